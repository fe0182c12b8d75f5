import type { SiteConfig } from "~/domain/settings/site-config";
import { recordWithoutPrototype } from "../../transport/record.server";
import type { ConfigGroupsWire } from "./wire.server";

/**
 * The parts of site config that come from a call of their own: rules of the coupon, and redirect
 * paths.
 */
export type ConfigGroups = Pick<SiteConfig, "coupon" | "paths">;

/** Defaults for groups that failed to load (CFG-02: a failure is logged only). */
export const defaultGroups: ConfigGroups = {
  coupon: { maxBets: 50, minAmountTypes: [0, 1, 2, 4, 9], bonusFeature: false, promoCodes: false },
  paths: { promo: recordWithoutPrototype({}, String), tokens: recordWithoutPrototype({}, String) },
};

/** Maps the loaded config groups of the wire; a missing group gets its default. */
export function toConfigGroups(wire: ConfigGroupsWire): ConfigGroups {
  return {
    coupon: wire.coupon ?? defaultGroups.coupon,
    paths: wire.paths
      ? {
          promo: recordWithoutPrototype(wire.paths.promo, String),
          tokens: recordWithoutPrototype(wire.paths.tokens, String),
        }
      : defaultGroups.paths,
  };
}
