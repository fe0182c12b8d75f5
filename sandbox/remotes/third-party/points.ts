import { currencies, fromMinor } from "~/domain/money/money";
import { descriptionOfText } from "../descriptions";
import { html } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePage } from "../page-request";
import { textsByLanguage } from "../texts";
import type { CasinoRequest } from "./texts";

interface PointTexts {
  readonly title: string;
  readonly how: string;
  readonly each: (amount: string) => string;
  readonly not: string;
  readonly spend: string;
  readonly store: string;
  readonly mine: string;
}

const words = textsByLanguage<PointTexts>({
  en: {
    title: "Points",
    how: "You earn points for every bet with your own money that wins or loses:",
    each: (amount) => `one point for every ${amount} staked`,
    not: "Void and cashed-out bets, bets from a bonus account and casino games earn no points.",
    spend:
      "Points are not money. They can't be withdrawn or staked; you can only spend them in the promo code store.",
    store: "Promo code store",
    mine: "Your points are shown on your accounts page",
  },
  ru: {
    title: "Баллы",
    how: "Баллы начисляются за каждую выигранную или проигранную ставку на собственные деньги:",
    each: (amount) => `один балл за каждые ${amount} ставки`,
    not: "За возвраты, проданные ставки, ставки с бонусного счёта и игры казино баллы не начисляются.",
    spend:
      "Баллы – не деньги: их нельзя вывести или поставить. Потратить их можно только в магазине промокодов.",
    store: "Магазин промокодов",
    mine: "Ваши баллы указаны на странице счетов",
  },
  ar: {
    title: "النقاط",
    how: "تكسب نقاطًا مع كل رهان من مالك يفوز أو يخسر:",
    each: (amount) => `نقطة واحدة عن كل ${amount} من الرهان`,
    not: "لا تُمنح نقاط عن الرهانات الملغاة أو المصروفة مبكرًا، ولا عن رهانات حساب المكافآت وألعاب الكازينو.",
    spend: "النقاط ليست مالًا: لا تُسحب ولا يُراهن بها، وتُصرف في متجر الرموز الترويجية فقط.",
    store: "متجر الرموز الترويجية",
    mine: "تجد نقاطك في صفحة حساباتك",
  },
  es: {
    title: "Puntos",
    how: "Gana puntos con cada apuesta de su propio dinero, ganada o perdida:",
    each: (amount) => `un punto por cada ${amount} apostados`,
    not: "No dan puntos las apuestas anuladas o cerradas, las de una cuenta de bonos ni los juegos de casino.",
    spend:
      "Los puntos no son dinero: no se retiran ni se apuestan, y solo se gastan en la tienda de códigos.",
    store: "Tienda de códigos promocionales",
    mine: "Sus puntos están en la página de sus cuentas",
  },
  tr: {
    title: "Puanlar",
    how: "Kendi paranızla yaptığınız, kazanan ya da kaybeden her bahis puan kazandırır:",
    each: (amount) => `oynanan her ${amount} için bir puan`,
    not: "İptal edilen ve bozdurulan bahisler, bonus hesabından yapılanlar ve casino oyunları puan kazandırmaz.",
    spend:
      "Puan para değildir: çekilemez, bahiste kullanılamaz, yalnızca promosyon kodu mağazasında harcanır.",
    store: "Promosyon kodu mağazası",
    mine: "Puanlarınız hesap sayfanızdadır",
  },
});

const shown = ["RUB", "EUR", "USD", "KWD", "JPY", "TRY"];

/**
 * How points are earned and what they are (ACC-13); a player's own points are on the page of his
 * accounts.
 */
export function pointsRulesPage(ask: CasinoRequest): RemotePage {
  const w = words(ask.lng);
  const listed = currencies.filter(({ iso }) => shown.includes(iso));
  const body = html`<h1>${w.title}</h1><p>${w.how}</p><ul>${listed.map(
    ({ iso, step }) =>
      html`<li>${w.each(formatMoneyText(fromMinor(step, iso), iso, ask.lng))}</li>`,
  )}</ul><p>${w.not}</p><p>${w.spend} <a class="go" href="${ask.at("promo")}">${w.store}</a></p><p><a class="go" href="${ask.at("office/account")}">${w.mine}</a></p>`;
  return { title: w.title, description: descriptionOfText(w.title, w.spend, ask.lng), body };
}
