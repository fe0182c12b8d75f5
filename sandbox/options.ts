export type { Sandbox, SandboxOptions } from "~/platform/sandbox";
