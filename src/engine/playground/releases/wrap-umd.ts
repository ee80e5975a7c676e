/**
 * Releases before 2.2 have no modules for browsers. Their files put themselves into a global variable, or into `module.exports` if
 * there is one. Here they are given one, and become modules that a worker can import.
 */

/**
 * Two ways to get the global object, which has a name since 2020. The policy of the worker forbids making functions from texts, and in
 * modules functions have no `this`.
 */
const GLOBAL_OBJECT = /\b(?:new )?Function\("return this"\)\(\)|\bfunction\s*\(\)\s*\{\s*return this;?\s*\}\s*\(\)/g;

export function wrapUmd(code: string): string {
  return `const module = { exports: {} };
(function (exports) {
${code.replaceAll(GLOBAL_OBJECT, "globalThis")}
}).call(globalThis, module.exports);
export default module.exports;
`;
}

/** Some files of the oldest releases ask for modules of Node.js, so they run nowhere else. */
export function needsNode(code: string): boolean {
  return /^(?:"use strict"|'use strict');?\s*function _interopDefault\b/.test(code) && /\brequire\("/.test(code);
}
