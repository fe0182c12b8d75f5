import type { PageResult } from "../ask";
import { emptyState, html } from "../markup";
import { casinoMenu, gamesWith, offered } from "./lobby";
import type { Ask } from "./texts";
import { shelf, tiles } from "./tiles";

/** The player's own casino: what he played last, and his favourites (CAS-11). */
export async function minePage(ask: Ask, part: string | undefined): Promise<PageResult> {
  if (part !== undefined && part !== "favorites") return null;
  const { t } = ask;
  const player = await ask.deps.player(ask.request);
  if (!player) return "sign-in";
  const list = offered(ask);
  const liked = gamesWith(list, await ask.deps.casino.favouritesOf(player.userId));
  const lobby: [string, string][] = [[ask.at("casino"), t.toLobby]];
  const likedPart =
    liked.length > 0 ? tiles(ask, liked) : emptyState(t.noFavourites, t.favouriteHint, lobby);
  if (part === "favorites")
    return {
      title: t.favourites,
      body: html`<h1>${t.favourites}</h1>${casinoMenu(ask, null)}${likedPart}`,
    };
  const played = gamesWith(list, await ask.deps.casino.playedBy(player.userId));
  const playedPart =
    played.length > 0
      ? shelf(ask, t.lastPlayed, played, null)
      : html`<section class="shelf"><h2>${t.lastPlayed}</h2>${emptyState(t.nothingPlayed, t.playedHint, lobby)}</section>`;
  return {
    title: t.myCasino,
    body: html`<h1>${t.myCasino}</h1>${casinoMenu(ask, null)}${playedPart}<section class="shelf"><div class="shelf-head"><h2>${t.favourites}</h2><a class="go" href="${ask.at("my-casino/favorites")}">${t.allOf(t.favourites)}</a></div>${likedPart}</section>`,
  };
}
