import type { CatalogueGame } from "~sandbox/games/game";
import { providers } from "~sandbox/games/providers";
import { html, type Markup } from "../markup";
import { gameCover } from "./art";
import type { CasinoRequest } from "./texts";

/** Days for which a game is new. */
const newDays = 30;
const dayMs = 86_400_000;

export function isNewGame({ added }: CatalogueGame, now: number): boolean {
  const age = Math.floor(now / dayMs) - added;
  return age >= 0 && age <= newDays;
}

/** The path of a game's page after the language. */
export function casinoGamePath({ id, slug, play, sections }: CatalogueGame): string {
  if (play.engine === "slots") return `slots/game/${id}/${slug}`;
  return sections.includes("games") ? `games/${slug}` : `casino/game/${id}/${slug}`;
}

/**
 * The lowest return to player that a kind of bet of the game has, as text in percent with one
 * decimal at most, rounded down.
 */
function backOf({ lng }: CasinoRequest, { rules }: CatalogueGame): string {
  const share = Math.floor(rules.returns().least * 1_000 + 1e-7) / 1_000;
  return new Intl.NumberFormat(lng, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

function tile(ask: CasinoRequest, game: CatalogueGame): Markup {
  return html`<li class="tile"><a href="${ask.at(casinoGamePath(game))}">${gameCover(game)}<span class="tile-name">${game.name}</span><span class="tile-by">${providers[game.provider].name} · <span class="tile-back">${backOf(ask, game)}</span></span></a>${isNewGame(game, ask.now) && html`<span class="tile-new">${ask.t.isNew}</span>`}</li>`;
}

/** Games as covers in a grid. */
export function gameTiles(ask: CasinoRequest, games: readonly CatalogueGame[]): Markup {
  return html`<ul class="tiles">${games.map((game) => tile(ask, game))}</ul>`;
}

/** A row of games under a heading, with a link to all of them (`href` null = no link); false if there are no games. */
export function gameShelf(
  ask: CasinoRequest,
  title: string,
  games: readonly CatalogueGame[],
  href: string | null,
): Markup | false {
  return (
    games.length > 0 &&
    html`<section class="shelf"><div class="shelf-head"><h2>${title}</h2>${href !== null && html`<a class="go" href="${href}">${ask.t.allOf(title)}</a>`}</div>${gameTiles(ask, games)}</section>`
  );
}
