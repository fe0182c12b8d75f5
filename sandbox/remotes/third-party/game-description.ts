import { fromMinor } from "~/domain/money/money";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import type { RemoteShareCard } from "~/platform/services/remotes/wire.server";
import { type CatalogueGame, minRoundIntervalMs } from "~sandbox/games/game";
import { providers } from "~sandbox/games/providers";
import { calculateVolatility } from "~sandbox/games/volatility";
import { stakeBounds } from "~sandbox/services/casino/compute-round";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { descriptionOf, descriptionTexts, sentencesOf } from "../descriptions";
import { definitionRow, html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePageResult } from "../page-request";
import { gameCover, glyphIcon } from "./art";
import { renderSeedHashAndEarlierDraws, renderSharedRoundStatus } from "./shared-round";
import type { CasinoRequest } from "./texts";
import { gameRendererFor } from "./views";

/** A share as a percentage with two decimals: 97.30 %. */
export function formatPercentRoundedDown(ask: Pick<CasinoRequest, "lng">, share: number): string {
  const format = new Intl.NumberFormat(ask.lng, {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  // Rounds down, so that the page never states more than the game returns.
  return format.format(Math.floor(share * 10_000 + 1e-7) / 10_000);
}

/**
 * Id of the money account to play with: the one that the address names, unchecked, else the
 * player's first account that is no bonus account (his active one is first); null = he has none.
 */
export function uncheckedRequestedOrFirstAccountId(
  { query }: CasinoRequest,
  player: RemotePlayer,
): number | null {
  const typed = query.get("account") ?? "";
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  return player.accounts.find(({ type }) => type !== 4)?.id ?? null;
}

/** Why a game cannot be played now. */
export interface PlayRefusalAndFrameToKeep {
  /** The reason in words. */
  readonly reason: string;
  /**
   * Name of the game's frame, if the refusal asks for the answer to a reality check: a browser that
   * shows this frame keeps it instead of this page. Null = this page replaces the frame.
   */
  readonly heldFrame: string | null;
}

/** Description page of a game: what it is, its return and stakes, how it is played (CAS-03). */
export async function gameDescriptionPage(
  ask: CasinoRequest,
  game: CatalogueGame,
  player: RemotePlayer | null,
  refusal: PlayRefusalAndFrameToKeep | null = null,
): Promise<RemotePageResult> {
  const { t } = ask;
  const heldFrame = refusal?.heldFrame ?? null;
  const shared = ask.deps.casino.sharedOf(game);
  const liked = player ? await ask.deps.casino.favouritesOf(player.userId) : [];
  const lately = await ask.deps.casino.lastMultiples(game);
  const maker = html`<p class="hero-by"><a href="${ask.at(`providers/${game.provider}`)}">${providers[game.provider].name}</a></p>`;
  const body = html`<article class="game"${heldFrame !== null && html` data-game-held="${heldFrame}"`}><div class="hero" style="background-color:${game.look.back}"><div class="hero-art">${gameCover(game)}</div><div class="hero-words"><h1>${game.name}</h1>${maker}<p>${gameRendererFor(game).lead(ask)}</p>${game.shared && html`<p>${ask.t.sharedLead(game.shared.periodMs / 1000)}</p>`}</div></div>${refusal && html`<p class="note" role="alert">${refusal.reason}</p>`}<div class="start">${launchForms(ask, game, player)}${player && favouriteForm(ask, liked.includes(game.id))}</div>${factsPart(ask, game, player?.accounts[0]?.iso ?? ask.site.currency)}${latelyPart(ask, lately)}${shared && html`<div class="stage">${gameRendererFor(game).stage(ask, shared.drawn[0]?.shown ?? null, [])}${renderSharedRoundStatus(ask, shared)}</div>${renderSeedHashAndEarlierDraws(ask, game, shared)}`}<section class="block rules-part"><h2>${t.rules}</h2>${gameRendererFor(game).rules(ask)}</section></article>`;
  const iso = ask.site.currency;
  const range = stakeBounds(game, iso, null);
  const amount = (minor: typeof range.min) => formatMoneyText(fromMinor(minor, iso), iso, ask.lng);
  const d = descriptionTexts(ask.lng);
  const description = descriptionOf(
    d.casinoGame(
      game.name,
      providers[game.provider].name,
      formatPercentRoundedDown(ask, game.rules.returns().least),
    ),
    d.stakes(amount(range.min), amount(range.max)),
    ...sentencesOf(gameRendererFor(game).lead(ask), ask.lng),
    d.casinoMore,
  );
  return { title: game.name, description, body };
}

/** Share card of a game: its name and maker, and what it returns (SEO-12). */
export function casinoGameCard(ask: CasinoRequest, game: CatalogueGame): RemoteShareCard {
  const least = formatPercentRoundedDown(ask, game.rules.returns().least);
  return {
    title: game.name,
    above: providers[game.provider].name,
    lines: sentencesOf(gameRendererFor(game).lead(ask), ask.lng).slice(0, 1),
    figures: [{ name: ask.t.returnToPlayer, value: least }],
  };
}

/**
 * The returns of the game's last rounds, whoever played them, as multiples of their stakes; false =
 * none.
 */
function latelyPart(ask: CasinoRequest, multiples: readonly number[]): Markup | false {
  if (multiples.length === 0) return false;
  const format = new Intl.NumberFormat(ask.lng, { maximumFractionDigits: 2 });
  return html`<section class="lately"><h2>${ask.t.lately}</h2><ol dir="ltr">${multiples.map((times) => html`<li class="${times > 1 ? "won" : "lost"}">${format.format(times)} ×</li>`)}</ol></section>`;
}

/**
 * Forms that launch a game, for real money and for fun. Play for fun needs a confirmed age: by
 * being signed in, or by a statement in the form (CAS-03).
 */
function launchForms(ask: CasinoRequest, game: CatalogueGame, player: RemotePlayer | null): Markup {
  const { t } = ask;
  const action = ask.at(ask.path.join("/"));
  const own = player?.accounts.filter(({ type }) => type !== 4) ?? [];
  const age = ageLimitOfCountry(
    { ageLimit: ask.site.licence.ageLimit, ageLimits: ask.site.licence.ageLimits },
    ask.request.headers.get("x-geoip-country") ?? "",
  );
  const real = html`<form method="post" action="${action}" class="launch"><input type="hidden" name="intent" value="launch"><input type="hidden" name="mode" value="real">${
    own.length > 1 &&
    html`<div class="field"><label for="launch-account">${t.account}</label><select id="launch-account" name="accountId">${own.map(({ id, iso, money: amount }) => html`<option value="${String(id)}">${formatMoneyText(amount, iso, ask.lng)}</option>`)}</select></div>`
  }<button class="btn primary">${t.playReal}</button>${!player && html`<p class="hint">${t.signInToPlay}</p>`}</form>`;
  const fun = html`<form method="post" action="${action}" class="launch" data-error-age="${t.ageNeeded}"><input type="hidden" name="intent" value="launch"><input type="hidden" name="mode" value="fun">${
    !player &&
    html`<label class="tick"><input type="checkbox" id="age-confirm" name="confirm" value="1" data-error-age="${t.ageNeeded}"> ${t.ageConfirm(age)}</label>`
  }<button class="btn">${t.playFun}</button></form>`;
  return html`<div class="launches">${real}${!game.shared && fun}</div>`;
}

function favouriteForm(ask: CasinoRequest, isLiked: boolean): Markup {
  const { t } = ask;
  return html`<form method="post" action="${ask.at(ask.path.join("/"))}"><input type="hidden" name="intent" value="favourite"><input type="hidden" name="on" value="${isLiked ? "0" : "1"}"><button class="btn quiet">${glyphIcon("heart", 16)} ${isLiked ? t.dropFavourite : t.addFavourite}</button></form>`;
}

/** The figures of a game: maker, return, volatility, stakes, pace. */
export function factsPart(ask: CasinoRequest, game: CatalogueGame, iso: string): Markup {
  const { t } = ask;
  const { least, most } = game.rules.returns();
  const range = stakeBounds(game, iso, null);
  const shown = formatPercentRoundedDown(ask, least);
  const best = formatPercentRoundedDown(ask, most);
  const volatility = calculateVolatility(game);
  const seconds = new Intl.NumberFormat(ask.lng).format(
    minRoundIntervalMs(game.play.engine) / 1000,
  );
  return html`<dl class="facts">${definitionRow(t.provider, providers[game.provider].name)}${definitionRow(t.returnToPlayer, html`<data data-name="rtp" value="${(least * 100).toFixed(4)}">${shown === best ? shown : `${shown} – ${best}`}</data>`)}${volatility !== null && html`${definitionRow(t.volatility, html`<span class="dots" aria-hidden="true">${"●".repeat(volatility)}${"○".repeat(3 - volatility)}</span> ${t.volatilities[volatility - 1]}`)}`}${definitionRow(t.stakeRange, html`${formatMoneyText(fromMinor(range.min, iso), iso, ask.lng)} – ${formatMoneyText(fromMinor(range.max, iso), iso, ask.lng)}`)}${definitionRow(t.pace, t.paceOf(seconds))}</dl><p class="hint">${t.returnNote}</p>`;
}
