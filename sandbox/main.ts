/** Entry point of the embedded platform: loaded at run time, only if no upstream is configured (SBX-06), and by the build. */
export { packNewDatabase } from "./db/open";
export { openSandbox } from "./open";
export type { Sandbox, SandboxOptions } from "./options";
export { type ServedSandbox, type ServeOptions, serveSandbox } from "./serve";
