import type { Book, Course, Stand } from "../match";
import { type Outlook, outlookOf, type Spread } from "../outlook";
import { chance, placeOf } from "../random";
import type { Score } from "../types";
import { type Clocking, msOf, partLength, playedAt } from "./clocking";
import { handicapLadder, priced, totalLadder } from "./ladder";
import {
  endsFrom,
  nextSlot,
  type Possession,
  possessionOf,
  slotSeconds,
  slotsLeft,
} from "./possessions";
import { edgeOf, type Fixture, leanOf, type Play, sinceOf } from "./sport";
import { basketball as sport } from "./sports";

const clocking: Clocking = {
  parts: 4,
  partSeconds: 600,
  msPerSecond: 2_000,
  breaksMs: [120_000, 900_000, 120_000],
  overtimeSeconds: 300,
};
const regularSeconds = clocking.parts * clocking.partSeconds;
const overround = 1.06;
const markets = { totals: { step: 3, reach: 15 }, handicaps: { step: 2, reach: 12 } };

interface Basket {
  readonly second: number;
  readonly side: "home" | "away";
  readonly points: number;
}

/** Points per possession of each side; home advantage is about three points a game. */
function sidesOf(fixture: Fixture, lean = 0): { home: Possession; away: Possession } {
  const edge = 0.1 * edgeOf(fixture) + 0.018 + 0.01 * lean;
  const pace = 0.06 * (chance(fixture.id, 22) - 0.5);
  return { home: possessionOf(1 + edge + pace), away: possessionOf(1 - edge + pace) };
}

/** Sides attack in turn, each possession at a random moment of its slot; tied games get overtimes. */
function basketsOf(fixture: Fixture): {
  baskets: readonly Basket[];
  seconds: number;
  score: Score;
} {
  const sides = sidesOf(fixture);
  const baskets: Basket[] = [];
  const score = { home: 0, away: 0 };
  let seconds = 0;
  let slot = 0;
  for (let part = 1; part <= clocking.parts || score.home === score.away; part++) {
    seconds += partLength(clocking, part);
    for (; slot * slotSeconds < seconds; slot++) {
      const side = slot % 2 === 0 ? "home" : "away";
      const points = placeOf(sides[side], chance(fixture.id, 41, slot));
      if (points === 0) continue;
      score[side] += points;
      baskets.push({
        second: slot * slotSeconds + 2 + Math.floor(12 * chance(fixture.id, 42, slot)),
        side,
        points,
      });
    }
  }
  return { baskets, seconds, score };
}

function course(fixture: Fixture): Course {
  const { baskets, seconds, score } = basketsOf(fixture);
  const parts = (until: number) => partsOf(baskets, until);
  return {
    lengthMs: msOf(clocking, seconds),
    end: {
      score,
      halfTime: null,
      parts: parts(seconds),
      ending: seconds > regularSeconds ? "overtime" : null,
      final: score,
    },
    at(ms) {
      const play = playedAt(clocking, Math.min(ms, msOf(clocking, seconds) - 1));
      const isOver = play.part > clocking.parts;
      const shown = parts(play.seconds);
      return {
        score: sum(shown),
        halfTime: null,
        parts: shown.slice(0, play.part),
        period: play.isBreak ? "break" : isOver ? "overtime" : "quarter",
        number: isOver ? play.part - clocking.parts : play.part,
        minute: Math.min(
          partLength(clocking, play.part) / 60,
          Math.floor((play.seconds - play.partBegan) / 60) + 1,
        ),
        points: null,
        server: null,
        seconds: play.seconds,
      };
    },
    isSuspended: () => false,
  };
}

/** Scores by quarter, each overtime as its own part, as far as begun. */
function partsOf(baskets: readonly Basket[], until: number): readonly Score[] {
  const parts: { home: number; away: number }[] = [];
  let ends = 0;
  for (let part = 1; ends < until || part === 1; part++) {
    const begins = ends;
    ends += partLength(clocking, part);
    const own = { home: 0, away: 0 };
    for (const { second, side, points } of baskets) {
      if (second >= begins && second < ends && second <= until) own[side] += points;
    }
    parts.push(own);
  }
  return parts;
}

function sum(parts: readonly Score[]): Score {
  return parts.reduce((a, b) => ({ home: a.home + b.home, away: a.away + b.away }), {
    home: 0,
    away: 0,
  });
}

/** Outlook from a moment: the remaining possessions of the quarters, or of the current overtime. */
function outlookFrom(fixture: Fixture, lean: number, seconds: number, score: Score): Outlook {
  const into =
    seconds < regularSeconds ? seconds : (seconds - regularSeconds) % clocking.overtimeSeconds;
  const length = seconds < regularSeconds ? regularSeconds : clocking.overtimeSeconds;
  const isEnded = seconds >= regularSeconds && into === 0;
  const left = isEnded ? { home: 0, away: 0 } : slotsLeft(length, into);
  const { totals, margins } = endsFrom(sidesOf(fixture, lean), score, left);
  return outlookOf(totals.chances, margins);
}

function book(fixture: Fixture): Book {
  const offer = (ends: Outlook) => {
    const totals: Spread = { least: 0, chances: ends.totals };
    const margins: Spread = { least: ends.leastMargin, chances: ends.margins };
    return [
      ...priced(ends, [[plain("1"), plain("2")]], overround),
      ...totalLadder(ends, totals, ["over", "under"], markets.totals, overround),
      ...handicapLadder(ends, margins, ["handicap-1", "handicap-2"], markets.handicaps, overround),
    ];
  };
  return {
    overround,
    stated: [],
    since: (now) => sinceOf(fixture, now),
    ahead: (at) => outlookFrom(fixture, leanOf(fixture, at), 0, { home: 0, away: 0 }),
    live: (stand) => outlookFrom(fixture, 0, stand.seconds, stand.score),
    key: ({ seconds, score }: Stand) => `${nextSlot(seconds)} ${score.home}:${score.away}`,
    opening: offer,
    inPlay: offer,
  };
}

const plain = (type: "1" | "2") => ({ type, param: null });

/** Basketball: four quarters of ten minutes, overtimes of five; all markets include overtime (SBX-02). */
export const basketball: Play = { sport, course, book };
