import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { asMinor, zero } from "~/domain/money/amount";
import type { PlacedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import { remoteReplyWire } from "~/platform/services/remotes/wire.server";
import type {
  Champ,
  Feed,
  GameSnapshot,
  LocalizedText,
  MarketType,
  PricedOutcome,
} from "~sandbox/feed/types";
import { remotePages } from "~sandbox/remotes";
import type {
  AccountWire,
  CouponQuery,
  CurrencyCouponTotals,
  RemoteDataAccess,
  RemotePlayer,
} from "~sandbox/services/remote-deps";
import { siteConfigSeed } from "~sandbox/services/site-config-seed";
import type { LottoTotoDataAccess } from "~sandbox/services/tickets/remote";

export const now = Date.parse("2026-11-21T17:20:00Z");
const hour = 3_600_000;
/** A name that breaks any page that does not escape it. */
export const hostile = `<b>&"'x`;

const football = {
  id: 1,
  slug: "football",
  name: { en: "Football", ru: "Футбол", ar: "كرة القدم" },
};
export const england: Champ = {
  id: 501,
  sport: football,
  country: { en: "England", ru: "Англия" },
  name: { en: "England. Premier League", ru: "Англия. Премьер-лига" },
};
export const spain: Champ = {
  id: 502,
  sport: football,
  country: { en: "Spain" },
  name: { en: "Spain. La Liga" },
};

function market(
  game: number,
  nth: number,
  type: MarketType,
  param: number | null,
  coef: string,
): PricedOutcome {
  return { id: game * 100 + nth, type, param, coef, isBlocked: false };
}

/** Winner, double chance, two totals (the second the even one), two handicap rows, both to score. */
export function markets(game: number): PricedOutcome[] {
  return [
    market(game, 1, "1", null, "1.855"),
    market(game, 2, "X", null, "3.4"),
    market(game, 3, "2", null, "12"),
    market(game, 4, "1X", null, "1.2"),
    market(game, 5, "12", null, "1.3"),
    market(game, 6, "2X", null, "2.1"),
    market(game, 7, "over", 1.5, "1.25"),
    market(game, 8, "under", 1.5, "3.9"),
    market(game, 9, "over", 2.5, "1.9"),
    market(game, 10, "under", 2.5, "1.95"),
    market(game, 11, "handicap-1", -0.75, "2.05"),
    market(game, 12, "handicap-2", 0.75, "1.8"),
    market(game, 13, "handicap-1", 0, "1.4"),
    market(game, 14, "handicap-2", 0, "2.9"),
    market(game, 15, "both-score-yes", null, "1.75"),
    market(game, 16, "both-score-no", null, "2.06"),
  ];
}

export function game(
  id: number,
  over: Partial<GameSnapshot> & { home: LocalizedText; away: LocalizedText },
): GameSnapshot {
  return {
    id,
    champ: england,
    startsAt: now + hour,
    endsAt: now + 3 * hour,
    status: "line",
    minute: null,
    period: null,
    number: null,
    score: null,
    halfTime: null,
    parts: [],
    points: null,
    server: null,
    ending: null,
    goals: [],
    final: null,
    gameTimeSec: null,
    markets: markets(id),
    ...over,
  };
}

const arsenal = { en: "Arsenal", ru: "Арсенал", ar: "أرسنال" };
const leeds = { en: "Leeds", ru: "Лидс" };
const over = { status: "finished", markets: [] } as const;

export const games: readonly GameSnapshot[] = [
  game(11, { home: arsenal, away: leeds }),
  game(12, { home: { en: hostile }, away: { en: "Chelsea" }, startsAt: now + 26 * hour }),
  game(13, {
    home: { en: "Getafe" },
    away: { en: "Elche" },
    champ: spain,
    startsAt: now + 2 * hour,
  }),
  game(21, {
    home: leeds,
    away: { en: "Fulham" },
    status: "live",
    startsAt: now - hour,
    minute: 45,
    period: "break",
    score: { home: 2, away: 1 },
    halfTime: { home: 2, away: 1 },
    gameTimeSec: 2700,
  }),
  game(31, {
    home: arsenal,
    away: { en: "Fulham" },
    startsAt: now - 5 * hour,
    score: { home: 3, away: 0 },
    halfTime: { home: 1, away: 0 },
    ...over,
  }),
  game(32, {
    home: leeds,
    away: arsenal,
    startsAt: now - 49 * hour,
    score: { home: 1, away: 1 },
    halfTime: { home: 0, away: 1 },
    ...over,
  }),
];

export function feedOf(all: readonly GameSnapshot[]): Feed {
  return {
    champs: [england, spain],
    startsAt: null,
    report: [],
    games: (query) =>
      all.filter(
        (each) =>
          (query.status === undefined || each.status === query.status) &&
          (query.champId === undefined || each.champ.id === query.champId) &&
          (query.sport === undefined || each.champ.sport.slug === query.sport) &&
          (query.from === undefined || each.startsAt >= query.from) &&
          (query.until === undefined || each.startsAt < query.until) &&
          (query.team === undefined ||
            [...Object.values(each.home), ...Object.values(each.away)].some((name) =>
              name?.toLowerCase().includes(query.team?.toLowerCase() ?? ""),
            )),
      ),
    fixtures(query, now, overrides) {
      return this.games(query, now, overrides).map((each) => ({
        ...each,
        offeredAt: each.startsAt - 24 * hour,
      }));
    },
    counts(status, now, overrides) {
      const counts = new Map<number, number>();
      for (const { champ } of this.games({ status }, now, overrides))
        counts.set(champ.id, (counts.get(champ.id) ?? 0) + 1);
      return counts;
    },
    game: (id) => all.find((each) => each.id === id) ?? null,
    scores: () => null,
    gameOfMarket: (id) => Math.floor(id / 100),
  };
}

export const account: AccountWire = {
  id: 7,
  type: 0,
  iso: "RUB",
  symbol: "₽",
  currencyId: 1,
  money: "9007199254740993.25",
  points: 0,
  label: "",
  isActive: true,
  isPointsTypeBalance: false,
};

export function coupon(id: string, over: Partial<PlacedCouponWire> = {}): PlacedCouponWire {
  return {
    id,
    key: `key-${id}`,
    userId: 1,
    accountId: 7,
    iso: "RUB",
    typeId: 0,
    systemValue: 2,
    stake: "150.00",
    amountByBlockId: {},
    coef: "1.855",
    coefByView: "1.855",
    coefViewId: 0,
    changeCoefAction: 2,
    exactCoef: 1,
    isDropOnScoreChange: false,
    prepaidAmount: "0.00",
    possibleWin: "278.25",
    maxPayout: null,
    corrections: [],
    bonusPercent: 0,
    hyperBonusPercent: 0,
    promoPercent: 0,
    promoCode: "",
    state: "placed",
    return: null,
    cashedOut: [],
    isAutoCashOut: false,
    autoCashOut: null,
    placedAt: "2026-11-21T10:00:00Z",
    settledAt: null,
    legs: [
      {
        gameId: 11,
        marketId: 1101,
        type: "1",
        param: "",
        coef: "1.855",
        champ: "England. Premier League",
        game: hostile,
        name: "Arsenal",
        path: "home/line/all/football/501/11",
        startsAt: "2026-11-21T18:20:00Z",
        scores: null,
        state: "open",
        blockId: 0,
      },
    ],
    ...over,
  };
}

const player: Pick<RemotePlayer, "userId" | "login"> = { userId: 1, login: "demo@example.test" };

interface World {
  /** Screens that the site has not. */
  readonly switchedOff?: readonly string[];
  readonly games?: readonly GameSnapshot[];
  readonly coupons?: (query: CouponQuery) => readonly PlacedCouponWire[];
  readonly totals?: (query: CouponQuery) => readonly CurrencyCouponTotals[];
  /** What is paid for an open coupon now, by id. */
  readonly cashOuts?: ReadonlyMap<string, string>;
}

/** A casino in which nobody has played. */
export const noCasino: RemoteDataAccess["casino"] = {
  favouritesOf: async () => [],
  playedBy: async () => [],
  roundsByGame: async () => new Map(),
  roundsOf: async () => [],
  totalsOf: async () => [],
  sharedOf: () => null,
  standingsOf: async () => [],
  tableOf: async () => null,
  funTableOf: async () => null,
  launchOf: async () => null,
  lastMultiples: async () => [],
  roundOf: async () => null,
};

/** A platform that has published nothing. */
export const noContent: RemoteDataAccess["content"] = {
  list: async () => ({ entries: [], total: 0 }),
  published: async () => [],
  item: async () => null,
};

/** A lotto that has drawn nothing yet, and a toto without a circulation. */
export const noDraws: LottoTotoDataAccess = {
  lottoDraw: (_lottery, number) => ({ number, at: now, hash: "", seed: null, numbers: null }),
  ticketsOf: async () => [],
  totoDraw: async () => null,
  totoOnSale: () => [],
  totoSettled: async () => [],
  jackpot: async () => zero(),
};

/** A platform that has switched every bonus of bets off. */
export const noPromotions: RemoteDataAccess["promotions"] = {
  areOffersShutFor: async () => false,
  hasExpressBonus: () => false,
  hasPromoCodes: () => true,
  hyperBonus: () => null,
  expresses: () => [],
  demoCredits: () => zero(),
};

/** The remote pages over a small world; a request with a bearer token is a player's. */
export function pages(world: World = {}) {
  const feed = feedOf(world.games ?? games);
  const deps: RemoteDataAccess = {
    publicOrigin: "https://touchline.test",
    feed: () => feed,
    now: () => now,
    overrides: async () => new Map(),
    player: async (request) =>
      request.headers.get("authorization") === "Bearer good"
        ? {
            ...player,
            config: { remaining_days_to_activate: 3 } as RemotePlayer["config"],
            accounts: [account],
          }
        : null,
    couponsOf: async (_userId, query) => world.coupons?.(query) ?? [],
    totalsOf: async (_userId, query) => world.totals?.(query) ?? [],
    cashOutsOf: async () => world.cashOuts ?? new Map(),
    office: {
      statementOf: async () => ({ movements: [], totals: [], count: 0 }),
      conversionOf: async () => "account",
      bonusesOf: async () => ({ bonuses: [], offers: [], wanted: { any: 0, first: 0 } }),
      cashbackOf: async () => ({
        running: { from: 0, until: 1 },
        last: { from: 0, until: 0 },
        lines: [],
      }),
      codesOf: async () => ({ asked: null, own: [] }),
      friendsOf: async () => ({ opened: 0, came: 0, earned: asMinor(0) }),
      documentsOf: async () => [],
      filesOf: async () => [],
      threadsOf: async () => [],
      readThread: async () => null,
      paymentsOf: async () => [],
    },
    casino: noCasino,
    content: noContent,
    partitions: () => siteConfigSeed.partitions,
    draws: () => noDraws,
    promotions: noPromotions,
    siteConfig: async () => ({
      ...siteConfigSeed,
      disabledScreens: [...siteConfigSeed.disabledScreens, ...(world.switchedOff ?? [])],
    }),
  };
  const app = remotePages(deps);
  const headers = {
    "mf-render-mode": "json",
    "mf-api-version": "v2",
    authorization: "Bearer good",
  };
  /** Asks as the shell does; the reply is checked against the protocol's schema. */
  const ask = async (path: string, more: Record<string, string> = {}) => {
    const response = await app.request(path, { headers: { ...headers, ...more } });
    const json: unknown = await response.json();
    return {
      status: response.status,
      reply: response.status === 200 ? remoteReplyWire.parse(json) : null,
    };
  };
  const body = async (path: string, more: Record<string, string> = {}) => {
    const { status, reply } = await ask(path, more);
    if (!reply) throw new Error(`${path} answered ${status}`);
    return readBody(reply.body);
  };
  return { app, ask, body };
}

export interface Found {
  readonly name: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Elements without an end tag. */
const voidElements = /^(input|br|hr|img|path)$/;

/** A body as a parser sees it: what is wrong with it, its elements in order, its text. */
export function readBody(body: string) {
  const errors: string[] = [];
  const root = parseFragment(body, {
    onParseError: (error) => errors.push(error.code),
    sourceCodeLocationInfo: true,
  });
  const elements: Found[] = [];
  const textOf = (node: Tree.Node): string =>
    "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
  const walk = (node: Tree.Node) => {
    if ("tagName" in node) {
      const attrs = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (!voidElements.test(node.tagName) && !node.sourceCodeLocation?.endTag)
        errors.push(`unclosed ${node.tagName}`);
      elements.push({ name: node.tagName, attrs, text: textOf(node) });
    }
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(root);
  const all = (name: string) => elements.filter((each) => each.name === name);
  return { errors, elements, all, text: textOf(root), source: body };
}
