import type { Changes, KnownVersion } from "~/platform/changes/client.server";

/** The hub's dependencies. */
export interface HubPorts {
  /** Changes at the platform; null = no response. */
  load(
    games: readonly KnownVersion<number>[],
    sessions: readonly KnownVersion<string>[],
  ): Promise<Changes | null>;
  /** The platform's clock, ms since epoch. */
  now(): number;
}
