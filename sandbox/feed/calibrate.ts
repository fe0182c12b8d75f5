import { type GoalRates, goalChances } from "./model";

/** Pre-match prices: decimal prices of 1, X and 2, and of over and under 2.5 if known. */
interface OpeningPrices {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly over?: number;
  readonly under?: number;
}

const fewestGoals = 0.4;
const mostGoals = 9;
/**
 * How many times more draws real football has than a Poisson model, for matches without a price of
 * the total.
 */
const usualDraw = 1.06;
const drawBounds = [0.4, 3] as const;
/** How near to zero the search for the rates has to come, far finer than a price's last digit. */
const closeEnough = 1e-9;
const mostSteps = 60;

/**
 * Fits the model's rates to the given prices, without the bookmaker's margin (SBX-02). Three prices and a
 * total determine three unknowns, each found by a nested search: for a number of goals the ratio of wins
 * gives the sides' shares, the draw then gives its weight, and the total gives the number of goals.
 */
export function fitGoalRatesToPrices(prices: OpeningPrices): GoalRates {
  const home = 1 / prices.home;
  const draw = 1 / prices.draw;
  const away = 1 / prices.away;
  const ratio = home / (home + away);
  const drawOdds = draw / (home + away);
  const { over, under } = prices;
  const goalsOver = over === undefined || under === undefined ? null : under / (over + under);
  const goals = crossing(fewestGoals, mostGoals, (tried) => {
    const rates = split(tried, ratio, drawOdds);
    return goalsOver === null ? rates.draw - usualDraw : over25(rates) - goalsOver;
  });
  return split(goals, ratio, drawOdds);
}

function split(goals: number, ratio: number, drawOdds: number): GoalRates {
  const share = crossing(0.01, 0.99, (tried) => {
    const { home, away } = wins(goals * tried, goals * (1 - tried));
    return home / (home + away) - ratio;
  });
  const { home, level, away } = wins(goals * share, goals * (1 - share));
  const draw = (drawOdds * (home + away)) / level;
  return {
    home: goals * share,
    away: goals * (1 - share),
    draw: Math.min(drawBounds[1], Math.max(drawBounds[0], draw)),
  };
}

/**
 * Probabilities of a home win, a draw and an away win, by the goals that each side is expected to
 * score.
 */
function wins(homeRate: number, awayRate: number): { home: number; level: number; away: number } {
  const home = goalChances(homeRate);
  const away = goalChances(awayRate);
  let homeWin = 0;
  let level = 0;
  let below = 0;
  home.forEach((chance, goals) => {
    const same = away[goals] ?? 0;
    homeWin += chance * below;
    level += chance * same;
    below += same;
  });
  return { home: homeWin, level, away: Math.max(0, 1 - homeWin - level) };
}

/** Probability of three goals or more, with draws weighted. */
function over25({ home, away, draw }: GoalRates): number {
  const { level } = wins(home, away);
  const none = Math.exp(-home - away);
  const oneEach = none * home * away;
  const rest = none * (home + away + (home * home + away * away) / 2);
  const weight = 1 + (draw - 1) * level;
  return 1 - (draw * (none + oneEach) + rest) / weight;
}

/**
 * Zero of a rising function in a range; the nearer end if it has none. Uses false position in the Illinois
 * variant, which halves the retained end's value.
 */
function crossing(from: number, to: number, rising: (tried: number) => number): number {
  let [low, atLow] = [from, rising(from)];
  let [high, atHigh] = [to, rising(to)];
  if (atLow >= 0) return low;
  if (atHigh <= 0) return high;
  let tried = low;
  let wentLow = false;
  for (let step = 0; step < mostSteps; step++) {
    tried = (low * atHigh - high * atLow) / (atHigh - atLow);
    const at = rising(tried);
    if (Math.abs(at) < closeEnough) break;
    if (at < 0) {
      if (step > 0 && wentLow) atHigh /= 2;
      [low, atLow, wentLow] = [tried, at, true];
    } else {
      if (step > 0 && !wentLow) atLow /= 2;
      [high, atHigh, wentLow] = [tried, at, false];
    }
  }
  return tried;
}
