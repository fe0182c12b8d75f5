import { languages } from "~/i18n/languages";
import { averageReturn, type Lottery, prizeRows } from "~sandbox/lotto/lotteries";
import { html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import { prizeAmount } from "./list";
import type { LottoRequest } from "./request";

/** Prizes in a currency with their chances, and the return of a line; keno's by the numbers marked. */
export function prizeTable(ask: LottoRequest, lottery: Lottery, iso: string): Markup {
  const { w } = ask;
  if (lottery.prizes.by === "hits")
    return html`<section class="block"><h2>${w.prizes}</h2>${table(ask, lottery, iso)}</section>`;
  const marks = Array.from({ length: lottery.fields[0]?.most ?? 0 }, (_, at) => at + 1);
  return html`<section class="block"><h2>${w.prizes}</h2>${marks.map(
    (n) =>
      html`<details id="keno-${n}"${n === 6 && html` open`}><summary>${w.marked(n)}</summary>${table(ask, lottery, iso, n)}</details>`,
  )}</section>`;
}

function table(ask: LottoRequest, lottery: Lottery, iso: string, marks?: number): Markup {
  const { w, lng } = ask;
  const { locale } = languages[lng];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const oneIn = (chance: number) => {
    const n = 1 / chance;
    return w.oneIn((n < 100 ? fine : whole).format(n));
  };
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return html`<table class="prizes"><thead><tr><th scope="col">${w.guessed}</th><th scope="col">${w.prize}</th><th scope="col">${w.chance}</th></tr></thead><tbody>${prizeRows(
    lottery,
    marks,
  ).map(
    ({ row, prize, chance }) =>
      html`<tr><th scope="row" dir="ltr">${row}</th><td>${formatMoneyText(prizeAmount(iso, prize), iso, lng)}</td><td>${oneIn(chance)}</td></tr>`,
  )}</tbody></table><p class="n">${w.pays(share.format(averageReturn(lottery, marks)))}</p>`;
}
