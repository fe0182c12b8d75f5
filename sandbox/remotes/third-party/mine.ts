import { gameById } from "~sandbox/games/catalogue";
import type { CurrencyRoundTotals } from "~sandbox/services/casino/round-totals";
import type { ShownRound } from "~sandbox/services/casino/shown-round";
import { definitionRow, emptyState, html, type Markup } from "../markup";
import { formatMoneyText, moneyData } from "../money";
import type { RemotePageResult } from "../page-request";
import { casinoMenu, gamesByIds, offeredGames } from "./lobby";
import type { CasinoRequest } from "./texts";
import { gameShelf, gameTiles } from "./tiles";

/** Rounds listed at a time. */
const perPage = 20;

/**
 * Totals of the player's rounds by currency, and a table of rounds, each with a link to the page
 * that verifies it.
 */
function roundsPart(
  ask: CasinoRequest,
  rounds: readonly ShownRound[],
  totals: readonly CurrencyRoundTotals[],
): Markup {
  const { t, lng } = ask;
  const last = rounds.at(-1);
  const total = ({ iso, count, staked, returned, net }: CurrencyRoundTotals) =>
    html`<dl class="facts">${definitionRow(t.rounds, String(count))}${definitionRow(t.staked, formatMoneyText(staked, iso, lng))}${definitionRow(t.returned, formatMoneyText(returned, iso, lng))}${definitionRow(t.net, moneyData("casino-net", net, iso, lng))}</dl>`;
  const row = ({ id, gameId, iso, stake, win, isOpen, at }: ShownRound) =>
    html`<tr><td><a href="${ask.at(`casino/fairness?round=${id}`)}">${gameById(gameId)?.name ?? id}</a></td><td>${ask.clock.time(at)}</td><td>${formatMoneyText(stake, iso, lng)}</td><td>${isOpen ? "…" : formatMoneyText(win, iso, lng)}</td></tr>`;
  return html`<section class="shelf"><h2>${t.recent}</h2>${totals.map(total)}<table class="sheet block"><thead><tr><th scope="col">${t.game}</th><th scope="col">${t.when}</th><th scope="col">${t.stake}</th><th scope="col">${t.win}</th></tr></thead><tbody>${rounds.map(row)}</tbody></table>${last && rounds.length === perPage && html`<p class="pager"><a class="btn" href="${ask.at(`my-casino?before=${last.id}`)}">${t.older}</a></p>`}</section>`;
}

/** The player's own casino: what he played last, and his favourites (CAS-11). */
export async function myCasinoPage(
  ask: CasinoRequest,
  part: string | undefined,
): Promise<RemotePageResult> {
  if (part !== undefined && part !== "favorites") return null;
  const { t } = ask;
  const player = await ask.deps.player(ask.request);
  if (!player) return "sign-in";
  const list = offeredGames(ask);
  const liked = gamesByIds(list, await ask.deps.casino.favouritesOf(player.userId));
  const lobby: [string, string][] = [[ask.at("casino"), t.toLobby]];
  const likedPart =
    liked.length > 0 ? gameTiles(ask, liked) : emptyState(t.noFavourites, t.favouriteHint, lobby);
  if (part === "favorites")
    return {
      title: t.favourites,
      body: html`<h1>${t.favourites}</h1>${casinoMenu(ask, "mine")}${likedPart}`,
    };
  const played = gamesByIds(list, await ask.deps.casino.playedBy(player.userId));
  const playedPart =
    played.length > 0
      ? gameShelf(ask, t.lastPlayed, played, null)
      : html`<section class="shelf"><h2>${t.lastPlayed}</h2>${emptyState(t.nothingPlayed, t.playedHint, lobby)}</section>`;
  const before = /^\d{1,15}$/.test(ask.query.get("before") ?? "")
    ? Number(ask.query.get("before"))
    : null;
  const rounds = await ask.deps.casino.roundsOf(player.userId, before, perPage);
  const totals = await ask.deps.casino.totalsOf(player.userId);
  return {
    title: t.myCasino,
    body: html`<h1>${t.myCasino}</h1>${casinoMenu(ask, "mine")}${playedPart}<section class="shelf"><div class="shelf-head"><h2>${t.favourites}</h2><a class="go" href="${ask.at("my-casino/favorites")}">${t.allOf(t.favourites)}</a></div>${likedPart}</section>${rounds.length > 0 && roundsPart(ask, rounds, totals)}`,
  };
}
