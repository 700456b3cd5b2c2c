/** The little of node that the tests use. */
declare module "fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
}

declare const process: { readonly argv: readonly string[] };
declare const console: { log(...values: unknown[]): void };
