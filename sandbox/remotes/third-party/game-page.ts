import { randomUUID } from "node:crypto";
import { fromMinor } from "~/domain/money/money";
import type { CatalogueGame } from "~sandbox/games/game";
import { isFramed } from "~sandbox/games/providers";
import { stakeBounds } from "~sandbox/services/casino/compute-round";
import type { InHouseGamePageData } from "~sandbox/services/casino/in-house-game-page-data";
import type { ShownRound } from "~sandbox/services/casino/shown-round";
import { html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePageResult } from "../page-request";
import { fairnessPart } from "./fairness";
import { framedPage } from "./framed-page";
import {
  factsPart,
  gameDescriptionPage,
  uncheckedRequestedOrFirstAccountId,
} from "./game-description";
import {
  renderBetsAwaitingSharedDraw,
  renderSeedHashAndEarlierDraws,
  renderSharedRoundStatus,
} from "./shared-round";
import type { CasinoRequest } from "./texts";
import { casinoGamePath } from "./tiles";
import { gameRendererFor } from "./views";

/** The page at a game's address: the game's description, or the game itself (CAS-03). */
export async function gamePage(ask: CasinoRequest, game: CatalogueGame): Promise<RemotePageResult> {
  const { query, deps } = ask;
  const player = await deps.player(ask.request);
  const mode = query.get("mode");
  if (isFramed(game) && mode !== null) {
    const framed = await framedPage(ask, game, player);
    if (framed) return framed;
  }
  if (mode === "real" && player) {
    const accountId = uncheckedRequestedOrFirstAccountId(ask, player);
    const asked = { accountId, round: query.get("round") };
    const table = await deps.casino.tableOf(player.userId, game, asked);
    if (table) return tablePage(ask, game, table, false);
  }
  if (mode === "fun") {
    const table = await deps.casino.funTableOf(query.get("session") ?? "", game);
    if (table) return tablePage(ask, game, table, true);
  }
  return gameDescriptionPage(ask, game, player);
}

/** Address of the game with its account or fun session, without a round. */
export function playPageHref(ask: CasinoRequest, table: InHouseGamePageData): string {
  const query = new URLSearchParams();
  if (table.accountId === null) {
    query.set("mode", "fun");
    query.set("session", ask.query.get("session") ?? "");
  } else {
    query.set("mode", "real");
    query.set("account", String(table.accountId));
  }
  return `${ask.at(ask.path.join("/"))}?${query}`;
}

/** An amount in the game's unit: money of the account, or credits. */
export function amountText(
  ask: CasinoRequest,
  table: Pick<InHouseGamePageData, "iso" | "accountId">,
  amount: string,
): string {
  if (table.accountId !== null) return formatMoneyText(amount, table.iso, ask.lng);
  return new Intl.NumberFormat(ask.lng, { minimumFractionDigits: 2 }).format(Number(amount));
}

/**
 * The page of a game that runs on the platform's own pages: the last round drawn, the form of the
 * next one, the seeds (CAS-03, CAS-05, CAS-08).
 */
function tablePage(
  ask: CasinoRequest,
  game: CatalogueGame,
  table: InHouseGamePageData,
  isFun: boolean,
): RemotePageResult {
  const { t } = ask;
  const view = gameRendererFor(game);
  const { round } = table;
  const action = playPageHref(ask, table);
  const range = stakeBounds(game, table.iso, null);
  const words = `${isFun ? t.credits : t.balance}: `;
  const step = isFun ? "fun" : "real";
  const stakeValue = round ? fromMinorText(round, table) : fromMinor(range.min, table.iso);
  const body = html`<article class="game table-page" id="game"><div class="table-head"><h1>${game.name}</h1><p class="table-balance">${words}<strong>${isFun ? html`<data data-name="fun-balance" value="${table.balance}">${amountText(ask, table, table.balance)}</data>` : html`<data data-name="balance" value="${table.balance}">${amountText(ask, table, table.balance)}</data>`}</strong></p></div>${isFun && html`<p class="note">${t.forFun}</p>`}<div class="stage" data-mode="${step}">${table.shared ? view.stage(ask, table.shared.drawn[0]?.shown ?? null, []) : view.stage(ask, round?.shown ?? null, round?.next ?? [])}${round && resultPart(ask, table, round)}${!round && html`<p class="result quiet">${t.notPlayed}</p>`}${table.shared && renderSharedRoundStatus(ask, table.shared)}</div>${table.shared && renderBetsAwaitingSharedDraw(ask, table.shared, table.recent, action)}<form method="post" action="${round && !table.shared ? `${action}&round=${round.id}` : action}" class="controls" data-error-checking="${t.checking}" data-error-expired="${t.expired}" data-error-reality-check="${t.checkFirst}" data-error-age="${t.ageNeeded}" data-error-age-gate="${t.ageNeeded}"><input type="hidden" name="intent" value="play"><input type="hidden" name="key" value="${randomUUID()}">${
    round?.isOpen && !table.shared
      ? html`<p class="hint">${t.openRound}</p>${view.fields(ask, round.bet, round.next, round.shown, table.iso)}`
      : html`${view.fields(ask, round?.bet ?? null, [], null, table.iso)}${view.hasStake && html`<div class="field stake"><label for="stake">${t.stake} <span class="n" id="stake-range">${amountText(ask, table, fromMinor(range.min, table.iso))} – ${amountText(ask, table, fromMinor(range.max, table.iso))}</span></label><input id="stake" name="stake" inputmode="decimal" autocomplete="off" value="${stakeValue}"></div>`}<button class="btn primary play">${view.playWord(ask)}</button>`
  }</form>${factsPart(ask, game, table.iso)}<details class="block" id="game-rules"><summary>${t.rules}</summary>${view.rules(ask)}</details>${table.shared ? renderSeedHashAndEarlierDraws(ask, game, table.shared) : fairnessPart(ask, table, action)}${table.recent.length > 0 && recentPart(ask, table)}<p><a class="go" href="${ask.at(casinoGamePath(game))}">${t.backToGame}</a></p></article>`;
  return { title: game.name, body };
}

function fromMinorText(round: ShownRound, table: InHouseGamePageData): string {
  return viewStake(round.base, table.iso);
}

function viewStake(base: number, iso: string): string {
  return fromMinor(base as Parameters<typeof fromMinor>[0], iso);
}

/**
 * The result of a round in words; of an open round its data alone. A return below the stake is
 * shown as a loss (CAS-08).
 */
function resultPart(ask: CasinoRequest, table: InHouseGamePageData, round: ShownRound): Markup {
  const { t } = ask;
  const values = html`<span hidden><data data-name="round-id" value="${round.id}"></data><data data-name="round-stake" value="${round.stake}"></data><data data-name="round-win" value="${round.win}"></data><data data-name="round-state" value="${round.isOpen ? "open" : "closed"}"></data></span>`;
  if (round.isOpen) return html`${values}`;
  const win = Number(round.win);
  const stake = Number(round.stake);
  const text = (amount: string) => amountText(ask, table, amount);
  const net = (stake - win).toFixed((round.stake.split(".")[1] ?? "").length);
  const words =
    win === 0
      ? t.lost
      : win > stake
        ? t.won(text(round.win))
        : win === stake
          ? t.even(text(round.win))
          : t.back(text(round.win), text(net));
  return html`<p class="result${win > stake ? " won" : " quiet"}" role="status">${values}${words}</p>`;
}

function recentPart(ask: CasinoRequest, table: InHouseGamePageData): Markup {
  const { t } = ask;
  const row = (round: ShownRound) =>
    html`<tr><td><a href="${ask.at(`casino/fairness?round=${round.id}`)}">${round.id}</a></td><td>${ask.clock.time(round.at)}</td><td>${amountText(ask, table, round.stake)}</td><td>${round.isOpen ? "…" : amountText(ask, table, round.win)}</td></tr>`;
  return html`<section class="block"><h2>${t.recent}</h2><table class="sheet"><thead><tr><th scope="col">${t.round}</th><th scope="col">${t.when}</th><th scope="col">${t.stake}</th><th scope="col">${t.win}</th></tr></thead><tbody>${table.recent.map(row)}</tbody></table></section>`;
}
