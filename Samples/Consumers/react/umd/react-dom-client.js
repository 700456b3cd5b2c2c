// React's renderer as a module, where it is installed as a script.
export const { createRoot } = globalThis.ReactDOM;
