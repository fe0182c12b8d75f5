import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settleLeg } from "~/domain/coupon/returns/settle-leg";
import { builtInFeed } from "~sandbox/feed";
import type { GameSnapshot, PricedOutcome, Score } from "~sandbox/feed/types";
import { sized } from "../../support/size";
import { plain } from "./plain";

const day = 24 * 3_600_000;
const now = Date.parse("2026-03-14T09:10:11Z");
const feed = builtInFeed();
const slugs = [
  "basketball",
  "tennis",
  "ice-hockey",
  "table-tennis",
  "marbles",
  "counter-strike",
  "dota-2",
  "league-of-legends",
  "valorant",
  "fifa",
] as const;
type Slug = (typeof slugs)[number];

/** Some games of a sport that are over by now, of many days. */
const overOf = Object.fromEntries(
  slugs.map((sport) => [sport, feed.games({ status: "finished", sport, limit: 250 }, now)]),
) as Record<Slug, readonly GameSnapshot[]>;
const any = (sport: Slug) =>
  fc.constantFrom(...overOf[sport]).filter((game) => game.final !== null);
/** Each game is played through anew, for each sport. */
const runs = { numRuns: sized(40, 400) };
const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const at = (game: GameSnapshot, part: number) =>
  feed.game(game.id, Math.floor(game.startsAt + part * (game.endsAt - game.startsAt)));
/** The last prices before the start; marbles have none before it. */
const firstPrices = (game: GameSnapshot) =>
  feed.game(game.id, game.champ.sport.slug === "marbles" ? game.startsAt : game.startsAt - 1)
    ?.markets ?? [];
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const sides = (parts: readonly Score[]): Score => ({
  home: sum(parts.map(({ home }) => home)),
  away: sum(parts.map(({ away }) => away)),
});

/** How each sport's sets end, from its rules. */
const setRules: Partial<
  Record<
    Slug,
    { need: (game: GameSnapshot) => number; isOver: (high: number, low: number) => boolean }
  >
> = {
  tennis: {
    need: ({ champ }) => (champ.name.en.includes("Masters") ? 3 : 2),
    isOver: (high, low) => (high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6)),
  },
  "table-tennis": { need: () => 3, isOver: (high, low) => raceIsOver(11, high, low) },
  "counter-strike": {
    need: ({ champ }) => (champ.name.en.includes("Masters") ? 3 : 2),
    isOver: (high, low) => raceIsOver(13, high, low),
  },
  valorant: {
    need: ({ champ }) => (champ.name.en.includes("Masters") ? 3 : 2),
    isOver: (high, low) => raceIsOver(13, high, low),
  },
  "dota-2": {
    need: ({ champ }) => (champ.name.en.includes("Masters") ? 3 : 2),
    isOver: (high, low) => high === 10 && low < 10,
  },
  "league-of-legends": {
    need: ({ champ }) => (champ.name.en.includes("Masters") ? 3 : 2),
    isOver: (high, low) => high === 10 && low < 10,
  },
  marbles: { need: () => 3, isOver: (high, low) => raceIsOver(5, high, low) },
};
function raceIsOver(target: number, high: number, low: number): boolean {
  return high === target ? low <= target - 2 : high > target && high - low === 2;
}

describe.each(slugs)("%s", (sport) => {
  it("SBX-02 the score of a built-in match never falls, never exceeds its result and ends at it", () => {
    fc.assert(
      fc.property(any(sport), share, share, (game, a, b) => {
        const [early, late] = [at(game, Math.min(a, b)), at(game, Math.max(a, b))];
        expect(early?.status).toBe("live");
        for (const side of ["home", "away"] as const) {
          expect(early?.score?.[side]).toBeLessThanOrEqual(late?.score?.[side] ?? -1);
          expect(late?.score?.[side]).toBeLessThanOrEqual(game.score?.[side] ?? -1);
        }
        expect(late?.parts.length).toBeLessThanOrEqual(game.parts.length + 1);
        // What ends a match of sets or maps is its last one, and a level ice hockey match one goal.
        const isEndedByPoint =
          sport in setRules || (sport === "ice-hockey" && game.ending !== null);
        const last = feed.game(game.id, game.endsAt - 1)?.score ?? { home: -1, away: -1 };
        const total = ({ home, away }: Score) => home + away;
        expect(total(game.score ?? last) - total(last)).toBe(isEndedByPoint ? 1 : 0);
      }),
      runs,
    );
  });

  it("SBX-02 a built-in match depends on the time alone, whatever was requested before", () => {
    fc.assert(
      fc.property(any(sport), share, (game, part) => {
        const fresh = builtInFeed();
        const moment = Math.floor(game.startsAt + part * (game.endsAt - game.startsAt));
        const seen = JSON.stringify(plain(fresh.game(game.id, moment)));
        fresh.games({ status: "live", sport }, moment + 1).map(({ markets }) => markets.length);
        expect(JSON.stringify(plain(fresh.game(game.id, moment)))).toBe(seen);
        expect(JSON.stringify(plain(feed.game(game.id, moment)))).toBe(seen);
      }),
      { numRuns: sized(8, 50) },
    );
  });

  it("SBX-02 every book of a built-in match has a margin above zero and below a quarter", () => {
    fc.assert(
      fc.property(any(sport), share, fc.boolean(), (game, part, isLine) => {
        const view = isLine ? feed.game(game.id, game.startsAt - 1) : at(game, part);
        for (const book of booksOf(view?.markets ?? [])) {
          const implied = sum(book.map(({ coef }) => 1 / Number(coef)));
          expect(implied).toBeGreaterThan(1);
          expect(implied).toBeLessThan(1.25);
        }
      }),
      runs,
    );
  });

  it("SBX-02 SBX-03 every outcome of a built-in match settles as its final score reads", () => {
    fc.assert(
      fc.property(any(sport), (game) => {
        const offered = firstPrices(game);
        expect(offered.length).toBeGreaterThan(5);
        for (const { type, param } of offered) {
          expect([
            type,
            param,
            settleLeg(type, param === null ? "" : String(param), game.final),
          ]).toEqual([type, param, reading(game, type, param ?? 0)]);
        }
      }),
      runs,
    );
  });

  it("SBX-02 backing every favourite of a built-in sport loses about the margin", () => {
    const played = overOf[sport].filter(({ final }) => final !== null);
    const back = played.map((game) => {
      const markets = firstPrices(game);
      const types =
        sport === "ice-hockey" ? (["winner-1", "winner-2"] as const) : (["1", "2"] as const);
      const prices = types.map((type) =>
        Number(markets.find((market) => market.type === type)?.coef),
      );
      const [home = 1, away = 1] = prices;
      const type = home <= away ? types[0] : types[1];
      return settleLeg(type, "", game.final) === "won" ? Math.min(home, away) : 0;
    });
    const mean = sum(back) / back.length;
    expect(mean).toBeGreaterThan(0.84);
    expect(mean).toBeLessThan(1.04);
  });
});

/** Outcomes that exclude each other and of which one must win: the sides of a line, of a set, the winner, the scores. */
function booksOf(markets: readonly PricedOutcome[]): readonly (readonly PricedOutcome[])[] {
  const open = markets.filter(({ isBlocked }) => !isBlocked);
  const of = (type: string, param: number | null = null) =>
    open.find((market) => market.type === type && market.param === param);
  const pairs = open.flatMap(({ type, param }) => {
    if (type.endsWith("over")) return [[of(type, param), of(type.replace("over", "under"), param)]];
    if (type.endsWith("handicap-1") && param !== null) {
      return [[of(type, param), of(type.replace(/1$/, "2"), param === 0 ? 0 : -param)]];
    }
    if (/^(part-\d|winner)-1$/.test(type)) return [[of(type), of(type.replace(/1$/, "2"))]];
    return [];
  });
  const hasDraw = markets.some(({ type }) => type === "X");
  const winner = hasDraw ? [of("1"), of("X"), of("2")] : [of("1"), of("2")];
  return [...pairs, winner].flatMap((book) => {
    const whole = book.filter((market) => market !== undefined);
    return whole.length === book.length ? [whole] : [];
  });
}

/** What became of a bet, by the score as people read it; half lines cannot be level, whole ones can. */
function reading(game: GameSnapshot, type: string, line: number): string {
  const { score, parts } = game;
  if (!score) return "void";
  const regular =
    type.startsWith("winner") || parts.length === 0 || game.champ.sport.slug !== "ice-hockey"
      ? score
      : sides(parts);
  const small = sides(parts);
  const by = (ahead: number) => {
    if (ahead === 0) return "void";
    if (Math.abs(ahead) === 0.25) return ahead > 0 ? "half-won" : "half-lost";
    return ahead > 0 ? "won" : "lost";
  };
  const when = (isWon: boolean) => (isWon ? "won" : "lost");
  const { home, away } = regular;
  const [family, first, second] = type.split("-");
  if (family === "part") {
    const part = parts[Number(first) - 1];
    if (part && second === "over") return by(part.home + part.away - line);
    if (part && second === "under") return by(line - part.home - part.away);
    return part ? when(part.home > part.away === (second === "1")) : "void";
  }
  if (type === "score-other") return when(Math.max(home, away) > 4);
  if (family === "half") {
    const half = game.halfTime ?? { home: 0, away: 0 };
    const sign = (of: Score) => (of.home === of.away ? "X" : of.home > of.away ? "1" : "2");
    const late = { home: home - half.home, away: away - half.away };
    const [, , third] = type.split("-").slice(1);
    if (first === "full") return when(sign(half) === second && sign(score) === third);
    if (second === "over") return by(half.home + half.away - line);
    if (second === "under") return by(line - half.home - half.away);
    return when(sign(first === "1" ? half : late) === second);
  }
  if (type === "odd" || type === "even")
    return when((home + away) % 2 === (type === "odd" ? 1 : 0));
  if (family === "score") return when(home === Number(first) && away === Number(second));
  const drawn = () => when(home === away);
  const known: Record<string, () => string> = {
    "1": () => when(home > away),
    X: drawn,
    "2": () => when(home < away),
    "1X": () => when(home >= away),
    "12": () => when(home !== away),
    "2X": () => when(home <= away),
    "winner-1": () => when(score.home > score.away),
    "winner-2": () => when(score.home < score.away),
    "both-score-yes": () => when(home > 0 && away > 0),
    "both-score-no": () => when(home === 0 || away === 0),
    over: () => by(home + away - line),
    under: () => by(line - home - away),
    "handicap-1": () => by(home - away + line),
    "handicap-2": () => by(away - home + line),
    "games-over": () => by(small.home + small.away - line),
    "games-under": () => by(line - small.home - small.away),
    "games-handicap-1": () => by(small.home - small.away + line),
    "games-handicap-2": () => by(small.away - small.home + line),
    "points-over": () => by(small.home + small.away - line),
    "points-under": () => by(line - small.home - small.away),
  };
  return known[type]?.() ?? `unread ${type}`;
}

describe("rules of play", () => {
  it.each([
    "tennis",
    "table-tennis",
    "marbles",
    "counter-strike",
    "dota-2",
    "league-of-legends",
    "valorant",
  ] as const)(
    "SBX-02 %s: every set ends by its rules, and the match ends with the last set needed",
    (sport) => {
      const rules = setRules[sport];
      for (const game of overOf[sport].filter(({ final }) => final !== null)) {
        const { home = 0, away = 0 } = game.score ?? {};
        const need = rules?.need(game) ?? 0;
        expect([Math.max(home, away), Math.min(home, away) < need]).toEqual([need, true]);
        expect(game.parts.filter((part) => part.home > part.away)).toHaveLength(home);
        expect(game.parts).toHaveLength(home + away);
        for (const part of game.parts)
          expect(
            rules?.isOver(Math.max(part.home, part.away), Math.min(part.home, part.away)),
          ).toBe(true);
      }
    },
  );

  it("SBX-02 a tennis game uses tennis scoring and has one server throughout", () => {
    const calls = /^(0|15|30|40|A):(0|15|30|40|A)$/;
    fc.assert(
      fc.property(any("tennis"), share, (game, part) => {
        const view = at(game, part);
        const games = view?.parts.at(-1);
        const isTieBreak = games?.home === 6 && games.away === 6;
        expect(view?.points).toMatch(isTieBreak ? /^\d{1,2}:\d{1,2}$/ : calls);
        if (!isTieBreak)
          expect(["A:A", "A:0", "A:15", "A:30", "0:A", "15:A", "30:A"]).not.toContain(view?.points);
        const next = feed.game(
          game.id,
          Math.floor(game.startsAt + part * (game.endsAt - game.startsAt)) + 1000,
        );
        const isSameGame = JSON.stringify(next?.parts) === JSON.stringify(view?.parts);
        if (isSameGame && !isTieBreak && next?.status === "live")
          expect(next.server).toBe(view?.server);
      }),
      runs,
    );
  });

  it("SBX-02 a basketball match never ends level, and its quarters and overtimes add up to the score", () => {
    for (const game of overOf["basketball"]) {
      expect(game.score?.home).not.toBe(game.score?.away);
      expect(sides(game.parts)).toEqual(game.score);
      expect(game.parts.length > 4).toBe(game.ending === "overtime");
      const regular = sides(game.parts.slice(0, 4));
      expect(regular.home === regular.away).toBe(game.ending === "overtime");
    }
  });

  it("SBX-02 a level ice hockey match is decided by one goal after its three periods", () => {
    for (const game of overOf["ice-hockey"]) {
      const regular = sides(game.parts);
      const extra = (game.score?.home ?? 0) + (game.score?.away ?? 0) - regular.home - regular.away;
      expect(game.parts).toHaveLength(3);
      expect(extra).toBe(regular.home === regular.away ? 1 : 0);
      expect(game.ending !== null).toBe(extra === 1);
    }
  });

  it.each([
    ["tennis", ["retired", "walkover"]],
    ["table-tennis", ["retired", "walkover"]],
    ["counter-strike", ["walkover"]],
    ["dota-2", ["walkover"]],
    ["league-of-legends", ["walkover"]],
    ["valorant", ["walkover"]],
  ] as const)(
    "SBX-02 CPN-25 a %s match that is abandoned or never begun is void",
    (sport, endings) => {
      const given = [0, 60, 120, 180].flatMap((ago) =>
        feed
          .games({ status: "finished", sport }, now - ago * day)
          .filter(({ ending }) => ending !== null),
      );
      expect(new Set(given.map(({ ending }) => ending))).toEqual(new Set(endings));
      for (const game of given) {
        expect(game.final).toBeNull();
        expect(settleLeg("1", "", game.final)).toBe("void");
        expect(game.endsAt === game.startsAt).toBe(game.ending === "walkover");
      }
    },
  );
});
