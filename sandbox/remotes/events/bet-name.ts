import type { MarketType, Sport } from "../../feed/types";
import type { Texts } from "../texts";

/** What a sport's score counts: goals, points, sets, maps or heats. */
type Unit = "goals" | "points" | "sets" | "maps" | "heats";

const units: Readonly<Record<string, Unit>> = {
  basketball: "points",
  tennis: "sets",
  "table-tennis": "sets",
  marbles: "heats",
  "counter-strike": "maps",
  "dota-2": "maps",
  "league-of-legends": "maps",
  valorant: "maps",
};

function unitOf({ slug }: Sport): Unit {
  return units[slug] ?? "goals";
}

/**
 * Heading of the market on the total of what is counted within sets or maps: points, rounds or
 * towers, by sport.
 */
function smallTotalName(t: Texts, { slug }: Sport): string {
  if (slug === "counter-strike" || slug === "valorant") return t.totalRounds;
  return slug === "dota-2" || slug === "league-of-legends" ? t.totalTowers : t.totalPoints;
}

/** Heading of a total market in a sport. */
export function totalMarketName(t: Texts, sport: Sport, type: MarketType): string {
  if (type.startsWith("games-")) return t.totalGames;
  if (type.startsWith("points-")) return smallTotalName(t, sport);
  if (type.startsWith("part-")) return partTotalName(t, sport, Number(type.split("-")[1]));
  if (type.startsWith("half-1-")) return t.firstHalfTotal;
  if (type.startsWith("corners-")) return t.totalCorners;
  if (type.startsWith("cards-")) return t.totalCards;
  return {
    goals: t.totals,
    points: t.totalPoints,
    sets: t.totalSets,
    maps: t.totalMaps,
    heats: t.totalHeats,
  }[unitOf(sport)];
}

/** Heading of a handicap market in a sport. */
export function handicapMarketName(t: Texts, sport: Sport, type: MarketType): string {
  if (type.startsWith("games-")) return t.handicapGames;
  return {
    goals: t.handicap,
    points: t.handicapPoints,
    sets: t.handicapSets,
    maps: t.handicapMaps,
    heats: t.handicapHeats,
  }[unitOf(sport)];
}

/** Heading of the correct-score market in a sport. */
export function correctScoreMarketName(t: Texts, sport: Sport): string {
  const unit = unitOf(sport);
  if (unit === "goals") return t.correctScore;
  return { maps: t.scoreMaps, heats: t.scoreHeats }[unit as string] ?? t.scoreSets;
}

function partOf(t: Texts, sport: Sport, nth: number): string {
  return { maps: t.map(nth), heats: t.heat(nth) }[unitOf(sport) as string] ?? t.set(nth);
}

/** Heading of the market on the winner of one part: "Winner: set 2". */
export function partWinnerMarketName(t: Texts, sport: Sport, nth: number): string {
  return t.partWinner(partOf(t, sport, nth));
}

/** "Total rounds: map 2". */
function partTotalName(t: Texts, sport: Sport, nth: number): string {
  return `${smallTotalName(t, sport)}: ${partOf(t, sport, nth)}`;
}

/**
 * Name of the market to which a selection belongs: "Match result", "Total goals". `isThreeWay`: the
 * sport has draws, so that 1 and 2 are of the result; else of the winner.
 */
export function marketName(t: Texts, sport: Sport, type: MarketType, isThreeWay: boolean): string {
  const [kind, first, second] = type.split("-");
  if (/^(?:1|X|2)$/.test(type)) return isThreeWay ? threeWayResultMarketName(t, sport) : t.winner;
  if (/^(?:1X|12|2X)$/.test(type)) return t.doubleChance;
  if (type.startsWith("both-score")) return t.bothScore;
  if (kind === "winner") return t.winnerOvertime;
  if (kind === "part" && (second === "1" || second === "2"))
    return partWinnerMarketName(t, sport, Number(first));
  if (kind === "score") return correctScoreMarketName(t, sport);
  return type.includes("handicap")
    ? handicapMarketName(t, sport, type)
    : totalMarketName(t, sport, type);
}

/** Heading of the three-way result; ice hockey's is without overtime. */
export function threeWayResultMarketName(t: Texts, { slug }: Sport): string {
  return slug === "ice-hockey" ? `${t.result}, ${t.regularTime}` : t.result;
}

interface Bet {
  readonly type: MarketType;
  readonly param: number | null;
}

/** Full name of a selection, as in the coupon: "Over 22.5", "Total games: Over 22.5", "Arsenal (+1.5)". */
export function betName(
  t: Texts,
  sport: Sport,
  { type, param }: Bet,
  home: string,
  away: string,
): string {
  const line = String(param ?? "");
  const signed = param !== null && param > 0 ? `+${line}` : line;
  const side = (name: string) => `${name} (${signed})`;
  const total = (words: string) =>
    sport.slug === "football" ? words : `${totalMarketName(t, sport, type)}: ${words}`;
  switch (type) {
    case "1":
      return home;
    case "X":
      return t.draw;
    case "2":
      return away;
    case "1X":
      return `${home} / ${t.draw}`;
    case "12":
      return `${home} / ${away}`;
    case "2X":
      return `${away} / ${t.draw}`;
    case "over":
    case "games-over":
    case "points-over":
      return total(t.overLine(line));
    case "under":
    case "games-under":
    case "points-under":
      return total(t.underLine(line));
    case "handicap-1":
      return side(home);
    case "handicap-2":
      return side(away);
    case "games-handicap-1":
      return `${t.handicapGames}: ${side(home)}`;
    case "games-handicap-2":
      return `${t.handicapGames}: ${side(away)}`;
    case "both-score-yes":
      return `${t.bothScore}: ${t.yes}`;
    case "both-score-no":
      return `${t.bothScore}: ${t.no}`;
    case "winner-1":
      return `${t.winnerOvertime}: ${home}`;
    case "winner-2":
      return `${t.winnerOvertime}: ${away}`;
    case "odd":
    case "even":
      return `${t.oddEven}: ${t[type]}`;
    case "half-1-over":
    case "corners-over":
    case "cards-over":
      return `${totalMarketName(t, sport, type)}: ${t.overLine(line)}`;
    case "half-1-under":
    case "corners-under":
    case "cards-under":
      return `${totalMarketName(t, sport, type)}: ${t.underLine(line)}`;
    case "score-other":
      return `${t.correctScore}: ${t.otherScore}`;
    default: {
      const [kind, first, second, third] = type.split("-");
      const result = (sign: string | undefined) =>
        sign === "X" ? t.draw : sign === "1" ? home : away;
      if (kind === "half") {
        if (first === "full") return `${t.halfFull}: ${result(second)} / ${result(third)}`;
        return `${first === "1" ? t.firstHalfResult : t.secondHalfResult}: ${result(second)}`;
      }
      if (kind === "score") return `${correctScoreMarketName(t, sport)}: ${first}:${second}`;
      if (second === "over") return total(t.overLine(line));
      if (second === "under") return total(t.underLine(line));
      return `${partWinnerMarketName(t, sport, Number(first))}: ${second === "1" ? home : away}`;
    }
  }
}
