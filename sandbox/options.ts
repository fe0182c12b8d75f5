export type { Sandbox, SandboxOptions } from "~/platform/transport/embedded/sandbox";
