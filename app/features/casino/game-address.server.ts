import type { RequestContext } from "~/features/gate/request-context";
import type { PlayFunds } from "~/platform/services/casino/client.server";

/** The game of an address: `…/game/{gameId}/…` or `games/{gameRoute}`. */
export function gameIdOfAddress({ decision }: RequestContext): string {
  const params = decision.kind === "render" ? decision.params : {};
  return params["gameId"] ?? params["gameRoute"] ?? "";
}

/** The account or fun session in the address; a fun mode without its token is invalid. */
export function fundsOfAddress({ url }: RequestContext): PlayFunds | null {
  const query = url.searchParams;
  if (query.get("mode") === "fun") {
    const token = query.get("session") ?? "";
    return token === "" ? null : { mode: "fun", token };
  }
  return { mode: "real", accountId: wholeOrNull(query.get("account")) };
}

/** A whole number as an address or a form has it; null where it is none. */
export function wholeOrNull(typed: string | null): number | null {
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/**
 * The path of the game's page with the account or the fun session that pays, and the shown round,
 * in its query.
 */
export function gamePagePath(
  { url }: RequestContext,
  table: PlayFunds,
  round: string | null,
): string {
  const query = new URLSearchParams({ mode: table.mode });
  if (table.mode === "fun") query.set("session", table.token);
  else if (table.accountId !== null) query.set("account", String(table.accountId));
  if (round !== null) query.set("round", round);
  return `${url.pathname}?${query}`;
}
