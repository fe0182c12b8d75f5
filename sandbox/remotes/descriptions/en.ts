import { plural } from "../texts/plural";

const events = (n: number) => plural("en", n, { one: "{n} event", other: "{n} events" });
const games = (n: number) => plural("en", n, { one: "{n} game", other: "{n} games" });

/**
 * Sentences of the descriptions by which search engines and chats show pages. Each names its page first; names, dates and
 * amounts come ready. Other languages have the same keys.
 */
export const en = {
  home: (sports: string) => `Bet on ${sports}: odds before and during the match.`,
  openEvents: (n: number) => `${events(n)} open for betting.`,
  homeMore: "With results, statistics and a casino where every round can be checked.",
  allSports: "All sports",
  line: (about: string, n: number) =>
    n === 0
      ? `${about}: odds before the match. Events appear up to 30 days before they start.`
      : `${about}: odds before the match on ${events(n)}.`,
  live: (about: string) =>
    `${about}: in-play odds that follow the match, with score and statistics.`,
  nextStarts: (day: string) => `The next one starts on ${day}.`,
  champs: (names: string) => `Championships: ${names}.`,
  teams: (names: string) => `Teams: ${names}.`,
  sports: (names: string) => `Sports: ${names}.`,
  topLine: (about: string) =>
    `${about}, top events: the biggest upcoming matches with all their odds.`,
  topLive: (about: string) =>
    `${about}, top events in play: the biggest matches of the moment with live odds.`,
  yoursLine: (about: string) =>
    `${about}, bets on yours: the favourite of each upcoming event, added to your slip with one press.`,
  yoursLive: (about: string) =>
    `${about}, bets on yours in play: the favourite of each running event, added to your slip with one press.`,
  byTeam: (about: string) =>
    `${about}, betting by team: choose a club or player and see its fixtures, odds and results.`,
  champ: (name: string, n: number) =>
    n === 0
      ? `${name}: all events of the championship on one page, with odds, results and standings.`
      : `${name}: ${events(n)} to come, with odds before and during the match.`,
  champTeams: (name: string) =>
    `${name}, all sides: choose one for its fixtures, odds and latest results.`,
  side: (name: string, champ: string) => `${name} in ${champ}: fixtures, odds and latest results.`,
  nextEvent: (event: string, day: string) => `Next: ${event}, ${day}.`,
  lastEvent: (event: string, score: string) => `Last result: ${event} ${score}.`,
  allChamps: (n: number) =>
    `${plural("en", n, { one: "{n} championship", other: "{n} championships" })} by country, with the number of events open for betting in each.`,
  multi:
    "Multi-live: follow up to six events in play side by side, with score and odds on one page.",
  generator:
    "Bet generator: name your stake and the return you have in mind, and see accumulators of upcoming events that match.",
  teamSearch:
    "Team search: find a team or player by name and see what they play next, the odds and their latest results.",
  gameToCome: (event: string, champ: string, when: string) => `${event}, ${champ}: starts ${when}.`,
  odds: (list: string) => `Odds: ${list}.`,
  moreMarkets: "All markets, form and head-to-head.",
  gameInPlay: (event: string, champ: string, when: string) =>
    `${event}, ${champ}: in play since ${when}. Live odds, score and statistics.`,
  gameOver: (event: string, champ: string, day: string, result: string) =>
    `${event}, ${champ}, ${day}. ${result}. Match facts and head-to-head.`,
  notPlayed: "The event was not played at its time",
  resultsToday:
    "Today's scores: events in play and final results, by championship, as they come in.",
  resultsByDate:
    "Results by date: final scores of any day, by sport and championship, with the scores of each part.",
  table: (champ: string, n: number) => `${champ}: the table after ${games(n)}.`,
  leaders: (names: string) => `At the top: ${names}.`,
  tableMore: "Played, won, drawn, lost, goals and points of every team.",
  disciplines: (names: string) => `Disciplines: ${names}.`,
  cyberAll: (kind: string) =>
    `${kind}, all matches in one list: first those in play, then the upcoming ones by start.`,
  cyberDiscipline: (name: string, kind: string) =>
    `${name} – ${kind}: matches in play and upcoming, with odds and results.`,
  cyberChamps: (name: string, kind: string, n: number) =>
    `${name} – ${kind}: ${plural("en", n, { one: "{n} championship", other: "{n} championships" })} with the number of matches in play and upcoming.`,
  cyberDisciplines: (kind: string) =>
    `${kind}, by discipline: the number of matches and championships open for betting in each.`,
  marbles: "Marble races: heats with live odds, drawn at published chances.",
  casino: (n: number, makers: number) =>
    `Casino: ${games(n)} by ${plural("en", makers, { one: "{n} provider", other: "{n} providers" })}, from slots to live tables.`,
  casinoList: (title: string, n: number, makers: string) => `${title}: ${games(n)} by ${makers}.`,
  returns: (range: string) => `Return to player: ${range}.`,
  casinoMore: "Every round can be checked.",
  provider: (name: string, n: number, since: number) =>
    `${name}: ${games(n)} from a studio at work since ${since}.`,
  providers: (n: number) =>
    `Casino providers: ${plural("en", n, { one: "{n} studio", other: "{n} studios" })}, with the number of their games here.`,
  byProvider:
    "Casino games sorted by provider: the best known titles of every studio on one shelf each.",
  makers: (names: string) => `Among them ${names}.`,
  casinoGame: (name: string, maker: string, returns: string) =>
    `${name} by ${maker}: return to player ${returns}.`,
  stakes: (from: string, to: string) => `Stakes from ${from} to ${to}.`,
  fairness: "Check a casino round yourself:",
  lottoResults:
    "Lotto results: the latest draws of every lottery with their numbers, and the seeds to check them by.",
  lottoResultsOf: (name: string) =>
    `${name}, results: the numbers of all draws, and the seeds to check them by.`,
  linePrice: (amount: string) => `A line costs ${amount}.`,
  totoNext: (name: string) =>
    `${name}, next draw: fill in your coupon before this draw is even over.`,
  totoDraw: (name: string, number: string) =>
    `${name}, ${number}: the matches of the draw with their scores and outcomes.`,
  totoDrawNow: (name: string) =>
    `${name}, the draw on sale: its matches, when they start, and how the pool is shared.`,
  totoWinners: (name: string) =>
    `${name}, winners: how many coupons won in each category of the latest draws, and what they were paid.`,
  closes: (when: string) => `Coupons are accepted until ${when}.`,
  calculator: "Bet calculator for singles, accumulators and systems:",
  term: (name: string, lead: string) => `${name}: ${lead}`,
  termMore: "Meaning and a worked example in the betting alphabet.",
  alphabetMore: "Look up any word of the slip and the rules.",
  postsMore: "Articles with worked examples, without tips and without promises.",
  newsMore: "News of the sportsbook, the casino and the account.",
  partnersMore: "With the number of games that each has on this site.",
};

export type DescriptionTexts = typeof en;
