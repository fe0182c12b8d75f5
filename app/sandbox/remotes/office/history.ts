import type { PlacedCouponWire } from "~/platform/coupons/wire.server";
import type { Ask, Page } from "../ask";
import { classes, emptyState, html, type Markup } from "../markup";
import { money } from "../money";
import { coefficient } from "../price";
import { officeMenu } from "./menu";

type HistoryState = "open" | "settled";

/** Which coupons `?state=` asks for; anything else is the open ones. */
export function historyState(query: URLSearchParams): HistoryState {
  return query.get("state") === "settled" ? "settled" : "open";
}

function typeName(ask: Ask, coupon: PlacedCouponWire): string {
  const names = ask.t.couponType;
  switch (coupon.typeId) {
    case 1:
      return names.express;
    case 2:
      return `${names.system} ${coupon.systemValue}/${coupon.legs.length}`;
    case 4:
      return names.blocks;
    default:
      return names.single;
  }
}

function leg(ask: Ask, each: PlacedCouponWire["legs"][number]): Markup {
  const startsAt = Date.parse(each.startsAt);
  return html`<li class="leg"><div><a class="leg-game" href="${ask.at(each.path)}"><bdi>${each.game}</bdi></a><p class="leg-sub">${each.champ} · ${ask.clock.moment(startsAt)}</p><p class="leg-name"><bdi>${each.name}</bdi></p></div><p class="leg-end"><b dir="ltr">${coefficient("leg-coef", each.coef)}</b><span class="${classes("leg-state", each.state)}">${ask.t.leg[each.state]}</span></p></li>`;
}

function fact(term: string, value: Markup | string): Markup {
  return html`<div><dt>${term}</dt><dd>${value}</dd></div>`;
}

function card(ask: Ask, coupon: PlacedCouponWire): Markup {
  const { t, lng, clock } = ask;
  const amount = (value: string) => money(value, coupon.iso, lng);
  const end =
    coupon.return === null
      ? fact(t.possibleWin, amount(coupon.possibleWin))
      : fact(t.returned, amount(coupon.return));
  return html`<article class="bet"><div class="bet-head"><h3>${typeName(ask, coupon)}</h3><data class="${classes("bet-state", coupon.state)}" data-name="bet-state" value="${coupon.state}">${t.state[coupon.state]}</data></div><ul class="legs">${coupon.legs.map((each) => leg(ask, each))}</ul><dl class="facts">${fact(t.stake, amount(coupon.stake))}${fact(t.price, html`<span dir="ltr">${coefficient("coupon-coef", coupon.coef)}</span>`)}${end}</dl><p class="bet-foot"><span>${t.placedAt} ${clock.moment(Date.parse(coupon.placedAt))}</span>${coupon.settledAt !== null && html`<span>${t.settledAt} ${clock.moment(Date.parse(coupon.settledAt))}</span>`}<a class="go" href="${ask.at(`coupon/receipt/${encodeURIComponent(coupon.id)}`)}" aria-label="${t.receipt}: ${t.couponNumber(coupon.id)}">${t.receipt}</a></p></article>`;
}

/** Placed coupons with their state, newest first: those open and those settled (CPP-09). */
export function historyPage(ask: Ask, coupons: readonly PlacedCouponWire[]): Page {
  const { t } = ask;
  const state = historyState(ask.query);
  const tab = (to: HistoryState) =>
    html`<a href="${ask.at("office/history")}?state=${to}"${to === state && html` aria-current="page"`}>${t[to]}</a>`;
  const nothing =
    state === "open"
      ? emptyState(t.noOpen, t.noOpenText, [[ask.at("home/line"), t.allLine]])
      : emptyState(t.noSettled, t.noSettledText, []);
  const body = html`<h1>${t.history}</h1>${officeMenu(ask)}<nav class="sub" aria-label="${t.bets}">${tab("open")}${tab("settled")}</nav><h2 class="sr">${t[state]}</h2>${
    coupons.length === 0 ? nothing : coupons.map((coupon) => card(ask, coupon))
  }`;
  return { title: t.history, body };
}
