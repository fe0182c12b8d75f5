import {
  type CombinationSelection,
  formatCombinationType,
  isCombinable,
  maxCombinationSelections,
  minCombinationSelections,
} from "~/domain/coupon/combination";
import { priceCombination } from "~sandbox/feed/combine";
import { combinationId } from "~sandbox/feed/markets";
import type { GameSnapshot, PricedOutcome, ScoreDistribution } from "~sandbox/feed/types";
import { betName, handicapMarketName, totalMarketName } from "../events/bet-name";
import { coefficientMarkup, shownPrice } from "../events/price";
import { html, type Markup, textInLanguage } from "../markup";
import { builderTexts } from "./builder-texts";
import type { BettingRequest } from "./texts";

type Texts = ReturnType<typeof builderTexts>;

const result = ["1", "X", "2", "1X", "12", "2X"];
const groupsOf = ({ t }: BettingRequest, { champ: { sport } }: GameSnapshot) => [
  { title: t.result, types: result },
  { title: t.bothScore, types: ["both-score-yes", "both-score-no"] },
  { title: totalMarketName(t, sport, "over"), types: ["over", "under"] },
  { title: handicapMarketName(t, sport, "handicap-1"), types: ["handicap-1", "handicap-2"] },
];

/**
 * The bet builder of a football game: selections that are ticked together get one price, which is added as one
 * bet (CPN-04). A plain form: its address shows the price. Nothing for games without a model of the score.
 */
export function betBuilder(ask: BettingRequest, game: GameSnapshot): Markup | false {
  const scores = ask.scores(game.id);
  if (!scores || game.status === "finished") return false;
  const words = builderTexts(ask.lng);
  const offered = game.markets.filter((market) => isCombinable(selectionOf(market)));
  const asked = new Set(ask.query.getAll("pick"));
  const picked = offered.filter((market) => asked.has(pickOf(market)));
  const groups = groupsOf(ask, game).map(({ title, types }) => {
    const markets = offered.filter(({ type }) => types.includes(type)).sort(facing);
    return (
      markets.length > 0 &&
      html`<fieldset><legend>${title}</legend><div class="picks">${markets.map((market) => pick(ask, game, market, picked.includes(market)))}</div></fieldset>`
    );
  });
  return html`<details class="mk builder" id="builder"${asked.size > 0 && html` open`}><summary>${ask.t.betBuilder}</summary><p class="hint">${words.builderHint}</p>${asked.size > 0 && built(ask, game, scores, picked)}<form method="get" action="${ask.at(ask.path.join("/"))}">${groups}<button class="btn">${words.builderShow}</button></form></details>`;
}

/**
 * Compares two selections of a market for sorting: by line, so that the two sides of a line stand
 * next to each other.
 */
function facing(one: PricedOutcome, other: PricedOutcome): number {
  const lineOf = ({ type, param }: PricedOutcome) =>
    type === "handicap-2" ? 0 - (param ?? 0) : (param ?? 0);
  return lineOf(one) - lineOf(other);
}

function pick(
  ask: BettingRequest,
  game: GameSnapshot,
  market: PricedOutcome,
  isTicked: boolean,
): Markup {
  return html`<label class="pick"><input type="checkbox" name="pick" value="${pickOf(market)}"${isTicked && html` checked`}${market.isBlocked && html` disabled`}><bdi>${nameOf(ask, game, market)}</bdi></label>`;
}

/**
 * The result of the bet builder: the price of the ticked selections with the button that adds them
 * to the coupon, or why they cannot be combined.
 */
function built(
  ask: BettingRequest,
  game: GameSnapshot,
  scores: ScoreDistribution,
  picked: readonly PricedOutcome[],
): Markup {
  const words = builderTexts(ask.lng);
  const names = picked.map((market) => nameOf(ask, game, market)).join(" + ");
  const against = reasonAgainst(ask, game, scores, picked, words);
  if (typeof against === "string")
    return html`<p class="built" role="status" data-code="builder-refused">${against}</p>`;
  const { type, coef } = against;
  const bet = `${game.id}:${combinationId(game.id, type)}:${type}::${coef}`;
  return html`<div class="built" role="status"><p><bdi>${names}</bdi></p><p>${words.builderPrice} <b dir="ltr">${coefficientMarkup("builder-coef", coef)}</b></p><form method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add"><button class="btn" name="bet" value="${bet}">${words.builderAdd(shownPrice(coef))}</button></form></div>`;
}

function reasonAgainst(
  ask: BettingRequest,
  game: GameSnapshot,
  scores: ScoreDistribution,
  picked: readonly PricedOutcome[],
  words: Texts,
): string | { readonly type: string; readonly coef: string } {
  if (picked.length < minCombinationSelections) return words.builderFew;
  if (picked.length > maxCombinationSelections) return words.builderMany(maxCombinationSelections);
  const price = priceCombination(scores, picked.map(selectionOf));
  if (price.kind === "contradiction") return words.builderContradiction;
  if (price.kind === "redundant") {
    const { type, param } = price.selection;
    const market = picked.find((one) => pickOf(one) === `${type}:${param}`);
    return words.builderRedundant(market ? nameOf(ask, game, market) : "");
  }
  const type = formatCombinationType(picked.map(selectionOf));
  const isOff = price.isBlocked || picked.some(({ isBlocked }) => isBlocked);
  return isOff || type === null ? words.builderBlocked : { type, coef: price.coef };
}

function nameOf(ask: BettingRequest, game: GameSnapshot, { type, param }: PricedOutcome): string {
  const [home, away] = [textInLanguage(game.home, ask.lng), textInLanguage(game.away, ask.lng)];
  return betName(ask.t, game.champ.sport, { type, param }, home, away);
}

function selectionOf({ type, param }: PricedOutcome): CombinationSelection {
  return { type, param: param === null ? "" : String(param) };
}

function pickOf(market: PricedOutcome): string {
  const { type, param } = selectionOf(market);
  return `${type}:${param}`;
}
