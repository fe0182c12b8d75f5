import { gameByIdOrSlug } from "~sandbox/games/catalogue";
import type { CatalogueGame } from "~sandbox/games/game";
import { providers } from "~sandbox/games/providers";
import { descriptionOfText } from "../descriptions";
import { html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePage, RemotePageResult } from "../page-request";
import { gameCover } from "./art";
import { formatPercentRoundedDown } from "./game-description";
import { casinoMenu, offeredGames, sortByPopularity } from "./lobby";
import { landingPageTexts } from "./page-texts";
import type { CasinoRequest } from "./texts";
import { casinoGamePath, gameShelf, gameTiles } from "./tiles";
import { gameRendererFor } from "./views";

const link = (href: string, words: string, look = "btn primary") =>
  html`<a class="${look}" href="${href}">${words}</a>`;

/** `games-landing/{game}`: one game presented, with the way to its table. */
export async function gameLandingPage(ask: CasinoRequest, name: string): Promise<RemotePageResult> {
  const game = gameByIdOrSlug(name);
  if (!game || !offeredGames(ask).includes(game)) return null;
  const t = landingPageTexts(ask.lng);
  const others = offeredGames(ask).filter(
    ({ id, provider }) => provider === game.provider && id !== game.id,
  );
  const body = html`<article class="game"><div class="landing-hero">${gameCover(game)}<h1>${game.name}</h1><p>${gameRendererFor(game).lead(ask)}</p><p>${link(ask.at(casinoGamePath(game)), t.openGame)}</p></div><ul class="points-list"><li>${ask.t.returnToPlayer}: <strong>${formatPercentRoundedDown(ask, game.rules.returns().least)}</strong></li><li>${t.fair}</li>${!game.shared && html`<li>${t.free}</li>`}</ul><section class="block"><h2>${ask.t.rules}</h2>${gameRendererFor(game).rules(ask)}</section></article>${gameShelf(ask, providers[game.provider].name, others.slice(0, 6), ask.at(`providers/${game.provider}`))}`;
  // The game's own page is what a search should find.
  return { title: game.name, canonical: casinoGamePath(game), body };
}

/** Page `thank-you`, shown after something has been sent or paid: it leads on to popular games. */
export async function thankYouPage(ask: CasinoRequest): Promise<RemotePage> {
  const { title, lead } = landingPageTexts(ask.lng).thankYou;
  const popular = (await sortByPopularity(ask, offeredGames(ask))).slice(0, 6);
  return {
    title,
    body: html`<h1>${title}</h1><p>${lead}</p>${gameShelf(ask, ask.t.popular, popular, ask.at("casino"))}`,
  };
}

/** `casino/slot-first-deposit`: slots to begin with, and what to know before the first deposit. */
export function firstDepositAdvicePage(ask: CasinoRequest): RemotePage {
  const { title, lead, steps, limit, deposit } = landingPageTexts(ask.lng).firstDeposit;
  const { iso } = { iso: ask.site.currency };
  const first = offeredGames(ask).filter(({ sections }) => sections.includes("slots/demo"));
  const body = html`<h1>${title}</h1>${casinoMenu(ask, null)}<p>${lead}</p><ol class="steps">${steps(formatMoneyText("10", iso, ask.lng)).map((step) => html`<li>${step}</li>`)}</ol><p class="launches">${link(ask.at("office/responsible"), limit, "btn")}${link(ask.at("office/recharge"), deposit)}</p>${gameTiles(ask, first)}`;
  return { title, description: descriptionOfText(title, lead, ask.lng), body };
}

/**
 * `landing-{x}`: a page without the header, for those who come for the first time, with one way in (SCR-13): to
 * an account, or for a player to the lobby.
 */
export async function landingPage(ask: CasinoRequest, name: string): Promise<RemotePage | null> {
  const t = landingPageTexts(ask.lng).landing;
  const list = offeredGames(ask);
  const sets: Readonly<Record<string, (game: CatalogueGame) => boolean>> = {
    welcome: ({ sections }) => sections.includes("slots/demo") || sections.includes("casino/demo"),
    slots: ({ sections }) => sections.includes("slots"),
    tables: ({ sections }) => sections.includes("casino/table"),
    cards: ({ sections }) => sections.includes("card-games"),
  };
  const picked = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (!picked) return null;
  const [main] = list.filter(picked);
  const isNew = ask.site.features.registration && !(await ask.deps.player(ask.request));
  const way = isNew ? link(ask.at("registration"), t.join) : link(ask.at("casino"), ask.t.toLobby);
  const body: Markup = html`<article class="game">${main && html`<div class="landing-hero">${gameCover(main)}<h1>${t.title}</h1><p>${t.lead}</p><p class="launches">${way}</p></div>`}${gameTiles(ask, list.filter(picked).slice(0, 12))}<p class="hint">${t.safe}</p></article>`;
  // For those who come by an advertisement.
  return { title: t.title, isNoindex: true, body };
}
