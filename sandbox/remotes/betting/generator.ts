import Big from "big.js";
import { isAmountAbove, isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, parseTypedAmount, plainAmount } from "~/domain/money/money";
import { productOfFactors, type Ratio, returnRoundedDown } from "~/domain/odds/ratio";
import type { GameSnapshot, MarketType, PricedOutcome } from "~sandbox/feed/types";
import { calculateStakeBounds } from "~sandbox/services/coupons/bounds";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { betName } from "../events/bet-name";
import { betIdentifierText as betRef, coefficientMarkup } from "../events/price";
import { eventName, whenCell } from "../events/row";
import { listSports, sportCounts } from "../events/sports";
import { gamePath } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import { formatMoneyText, moneyData } from "../money";
import type { RemotePage } from "../page-request";
import { sides, sidesDirection } from "../sides";
import { type ExpressCandidate, generateExpress } from "./generate";
import { expressGeneratorTexts } from "./generator-texts";
import type { BettingRequest } from "./texts";

/**
 * Types of outcomes that the legs of a generated express are taken from; all of them are about the
 * whole game.
 */
const types: readonly MarketType[] = [
  ...(["1", "X", "2", "1X", "12", "2X", "winner-1", "winner-2", "over", "under"] as const),
  ...(["both-score-yes", "both-score-no"] as const),
];
/** Lowest and highest price of a leg: a lower one adds little, a higher one hardly ever wins. */
const [shortest, longest] = ["1.15", "5"] as const;
/**
 * How many games of each sport are searched (the next ones), and how long before its kick-off a
 * game must still be, ms, to leave time for placing the coupon.
 */
const lookedAt = 40;
const leastAheadMs = 10 * 60_000;

interface Leg extends ExpressCandidate {
  readonly game: GameSnapshot;
  readonly market: PricedOutcome;
}

type Wrong = "stake" | "win" | "sport";

interface Wanted {
  readonly iso: string;
  readonly stakeText: string;
  readonly winText: string;
  readonly sports: readonly string[];
  readonly stake: Minor | null;
  readonly target: Ratio | null;
  readonly wrong: readonly Wrong[];
}

/**
 * Reads the generator's form: stake, wanted return and sports. `wrong` names the fields that are
 * missing or outside the bounds of a prematch express (CPN-09).
 */
function readWanted(ask: BettingRequest, iso: string): Wanted {
  const { query, lng } = ask;
  const text = (name: string) => (query.get(name) ?? "").slice(0, 20);
  const read = (name: string) => {
    const amount = parseTypedAmount(plainAmount(text(name), iso, lng), iso);
    return amount.ok ? amount.minor : null;
  };
  const [stake, win] = [read("stake"), read("win")];
  // Takes each requested sport once, so that a long query cannot multiply the search.
  const asked = new Set(query.getAll("sport"));
  const sports = listSports(ask)
    .map(({ slug }) => slug)
    .filter((slug) => asked.has(slug));
  const target =
    stake !== null && win !== null && stake > 0 ? { num: BigInt(win), den: BigInt(stake) } : null;
  const { min, max, maxPayout } = limits(iso);
  const isStakeOk =
    stake !== null && !isAmountBelow(stake, min) && !(max && isAmountAbove(stake, max));
  const isWinOk =
    win !== null && !(maxPayout && isAmountAbove(win, maxPayout)) && isMore(win, stake);
  const wrong: readonly (Wrong | false)[] = [
    !isStakeOk && "stake",
    !isWinOk && "win",
    sports.length === 0 && "sport",
  ];
  return {
    iso,
    stakeText: text("stake"),
    winText: text("win"),
    sports,
    stake,
    target,
    wrong: wrong.filter((each) => each !== false),
  };
}

const isMore = (win: Minor, stake: Minor | null) => stake === null || isAmountAbove(win, stake);

function limits(iso: string) {
  const risk = { perUnit: { num: 1n, den: 1n }, isLive: false };
  return calculateStakeBounds(iso, risk, { hasMinimum: true, isBonusAccount: false });
}

/**
 * Prices that an express can be made of: unblocked, within the bounds of a leg, of the next games
 * of these sports that begin late enough for the coupon to be placed.
 */
function offersOf(ask: BettingRequest, sports: readonly string[]): readonly Leg[] {
  const from = ask.now + leastAheadMs;
  const games = sports.flatMap((sport) =>
    ask.games({ status: "line", sport, from, limit: lookedAt }),
  );
  return games.flatMap((game) =>
    game.markets
      .filter(
        ({ type, coef, isBlocked }) =>
          !isBlocked &&
          types.includes(type) &&
          new Big(coef).gte(shortest) &&
          new Big(coef).lte(longest),
      )
      .map((market) => ({ gameId: game.id, coef: market.coef, game, market })),
  );
}

/** The generator of expresses (SET-01): stake, wanted return and sports, and the express that follows. */
export async function expressGeneratorPage(ask: BettingRequest): Promise<RemotePage> {
  const w = expressGeneratorTexts(ask.lng);
  const player = await ask.deps.player(ask.request);
  const account = player?.accounts.find(({ type }) => type !== 4);
  const iso = account?.iso ?? ask.site.currency;
  const isAsked = ask.query.has("stake") || ask.query.has("win");
  const wanted = readWanted(ask, iso);
  const shownWrong = isAsked ? wanted.wrong : [];
  const result = isAsked && wanted.wrong.length === 0 && outcome(ask, wanted);
  const body = html`<h1>${w.title}</h1><p class="hint">${w.intro}</p>${shownWrong.length > 0 && summary(ask, wanted)}${form(ask, wanted, shownWrong, isAsked)}${result}`;
  return {
    title: w.title,
    description: descriptionOf(descriptionTexts(ask.lng).generator),
    body,
    sheet: "further",
  };
}

function message(ask: BettingRequest, wrong: Wrong, { iso, stake }: Wanted): string {
  const w = expressGeneratorTexts(ask.lng);
  const { min, max, maxPayout } = limits(iso);
  const amount = (minor: Minor | null) =>
    formatMoneyText(fromMinor(minor ?? min, iso), iso, ask.lng);
  if (wrong === "stake") return w.badStake(amount(min), amount(max));
  return wrong === "win" ? w.badWin(amount(stake ?? min), amount(maxPayout)) : w.badSports;
}

function summary(ask: BettingRequest, wanted: Wanted): Markup {
  const w = expressGeneratorTexts(ask.lng);
  return html`<div class="wrong" role="alert"><p>${w.wrong}</p><ul>${wanted.wrong.map(
    (wrong) =>
      html`<li data-code="${wrong}"><a href="#gen-${wrong}">${message(ask, wrong, wanted)}</a></li>`,
  )}</ul></div>`;
}

function form(
  ask: BettingRequest,
  wanted: Wanted,
  wrong: readonly Wrong[],
  isAsked: boolean,
): Markup {
  const w = expressGeneratorTexts(ask.lng);
  const { iso, stakeText, winText, sports } = wanted;
  const { min } = limits(iso);
  const state = (name: Wrong) =>
    wrong.includes(name) && html` aria-invalid="true" aria-describedby="gen-${name}-error"`;
  const note = (name: Wrong) =>
    wrong.includes(name) &&
    html`<span class="err" id="gen-${name}-error" data-code="${name}">${message(ask, name, wanted)}</span>`;
  const first = { stake: fromMinor(min, iso), win: fromMinor((min * 10) as Minor, iso) };
  const field = (name: "stake" | "win", typed: string) =>
    html`<p class="field"><label for="gen-${name}">${w[name]}, ${iso}</label><input id="gen-${name}" name="${name}" inputmode="decimal" maxlength="20" autocomplete="off" value="${isAsked ? typed : first[name]}"${state(name)}>${note(name)}</p>`;
  const counts = sportCounts(ask, "line");
  const choices = listSports(ask).filter(({ slug }) => counts.has(slug));
  const isTicked = (slug: string, nth: number) => (isAsked ? sports.includes(slug) : nth < 3);
  return html`<form class="gen" method="get" action="${ask.at("bet-generator")}">${field("stake", stakeText)}${field("win", winText)}<fieldset class="picks"${state("sport")}><legend>${w.sports}</legend>${choices.map(
    ({ slug, name }, nth) =>
      html`<label class="pick"${nth === 0 && html` id="gen-sport"`}><input type="checkbox" name="sport" value="${slug}"${isTicked(slug, nth) && html` checked`}><span>${textInLanguage(name, ask.lng)}</span></label>`,
  )}</fieldset>${note("sport")}<p><button class="btn main">${w.go}</button></p></form>`;
}

/**
 * The generated express with its exact price and return, and the form that puts it into the coupon
 * with its stake; a notice where no express reaches the return; false without a valid stake and
 * return.
 */
function outcome(ask: BettingRequest, { iso, sports, stake, target }: Wanted): Markup | false {
  const w = expressGeneratorTexts(ask.lng);
  if (stake === null || target === null) return false;
  const turn = Math.min(20, Math.max(0, Number.parseInt(ask.query.get("turn") ?? "0", 10) || 0));
  const legs = generateExpress(offersOf(ask, sports), target, turn);
  if (!legs) return html`<p class="note" role="status" data-code="none">${w.none}</p>`;
  const price = legs.reduce((product, { coef }) => product.times(coef), new Big(1));
  const back = fromMinor(
    returnRoundedDown(stake, productOfFactors(legs.map(({ coef }) => new Big(coef)))),
    iso,
  );
  const again = new URLSearchParams(ask.query);
  again.set("turn", String((turn + 1) % 20));
  const hidden = legs.map(
    ({ game, market }) =>
      html`<input type="hidden" name="bet" value="${betRef(game, market)}:${market.coef}">`,
  );
  return html`<section class="gen-out" role="status"><h2>${w.found(legs.length)}</h2><ul class="evs">${legs.map((leg) => legRow(ask, leg))}</ul><dl class="sum"><div><dt>${w.price}</dt><dd dir="ltr">${coefficientMarkup("generated-coef", price.toFixed())}</dd></div><div><dt>${w.returns}</dt><dd>${moneyData("generated-win", back, iso, ask.lng)}</dd></div></dl><p class="hint">${w.chance}</p><form method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add-all"><input type="hidden" name="returnUrl" value="${ask.at("coupon")}"><input type="hidden" name="amount" value="${fromMinor(stake, iso)}">${hidden}<p class="gen-do"><button class="btn main">${w.take}</button><a class="btn" href="${ask.at("bet-generator")}?${again}">${w.another}</a></p></form></section>`;
}

function legRow(ask: BettingRequest, { game, market }: Leg): Markup {
  const [home, away] = [textInLanguage(game.home, ask.lng), textInLanguage(game.away, ask.lng)];
  const name = betName(ask.t, game.champ.sport, market, home, away);
  return html`<li class="pickrow" data-leg="${betRef(game, market)}">${whenCell(ask, game)}<a class="tms" href="${ask.at(gamePath(game))}"><b>${name}</b><span class="where"><span ${sidesDirection(ask)}>${sides(eventName(ask, game))}</span>, ${ask.clock.day(game.startsAt, ask.now, ask.t)}</span></a><b dir="ltr">${coefficientMarkup("leg-coef", market.coef)}</b></li>`;
}
