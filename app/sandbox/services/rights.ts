import { banAllowsWithdrawal, isBanned } from "~/domain/accounts/ban";
import { findLongestPlayLock } from "~/domain/limits/play-lock";
import type { AccountRight } from "~/domain/session/rights";
import { loadStoredLimits } from "./limits/keep";
import { toLimits } from "./limits/stored";
import type { PlayerRow } from "./people";
import type { SandboxServices } from "./sandbox-services";
import { parseUserConfig } from "./user";

/**
 * What a player may do now (SES-04 "get rights"), by the restrictions of his own account: betting,
 * playing, depositing, withdrawing.
 */
export async function playerRights(
  services: SandboxServices,
  player: PlayerRow,
): Promise<AccountRight[]> {
  if (player.isFrozen) return [];
  const now = services.world.now();
  const { ban_level: level, ban_version: version } = parseUserConfig(player);
  const ban = { level, version };
  const lock = findLongestPlayLock(
    toLimits(await loadStoredLimits(services.db, player.id), now),
    now,
  );
  const isFree = !isBanned(ban) && lock === null && !player.termsChanged;
  return [
    ...(isFree ? (["bet", "play", "deposit"] as const) : []),
    ...(!isBanned(ban) || banAllowsWithdrawal(ban) ? (["withdraw"] as const) : []),
  ];
}
