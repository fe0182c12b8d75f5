import type { SandboxOptions } from "~/platform/transport/embedded/sandbox";

/** Environment of the process, read and validated once (docs/environment.md). */
export interface Env {
  readonly port: number;
  readonly host: string | null;
  readonly appEnv: "production" | "staging" | "development";
  /** Whether the embedded platform runs without SANDBOX=1: the start says that this is a demonstration. */
  readonly isDemonstration: boolean;
  /** null = the embedded platform. */
  readonly platformOrigin: string | null;
  readonly remoteOrigins: readonly string[];
  /** The first secret signs, all verify. */
  readonly secrets: readonly string[];
  readonly publicOrigin: string | null;
  readonly trustedProxies: readonly string[];
  /** Redis that nodes share for cache, limits and messages; null = single process (OPS-01). */
  readonly redisUrl: string | null;
  /** Whether the sandbox's control interface answers through proxies too. */
  readonly isControlOpenToProxies: boolean;
  readonly sandbox: SandboxOptions;
}

/** Variables by name, as `process.env` has them. */
export type EnvSource = Readonly<Record<string, string | undefined>>;
