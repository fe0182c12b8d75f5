import Big from "big.js";
import {
  type BonusOffer,
  bonusMostTimes,
  bonusOfferLimits,
  calculateDepositBonus,
  findBonusOffer,
  mostBonusPayout,
} from "~/domain/bonuses/bonus";
import {
  type CashbackProgramme,
  calculateCashback,
  cashbackLevels,
  cashbackPeriods,
} from "~/domain/bonuses/cashback";
import { friendRewardTerms } from "~/domain/bonuses/friends";
import { loyaltyPointsForStake } from "~/domain/bonuses/points";
import { expressBonusPercent, expressBonusPercentForBetCount } from "~/domain/coupon/bonus";
import { calculateTotalReturn, type PricedCoupon } from "~/domain/coupon/returns/combine";
import { asMinor, type Minor, multiplyAmount, subtractAmounts } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { formatPrice } from "~/domain/odds/price";
import { languages } from "~/i18n/languages";
import { games } from "~sandbox/games/catalogue";
import { isGameOffered } from "~sandbox/games/partitions";
import { type Tournament, tournaments, tournamentWeekAt } from "~sandbox/games/tournaments";
import { funSessionMs } from "~sandbox/services/casino/fun";
import { expressTerms } from "~sandbox/services/coupons/expresses";
import {
  housePromoCodes,
  maxPromoBonus,
  type SandboxPromoCode,
} from "~sandbox/services/coupons/promo-codes";
import { dividePool, housePercent } from "~sandbox/toto/pool";
import { totoSections } from "~sandbox/toto/sections";
import { html, type Markup } from "../markup";
import { formatMoneyText, moneyData } from "../money";
import type { PromotionsRequest, PromotionText } from "./texts";

/** Kinds of bonuses that filter the list (SCR-17). */
export const bonusCategories = [
  "all_bonuses",
  "poker",
  "casino",
  "bukmaker",
  "redeposit",
  "shares",
  "cashback",
  "first_deposit",
  "bonuses",
] as const;
export type BonusCategory = (typeof bonusCategories)[number];

/** A figure of a promotion under its words. */
export type FigureRow = readonly [label: string, value: Markup | string];

/** How somebody takes part: a bonus of the office's form, or a page of the site. */
export type PromotionAct =
  | { readonly bonus: BonusOffer["name"] }
  | { readonly path: string; readonly words: string; readonly isForGuests?: true };

/** A promotion as its page states it; all figures are the platform's own. */
export interface PromotionView {
  /** `off` = site config has switched it off; a number = it ended then, ms since epoch. */
  readonly state: "on" | "off" | number;
  /** The figure that sums it up, in words: "up to 8 % back"; "" = none while it is off. */
  readonly sum: string;
  readonly figures: readonly FigureRow[];
  readonly example: readonly FigureRow[];
  /** What counts, with its share in percent. */
  readonly counts: readonly (readonly [kind: string, percent: number])[];
  readonly period: string;
  readonly act: PromotionAct;
  /** What is offered at this moment; absent = the promotion has no such list. */
  readonly current?: Markup;
}

/** A bonus or a promotion of the house. */
export interface Promotion {
  /** First segment of its address. */
  readonly root: "bonus" | "promotions";
  /** It is found by either: `bonus/1` and `bonus/first-deposit`. */
  readonly number: number;
  readonly name: string;
  readonly categories: readonly BonusCategory[];
  /** Its picture's motif. */
  readonly picture: string;
  /** Partitions of the casino that it needs. */
  readonly partitions?: readonly string[];
  /** Id of the screen that it needs. */
  readonly screen?: string;
  text(ask: PromotionsRequest): PromotionText;
  view(ask: PromotionsRequest, iso: string): PromotionView | Promise<PromotionView>;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Formats for the figures of a page in its language and a currency. */
function formats({ lng }: PromotionsRequest, iso: string) {
  const number = (value: number, unit?: "day" | "hour" | "minute") =>
    new Intl.NumberFormat(
      lng,
      unit ? { style: "unit", unit, unitDisplay: "long" } : { maximumFractionDigits: 2 },
    ).format(value);
  const percent = (share: number) =>
    new Intl.NumberFormat(lng, { style: "percent" }).format(share / 100);
  const data = (name: string, value: string | number, words: string) =>
    html`<data data-name="${name}" value="${String(value)}">${words}</data>`;
  return {
    text: (amount: Minor) => formatMoneyText(fromMinor(amount, iso), iso, lng),
    money: (name: string, amount: Minor) => moneyData(name, fromMinor(amount, iso), iso, lng),
    percent,
    number,
    count: (name: string, value: number) => data(name, value, number(value)),
    share: (name: string, value: number) => data(name, value, percent(value)),
    times: (name: string, value: number | string) => data(name, value, `${value} ×`),
    odds: (name: string, value: string) => data(name, value, formatPrice(value)),
    range: (name: string, least: number, most: number) =>
      html`<data data-name="${name}" value="${least}-${most}"><bdi dir="ltr">${least === most ? number(most) : `${number(least)}–${number(most)}`}</bdi></data>`,
    span: (name: string, value: number, unit: "day" | "hour" | "minute") =>
      data(name, value, number(value, unit)),
  };
}

/** `[from, until)` in days of UTC. */
function daysInWords({ lng, t }: PromotionsRequest, from: number, until: number): string {
  const day = new Intl.DateTimeFormat(languages[lng].locale, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
  });
  return t.fromUntil(day.format(from), day.format(until - 1));
}

function depositBonus(
  number: number,
  name: BonusOffer["name"],
  categories: readonly BonusCategory[],
): Promotion {
  return {
    ...{ root: "bonus", number, name, categories },
    picture: name === "reload" ? "chest" : "coin",
    screen: "office:bonuses-deposit",
    text: ({ t }) => t.items[name],
    view(ask, iso) {
      const { t, site } = ask;
      const { label, count } = t;
      const offer = findBonusOffer(name);
      if (!offer) throw new Error(`no bonus ${name}`);
      const f = formats(ask, iso);
      const limits = bonusOfferLimits(offer, iso);
      const times = bonusMostTimes(site.bonuses, name);
      const ceiling = mostBonusPayout(limits.most, times);
      const deposit = multiplyAmount(limits.deposit, 4);
      const credit = calculateDepositBonus(offer, deposit, iso);
      const exMost = credit && mostBonusPayout(credit.amount, times);
      return {
        state: "on",
        sum: t.figure.deposit(f.percent(offer.percent), f.text(limits.most)),
        figures: [
          [label.percent, f.share("bonus-percent", offer.percent)],
          [label.most, f.money("bonus-most", limits.most)],
          [label.leastDeposit, f.money("bonus-deposit", limits.deposit)],
          [label.takeDays, f.span("bonus-take-days", offer.takeDays, "day")],
          [label.wager, f.times("bonus-wager", offer.wager)],
          [label.days, f.span("bonus-days", offer.days, "day")],
          [label.legs, f.count("bonus-legs", offer.legs)],
          [label.coef, f.odds("bonus-coef", offer.coef)],
          ...(ceiling === null
            ? []
            : [[label.ceiling, f.money("bonus-ceiling", ceiling)] as const]),
          ...(offer.againDays === null
            ? []
            : [[label.again, f.span("bonus-again-days", offer.againDays, "day")] as const]),
        ],
        example: credit
          ? [
              [label.exDeposit, f.money("example-deposit", deposit)],
              [label.exBonus, f.money("example-bonus", credit.amount)],
              [label.exTarget, f.money("example-target", credit.target)],
              ...(exMost === null
                ? []
                : [[label.exMost, f.money("example-most", exMost)] as const]),
            ]
          : [],
        counts: [
          [count.accumulators, 100],
          [count.otherBets, 0],
          [count.casino, 0],
          [count.tickets, 0],
          [count.void, 0],
        ],
        period: t.noEnd,
        act: { bonus: name },
      };
    },
  };
}

function cashback(
  number: number,
  programme: CashbackProgramme,
  definition: Pick<Promotion, "name" | "categories" | "picture" | "partitions">,
): Promotion {
  const isCasino = programme === "vip";
  return {
    ...definition,
    ...{ root: "bonus", number },
    screen: isCasino ? "office:casino-vipcashback" : "office:casino-premiumcashback",
    text: ({ t }) => t.items[isCasino ? "casino-cashback" : "betting-cashback"],
    view(ask, iso) {
      const { t, now } = ask;
      const { label, count } = t;
      const f = formats(ask, iso);
      const { least, step } = currencyOf(iso);
      const staked = multiplyAmount(step, 120);
      const returned = multiplyAmount(step, 70);
      const example = calculateCashback(staked, returned, iso);
      const highest = Math.max(...cashbackLevels.map(({ percent }) => percent));
      const { running } = cashbackPeriods(programme, now);
      return {
        state: "on",
        sum: t.figure.back(f.percent(highest)),
        figures: cashbackLevels.map(
          ({ level, stakedOfLeast, percent }) =>
            [
              `${t.stakedFrom} ${f.text(multiplyAmount(least, stakedOfLeast))}`,
              f.share(`cashback-${level}`, percent),
            ] as const,
        ),
        example: [
          [label.exStaked, f.money("example-staked", staked)],
          [label.exReturned, f.money("example-returned", returned)],
          [label.exLost, f.money("example-lost", example.lost)],
          [label.exLevel, f.share("example-level", example.level.percent)],
          [label.exCashback, f.money("example-cashback", example.amount)],
        ],
        counts: isCasino
          ? [
              [count.casino, 100],
              [count.poker, 100],
              [count.framed, 100],
              [count.demo, 0],
              [count.bonus, 0],
              [count.bets, 0],
              [count.tickets, 0],
            ]
          : [
              [count.bets, 100],
              [count.tickets, 100],
              [count.casino, 0],
              [count.bonus, 0],
            ],
        period: daysInWords(ask, running.from, running.until),
        act: {
          path: isCasino ? "office/casino/vipcashback" : "office/casino/premiumcashback",
          words: t.act.cashback,
        },
      };
    },
  };
}

/** Wire type of an accumulator. */
const accumulatorType = 1;
/** Odds of every event in the examples. */
const exampleOdds = "1.50";

/** An accumulator of `count` events at the odds of the examples, as the platform reckons it. */
function exampleAccumulator<C extends string>(
  stake: Minor<C>,
  count: number,
  added: Pick<PricedCoupon<C>, "bonusPercent" | "extras">,
): Minor<C> {
  return calculateTotalReturn({
    ...{ typeId: accumulatorType, systemValue: 2, stake, amountByBlockId: {} },
    legs: Array.from({ length: count }, () => ({
      factor: new Big(exampleOdds),
      isBanker: false,
      blockId: 0,
    })),
    ...added,
  });
}

const oddsOf = (count: number) => new Big(exampleOdds).pow(count).toFixed();

/** Rows of an example: what an accumulator returns without and with an addition. */
function returnsExample(
  ask: PromotionsRequest,
  iso: string,
  stake: Minor,
  events: number,
  added: Pick<PricedCoupon, "bonusPercent" | "extras">,
): readonly FigureRow[] {
  const { label } = ask.t;
  const f = formats(ask, iso);
  return [
    [label.exStake, f.money("example-stake", stake)],
    [label.exEvents, f.count("example-events", events)],
    [label.exOdds, f.odds("example-coef", oddsOf(events))],
    [label.exPlain, f.money("example-plain", exampleAccumulator(stake, events, {}))],
    [label.exWhole, f.money("example-whole", exampleAccumulator(stake, events, added))],
  ];
}

const accumulatorBonus: Promotion = {
  ...{ root: "bonus", number: 5, name: "accumulator-bonus", picture: "ladder" },
  categories: ["bukmaker", "bonuses"],
  text: ({ t }) => t.items["accumulator-bonus"],
  view(ask, iso) {
    const { t, deps } = ask;
    const { label, count } = t;
    const f = formats(ask, iso);
    const { step } = currencyOf(iso);
    const counts = Array.from({ length: 20 }, (_, at) => at + 1);
    const fewest = counts.find((bets) => expressBonusPercentForBetCount(bets) > 0) ?? 0;
    const highest = Math.max(...counts.map(expressBonusPercentForBetCount));
    const events = 5;
    const bonusPercent = expressBonusPercent(
      Array.from({ length: events }, () => ({ coef: exampleOdds, kind: 1 })),
      { isOn: true, isDeleted: false, typeId: accumulatorType },
    );
    return {
      state: deps.promotions.hasExpressBonus() ? "on" : "off",
      sum: t.figure.added(f.percent(highest)),
      figures: [
        [label.legs, f.count("bonus-legs", fewest)],
        [label.least, f.share("bonus-least", expressBonusPercentForBetCount(fewest))],
        [label.highest, f.share("bonus-highest", highest)],
      ],
      example: returnsExample(ask, iso, step, events, { bonusPercent }),
      counts: [
        [count.accumulators, 100],
        [count.correctScore, 0],
        [count.otherBets, 0],
      ],
      period: t.noEnd,
      act: { path: "home/line", words: t.act.line, isForGuests: true },
    };
  },
};

const hyperBonus: Promotion = {
  ...{ root: "bonus", number: 6, name: "hyper-bonus", picture: "rocket" },
  categories: ["bukmaker", "bonuses"],
  text: ({ t }) => t.items["hyper-bonus"],
  view(ask, iso) {
    const { t, deps } = ask;
    const { label, count } = t;
    const f = formats(ask, iso);
    const bonus = deps.promotions.hyperBonus(iso);
    return {
      state: bonus ? "on" : "off",
      sum: bonus ? t.figure.more(f.percent(bonus.percent)) : "",
      figures: bonus
        ? [
            [label.added, f.share("bonus-percent", bonus.percent)],
            [label.stakeFrom, f.money("bonus-stake-from", bonus.minBetLimit)],
            [label.addedMost, f.money("bonus-most", bonus.maxLimit)],
          ]
        : [],
      example: bonus
        ? returnsExample(ask, iso, bonus.minBetLimit, 2, {
            extras: [{ percent: bonus.percent, most: bonus.maxLimit }],
          })
        : [],
      counts: [
        [count.singles, 100],
        [count.systems, 0],
        [count.casino, 0],
      ],
      period: t.noEnd,
      act: { path: "home/line", words: t.act.line, isForGuests: true },
    };
  },
};

const demoMode: Promotion = {
  ...{ root: "promotions", number: 1, name: "demo", picture: "dice" },
  categories: ["casino", "poker", "shares"],
  partitions: ["casino"],
  text: ({ t }) => t.items.demo,
  view(ask) {
    const { t, deps, site } = ask;
    const { label, count } = t;
    const iso = site.currency;
    const f = formats(ask, iso);
    const credits = deps.promotions.demoCredits(iso);
    const rounds = Math.floor(credits / currencyOf(iso).least);
    const on = deps.partitions();
    const playable = games.filter((game) => isGameOffered(game, on) && !game.shared).length;
    const plain = f.number(Number(fromMinor(credits, iso)));
    return {
      state: "on",
      sum: t.figure.credits(plain),
      figures: [
        [label.games, f.count("demo-games", playable)],
        [
          label.credits,
          html`<data data-name="demo-credits" value="${fromMinor(credits, iso)}">${plain}</data>`,
        ],
        [label.session, f.span("demo-hours", funSessionMs / hourMs, "hour")],
      ],
      example: [[label.exRounds, f.count("example-rounds", rounds)]],
      counts: [
        [count.slots, 100],
        [count.tables, 100],
        [count.poker, 100],
      ],
      period: t.noEnd,
      act: { path: "slots/demo", words: t.act.demo, isForGuests: true },
    };
  },
};

function tournamentPromotion(
  tournament: Tournament,
  definition: Pick<Promotion, "number" | "categories" | "picture"> & {
    readonly name: "highest-multiple" | "table-tour";
  },
): Promotion {
  const { name } = definition;
  return {
    ...definition,
    root: "promotions",
    partitions: ["tournaments"],
    text: ({ t }) => t.items[name],
    view(ask) {
      const { t, now, site } = ask;
      const { label, count } = t;
      const iso = site.currency;
      const f = formats(ask, iso);
      const { step } = currencyOf(iso);
      const prizes = tournament.prizes.map((steps) => multiplyAmount(step, steps));
      const { startsAt, endsAt } = tournamentWeekAt(now);
      const isSlots = tournament.of === "slots";
      const [first] = prizes;
      return {
        state: "on",
        sum: t.figure.prize(f.text(first ?? asMinor(0))),
        figures: prizes.map(
          (prize, at) => [t.place(f.number(at + 1)), f.money(`prize-${at + 1}`, prize)] as const,
        ),
        example:
          tournament.points === "multiple"
            ? [
                [label.exStake, f.money("example-stake", step)],
                [label.exReturn, f.money("example-whole", multiplyAmount(step, 12))],
                [label.exBest, f.times("example-points", "12.00")],
              ]
            : [
                [label.exGames, f.count("example-games", 4)],
                [label.exTableScore, f.count("example-points", 4)],
              ],
        counts: [
          [count.slots, isSlots ? 100 : 0],
          [count.tables, isSlots ? 0 : 100],
          [count.framed, 0],
          [count.demo, 0],
          [count.bets, 0],
        ],
        period: daysInWords(ask, startsAt, endsAt),
        act: {
          path: `bonus/casino/tournaments/${tournament.number}`,
          words: t.act.standings,
          isForGuests: true,
        },
      };
    },
  };
}

const friend: Promotion = {
  ...{ root: "promotions", number: 4, name: "bring-a-friend", picture: "heart" },
  categories: ["shares"],
  screen: "office:bringfriend",
  text: ({ t }) => t.items["bring-a-friend"],
  view(ask, iso) {
    const { t } = ask;
    const { label } = t;
    const f = formats(ask, iso);
    const { deposit, reward } = friendRewardTerms(iso);
    return {
      state: "on",
      sum: t.figure.reward(f.text(reward)),
      figures: [
        [label.friendDeposit, f.money("friend-deposit", deposit)],
        [label.reward, f.money("friend-reward", reward)],
      ],
      example: [
        [label.friendDeposit, f.money("example-deposit", deposit)],
        [label.reward, f.money("example-reward", reward)],
      ],
      counts: [],
      period: t.noEnd,
      act: { path: "office/bringfriend", words: t.act.friend },
    };
  },
};

const points: Promotion = {
  ...{ root: "promotions", number: 5, name: "points", picture: "star" },
  categories: ["shares", "bukmaker"],
  text: ({ t }) => t.items.points,
  view(ask, iso) {
    const { t } = ask;
    const { label, count } = t;
    const f = formats(ask, iso);
    const { step, least } = currencyOf(iso);
    const stake = asMinor(multiplyAmount(step, 7) + multiplyAmount(least, 2));
    return {
      state: "on",
      sum: t.figure.point(f.text(step)),
      figures: [[label.perPoint, f.money("point-stake", step)]],
      example: [
        [label.exStake, f.money("example-stake", stake)],
        [label.exPoints, f.count("example-points", loyaltyPointsForStake(stake, iso))],
      ],
      counts: [
        [count.bets, 100],
        [count.void, 0],
        [count.bonus, 0],
        [count.casino, 0],
        [count.tickets, 0],
      ],
      period: t.noEnd,
      act: { path: "office/account", words: t.act.points },
    };
  },
};

function promoCode(code: SandboxPromoCode, number: number): Promotion {
  return {
    ...{ root: "promotions", number, name: code.code.toLowerCase(), picture: "ticket" },
    categories: ["shares", "bukmaker"],
    text({ t }) {
      const text = t.items["promo-code"];
      return { ...text, name: `${text.name} ${code.code}` };
    },
    view(ask, iso) {
      const { t, now, deps, clock } = ask;
      const { label, count } = t;
      const f = formats(ask, iso);
      const most = maxPromoBonus(code, iso);
      const { percent, endsAt } = code;
      const isOver = endsAt !== null && now >= endsAt;
      return {
        state: isOver ? endsAt : deps.promotions.hasPromoCodes() ? "on" : "off",
        sum: t.figure.more(f.percent(percent)),
        figures: [
          [
            t.code,
            html`<data data-name="promo-code" value="${code.code}"><bdi dir="ltr">${code.code}</bdi></data>`,
          ],
          [label.added, f.share("promo-percent", percent)],
          [label.addedMost, f.money("promo-most", most)],
        ],
        example: returnsExample(ask, iso, currencyOf(iso).step, 2, {
          extras: [{ percent, most }],
        }),
        counts: [
          [count.singles, 100],
          [count.systems, 0],
          [count.casino, 0],
        ],
        period: endsAt === null ? t.noEnd : t.until(clock.dateText(endsAt)),
        act: { path: `office/promotion?code=${code.code}`, words: t.act.code },
      };
    },
  };
}

function express(
  number: number,
  name: "accumulator-of-the-day" | "live-accumulator",
  picture: string,
): Promotion {
  const isLive = name === "live-accumulator";
  return {
    ...{ root: "promotions", number, name, picture },
    categories: ["bukmaker", "shares"],
    text: ({ t }) => t.items[name],
    view(ask, iso) {
      const { t, deps, lng } = ask;
      const { label, count } = t;
      const f = formats(ask, iso);
      const { fewestLegs, mostLegs, prices, offeredMs } = expressTerms[isLive ? "live" : "line"];
      const [least, most] = [f.number(prices.least), f.number(prices.most)];
      const now = deps.promotions.expresses(lng).find((each) => each.isLive === isLive);
      const { step } = currencyOf(iso);
      return {
        state: "on",
        sum: t.figure.odds(least, most),
        figures: [
          [label.events, f.range("express-events", fewestLegs, mostLegs)],
          [label.totalOdds, f.range("express-odds", prices.least, prices.most)],
          [
            label.renewed,
            offeredMs < hourMs
              ? f.span("express-minutes", offeredMs / 60_000, "minute")
              : f.span("express-days", offeredMs / dayMs, "day"),
          ],
        ],
        example: now
          ? [
              [label.exStake, f.money("example-stake", step)],
              [label.exOdds, f.odds("example-coef", now.coef)],
              [
                label.exReturn,
                f.money(
                  "example-plain",
                  calculateTotalReturn({
                    ...{ typeId: accumulatorType, systemValue: 2, stake: step },
                    amountByBlockId: {},
                    legs: now.bets.map(({ market }) => ({
                      factor: new Big(market.coef),
                      isBanker: false,
                      blockId: 0,
                    })),
                  }),
                ),
              ],
            ]
          : [],
        counts: [[count.bets, 100]],
        period: t.noEnd,
        act: { path: "coupon", words: t.act.coupon, isForGuests: true },
        current: now
          ? html`<table class="sheet"><thead><tr><th scope="col">${t.event}</th><th scope="col">${t.bet}</th><th scope="col">${t.odds}</th></tr></thead><tbody>${now.bets.map(
              ({ market, path }) =>
                html`<tr><td><a class="go" href="${ask.at(path)}"><bdi>${market.game}</bdi></a></td><td><bdi>${market.name}</bdi></td><td><data data-name="express-coef" value="${market.coef}">${formatPrice(market.coef)}</data></td></tr>`,
            )}</tbody></table>`
          : html`<p class="hint">${t.noCurrent}</p>`,
      };
    },
  };
}

const [fifteen] = totoSections;

const toto: Promotion = {
  ...{ root: "promotions", number: 10, name: "toto-jackpot", picture: "cup" },
  categories: ["bukmaker", "shares"],
  screen: "toto",
  text: ({ t }) => t.items["toto-jackpot"],
  async view(ask, iso) {
    if (!fifteen) throw new Error("no toto");
    const { t, deps } = ask;
    const { label } = t;
    const f = formats(ask, iso);
    const jackpot = await deps.draws().jackpot(fifteen, iso);
    const staked = multiplyAmount(currencyOf(iso).step, 100);
    const { house } = dividePool(
      fifteen,
      iso,
      [{ id: 1, stake: staked, perVariant: staked, ways: [] }],
      asMinor(0, iso),
    );
    return {
      state: "on",
      sum:
        jackpot > 0
          ? t.figure.jackpot(f.text(jackpot))
          : t.figure.pool(f.percent(fifteen.categories[0]?.percent ?? 0)),
      figures: [
        [label.jackpot, f.money("toto-jackpot", jackpot)],
        [label.matches, f.count("toto-matches", fifteen.matches)],
        ...fifteen.categories.map(
          ({ hits, percent }) =>
            [label.category(f.number(hits)), f.share(`toto-${hits}`, percent)] as const,
        ),
        [label.house, f.share("toto-house", housePercent)],
      ],
      example: [
        [label.exDraw, f.money("example-staked", staked)],
        [label.exPool, f.money("example-pool", subtractAmounts(staked, house))],
      ],
      counts: [],
      period: t.noEnd,
      act: { path: `toto/${fifteen.slug}`, words: t.act.toto, isForGuests: true },
    };
  },
};

const [multiple, tour] = tournaments;

/** Every bonus and promotion of the house, in the order of the list (CNT-02). */
export const promotions: readonly Promotion[] = [
  depositBonus(1, "first-deposit", ["first_deposit", "bukmaker", "bonuses"]),
  depositBonus(2, "reload", ["redeposit", "bukmaker", "bonuses"]),
  cashback(4, "premium", {
    name: "betting-cashback",
    categories: ["cashback", "bukmaker", "bonuses"],
    picture: "wave",
  }),
  cashback(3, "vip", {
    name: "casino-cashback",
    categories: ["cashback", "casino", "poker", "bonuses"],
    picture: "wheel",
    partitions: ["casino", "bonus"],
  }),
  accumulatorBonus,
  hyperBonus,
  express(8, "accumulator-of-the-day", "sun"),
  express(9, "live-accumulator", "flame"),
  ...(multiple
    ? [
        tournamentPromotion(multiple, {
          ...{ number: 2, name: "highest-multiple", picture: "crown" },
          categories: ["casino", "shares"],
        }),
      ]
    : []),
  ...(tour
    ? [
        tournamentPromotion(tour, {
          ...{ number: 3, name: "table-tour", picture: "card" },
          categories: ["casino", "poker", "shares"],
        }),
      ]
    : []),
  toto,
  points,
  friend,
  demoMode,
  ...housePromoCodes.map((code, at) => promoCode(code, 11 + at)),
];

/** Whether the site has a promotion at all: its part of the casino, and the screen that it leads to. */
export function isPromotionOfSite(
  { deps, site }: PromotionsRequest,
  { partitions = [], screen, root }: Promotion,
): boolean {
  const on = deps.partitions();
  return (
    partitions.every((part) => on.includes(part)) &&
    !site.disabledScreens.includes(root) &&
    (screen === undefined || !site.disabledScreens.includes(screen))
  );
}

/** The promotion that an address names by its number or name; null = the site has none. */
export function findPromotion(
  ask: PromotionsRequest,
  root: Promotion["root"],
  id: string,
): Promotion | null {
  const found = promotions.find(
    (each) => each.root === root && (each.name === id || String(each.number) === id),
  );
  return found && isPromotionOfSite(ask, found) ? found : null;
}

/** Path of a promotion's page after the language. */
export const promotionPath = ({ root, name }: Promotion) => `${root}/${name}`;
