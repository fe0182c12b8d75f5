import { realityCheckCode, timeLimitUnitMs } from "~/domain/limits/codes";
import { findLimitInForce } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import type { CatalogueGame } from "../../games/game";
import { refuseRestrictedOwner } from "../coupons/judge";
import { readAccount } from "../coupons/own-account";
import { isDailySessionLimitUsed } from "../limits/session";
import { parseStoredLimits, toLimits } from "../limits/stored";
import { findPlayer, readTokenClaimsIgnoringSession } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { findFunSession } from "./fun";
import { realityCheckText } from "./launch-check";
import { createLaunchToken } from "./launch-token";
import type { LaunchResult } from "./pages";

/**
 * Makes the launch token of a game for its frame, or returns why the player may not play it now
 * (CAS-03, CAS-08); null = no such fun session, no player, or no account of his to play with.
 */
export async function launchFramedGame(
  services: SandboxServices,
  request: Request,
  game: CatalogueGame,
  asked: { readonly accountId: number | null } | { readonly fun: string },
): Promise<LaunchResult | null> {
  const gameId = game.id;
  if ("fun" in asked) {
    const row = await findFunSession(services, asked.fun);
    if (!row || row.gameId !== gameId) return null;
    const token = createLaunchToken(services, {
      mode: "fun",
      userId: 0,
      sid: row.id,
      gameId,
      accountId: 0,
      check: "",
    });
    return { ok: true, token };
  }
  const { accountId } = asked;
  const claims = readTokenClaimsIgnoringSession(services, request);
  const player = claims && (await findPlayer(services, request));
  if (!claims || !player || accountId === null) return null;
  const own = await readAccount(services, claims, accountId);
  if (!own || own.account.type === 4) return null;
  const held = refuseRestrictedOwner(own.standing);
  if (held) return { ok: false, code: held.body.code };
  const limits = toLimits(parseStoredLimits(player.limits), services.world.now());
  if (await isDailySessionLimitUsed(services, services.db, claims.sid, limits))
    return { ok: false, code: "session-limit" };
  const leftMs = checkInMs(services, request, limits);
  if (leftMs === 0) return { ok: false, code: "reality-check" };
  const { userId, sid } = claims;
  const token = createLaunchToken(
    services,
    {
      mode: "real",
      userId,
      sid,
      gameId,
      accountId,
      check: realityCheckText(limits, services.world.now()),
    },
    leftMs,
  );
  return { ok: true, token };
}

/**
 * Time to the player's next reality check as the shell reports it, at most one interval, ms; null =
 * no reality checks.
 */
function checkInMs(
  services: SandboxServices,
  request: Request,
  limits: readonly Limit[],
): number | null {
  const check = findLimitInForce(limits, realityCheckCode, services.world.now())?.value;
  if (!check) return null;
  const interval = check * timeLimitUnitMs(realityCheckCode);
  const told = request.headers.get("x-check-in");
  return told !== null && /^\d{1,12}$/.test(told) ? Math.min(interval, Number(told)) : interval;
}
