// Loads the extension for VS Code with stand-ins for the editor's modules, and prints what it starts.
// node extension.js EXTENSION MENUC
"use strict";

const Module = require("node:module");
const [extension, menuc] = process.argv.slice(2);
const settings = { path: menuc, documents: ["**/*.toml"] };
const providers = {};

class LanguageClient {
  constructor(...words) {
    this.words = words;
  }

  async start() {
    const [id, name, server, client] = this.words;
    console.log(JSON.stringify({ id, name, args: server.args, client }));
  }

  async stop() {
    console.log("stopped");
  }
}

const standIns = {
  vscode: {
    workspace: {
      getConfiguration: () => ({ get: (key, missing) => settings[key] ?? missing }),
      registerTextDocumentContentProvider: (scheme, provider) => (providers[scheme] = provider),
    },
  },
  "vscode-languageclient/node": { LanguageClient, TransportKind: { stdio: 0 } },
};
const load = Module._load;
Module._load = (name, ...rest) => standIns[name] ?? load(name, ...rest);

async function main() {
  const { activate, deactivate } = require(extension);
  await activate({ subscriptions: [] });
  const provider = providers["menuc-explanation"];
  const text = await provider.provideTextDocumentContent({ path: "duplicate-id" });
  console.log(text.split("\n")[0]);
  console.log(await provider.provideTextDocumentContent({ path: "--help" }));
  await deactivate();
}

main();
