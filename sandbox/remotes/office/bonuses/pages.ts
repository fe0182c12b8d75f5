import { randomUUID } from "node:crypto";
import {
  type BonusOffer,
  bonusMostTimes,
  bonusOfferLimits,
  bonusOffers,
  findBonusOffer,
  mostBonusPayout,
} from "~/domain/bonuses/bonus";
import { asMinor, raiseAmountToMinimum, subtractAmounts, zero } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import type { BonusWire } from "~/platform/services/bonuses/wire.server";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { definitionRow, emptyState, html, type Markup } from "../../markup";
import { formatMoneyText, moneyData } from "../../money";
import type { RemotePage } from "../../page-request";
import type { OfficeRequest } from "../texts";
import { bonusWords } from "./texts";

const offersPath = "office/bonuses/deposit";

/** Bonuses that are offered and taken, with their rules beside the buttons; nothing is chosen in advance (OFC-08). */
export async function bonusOffersPage(
  ask: OfficeRequest,
  { userId, accounts }: RemotePlayer,
): Promise<RemotePage> {
  const w = bonusWords(ask.lng);
  const { bonuses, offers, wanted } = await ask.deps.office.bonusesOf(userId);
  const iso = (accounts.find(({ type }) => type !== 4) ?? { iso: "RUB" }).iso;
  const taken = bonuses.filter(({ state }) => state === "taken");
  const running = bonuses.filter(({ state }) => state === "running");
  const offered = bonusOffers.filter(({ name }) => offers.includes(name));
  const nothing =
    wanted.any === 0 && wanted.first === 0
      ? html`<p class="note">${w.unwanted}</p>`
      : emptyState(w.none, w.noneText, []);
  const body = html`<h1>${w.title}</h1>${told(ask)}${taken.map((bonus) => waiting(ask, bonus, iso))}${running.map(
    (bonus) => runningCard(ask, bonus),
  )}${offered.map((offer) => offerCard(ask, offer, iso))}${
    offered.length + taken.length + running.length === 0 && nothing
  }<section class="block" aria-labelledby="wanted"><h2 id="wanted">${w.wanted}</h2><dl class="facts">${definitionRow(w.title, html`<data data-name="bonus-type" value="${wanted.any}">${w.types[wanted.any]}</data>`)}${definitionRow(w.firstType, html`<data data-name="first-deposit-bonus-type" value="${wanted.first}">${w.types[wanted.first]}</data>`)}</dl><p><a class="go" href="${ask.at("office/settings")}#bonus_type">${w.change}</a></p></section>`;
  return { title: w.title, body, sheet: "pages" };
}

/** Running and earlier bonuses with what is still to be staked (OFC-08). */
export async function bonusWageringPage(
  ask: OfficeRequest,
  { userId, accounts }: RemotePlayer,
): Promise<RemotePage> {
  const w = bonusWords(ask.lng);
  const { bonuses } = await ask.deps.office.bonusesOf(userId);
  const running = bonuses.filter(({ state }) => state === "running");
  const free = accounts.filter(
    ({ type, iso }) => type === 4 && !running.some((bonus) => bonus.iso === iso),
  );
  const past = bonuses.filter(({ state }) => state !== "running" && state !== "taken");
  const body = html`<h1>${w.wagerTitle}</h1>${
    running.length === 0
      ? emptyState(w.nothingRuns, "", [[ask.at(offersPath), w.toOffers]])
      : running.map((bonus) => runningCard(ask, bonus))
  }${free.map(
    ({ money: held, iso }) =>
      !/^[0.]+$/.test(held) &&
      html`<section class="card"><dl class="facts">${definitionRow(w.balance, moneyData("bonus-free", held, iso, ask.lng))}</dl><p class="ref">${w.free}</p></section>`,
  )}${past.length > 0 && html`<section class="block" aria-labelledby="past"><h2 id="past">${w.past}</h2><ul class="threads">${past.map((bonus) => pastRow(ask, bonus))}</ul></section>`}`;
  return { title: w.wagerTitle, body, sheet: "pages" };
}

function told(ask: OfficeRequest): Markup | false {
  const { done } = bonusWords(ask.lng);
  const what = (["take", "refuse"] as const).find((one) => one === ask.query.get("done"));
  return (
    what !== undefined &&
    html`<p class="done" role="status" data-code="bonus-${what}">${done[what]}</p>`
  );
}

function nameOf(ask: OfficeRequest, offer: string): string {
  const names: Readonly<Record<string, string>> = bonusWords(ask.lng).offers;
  return names[offer] ?? offer;
}

function offerCard(ask: OfficeRequest, offer: BonusOffer, iso: string): Markup {
  const w = bonusWords(ask.lng);
  const { most } = bonusOfferLimits(offer, iso);
  return html`<section class="card" data-bonus="${offer.name}"><h2>${w.offers[offer.name]}</h2><p>${w.offerText(offer.percent, formatMoneyText(fromMinor(most, iso), iso, ask.lng))}</p>${rules(ask, offer, iso)}<div class="acc-do">${choice(ask, "take", offer.name, w.take, true)}${choice(ask, "refuse", offer.name, w.refuse)}</div></section>`;
}

/** The rules of an offer, or of a bonus that was taken: with the ceiling that held then. */
function rules(
  ask: OfficeRequest,
  offer: BonusOffer,
  iso: string,
  bonus: Pick<BonusWire, "most" | "mostTimes"> | null = null,
): Markup {
  const w = bonusWords(ask.lng);
  const limits = bonusOfferLimits(offer, iso);
  const money = (text: string) => formatMoneyText(text, iso, ask.lng);
  const { wager, days, legs, coef, takeDays } = offer;
  const times = bonus ? bonus.mostTimes : bonusMostTimes(ask.site.bonuses, offer.name);
  const most = mostBonusPayout(limits.most, times);
  const lines = [
    w.ruleDeposit(money(fromMinor(limits.deposit, iso)), takeDays),
    w.ruleWager(wager, days),
    w.ruleBets(legs, coef),
    w.ruleVoid,
    w.ruleDone,
    bonus?.most ? w.ruleMostNow(money(bonus.most)) : null,
    !bonus?.most && times !== null && most !== null
      ? w.ruleMost(times, money(fromMinor(most, iso)))
      : null,
    w.ruleWithdrawal,
  ].filter((line) => line !== null);
  return html`<h3 class="ref">${w.rules}</h3><ul class="rules">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function choice(
  ask: OfficeRequest,
  intent: "take" | "refuse",
  offer: string,
  words: string,
  isMain = false,
): Markup {
  const w = bonusWords(ask.lng);
  return html`<form method="post" action="${ask.at(offersPath)}" data-error-not-offered="${w.notOffered}"><input type="hidden" name="intent" value="${intent}"><input type="hidden" name="bonus" value="${offer}"><input type="hidden" name="key" value="${randomUUID()}"><button class="${isMain ? "btn main" : "btn"}" aria-label="${words}: ${nameOf(ask, offer)}">${words}</button></form>`;
}

function waiting(ask: OfficeRequest, bonus: BonusWire, iso: string): Markup {
  const w = bonusWords(ask.lng);
  const { offer: name, until } = bonus;
  const offer = findBonusOffer(name);
  return html`<section class="card" data-bonus="${name}"><h2>${nameOf(ask, name)}</h2><p><data data-name="bonus-state" value="taken">${w.states.taken}</data></p><p>${w.taken(ask.clock.dateText(Date.parse(until)))}</p>${offer && rules(ask, offer, iso, bonus)}<div class="acc-do"><a class="btn main" href="${ask.at("office/recharge")}">${w.toDeposit}</a>${choice(ask, "refuse", name, w.refuse)}</div></section>`;
}

function runningCard(ask: OfficeRequest, bonus: BonusWire): Markup {
  const w = bonusWords(ask.lng);
  const { lng } = ask;
  const { offer: name, iso: known, amount, target, staked, balance, until, most } = bonus;
  const iso = known ?? "";
  const offer = findBonusOffer(name);
  const minor = (text: string | null) => toMinor(text ?? "0", iso) ?? zero();
  const left = raiseAmountToMinimum(subtractAmounts(minor(target), minor(staked)), zero());
  const done = Math.min(minor(staked), minor(target));
  const value = (key: string, text: string | null) =>
    moneyData(`bonus-${key}`, text ?? "0", iso, lng);
  return html`<section class="card" data-bonus="${name}"><h2>${w.runningTitle}: ${nameOf(ask, name)}</h2><p><data data-name="bonus-state" value="running">${w.states.running}</data></p><progress max="${minor(target)}" value="${done}" aria-label="${w.staked}"></progress><dl class="facts">${definitionRow(w.amount, value("amount", amount))}${definitionRow(w.balance, value("balance", balance))}${most !== null && definitionRow(w.most, value("most", most))}${definitionRow(w.staked, value("staked", staked))}${definitionRow(w.left, value("left", fromMinor(asMinor(left, iso), iso)))}${definitionRow(w.until, ask.clock.moment(Date.parse(until), "bonus-until"))}</dl>${offer && rules(ask, offer, iso, bonus)}<details class="bet-legs"><summary>${w.giveUp}</summary><p>${w.giveUpText(formatMoneyText(balance ?? "0", iso, lng))}</p>${choice(ask, "refuse", name, w.giveUp)}</details></section>`;
}

function pastRow(
  ask: OfficeRequest,
  { offer, state, iso, amount, paid, dropped, closedAt, takenAt }: BonusWire,
): Markup {
  const w = bonusWords(ask.lng);
  const at = Date.parse(closedAt ?? takenAt);
  return html`<li data-bonus="${offer}"><strong>${nameOf(ask, offer)}</strong> <data data-name="bonus-state" value="${state}">${w.states[state]}</data><p class="ref">${iso !== null && amount !== null && html`${w.amount} ${formatMoneyText(amount, iso, ask.lng)} · `}${state === "done" && iso !== null && html`${w.paid} ${moneyData("bonus-paid", paid ?? "0", iso, ask.lng)} · ${dropped !== null && !/^[0.]+$/.test(dropped) && html`${w.dropped} ${moneyData("bonus-dropped", dropped, iso, ask.lng)} · `}`}${ask.clock.moment(at)}</p></li>`;
}
