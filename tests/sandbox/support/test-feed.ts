import type {
  Champ,
  Feed,
  GameOverride,
  GameSnapshot,
  MarketType,
  PricedOutcome,
  Score,
} from "~sandbox/feed/types";

/** The moment at which every test's clock starts. */
export const kickOffDay = Date.parse("2026-03-07T12:00:00.000Z");

const minute = 60_000;
const hour = 60 * minute;
const gameMs = 2 * hour;

const champ: Champ = {
  id: 118587,
  sport: { id: 1, slug: "football", name: { en: "Football", ru: "Футбол" } },
  country: { en: "England" },
  name: { en: "England. Premier League", ru: "Англия. Премьер-лига" },
};

interface Fixture {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly goals: Score;
  readonly prices: readonly (readonly [type: MarketType, param: number | null, coef: string])[];
}

const usual: Fixture["prices"] = [
  ["1", null, "1.85"],
  ["X", null, "3.6"],
  ["2", null, "4.2"],
  ["over", 2.5, "1.9"],
  ["under", 2.5, "1.95"],
  ["handicap-1", -0.25, "2.02"],
  ["handicap-2", 0.25, "1.88"],
  ["over", 2.25, "1.7"],
  ["handicap-1", 0, "1.5"],
];

/** Games 501 to 530 kick off an hour from the start, 601 to 603 an hour later, 701 half an hour before it. */
const fixtures: readonly Fixture[] = [
  ...Array.from({ length: 30 }, (_, n) => fixture(501 + n, hour, { home: 2, away: 1 })),
  fixture(601, 2 * hour, { home: 0, away: 0 }),
  fixture(602, 2 * hour, { home: 1, away: 1 }),
  fixture(603, 2 * hour, { home: 0, away: 3 }),
  fixture(701, -30 * minute, { home: 1, away: 0 }),
];

function fixture(id: number, after: number, goals: Score): Fixture {
  return {
    id,
    home: `Home ${id}`,
    away: `Away ${id}`,
    startsAt: kickOffDay + after,
    goals,
    prices: usual,
  };
}

/** The id of an outcome: `market(501, 0)` is the first of the usual prices, the home win at 1.85. */
export function market(gameId: number, index: number): number {
  return gameId * 100 + index;
}

/** A bet on an outcome as the coupon would ask for it, before kick-off and at the usual price. */
export function bet(
  gameId: number,
  index: number,
  changes: { coef?: string; scores?: string | null } = {},
) {
  const [type, param, coef] = usual[index] ?? ["1", null, "1.85"];
  return {
    gameId,
    marketId: market(gameId, index),
    type,
    param: param === null ? "" : String(param),
    coef,
    scores: null,
    ...changes,
  };
}

/** A feed so small that every figure in a test can be counted by hand; finished games offer nothing. */
export const testFeed: Feed = {
  champs: [champ],
  startsAt: kickOffDay,
  report: [],
  games: ({ status, limit = 1_000 }, now, overrides) =>
    fixtures
      .map((each) => view(each, now, overrides?.get(each.id)))
      .filter((game) => status === undefined || game.status === status)
      .slice(0, limit),
  fixtures(query, now, overrides) {
    return this.games(query, now, overrides).map((game) => ({
      ...game,
      offeredAt: game.startsAt - 24 * 3_600_000,
    }));
  },
  counts(status, now, overrides) {
    const counts = new Map<number, number>();
    for (const { champ } of this.games({ status }, now, overrides))
      counts.set(champ.id, (counts.get(champ.id) ?? 0) + 1);
    return counts;
  },
  game: (id, now, override) => {
    const found = fixtures.find((each) => each.id === id);
    return found ? view(found, now, override) : null;
  },
  scores: () => null,
  gameOfMarket: (marketId) => {
    const found = fixtures.find((each) => each.id === Math.floor(marketId / 100));
    return found && marketId % 100 < found.prices.length ? found.id : null;
  },
};

function view(each: Fixture, now: number, override?: GameOverride): GameSnapshot {
  const byTime = now < each.startsAt ? "line" : now < each.startsAt + gameMs ? "live" : "finished";
  const status = override?.status ?? byTime;
  const score = status === "line" ? null : (override?.score ?? each.goals);
  return {
    id: each.id,
    champ,
    home: { en: each.home, ru: `Хозяева ${each.id}` },
    away: { en: each.away, ru: `Гости ${each.id}` },
    startsAt: each.startsAt,
    endsAt: each.startsAt + gameMs,
    status,
    minute: status === "live" ? 30 : null,
    period: status === "live" ? "first-half" : null,
    number: null,
    score,
    halfTime: null,
    parts: [],
    points: null,
    server: null,
    ending: null,
    goals: [],
    final: status === "finished" && !override?.isVoid ? score : null,
    gameTimeSec: status === "live" ? Math.floor((now - each.startsAt) / 1000) : null,
    markets:
      status === "finished"
        ? []
        : each.prices.map((price, index) => marketView(each.id, index, price, override)),
  };
}

function marketView(
  gameId: number,
  index: number,
  [type, param, coef]: Fixture["prices"][number],
  override?: GameOverride,
): PricedOutcome {
  const id = market(gameId, index);
  return { id, type, param, coef, isBlocked: false, ...override?.markets?.get(id) };
}
