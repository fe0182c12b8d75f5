import { randomUUID } from "node:crypto";
import { fromMinor } from "~/domain/money/money";
import { ageLimitIn } from "~/domain/settings/site-config";
import type { GameRow } from "~/sandbox/games/game";
import { paceMs } from "~/sandbox/games/game";
import { providers } from "~/sandbox/games/providers";
import type { ShownRound, TableView } from "~/sandbox/services/casino/pages";
import { stakeBounds } from "~/sandbox/services/casino/reckon";
import type { RemotePlayer } from "~/sandbox/services/remote-deps";
import type { PageResult } from "../ask";
import { html, type Markup } from "../markup";
import { money } from "../money";
import { cover, glyph } from "./art";
import { fairnessPart } from "./fairness";
import { sharedBets, sharedDrawn, sharedStatus } from "./shared-part";
import type { Ask } from "./texts";
import { gamePath } from "./tiles";
import { viewOf } from "./views";

/** A share as a percentage with two decimals: 97.30 %. */
export function percent(ask: Ask, share: number): string {
  const format = new Intl.NumberFormat(ask.lng, {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  // Never more than the game returns.
  return format.format(Math.floor(share * 10_000 + 1e-7) / 10_000);
}

/** What is at a game's address: the game described, or the table where it is played (CAS-03). */
export async function gamePage(ask: Ask, game: GameRow): Promise<PageResult> {
  const { query, deps } = ask;
  const player = await deps.player(ask.request);
  const mode = query.get("mode");
  if (mode === "real" && player) {
    const typed = query.get("account") ?? "";
    const active = player.accounts.find(({ type }) => type !== 4)?.id ?? null;
    const accountId = /^\d{1,9}$/.test(typed) ? Number(typed) : active;
    const asked = { accountId, round: query.get("round") };
    const table = await deps.casino.tableOf(player.userId, game, asked);
    if (table) return tablePage(ask, game, table, false);
  }
  if (mode === "fun") {
    const table = await deps.casino.funTableOf(query.get("session") ?? "", game);
    if (table) return tablePage(ask, game, table, true);
  }
  return describedPage(ask, game, player);
}

async function describedPage(
  ask: Ask,
  game: GameRow,
  player: RemotePlayer | null,
): Promise<PageResult> {
  const { t } = ask;
  const shared = ask.deps.casino.sharedOf(game);
  const liked = player ? await ask.deps.casino.favouritesOf(player.userId) : [];
  const body = html`<article class="game"><div class="game-head"><div class="game-cover">${cover(game)}</div><div class="game-intro"><h1>${game.name}</h1><p class="hint"><a class="go" href="${ask.at(`providers/${game.provider}`)}">${providers[game.provider].name}</a></p><p>${viewOf(game).lead(ask)}</p>${game.shared && html`<p>${ask.t.sharedLead(game.shared.periodMs / 1000)}</p>`}${launchForms(ask, game, player)}${player && favouriteForm(ask, liked.includes(game.id))}</div></div>${factsPart(ask, game, player?.accounts[0]?.iso ?? ask.site.currency)}${shared && html`<div class="stage">${viewOf(game).stage(ask, shared.drawn[0]?.shown ?? null, [])}${sharedStatus(ask, shared)}</div>${sharedDrawn(ask, game, shared)}`}<section class="block"><h2>${t.rules}</h2>${viewOf(game).rules(ask)}</section></article>`;
  return { title: game.name, body };
}

/** Play for real, and for fun where the age is confirmed: by signing in, or by saying so here (CAS-03). */
function launchForms(ask: Ask, game: GameRow, player: RemotePlayer | null): Markup {
  const { t } = ask;
  const action = ask.at(ask.path.join("/"));
  const own = player?.accounts.filter(({ type }) => type !== 4) ?? [];
  const age = ageLimitIn(
    { ageLimit: ask.site.licence.ageLimit, ageLimits: ask.site.licence.ageLimits },
    ask.request.headers.get("x-geoip-country") ?? "",
  );
  const real = html`<form method="post" action="${action}" class="launch"><input type="hidden" name="intent" value="launch"><input type="hidden" name="mode" value="real">${
    own.length > 1 &&
    html`<div class="field"><label for="launch-account">${t.account}</label><select id="launch-account" name="accountId">${own.map(({ id, iso, money: amount }) => html`<option value="${String(id)}">${money(amount, iso, ask.lng)}</option>`)}</select></div>`
  }<button class="btn primary">${t.playReal}</button>${!player && html`<p class="hint">${t.signInToPlay}</p>`}</form>`;
  const fun = html`<form method="post" action="${action}" class="launch" data-error-age="${t.ageNeeded}"><input type="hidden" name="intent" value="launch"><input type="hidden" name="mode" value="fun">${
    !player &&
    html`<label class="tick"><input type="checkbox" id="age-confirm" name="confirm" value="1" data-error-age="${t.ageNeeded}"> ${t.ageConfirm(age)}</label>`
  }<button class="btn">${t.playFun}</button></form>`;
  return html`<div class="launches">${real}${!game.shared && fun}</div>`;
}

function favouriteForm(ask: Ask, isLiked: boolean): Markup {
  const { t } = ask;
  return html`<form method="post" action="${ask.at(ask.path.join("/"))}"><input type="hidden" name="intent" value="favourite"><input type="hidden" name="on" value="${isLiked ? "0" : "1"}"><button class="btn quiet">${glyph("heart", 16)} ${isLiked ? t.dropFavourite : t.addFavourite}</button></form>`;
}

function factsPart(ask: Ask, game: GameRow, iso: string): Markup {
  const { t } = ask;
  const { least, most } = game.rules.returns();
  const range = stakeBounds(game, iso, null);
  const shown = percent(ask, least);
  const best = percent(ask, most);
  const seconds = new Intl.NumberFormat(ask.lng).format(paceMs(game.play.engine) / 1000);
  return html`<dl class="facts"><div><dt>${t.provider}</dt><dd>${providers[game.provider].name}</dd></div><div><dt>${t.returnToPlayer}</dt><dd><data data-name="rtp" value="${(least * 100).toFixed(4)}">${shown === best ? shown : `${shown} – ${best}`}</data></dd></div><div><dt>${t.stakeRange}</dt><dd>${money(fromMinor(range.min, iso), iso, ask.lng)} – ${money(fromMinor(range.max, iso), iso, ask.lng)}</dd></div><div><dt>${t.pace}</dt><dd>${t.paceOf(seconds)}</dd></div></dl><p class="hint">${t.returnNote}</p>`;
}

/** The address of the table: with what it is played with, without a round. */
export function tableHref(ask: Ask, table: TableView): string {
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

/** An amount as the table counts: money, or credits. */
export function amountText(
  ask: Ask,
  table: Pick<TableView, "iso" | "accountId">,
  amount: string,
): string {
  if (table.accountId !== null) return money(amount, table.iso, ask.lng);
  return new Intl.NumberFormat(ask.lng, { minimumFractionDigits: 2 }).format(Number(amount));
}

/** The game's own page: the last round drawn, the form of the next one, the seeds (CAS-03, CAS-05, CAS-08). */
function tablePage(ask: Ask, game: GameRow, table: TableView, isFun: boolean): PageResult {
  const { t } = ask;
  const view = viewOf(game);
  const { round } = table;
  const action = tableHref(ask, table);
  const range = stakeBounds(game, table.iso, null);
  const words = `${isFun ? t.credits : t.balance}: `;
  const step = isFun ? "fun" : "real";
  const stakeValue = round ? fromMinorText(round, table) : fromMinor(range.min, table.iso);
  const body = html`<article class="game table-page" id="game"><div class="table-head"><h1>${game.name}</h1><p class="table-balance">${words}<strong>${isFun ? html`<data data-name="fun-balance" value="${table.balance}">${amountText(ask, table, table.balance)}</data>` : html`<data data-name="balance" value="${table.balance}">${amountText(ask, table, table.balance)}</data>`}</strong></p></div>${isFun && html`<p class="note">${t.forFun}</p>`}<div class="stage" data-mode="${step}">${table.shared ? view.stage(ask, table.shared.drawn[0]?.shown ?? null, []) : view.stage(ask, round?.shown ?? null, round?.next ?? [])}${round && resultPart(ask, table, round)}${!round && html`<p class="result quiet">${t.notPlayed}</p>`}${table.shared && sharedStatus(ask, table.shared)}</div>${table.shared && sharedBets(ask, table.shared, table.recent, action)}<form method="post" action="${action}" class="controls" data-error-checking="${t.checking}" data-error-expired="${t.expired}" data-error-reality-check="${t.checkFirst}" data-error-age="${t.ageNeeded}" data-error-age-gate="${t.ageNeeded}"><input type="hidden" name="intent" value="play"><input type="hidden" name="key" value="${randomUUID()}">${
    round?.isOpen && !table.shared
      ? html`<p class="hint">${t.openRound}</p>${view.fields(ask, round.bet, round.next, round.shown, table.iso)}`
      : html`${view.fields(ask, round?.bet ?? null, [], null, table.iso)}${view.hasStake && html`<div class="field stake"><label for="stake">${t.stake} <span class="n" id="stake-range">${amountText(ask, table, fromMinor(range.min, table.iso))} – ${amountText(ask, table, fromMinor(range.max, table.iso))}</span></label><input id="stake" name="stake" inputmode="decimal" autocomplete="off" value="${stakeValue}"></div>`}<button class="btn primary play">${view.playWord(ask)}</button>`
  }</form>${factsPart(ask, game, table.iso)}<details class="block" id="game-rules"><summary>${t.rules}</summary>${view.rules(ask)}</details>${table.shared ? sharedDrawn(ask, game, table.shared) : fairnessPart(ask, table, action)}${table.recent.length > 0 && recentPart(ask, table)}<p><a class="go" href="${ask.at(gamePath(game))}">${t.backToGame}</a></p></article>`;
  return { title: game.name, body };
}

function fromMinorText(round: ShownRound, table: TableView): string {
  return viewStake(round.base, table.iso);
}

function viewStake(base: number, iso: string): string {
  return fromMinor(base as Parameters<typeof fromMinor>[0], iso);
}

/** What a round brought: a return below the stake is told as what it is, a loss (CAS-08). */
function resultPart(ask: Ask, table: TableView, round: ShownRound): Markup {
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

function recentPart(ask: Ask, table: TableView): Markup {
  const { t } = ask;
  const row = (round: ShownRound) =>
    html`<tr><td><a href="${ask.at(`casino/fairness?round=${round.id}`)}">${round.id}</a></td><td>${ask.clock.time(round.at)}</td><td>${amountText(ask, table, round.stake)}</td><td>${round.isOpen ? "…" : amountText(ask, table, round.win)}</td></tr>`;
  return html`<section class="block"><h2>${t.recent}</h2><table class="sheet"><thead><tr><th scope="col">${t.round}</th><th scope="col">${t.when}</th><th scope="col">${t.stake}</th><th scope="col">${t.win}</th></tr></thead><tbody>${table.recent.map(row)}</tbody></table></section>`;
}
