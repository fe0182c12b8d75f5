import { coverName } from "~/domain/coupon/cover-names";
import { couponOutcomeName } from "~/domain/coupon/outcome-name";
import type { PlacedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import { coefficientMarkup } from "../events/price";
import { definitionRow, html, joinClasses, type Markup } from "../markup";
import { formatMoneyText, moneyData } from "../money";
import { sides, sidesDirection } from "../sides";
import type { OfficeRequest } from "./texts";

/**
 * Numbers by which the platform's replies name the type of a placed coupon, and the block that
 * holds a system's bankers (docs/platform.md).
 */
const wireTypes = { express: 1, system: 2, blocks: 4 } as const;
const wireLobby = 1;

/** A placed coupon in the history: a summary, and the legs with their results when opened (CPP-09). */
export function placedCouponCard(
  ask: OfficeRequest,
  coupon: PlacedCouponWire,
  cashOut: string | undefined,
): Markup {
  const { t, lng, clock } = ask;
  const amount = (value: string) => formatMoneyText(value, coupon.iso, lng);
  const sum =
    coupon.return === null
      ? definitionRow(t.possibleWin, amount(coupon.possibleWin))
      : definitionRow(t.returned, amount(coupon.return));
  const end = html`${sum}${coupon.maxPayout !== null && definitionRow(t.maxPayout, html`<data data-name="max-payout" value="${coupon.maxPayout}">${amount(coupon.maxPayout)}</data>`)}`;
  const receipt = ask.at(`coupon/receipt/${encodeURIComponent(coupon.id)}`);
  const print = ask.at(`print-coupon/${encodeURIComponent(coupon.id)}`);
  const number = t.couponNumber(coupon.id);
  const stake = coupon.cashedOut.length > 0 ? t.historyList.stakeLeft : t.stake;
  return html`<article class="bet"><div class="bet-head"><h3>${typeName(ask, coupon)}</h3><data class="${joinClasses("bet-state", coupon.state)}" data-name="bet-state" value="${coupon.state}">${t.state[couponOutcomeName(coupon)]}</data></div><dl class="facts">${definitionRow(stake, amount(coupon.stake))}${definitionRow(t.price, html`<span dir="ltr">${coefficientMarkup("coupon-coef", coupon.coef)}</span>`)}${end}${sold(ask, coupon)}${corrections(ask, coupon)}</dl><details class="bet-legs"><summary>${t.events(coupon.legs.length)}<span class="sr"> · ${number}</span></summary><ul class="legs">${coupon.legs.map((each) => leg(ask, each))}</ul></details><p class="bet-foot"><span>${t.placedAt} ${clock.moment(Date.parse(coupon.placedAt))}</span>${coupon.settledAt !== null && html`<span>${t.settledAt} ${clock.moment(Date.parse(coupon.settledAt))}</span>`}</p><p class="bet-links"><a class="go" href="${receipt}" aria-label="${t.receipt}: ${number}">${t.receipt}</a><a class="go" href="${print}" aria-label="${t.historyList.print}: ${number}">${t.historyList.print}</a>${cashOut !== undefined && html`<a class="btn" href="${receipt}?sell=whole#cash-out" aria-label="${t.historyList.cashOut(amount(cashOut))}: ${number}"><data data-name="cash-out" value="${cashOut}">${t.historyList.cashOut(amount(cashOut))}</data></a>`}</p></article>`;
}

/** Rows of a coupon's card: what corrected results changed of its return (CPN-28). */
function corrections(
  { t, lng, clock }: OfficeRequest,
  { corrections: changes, iso }: PlacedCouponWire,
): Markup {
  const money = (amount: string) => formatMoneyText(amount, iso, lng);
  return html`${changes.map(({ at, before, after, debt }) =>
    definitionRow(
      t.corrected,
      html`<data data-name="corrected-return" value="${after ?? ""}">${after === null ? t.reopened(money(before)) : t.changed(money(before), money(after))}</data>${!/^[0.]+$/.test(debt) && html` ${t.correctionDebt(money(debt))}`} · ${clock.moment(Date.parse(at))}`,
    ),
  )}`;
}

/**
 * Rows of a coupon's card: each part of the stake that was cashed out, with amount and time; and
 * the amount at which the rest is cashed out automatically, if one is set (CPN-23).
 */
function sold(
  { t, lng, clock }: OfficeRequest,
  { cashedOut, autoCashOut, iso }: PlacedCouponWire,
): Markup {
  const words = t.historyList;
  const value = (name: string, amount: string) => moneyData(name, amount, iso, lng);
  return html`${cashedOut.map(({ stake, amount, at }) =>
    definitionRow(
      words.cashedPart(formatMoneyText(stake, iso, lng)),
      html`${value("cashed-out-part", amount)} · ${clock.moment(Date.parse(at))}`,
    ),
  )}${autoCashOut !== null && definitionRow(words.autoCashOut, value("auto-cash-out", autoCashOut.amount))}`;
}

function typeName(ask: OfficeRequest, { typeId, systemValue, legs }: PlacedCouponWire): string {
  const names = ask.t.couponType;
  switch (typeId) {
    case wireTypes.express:
      return names.express;
    case wireTypes.system: {
      const events = legs.filter(({ blockId }) => blockId !== wireLobby).length;
      const cover = coverName(systemValue, events);
      return cover === null ? `${names.system} ${systemValue}/${events}` : ask.t.cover[cover];
    }
    case wireTypes.blocks:
      return names.blocks;
    default:
      return names.single;
  }
}

function leg(ask: OfficeRequest, each: PlacedCouponWire["legs"][number]): Markup {
  const startsAt = Date.parse(each.startsAt);
  const dir = sidesDirection(ask);
  const scores = each.scores !== null && html` · <span ${dir}>${sides(each.scores)}</span>`;
  return html`<li class="leg"><div><a class="leg-game" href="${ask.at(each.path)}"><span ${dir}>${sides(each.game)}</span></a><p class="leg-sub">${each.champ} · ${ask.clock.moment(startsAt)}${scores}</p>${each.title !== undefined && html`<p class="leg-sub">${each.title}</p>`}<p class="leg-name" ${dir}>${sides(each.name)}</p></div><p class="leg-end"><b dir="ltr">${coefficientMarkup("leg-coef", each.coef)}</b><span class="${joinClasses("leg-state", each.state)}">${ask.t.leg[each.state]}</span></p></li>`;
}
