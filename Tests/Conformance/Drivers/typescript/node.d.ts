// What the driver uses of node, so that it needs no package of types.
declare module "fs" {
  export function readFileSync(file: number | string, encoding: "utf8"): string;
}
