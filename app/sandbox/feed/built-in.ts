import { clubsOf } from "./clubs";
import { goalsOf } from "./goals";
import { leagueOf } from "./leagues";
import { halfSeconds, type Match, scoreAfter } from "./match";
import { goalChances } from "./model";
import { chance } from "./random";
import { pairingOf } from "./rounds";
import { byKickOff, type Timetable } from "./select";
import { strengthRates, wanderingRates } from "./strength";
import type { Named } from "./types";

/** Leagues of the built-in feed, in the order in which their matches are dealt. */
const leagues = ["E0", "SP1", "D1", "I1", "F1", "T1", "P1", "RUS"].map((code) => {
  const names = clubsOf(code);
  // An odd league leaves its last club out, so that every round has all clubs once.
  return { champ: leagueOf(code).champ, clubs: names.slice(0, names.length - (names.length % 2)) };
});

const slotMs = 30 * 60_000;
/** Every half hour three matches kick off: nine to twelve are live at any moment, and one at least of each league. */
const perSlot = 3;
/** Ids of files' games begin higher, so that a database never takes one feed's game for the other's. */
const firstId = 100_000_000;
const lastId = 999_999_999;
const keptResultsMs = 60 * 24 * 3_600_000;
const overround = 1.05;
/** Pre-match prices stand for two minutes, each match changing at its own second. */
const priceStepMs = 120_000;

/**
 * The built-in football (SBX-02): the n-th match since 1970 is found by arithmetic, clubs, kick-off, goals and
 * prices included, so that any moment has its games and nothing is ever written down.
 */
export function builtInTimetable(): Timetable {
  return {
    champs: leagues.map((league) => league.champ),
    *kickingOff(after, until, champId, newestFirst) {
      const from = Math.max(0, Math.floor(Math.max(after, until - keptResultsMs) / slotMs) + 1);
      const to = Math.floor(until / slotMs);
      for (let step = 0; step <= to - from; step++) {
        const slot = slotMatches(newestFirst ? to - step : from + step);
        for (const match of newestFirst ? slot.reverse() : slot) {
          if (champId === undefined || match.champ.id === champId) yield match;
        }
      }
    },
    match(id) {
      if (!Number.isInteger(id) || id < firstId || id > lastId) return null;
      return matchOf(id - firstId);
    },
  };
}

function slotMatches(slot: number): Match[] {
  return Array.from({ length: perSlot }, (_, place) => matchOf(slot * perSlot + place))
    .filter((match) => match !== null)
    .sort(byKickOff);
}

/** The n-th match: leagues take turns, and each plays its rounds pair by pair. */
function matchOf(n: number): Match | null {
  const league = leagues[n % leagues.length];
  if (!league) return null;
  const pairing = pairingOf(Math.floor(n / leagues.length), league.clubs.length);
  const home = league.clubs[pairing.home];
  const away = league.clubs[pairing.away];
  if (!home || !away) return null;
  return new BuiltInMatch(firstId + n, Math.floor(n / perSlot) * slotMs, league.champ, home, away, [
    pairing.home / league.clubs.length,
    pairing.away / league.clubs.length,
  ]);
}

class BuiltInMatch implements Match {
  #goals: Match["goals"] | undefined;

  constructor(
    readonly id: number,
    readonly startsAt: number,
    readonly champ: Match["champ"],
    readonly home: Named,
    readonly away: Named,
    private readonly ranks: readonly [number, number],
  ) {}

  get result() {
    const rates = strengthRates(this.id, ...this.ranks);
    return {
      home: goalsFor(rates.home, chance(this.id, 11)),
      away: goalsFor(rates.away, chance(this.id, 12)),
    };
  }

  get goals() {
    this.#goals ??= goalsOf(this.id, this.result, null);
    return this.#goals;
  }

  get halfTime() {
    return scoreAfter(this.goals, halfSeconds - 1);
  }

  get odds() {
    return {
      rates: (at: number) =>
        wanderingRates(this.id, strengthRates(this.id, ...this.ranks), this.startsAt - at),
      since: (now: number) => {
        const phase = Math.floor(chance(this.id, 13) * priceStepMs);
        return Math.min(this.startsAt, Math.floor((now - phase) / priceStepMs) * priceStepMs + phase);
      },
      overround,
      stated: [],
    };
  }
}

/** The number of goals that a chance from 0 to 1 comes to at a rate. */
function goalsFor(rate: number, drawn: number): number {
  let left = drawn;
  const goals = goalChances(rate).findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return Math.max(0, goals);
}
