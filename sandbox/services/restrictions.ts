import {
  findLongestRestriction,
  type Restriction,
  restrictionsInForce,
  type ShutActivity,
} from "~/domain/accounts/restrictions";
import { playerRecordWire } from "~/platform/services/user/config-wire.server";
import { parseStoredLimits, toLimits } from "./limits/stored";
import type { PlayerRow } from "./people";

/**
 * The restriction of a player that shuts an activity for longest; null = it is open. `limits` and
 * `config` are those of the player's row, read behind its lock where money depends on them.
 */
export function restrictionOf(
  player: Pick<PlayerRow, "config" | "limits" | "isFrozen">,
  activity: ShutActivity,
  now: number,
): Restriction | null {
  const { ban_level: level, ban_version: version } = playerRecordWire.parse(player.config);
  const limits = toLimits(parseStoredLimits(player.limits), now);
  const all = restrictionsInForce(
    { limits, ban: { level, version }, isFrozen: player.isFrozen },
    now,
  );
  return findLongestRestriction(all, activity);
}
