import { multiplyAmount } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { drawTime, lastDrawNumber, nextDrawOnSale } from "~sandbox/lotto/draw";
import { type Lottery, type LottoNumbers, lotteries, prizeRows } from "~sandbox/lotto/lotteries";
import { definitionRow, html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { LottoRequest } from "./request";

/** Lotteries and the archive as tabs. */
export function lotteryAndResultsTabs({ at, w }: LottoRequest, current: string | null): Markup {
  const link = (path: string, words: string, isOn: boolean) =>
    html`<a href="${at(path)}"${isOn && html` aria-current="page"`}>${words}</a>`;
  return html`<nav class="tabs" aria-label="${w.sections}">${link("lotto", w.all, current === null)}${lotteries.map(
    ({ slug }) => link(`lotto/${slug}`, w.names[slug], slug === current),
  )}${link("lotto/results", w.results, current === "results")}${link("toto", w.toto, false)}</nav>`;
}

/** Drawn numbers, field after field. */
export function drawnBalls(numbers: LottoNumbers): Markup {
  return html`<span class="balls" dir="ltr">${numbers.map(
    (field, nth) =>
      html`${nth > 0 && html`<i aria-hidden="true">/</i>`}${field.map((number) => html`<b>${number}</b>`)}`,
  )}</span>`;
}

/** The price of one line of a lotto ticket in a currency, as decimal text. */
export function linePrice(iso: string): string {
  return prizeAmount(iso, 1);
}

/** `multiple` times the price of a line, as decimal text in a currency. */
export function prizeAmount(iso: string, multiple: number): string {
  return fromMinor(multiplyAmount(currencyOf(iso).least, multiple), iso);
}

/** The highest prize, as a multiple of a line's price. */
function topOf(lottery: Lottery): number {
  return Math.max(...prizeRows(lottery).map(({ prize }) => prize));
}

/** Every lottery with its next draw, prices and last numbers. */
export function lotteryCards(ask: LottoRequest): Markup {
  const { w, clock, now, lng, site, deps } = ask;
  const iso = site.currency;
  const card = (lottery: Lottery) => {
    const { slug } = lottery;
    const next = nextDrawOnSale(lottery, now);
    const last = deps.draws().lottoDraw(lottery, lastDrawNumber(lottery, now));
    const facts: readonly (readonly [string, Markup | string])[] = [
      [w.nextDraw, clock.time(drawTime(lottery, next))],
      [w.linePrice, formatMoneyText(linePrice(iso), iso, lng)],
      [w.topPrize, formatMoneyText(prizeAmount(iso, topOf(lottery)), iso, lng)],
    ];
    const lastNumbers =
      last.numbers &&
      html`<p class="n">${w.lastDraw}: <a rel="nofollow" href="${ask.at(`lotto/${slug}/${last.number}`)}">${w.draw(String(last.number))}</a></p>${drawnBalls(last.numbers)}`;
    return html`<li class="card"><h2><a href="${ask.at(`lotto/${slug}`)}">${w.names[slug]}</a></h2><p class="n">${w.every[slug]}</p><dl class="facts">${facts.map(
      ([words, value]) => definitionRow(words, value),
    )}</dl>${lastNumbers}<p><a class="btn main" href="${ask.at(`lotto/${slug}`)}">${w.play}</a></p></li>`;
  };
  return html`<ul class="cards">${lotteries.map(card)}</ul>`;
}
