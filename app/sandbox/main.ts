/** The embedded platform's one door: loaded at run time, and only where no upstream is configured (SBX-06). */
export { openSandbox } from "./open";
export type { Sandbox, SandboxOptions } from "./options";
export { type ServedSandbox, type ServeOptions, serveSandbox } from "./serve";
