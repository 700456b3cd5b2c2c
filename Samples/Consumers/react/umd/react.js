// React as a module, where it is installed as a script.
export const { Fragment, createElement, memo, useEffect, useRef, useState, useSyncExternalStore } =
  globalThis.React;
