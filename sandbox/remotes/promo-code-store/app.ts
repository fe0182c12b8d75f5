import { randomUUID } from "node:crypto";
import { multiplyAmount } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import type { PromoCodeState } from "~sandbox/services/office/deps";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { type PromoStoreOffer, promoStoreOffers } from "~sandbox/services/rewards/promo-store";
import { errorWords } from "../form-errors";
import { html, type Markup, screenReaderText } from "../markup";
import { formatMoneyText } from "../money";
import { promoCodeStateText } from "../office/rewards/pages";
import { type RemotePage, remoteApp } from "../page-request";
import { ageOf, bullets, readerOf, shutNotice, waysIn } from "../promotions/page";
import { promotionPicture } from "../promotions/picture";
import { promotionsCss } from "../promotions/styles";
import { type StoreRequest, texts } from "./texts";

const here = "promo";

/** The store of promo codes: what points buy, the purchase, and the player's codes (CNT-04). */
async function storePage(ask: StoreRequest): Promise<RemotePage | null> {
  if (ask.path.join("/") !== here) return null;
  const { t, query } = ask;
  const { store } = t;
  const { player, iso, isShut } = await readerOf(ask);
  const isOn = ask.deps.promotions.hasPromoCodes();
  const own = player ? (await ask.deps.office.codesOf(player.userId, "", iso)).own : [];
  const bought = own.find(({ code }) => code === query.get("bought"));
  const points = player && pointsOf(player);
  const wanted = promoStoreOffers.find(({ name }) => name === query.get("offer"));
  const content = isShut
    ? shutNotice(ask)
    : html`${
        bought &&
        html`<p class="done" role="status" data-code="promo-code-bought">${store.bought(bought.code)}</p>`
      }${points === null ? guestBlock(ask) : balance(ask, points)}${
        isOn &&
        wanted &&
        points !== null &&
        points >= wanted.points &&
        confirmation(ask, wanted, points)
      }<section class="block" aria-labelledby="on-sale"><h2 id="on-sale">${store.onSale}</h2>${
        isOn
          ? offers(ask, points, iso)
          : html`<p class="note" data-code="promo-codes-off">${store.off}</p>`
      }</section>${player && codes(ask, own, iso, isOn)}`;
  const rules = t.items["promo-code"];
  const body = html`<div class="promo-page store"><h1>${store.title}</h1><p class="lead">${store.lead}</p>${content}<section class="block"><h2>${store.where}</h2>${bullets([...rules.terms, store.ownOnly])}</section><p class="after">${t.adults(ageOf(ask))} <a class="go" href="${ask.at("responsiblegaming")}">${t.responsible}</a> <a class="go" href="${ask.at("bonuses")}">${t.allBonuses}</a></p></div>`;
  const listed = promoStoreOffers.map(
    (offer) => `${store.offer(percentText(ask, offer))} – ${store.count(offer.points)}`,
  );
  return { title: store.title, body, description: store.description(listed.join(", ")) };
}

/** A player's points, which are listed with his main account (ACC-13). */
function pointsOf({ accounts }: RemotePlayer): number {
  return accounts.find(({ isPointsTypeBalance }) => isPointsTypeBalance)?.points ?? 0;
}

function percentText({ lng }: StoreRequest, { percent }: PromoStoreOffer): string {
  return new Intl.NumberFormat(lng, { style: "percent" }).format(percent / 100);
}

const pointsData = ({ t }: StoreRequest, name: string, points: number) =>
  html`<data data-name="${name}" value="${points}">${t.store.count(points)}</data>`;

function guestBlock(ask: StoreRequest): Markup {
  const { store } = ask.t;
  return html`<section class="take-part"><h2>${ask.t.takePart}</h2><p>${store.guest} <a class="go" href="${ask.at("points")}">${store.howToEarn}</a></p><p class="ways">${waysIn(ask, here, true)}</p></section>`;
}

function balance(ask: StoreRequest, points: number): Markup {
  const { store } = ask.t;
  return html`<p class="balance">${store.yourPoints}: <strong>${pointsData(ask, "points", points)}</strong> <a class="go" href="${ask.at("points")}">${store.howToEarn}</a></p>`;
}

/** The purchase as its last step: what it costs, what is left, and the form with its one key. */
function confirmation(ask: StoreRequest, offer: PromoStoreOffer, points: number): Markup {
  const { store } = ask.t;
  const price = store.count(offer.points);
  const question = store.confirm(store.offer(percentText(ask, offer)), price);
  return html`<section class="take-part" id="buy" aria-labelledby="buy-heading"><h2 id="buy-heading">${question}</h2><p>${store.confirmText(store.count(points - offer.points))}</p><form method="post" action="${ask.at(here)}?offer=${offer.name}"${errorWords(store.errors, ["points", "unknown-offer", "checking"])}><input type="hidden" name="intent" value="buy"><input type="hidden" name="offer" value="${offer.name}"><input type="hidden" name="key" value="${randomUUID()}"><p class="ways"><button class="btn main">${store.confirmGo(price)}</button><a class="btn" href="${ask.at(here)}">${store.cancel}</a></p></form></section>`;
}

/** `points` is null for a guest. */
function offers(ask: StoreRequest, points: number | null, iso: string): Markup {
  const { store } = ask.t;
  const { least } = currencyOf(iso);
  const way = ({ name, points: price }: PromoStoreOffer) => {
    if (points === null) return false;
    return points < price
      ? html`<span class="n">${store.missing(store.count(price - points))}</span>`
      : html`<a class="btn" rel="nofollow" href="${ask.at(here)}?offer=${name}#buy">${store.buyFor(store.count(price))}</a>`;
  };
  return html`<ul class="codes-on-sale">${promoStoreOffers.map((offer, at) => {
    const most = formatMoneyText(
      fromMinor(multiplyAmount(least, offer.mostOfLeast), iso),
      iso,
      ask.lng,
    );
    return html`<li data-offer-name="${offer.name}">${promotionPicture("ticket", 20 + at)}<h3>${store.offer(percentText(ask, offer))}</h3><p class="n">${store.most(most)} · ${store.days(offer.days)}</p><p class="sum">${pointsData(ask, "promo-price", offer.points)}</p>${way(offer)}</li>`;
  })}</ul>`;
}

function codes(
  ask: StoreRequest,
  own: readonly PromoCodeState[],
  iso: string,
  isOn: boolean,
): Markup {
  const { store } = ask.t;
  const apply = (code: string) =>
    html`<form method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="promo"><input type="hidden" name="promoCode" value="${code}"><input type="hidden" name="returnUrl" value="${ask.at("coupon")}"><button class="btn" aria-label="${store.apply}: ${code}">${store.apply}</button></form>`;
  return html`<section class="block" aria-labelledby="own-codes"><h2 id="own-codes">${store.mine}</h2>${
    own.length === 0
      ? html`<p class="hint">${store.none}</p>`
      : html`<ul class="own-codes">${own.map(
          (each) =>
            html`<li data-code="${each.code}"><div><strong dir="ltr">${each.code}</strong> ${screenReaderText("–")} <data class="n" data-name="promo-state" value="${each.state}">${stateName(ask, each)}</data><p class="n">${promoCodeStateText(ask, each, iso)}</p></div>${isOn && each.state === "good" && apply(each.code)}</li>`,
        )}</ul>`
  }</section>`;
}

function stateName({ t }: StoreRequest, { state }: PromoCodeState): string {
  return state === "used" || state === "expired" ? t.store.states[state] : t.store.states.good;
}

const storeCss = `${promotionsCss}
.app .balance{margin-block:var(--space-3)}
.app .done{margin-block:var(--space-3);padding:var(--space-2) var(--space-3);border-inline-start:3px solid var(--up);background:var(--surface-sunken)}
.app .codes-on-sale{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:var(--space-3);margin-block-start:var(--space-3)}
.app .codes-on-sale li{display:grid;grid-template-rows:auto auto 1fr auto;gap:var(--space-2);padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .own-codes li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-2) var(--space-4);padding-block:var(--space-2);border-block-end:1px solid var(--line)}
`;

/** The store of promo codes, for guests and players (REM-12). */
export const promoCodeStore = remoteApp({
  name: "promo-code-store",
  texts,
  page: storePage,
  css: storeCss,
});
