import type { SiteConfig } from "~/domain/settings/site-config";
import type {
  GameAndSessionChanges,
  KnownVersion,
} from "~/platform/services/changes/client.server";

/** What the push hub needs from its environment: the platform's changes and clock. */
export interface HubPorts {
  /** Changes at the platform; null = no response. */
  load(
    games: readonly KnownVersion<number>[],
    sessions: readonly KnownVersion<string>[],
  ): Promise<GameAndSessionChanges | null>;
  /** The maintenance that site config has for visitors of a country (null = not known); null = none. */
  maintenance(country: string | null): Promise<SiteConfig["maintenance"]>;
  /** The platform's clock, ms since epoch. */
  now(): number;
}
