import Big from "big.js";
import { listCovers } from "~/domain/coupon/cover-names";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { coefficientMarkup } from "../events/price";
import { definitionRow, html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePage } from "../page-request";
import {
  type CalculatedBetReturn,
  type CalculationInput,
  calculateBetReturn,
  coverOfType,
  type InvalidCalculationField,
  type LegResult,
  legResults,
  mostEvents,
  type Price,
  plainBetTypes,
  typedPrices,
} from "./calculation";
import type { InformationRequest } from "./texts";

const betTypes = [...plainBetTypes, ...listCovers().map(({ name }) => name)];

function readInput(query: URLSearchParams): CalculationInput {
  const text = (name: string) => (query.get(name) ?? "").slice(0, 200);
  return {
    stake: text("stake"),
    prices: text("prices"),
    isPerLine: query.get("per") === "line",
    type: betTypes.find((type) => type === query.get("type")) ?? "express",
    size: text("size"),
    results: typedPrices(text("prices")).map(
      (_, at) => legResults.find((result) => result === query.get(resultField(at))) ?? "won",
    ),
  };
}

const resultField = (at: number) => `r${at + 1}`;

/** Bet calculator: a form whose result is on the same page. */
export function calculatorPage(ask: InformationRequest): RemotePage {
  const { t } = ask;
  const isAsked = ask.query.has("prices");
  const input = readInput(ask.query);
  const result = isAsked ? calculateBetReturn(input) : null;
  const errors = result && !result.ok ? result.errors : [];
  const body = html`<article class="text"><h1>${t.calculator}</h1><p class="lead">${t.calcIntro}</p>${errors.length > 0 && summary(ask, errors, input)}${form(ask, input, errors)}${result?.ok && outcome(ask, result.value, input.results)}</article>`;
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
  const cover = coverOfType(input.type);
  if (cover) return t.calcBadCover(t.cover[cover.name], cover.events);
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
  const nameOf = (type: CalculationInput["type"]): string => {
    const cover = coverOfType(type);
    if (cover) return `${t.cover[cover.name]} · ${t.calcOf(cover.events)}`;
    return t.couponType[type as (typeof plainBetTypes)[number]];
  };
  const choices = (texts: readonly (readonly [value: string, name: string])[], chosen: string) =>
    texts.map(
      ([value, name]) =>
        html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`,
    );
  const wrong = (error: InvalidCalculationField) =>
    errors.includes(error) && html` aria-invalid="true" aria-describedby="calc-${error}-error"`;
  const note = (error: InvalidCalculationField) =>
    errors.includes(error) &&
    html`<span class="err" id="calc-${error}-error" data-code="${error}">${message(ask, error, input)}</span>`;
  const per = choices(
    [
      ["all", t.calcPerAll],
      ["line", t.calcPerLine],
    ],
    input.isPerLine ? "line" : "all",
  );
  const types = choices(
    betTypes.map((type) => [type, nameOf(type)]),
    input.type,
  );
  return html`<form class="calc" method="get" action="${ask.at("betting-calculator")}"><p class="field"><label for="calc-prices">${t.calcPrices}</label><textarea id="calc-prices" name="prices" maxlength="200" dir="ltr"${wrong("prices")}>${input.prices}</textarea><span class="n">${t.calcPricesHint}</span>${note("prices")}</p>${resultFields(ask, input, choices)}<p class="field"><label for="calc-stake">${t.calcStake}</label><input id="calc-stake" name="stake" inputmode="decimal" maxlength="12" value="${input.stake}"${wrong("stake")}>${note("stake")}</p><p class="field"><label for="calc-per">${t.calcPer}</label><select id="calc-per" name="per">${per}</select></p><p class="field"><label for="calc-type">${t.calcType}</label><select id="calc-type" name="type"${wrong("type")}>${types}</select>${note("type")}</p><p class="field"><label for="calc-size">${t.calcSize}</label><input id="calc-size" name="size" inputmode="numeric" maxlength="2" value="${input.size || "2"}"${wrong("size")}>${note("size")}</p><button class="btn">${t.calcGo}</button></form>`;
}

/** A result for each leg whose price is typed: without JavaScript they come with the first answer. */
function resultFields(
  { t }: InformationRequest,
  { prices, results }: CalculationInput,
  choices: (texts: readonly (readonly [string, string])[], chosen: string) => readonly Markup[],
): Markup | false {
  const legs = typedPrices(prices);
  if (legs.length === 0 || legs.length > mostEvents || legs.includes(null)) return false;
  const names = legResults.map((result) => [result, t.calcResult[result]] as const);
  return html`<fieldset><legend>${t.calcResults}</legend>${legs.map((leg, at) => {
    const id = `calc-${resultField(at)}`;
    return html`<p class="field"><label for="${id}">${t.calcLeg(at + 1)} · ${leg && priceMarkup("calc-leg-coef", leg)}</label><select id="${id}" name="${resultField(at)}">${choices(names, results[at] ?? "won")}</select></p>`;
  })}</fieldset>`;
}

/** A price in the reader's view, of a repeating decimal the first six. */
function priceMarkup(name: string, { n, d }: Price): Markup {
  return coefficientMarkup(name, n.div(d).round(6, Big.roundDown).toFixed());
}

function outcome(
  ask: InformationRequest,
  value: CalculatedBetReturn,
  results: readonly LegResult[],
): Markup {
  const { t } = ask;
  const amount = (value: CalculatedBetReturn["win"]) =>
    formatMoneyText(value.toFixed(2), ask.site.currency, ask.lng);
  const haveAllWon = results.every((result) => result === "won");
  const returned = definitionRow(
    haveAllWon ? t.calcReturn : t.calcReturned,
    html`<data data-name="possible-win" value="${value.win.toFixed(2)}">${amount(value.win)}</data>`,
  );
  const lines = html`${definitionRow(t.calcLines, html`<data data-name="lines" value="${String(value.lines)}">${String(value.lines)}</data>`)}${definitionRow(t.calcLineStake, amount(value.lineStake))}${definitionRow(t.calcStakeAll, html`<data data-name="stake" value="${value.stake.toFixed(2)}">${amount(value.stake)}</data>`)}`;
  return html`<div role="status"><dl class="sum">${value.lines > 1 && lines}${value.price?.gt(0) && definitionRow(t.calcPrice, coefficientMarkup("calc-coef", value.price.toFixed()))}${returned}${definitionRow(t.calcProfit, amount(value.win.minus(value.stake)))}</dl></div>`;
}
