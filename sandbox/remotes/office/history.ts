import type { PlacedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import {
  type CouponStateFilter,
  type CurrencyCouponTotals,
  couponStateFilters,
} from "~sandbox/services/remote-deps";
import { emptyState, html, type Markup } from "../markup";
import { moneyData } from "../money";
import type { RemotePage } from "../page-request";
import { placedCouponCard } from "./history-card";
import {
  couponQuery,
  filterQueryString,
  type HistoryFilter,
  type HistoryPeriod,
  historyPeriods,
  parseHistoryFilter,
} from "./history-query";
import type { OfficeRequest } from "./texts";

/** Coupons on one page. */
const perPage = 20;

/**
 * Bet history (CPP-09): filtered by state and time in a shareable URL, with totals of all matching bets,
 * newest first. A page starts after a coupon instead of at an offset, so that new bets shift nothing.
 */
export async function historyPage(ask: OfficeRequest, userId: number): Promise<RemotePage> {
  const filter = parseHistoryFilter(ask);
  const query = couponQuery(filter, ask);
  const { before: _, ...whole } = query;
  const [found, totals] = await Promise.all([
    ask.deps.couponsOf(userId, { ...query, limit: perPage + 1 }),
    ask.deps.totalsOf(userId, whole),
  ]);
  const coupons = found.slice(0, perPage);
  const open = coupons.filter(({ state }) => state === "placed").map(({ id }) => id);
  const offers = await ask.deps.cashOutsOf(userId, open);
  const { t } = ask;
  const last = found.length > perPage ? (coupons.at(-1)?.id ?? null) : null;
  const body = html`<h1>${t.history}</h1>${filterForm(ask, filter)}${
    filter.isBad && html`<p class="note" role="alert">${t.historyList.badDates}</p>`
  }${totalsTable(ask, totals, filter)}<h2 class="sr">${filter.state === null ? t.historyList.anyState : stateName(ask, filter.state)}</h2>${
    coupons.length === 0
      ? nothing(ask, filter)
      : coupons.map((coupon) => placedCouponCard(ask, coupon, offers.get(coupon.id)))
  }${pager(ask, filter, last)}`;
  return { title: t.history, body };
}

function filterForm(ask: OfficeRequest, filter: HistoryFilter): Markup {
  const { t } = ask;
  const words = t.historyList;
  const option = (value: string, name: string) =>
    html`<option value="${value}"${value === (filter.state ?? "") && html` selected`}>${name}</option>`;
  const date = (name: "from" | "to", label: string) =>
    html`<p class="field"><label for="history-${name}">${label}</label><input id="history-${name}" type="date" name="${name}" value="${filter[name]}"></p>`;
  const press = (value: HistoryPeriod | "any", name: string) =>
    html`<button class="chip" name="period" value="${value}"${isChosen(filter, value) && html` aria-pressed="true"`}>${name}</button>`;
  const names: Readonly<Record<HistoryPeriod, string>> = words.periods;
  // "Show" comes first, so that Enter submits it.
  return html`<form class="history-filter" method="get" action="${ask.at("office/history")}"><div class="filter"><p class="field"><label for="history-state">${words.state}</label><select id="history-state" name="state">${option("", words.anyState)}${couponStateFilters.map((state) => option(state, stateName(ask, state)))}</select></p>${date("from", words.from)}${date("to", words.to)}<button class="btn">${t.show}</button></div><p class="periods" role="group" aria-label="${words.period}">${press("any", words.anyTime)}${Object.keys(historyPeriods).map((period) => isKey(names, period) && press(period, names[period]))}</p></form>`;
}

function isChosen({ period, from, to }: HistoryFilter, value: HistoryPeriod | "any"): boolean {
  return period === null ? value === "any" && from === "" && to === "" : period === value;
}

function stateName({ t }: OfficeRequest, state: CouponStateFilter): string {
  if (state === "open") return t.open;
  return state === "settled" ? t.settled : t.state[state];
}

/** The time that a filter covers, in words. */
function periodOf({ t, clock }: OfficeRequest, { period, from, to }: HistoryFilter): string {
  const words = t.historyList;
  if (period !== null && period !== "any") return words.periods[period];
  const [first, last] = [from, to].map((text) => {
    const at = clock.startOf(text);
    return at === null ? null : clock.dateText(at);
  });
  if (first && last) return `${first} – ${last}`;
  if (first) return `${words.from} ${first}`;
  return last ? `${words.to} ${last}` : words.anyTime;
}

/**
 * Table of the totals of all bets that the filter finds, a row for each currency, with the period
 * in its caption (RCK-04); false = no bets.
 */
function totalsTable(
  ask: OfficeRequest,
  totals: readonly CurrencyCouponTotals[],
  filter: HistoryFilter,
): Markup | false {
  if (totals.length === 0) return false;
  const { t, lng } = ask;
  const words = t.historyList;
  // On a phone each figure has its own line, labelled by its cell.
  const sum = (name: string, label: string, amount: string, iso: string) =>
    html`<td data-label="${label}">${moneyData(`history-${name}`, amount, iso, lng)}</td>`;
  return html`<table class="totals"><caption>${words.totals}: ${periodOf(ask, filter)}</caption><thead><tr><th scope="col">${words.currency}</th><th scope="col">${t.bets}</th><th scope="col">${words.staked}</th><th scope="col">${t.returned}</th><th scope="col">${words.net}</th><th scope="col">${words.inPlay}</th></tr></thead><tbody>${totals.map(
    ({ iso, count, staked, returned, settledNet, inPlay }) =>
      html`<tr><th scope="row" dir="ltr">${iso}</th><td data-label="${t.bets}"><data data-name="history-count" value="${count}">${count}</data></td>${sum("staked", words.staked, staked, iso)}${sum("returned", t.returned, returned, iso)}${sum("net", words.net, settledNet, iso)}${sum("in-play", words.inPlay, inPlay, iso)}</tr>`,
  )}</tbody></table>`;
}

function nothing(ask: OfficeRequest, { state, from, to }: HistoryFilter): Markup {
  const { t } = ask;
  if (from !== "" || to !== "" || (state !== null && state !== "open" && state !== "settled"))
    return emptyState(t.historyList.none, t.historyList.noneText, []);
  if (state === "settled") return emptyState(t.noSettled, t.noSettledText, []);
  const links = [[ask.at("home/line"), t.allLine]] as const;
  return state === null
    ? emptyState(t.noBets, t.noBetsText, links)
    : emptyState(t.noOpen, t.noOpenText, links);
}

function pager(
  ask: OfficeRequest,
  filter: HistoryFilter,
  last: PlacedCouponWire["id"] | null,
): Markup | false {
  if (last === null && filter.before === null) return false;
  const { t } = ask;
  const link = (before: string | null, words: string) =>
    html`<a class="btn" href="${ask.at("office/history")}${filterQueryString(filter, before)}">${words}</a>`;
  return html`<nav class="pager" aria-label="${t.history}">${filter.before !== null && link(null, t.historyList.newest)}${last !== null && link(last, t.historyList.older)}</nav>`;
}

function isKey<T extends object>(record: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(record, key);
}
