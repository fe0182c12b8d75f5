import { LRUCache } from "lru-cache";
import { clubNames } from "./clubs";
import { knownOrGenericLeague } from "./leagues";
import type { Match } from "./match";
import { roundRobinPairing } from "./rounds";
import { byKickOff, type MatchFilter, type Timetable } from "./select";
import { builtInFootballModel } from "./sports/football";
import type { BuiltInLeague } from "./sports/league";
import { nonFootballLeagues } from "./sports/leagues";
import type { Fixture } from "./sports/sport";
import type { LocalizedText } from "./types";

const dayMs = 24 * 3_600_000;
const keptResultsMs = 60 * dayMs;

const fiveMinutes = 300_000;
/** Length of a football round, ms: a league plays two a week, with its matches spread over each. */
const footballRoundMs = 3.5 * dayMs;
const football = ["E0", "SP1", "D1", "I1", "F1", "T1", "P1", "RUS"].map((code): BuiltInLeague => {
  const names = clubNames(code);
  // An odd league drops its last club, so that every round has all clubs once.
  const sides = names.slice(0, names.length - (names.length % 2));
  return {
    champ: knownOrGenericLeague(code).champ,
    play: builtInFootballModel,
    sides,
    roundMs: footballRoundMs,
    spacingMs: Math.floor((2 * footballRoundMs) / sides.length / fiveMinutes) * fiveMinutes,
    aheadMs: 30 * dayMs,
  };
});

const leagues = [...football, ...nonFootballLeagues];
/**
 * By how much the rounds of each league begin later, ms: leagues of one sport are staggered, so
 * that a match is on at any hour.
 */
const phases = leagues.map(({ spacingMs, play, laterMs = 0 }, place) => {
  const own = leagues.filter((league) => league.play.sport === play.sport);
  const nth = leagues.slice(0, place).filter((league) => league.play.sport === play.sport).length;
  return Math.floor((nth * spacingMs) / own.length / fiveMinutes) * fiveMinutes + laterMs;
});

/** The n-th match of a league has the id `firstId + place * idsPerLeague + n`; file games start higher. */
const firstId = 200_000_000;
const idsPerLeague = 10_000_000;

/** Cache sizes for days and single matches; dropped ones are recomputed identically. */
const keptDays = 240;
const keptMatches = 40_000;

/**
 * Built-in sports (SBX-02): the n-th match of a league since 1970 is computed with its sides,
 * start, timeline and prices, so that games exist for any moment without storage. Matches are
 * cached by the day they start, so that a list computes only the days it shows.
 */
export function builtInTimetable(): Timetable {
  const matches = new LRUCache<number, Match>({ max: keptMatches });
  const days = new LRUCache<string, readonly Match[]>({ max: keptDays });

  function match(id: number): Match | null {
    const cached = matches.get(id);
    if (cached) return cached;
    const made = matchOf(id);
    if (made) matches.set(id, made);
    return made;
  }

  /**
   * Matches of the requested leagues that start on a day. Other leagues are not computed, because a
   * league that plays around the clock has more matches than all others. `ahead`: ms from now to
   * the start of the day; leagues that do not offer matches that early are left out.
   */
  function dayOf(day: number, wanted: MatchFilter, ahead: number): readonly Match[] {
    const asked = leagues.flatMap((league, place) =>
      isWanted(league, wanted) && league.aheadMs >= ahead ? [place] : [],
    );
    const key = `${day} ${asked.join(" ")}`;
    const cached = days.get(key);
    if (cached) return cached;
    const found = asked
      .flatMap((place) => idsOn(place, day))
      .map(match)
      .filter((each) => each !== null && Math.floor(each.startsAt / dayMs) === day)
      .filter((each) => each !== null)
      .sort(byKickOff);
    days.set(key, found);
    return found;
  }

  return {
    champs: leagues.map((league) => league.champ),
    *kickingOff(after, until, wanted, newestFirst, offeredAt) {
      const from = Math.max(0, after, until - keptResultsMs);
      const [firstDay, lastDay] = [Math.floor(from / dayMs), Math.floor(until / dayMs)];
      for (let step = 0; step <= lastDay - firstDay; step++) {
        const day = newestFirst ? lastDay - step : firstDay + step;
        const ahead = offeredAt === undefined ? 0 : Math.max(0, day * dayMs - offeredAt);
        const listed = dayOf(day, wanted, ahead);
        for (let at = 0; at < listed.length; at++) {
          const found = listed[newestFirst ? listed.length - 1 - at : at];
          if (found && found.startsAt > from && found.startsAt <= until) yield found;
        }
      }
    },
    match,
  };
}

function isWanted({ champ }: BuiltInLeague, { champId, sport, isCyber }: MatchFilter): boolean {
  return (
    (champId === undefined || champ.id === champId) &&
    (sport === undefined || champ.sport.slug === sport) &&
    (isCyber === undefined || (champ.cyber !== undefined) === isCyber)
  );
}

/** Ids of a league's matches in the rounds that may overlap a day. */
function idsOn(place: number, day: number): readonly number[] {
  const league = leagues[place];
  if (!league) return [];
  const { roundMs, sides } = league;
  const perRound = sides.length / 2;
  const phase = phases[place] ?? 0;
  const from = Math.max(0, Math.floor((day * dayMs - phase) / roundMs));
  const to = Math.floor(((day + 1) * dayMs - phase) / roundMs);
  const first = firstId + place * idsPerLeague;
  return Array.from(
    { length: Math.max(0, to - from + 1) * perRound },
    (_, nth) => first + from * perRound + nth,
  );
}

function matchOf(id: number): Match | null {
  if (!Number.isInteger(id) || id < firstId) return null;
  const place = Math.floor((id - firstId) / idsPerLeague);
  const league = leagues[place];
  if (!league) return null;
  const { sides, roundMs, spacingMs } = league;
  const n = (id - firstId) % idsPerLeague;
  const perRound = sides.length / 2;
  const pairing = roundRobinPairing(n, sides.length);
  const [home, away] = [sides[pairing.home], sides[pairing.away]];
  if (!home || !away) return null;
  const startsAt =
    (phases[place] ?? 0) + Math.floor(n / perRound) * roundMs + (n % perRound) * spacingMs;
  const ranks = [pairing.home / sides.length, pairing.away / sides.length] as const;
  return new BuiltInMatch({ id, startsAt, ranks }, league, home, away);
}

/** Timelines of long matches are large, so only recently used ones are cached. */
const courses = new LRUCache<number, Match["course"]>({ max: 400 });

class BuiltInMatch implements Match {
  #course: Match["course"] | undefined;
  #book: Match["book"] | undefined;

  readonly id: number;
  readonly champ: Match["champ"];
  readonly startsAt: number;
  readonly aheadMs: number;

  constructor(
    private readonly fixture: Fixture,
    private readonly league: BuiltInLeague,
    readonly home: LocalizedText,
    readonly away: LocalizedText,
  ) {
    this.id = fixture.id;
    this.startsAt = fixture.startsAt;
    this.champ = league.champ;
    this.aheadMs = league.aheadMs;
  }

  /**
   * The match's timeline. Its length and result are small and stay in the match; the rest is
   * recomputed if it was dropped from the cache.
   */
  get course(): Match["course"] {
    if (!this.#course) {
      const { lengthMs, end } = this.#whole();
      this.#course = {
        lengthMs,
        end,
        at: (ms) => this.#whole().at(ms),
        isSuspended: (ms) => this.#whole().isSuspended(ms),
      };
    }
    return this.#course;
  }

  get book() {
    this.#book ??= this.league.play.book(this.fixture);
    return this.#book;
  }

  #whole(): Match["course"] {
    const cached = courses.get(this.id);
    if (cached) return cached;
    const made = this.league.play.course(this.fixture);
    courses.set(this.id, made);
    return made;
  }
}
