import { descriptionOf, descriptionTexts } from "../descriptions";
import { shownPrice } from "../events/price";
import { definitionRow, html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePage } from "../page-request";
import {
  type CalculatedBetReturn,
  type CalculationInput,
  calculateBetReturn,
  type InvalidCalculationField,
  typedPrices,
} from "./calculation";
import type { InformationRequest } from "./texts";

const types = ["express", "system", "singles"] as const;

function readInput(query: URLSearchParams): CalculationInput {
  const text = (name: string) => (query.get(name) ?? "").slice(0, 200);
  return {
    stake: text("stake"),
    prices: text("prices"),
    type: types.find((type) => type === query.get("type")) ?? "express",
    size: text("size"),
  };
}

/** Bet calculator: a form whose result is on the same page. */
export function calculatorPage(ask: InformationRequest): RemotePage {
  const { t } = ask;
  const isAsked = ask.query.has("prices");
  const input = readInput(ask.query);
  const result = isAsked ? calculateBetReturn(input) : null;
  const errors = result && !result.ok ? result.errors : [];
  const body = html`<article class="text"><h1>${t.calculator}</h1><p class="lead">${t.calcIntro}</p>${errors.length > 0 && summary(ask, errors, input)}${form(ask, input, errors)}${result?.ok && outcome(ask, result.value)}</article>`;
  const description = descriptionOf(`${descriptionTexts(ask.lng).calculator} ${t.calcIntro}`);
  return { title: t.calculator, description, body };
}

function message(
  ask: InformationRequest,
  error: InvalidCalculationField,
  input: CalculationInput,
): string {
  const { t } = ask;
  if (error === "stake") return t.calcBadStake;
  if (error === "prices") return t.calcBadPrices;
  const most = typedPrices(input.prices).length;
  if (most < 2) return t.calcFewForSystem;
  return most === 2 ? t.calcOnlySize : t.calcBadSize(most);
}

function summary(
  ask: InformationRequest,
  errors: readonly InvalidCalculationField[],
  input: CalculationInput,
): Markup {
  return html`<div class="wrong" role="alert"><p>${ask.t.calcErrors}</p><ul>${errors.map(
    (error) =>
      html`<li data-code="${error}"><a href="#calc-${error}">${message(ask, error, input)}</a></li>`,
  )}</ul></div>`;
}

function form(
  ask: InformationRequest,
  input: CalculationInput,
  errors: readonly InvalidCalculationField[],
): Markup {
  const { t } = ask;
  const names = {
    express: t.couponType.express,
    system: t.couponType.system,
    singles: t.couponType.singles,
  };
  const wrong = (error: InvalidCalculationField) =>
    errors.includes(error) && html` aria-invalid="true" aria-describedby="calc-${error}-error"`;
  const note = (error: InvalidCalculationField) =>
    errors.includes(error) &&
    html`<span class="err" id="calc-${error}-error" data-code="${error}">${message(ask, error, input)}</span>`;
  return html`<form class="calc" method="get" action="${ask.at("betting-calculator")}"><p class="field"><label for="calc-prices">${t.calcPrices}</label><textarea id="calc-prices" name="prices" maxlength="200" dir="ltr"${wrong("prices")}>${input.prices}</textarea><span class="n">${t.calcPricesHint}</span>${note("prices")}</p><p class="field"><label for="calc-stake">${t.calcStake}</label><input id="calc-stake" name="stake" inputmode="decimal" maxlength="12" value="${input.stake}"${wrong("stake")}>${note("stake")}</p><p class="field"><label for="calc-type">${t.calcType}</label><select id="calc-type" name="type">${types.map(
    (type) =>
      html`<option value="${type}"${type === input.type && html` selected`}>${names[type]}</option>`,
  )}</select></p><p class="field"><label for="calc-size">${t.calcSize}</label><input id="calc-size" name="size" inputmode="numeric" maxlength="2" value="${input.size || "2"}"${wrong("size")}>${note("size")}</p><button class="btn">${t.calcGo}</button></form>`;
}

function outcome(ask: InformationRequest, value: CalculatedBetReturn): Markup {
  const { t } = ask;
  const amount = (value: CalculatedBetReturn["win"]) =>
    formatMoneyText(value.toFixed(2), ask.site.currency, ask.lng);
  return html`<div role="status"><dl class="sum">${value.lines > 1 && definitionRow(t.calcLines, String(value.lines))}${value.lines > 1 && definitionRow(t.calcLineStake, amount(value.lineStake))}${value.price && definitionRow(t.calcPrice, html`<span dir="ltr">${shownPrice(value.price.toFixed())}</span>`)}${definitionRow(t.calcReturn, html`<data data-name="possible-win" value="${value.win.toFixed(2)}">${amount(value.win)}</data>`)}${definitionRow(t.calcProfit, amount(value.win.minus(value.stake)))}</dl></div>`;
}
