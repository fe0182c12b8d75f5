import type { AccountRight } from "~/domain/session/rights";
import type { PlayerRow } from "./people";
import { restrictionOf } from "./restrictions";
import type { SandboxServices } from "./sandbox-services";

/**
 * What a player may do now (SES-04 "get rights"), by the restrictions of his own account: betting,
 * playing, depositing, withdrawing.
 */
export function playerRights(services: SandboxServices, player: PlayerRow): AccountRight[] {
  const now = services.world.now();
  const isOpen = (activity: "play" | "deposit" | "withdrawal") =>
    restrictionOf(player, activity, now) === null;
  const hasTerms = !player.termsChanged;
  return [
    ...(hasTerms && isOpen("play") ? (["bet", "play"] as const) : []),
    ...(hasTerms && isOpen("deposit") ? (["deposit"] as const) : []),
    ...(isOpen("withdrawal") ? (["withdraw"] as const) : []),
  ];
}
