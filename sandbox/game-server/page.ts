import { randomBytes, randomUUID } from "node:crypto";
import { raw } from "hono/html";
import { subtractAmounts } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { languages } from "~/i18n/languages";
import { type CatalogueGame, minRoundIntervalMs } from "../games/game";
import { html, type Markup } from "../remotes/markup";
import { formatMoneyText } from "../remotes/money";
import { gameCover } from "../remotes/third-party/art";
import type { CasinoRequest } from "../remotes/third-party/texts";
import { gameRendererFor } from "../remotes/third-party/views";
import { stakeBounds } from "../services/casino/compute-round";
import type { PlayRefusal } from "../services/casino/refusal";
import { playRefusalText } from "../services/casino/refusal-texts";
import { gameScript } from "./script";
import type { ProviderRound } from "./sitting";
import { gameStyle } from "./style";
import { gameTexts } from "./texts";
import type { LaunchDetails } from "./wallet";

/**
 * Data of a game's page in its provider's frame. `over`: why nothing can be played with this launch
 * (`expired`, or `away` = the platform does not answer), null = the game can be played.
 */
export type GamePageData =
  | { readonly status: number; readonly seat: null; readonly over: "expired" | "away" }
  | {
      readonly status: number;
      readonly seat: LaunchDetails;
      readonly over: "expired" | null;
      readonly next: { readonly nonce: number; readonly hash: string };
      /** The last rounds of the sitting, newest first. */
      readonly recent: readonly ProviderRound[];
      /** The round that was just played; null = none. */
      readonly round: ProviderRound | null;
      readonly refusal: PlayRefusal["body"] | null;
      readonly typed: FormData | null;
    };

/** A game's document (CAS-03): whole without its script. */
export function gameDocument(
  ask: CasinoRequest,
  game: CatalogueGame,
  drawn: GamePageData,
  nonce: string,
): Markup {
  const { lng } = ask;
  const body = drawn.seat === null ? overPart(ask, drawn.over) : playPart(ask, game, drawn);
  return html`<!doctype html><html lang="${lng}" dir="${languages[lng].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${game.name}</title><style nonce="${nonce}">${raw(gameStyle)}</style></head><body><p id="said" class="sr" role="status"></p>${body}<script nonce="${nonce}">${raw(gameScript)}</script></body></html>`;
}

function overPart(ask: CasinoRequest, over: "expired" | "away"): Markup {
  const t = gameTexts(ask.lng);
  return html`<main class="app" data-over="${over}"><p class="note" role="alert">${over === "away" ? t.away : t.expired}</p></main>`;
}

type Playing = Extract<GamePageData, { seat: LaunchDetails }>;

function playPart(ask: CasinoRequest, game: CatalogueGame, drawn: Playing): Markup {
  const { t } = ask;
  const { seat, round, refusal, over } = drawn;
  const isFun = seat.mode === "fun";
  const view = gameRendererFor(game);
  const shown = (round ?? drawn.recent[0])?.shown ?? null;
  const values = round && {
    id: round.id,
    stake: fromMinor(round.stake, round.iso),
    win: fromMinor(round.win, round.iso),
  };
  return html`<main class="app" data-over="${over ?? ""}" data-wait="${round ? String(minRoundIntervalMs(game.rules.engine)) : "0"}" data-outcome="${round ? outcomeOf(round) : ""}"><header class="bar"><span class="mini">${gameCover(game)}</span><h1>${game.name}</h1><p class="purse">${isFun ? t.credits : t.balance} <strong><data data-name="${isFun ? "fun-balance" : "balance"}" value="${seat.balance}">${amount(ask, seat, seat.balance)}</data></strong></p></header><div class="stage">${view.stage(ask, shown, [])}${values && html`<span hidden><data data-name="round-id" value="${values.id}"></data><data data-name="round-stake" value="${values.stake}"></data><data data-name="round-win" value="${values.win}"></data></span>`}<p class="result${round && round.win > round.stake ? " won" : ""}" id="result">${round ? resultText(ask, seat, round) : t.notPlayed}</p></div>${refusal && html`<p class="problem" id="problem" role="alert" data-code="${refusal.code}">${refusalText(ask, refusal)}</p>`}${over === null ? playForm(ask, game, drawn) : html`<p class="note">${gameTexts(ask.lng).expired}</p>`}${recentPart(ask, drawn)}${fairPart(ask, drawn)}${linksPart(ask)}</main>`;
}

function playForm(
  ask: CasinoRequest,
  game: CatalogueGame,
  { seat, recent, refusal, typed }: Playing,
): Markup {
  const { t, request } = ask;
  const view = gameRendererFor(game);
  const { pathname, search } = new URL(request.url);
  const { min, max } = stakeBounds(game, seat.iso, null);
  const [last] = recent;
  const typedText = (name: string) => {
    const value = typed?.get(name);
    return typeof value === "string" ? value : null;
  };
  const stake = typedText("stake") ?? fromMinor(last?.stake ?? min, seat.iso);
  const seed = typedText("seed") ?? last?.clientSeed ?? randomBytes(8).toString("hex");
  const isWrong = refusal?.field === "stake";
  // A post whose stake has no confirmed result is sent again under its own key; a finished round
  // gets a new key.
  const key = refusal?.code === "checking" ? (typedText("key") ?? randomUUID()) : randomUUID();
  return html`<form method="post" action="${pathname + search}" class="controls"><input type="hidden" name="key" value="${key}">${view.fields(ask, last?.bet ?? null, [], null, seat.iso)}${view.hasStake && html`<div class="field stake"><label for="stake">${t.stake} <span class="n">${amount(ask, seat, fromMinor(min, seat.iso))} – ${amount(ask, seat, fromMinor(max, seat.iso))}</span></label><input id="stake" name="stake" inputmode="decimal" autocomplete="off" value="${stake}"${isWrong && html` aria-invalid="true" aria-describedby="problem"`}></div>`}<button class="btn primary play" id="play">${view.playWord(ask)}</button><details class="seed-in"><summary>${t.clientSeed}</summary><input name="seed" dir="ltr" maxlength="64" autocomplete="off" aria-label="${t.clientSeed}" value="${seed}"></details></form>`;
}

/**
 * The last rounds of the sitting as a list: how many times its stake each returned ("1.5 ×"); false
 * = no round has been played.
 */
function recentPart(ask: CasinoRequest, { recent }: Playing): Markup | false {
  if (recent.length === 0) return false;
  const times = new Intl.NumberFormat(ask.lng, { maximumFractionDigits: 2 });
  return html`<section class="lately"><h2>${ask.t.recent}</h2><ol>${recent.map((round) => html`<li class="${outcomeOf(round)}">${times.format(round.win / round.stake)} ×</li>`)}</ol></section>`;
}

/**
 * The fold about fairness: the next round's nonce and the hash of its server seed, and the seeds
 * and nonce by which the last round can be checked (CAS-05).
 */
function fairPart(ask: CasinoRequest, { next, recent }: Playing): Markup {
  const { t } = ask;
  const [last] = recent;
  const row = (name: string, words: string, value: string) =>
    html`<div><dt>${words}</dt><dd><data data-name="${name}" value="${value}" dir="ltr">${value}</data></dd></div>`;
  return html`<details class="fair"><summary>${t.fairness}</summary><dl class="seeds">${row("server-seed-hash", t.hash, next.hash)}${row("nonce", t.nonce, String(next.nonce))}${
    last &&
    html`${row("server-seed", gameTexts(ask.lng).lastSeed, last.serverSeed)}${row("last-client-seed", t.clientSeed, last.clientSeed)}${row("last-nonce", gameTexts(ask.lng).lastNonce, String(last.nonce))}`
  }</dl></details>`;
}

/**
 * Buttons to pages of the shop (cashier, limits, history). Only the shell around the frame can open
 * them, on a message from the game's script, so they are hidden until the script shows them.
 */
function linksPart(ask: CasinoRequest): Markup {
  const t = gameTexts(ask.lng);
  const to = (page: string, words: string) =>
    html`<button type="button" class="link" data-open="${page}">${words}</button>`;
  return html`<p class="doors" hidden>${to("cashier", t.cashier)}${to("limits", t.limits)}${to("history", t.history)}</p>`;
}

function amount(ask: CasinoRequest, seat: LaunchDetails, value: string): string {
  if (seat.mode === "real") return formatMoneyText(value, seat.iso, ask.lng);
  return new Intl.NumberFormat(ask.lng, { minimumFractionDigits: 2 }).format(Number(value));
}

function outcomeOf({ win, stake }: ProviderRound): "won" | "even" | "lost" {
  if (win === stake) return "even";
  return win > stake ? "won" : "lost";
}

/** The result of a round in words. A return below the stake is shown as a loss (CAS-08). */
function resultText(
  ask: CasinoRequest,
  seat: LaunchDetails,
  { win, stake, iso }: ProviderRound,
): string {
  const { t } = ask;
  const text = (value: typeof win) => amount(ask, seat, fromMinor(value, iso));
  if (win === 0) return t.lost;
  if (win > stake) return t.won(text(win));
  return win === stake ? t.even(text(win)) : t.back(text(win), text(subtractAmounts(stake, win)));
}

function refusalText(ask: CasinoRequest, refusal: PlayRefusal["body"]): string {
  const t = gameTexts(ask.lng);
  if (refusal.code === "checking") return t.checking;
  if (refusal.code === "returned") return t.returned;
  if (refusal.code === "token") return t.expired;
  return playRefusalText(refusal, ask.lng) || t.away;
}
