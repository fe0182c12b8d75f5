import type { RemoteShareCard } from "~/platform/services/remotes/wire.server";
import type { Champ, GameSnapshot, LocalizedText } from "~sandbox/feed/types";
import { endingText } from "../events/course";
import { shownPrice } from "../events/price";
import { eventName } from "../events/row";
import { textInLanguage } from "../markup";
import type { PageRequest } from "../page-request";
import { descriptionOf, descriptionTexts, namesInWords } from ".";

/** Names of the first championships of a list as a sentence; null = there are none. */
export function champsSentence(ask: PageRequest, champs: readonly Champ[]): string | null {
  const names = champs.map(({ name }) => textInLanguage(name, ask.lng));
  return names.length === 0
    ? null
    : descriptionTexts(ask.lng).champs(namesInWords(names, ask.lng, 3));
}

/** Names of the first sides as a sentence; null = there are none. */
export function sidesSentence(ask: PageRequest, sides: readonly LocalizedText[]): string | null {
  const names = new Set(sides.map((side) => textInLanguage(side, ask.lng)));
  return names.size === 0
    ? null
    : descriptionTexts(ask.lng).teams(namesInWords([...names], ask.lng, 6));
}

/** The day on which the first of these games starts, as a sentence; null = there are none. */
export function nextSentence(ask: PageRequest, games: readonly GameSnapshot[]): string | null {
  const next = Math.min(...games.map(({ startsAt }) => startsAt));
  return games.length === 0 ? null : descriptionTexts(ask.lng).nextStarts(ask.clock.dateText(next));
}

/** Description of a championship's own page: how many games are to come, the first of them, the sides. */
export function describeChamp(
  ask: PageRequest,
  champ: Champ,
  line: readonly GameSnapshot[],
): string {
  const d = descriptionTexts(ask.lng);
  const sides = line.flatMap(({ home, away }) => [home, away]);
  return descriptionOf(
    d.champ(textInLanguage(champ.name, ask.lng), ask.counts("line").get(champ.id) ?? 0),
    nextSentence(ask, line),
    sidesSentence(ask, sides),
  );
}

/** How a game that is over ended, in words: "Final score, after overtime: 2:1"; null = it was not played. */
export function gameResultText(
  ask: PageRequest,
  game: GameSnapshot,
  finalScore: string,
): string | null {
  const { score } = game;
  const ending = endingText(ask, game);
  const words = [finalScore, ...(ending === null ? [] : [ending])].join(", ");
  return score ? `${words}: ${score.home}:${score.away}` : ending;
}

/** Prices of 1, X and 2 as shown; empty while one of them is blocked, and where the game has none. */
export function mainPrices({ markets }: GameSnapshot): readonly (readonly [string, string])[] {
  const prices = markets.filter(({ type }) => type === "1" || type === "X" || type === "2");
  return prices.some(({ isBlocked }) => isBlocked)
    ? []
    : prices.map(({ type, coef }) => [type, shownPrice(coef)] as const);
}

/**
 * Description of a game: its sides, championship and start, with the prices before it and the result after it. What
 * changes by the minute is not part of it.
 */
export function describeGame(ask: PageRequest, game: GameSnapshot, result: string | null): string {
  const d = descriptionTexts(ask.lng);
  const event = eventName(ask, game);
  const champ = textInLanguage(game.champ.name, ask.lng);
  const when = ask.clock.momentText(game.startsAt);
  if (game.status === "finished")
    return descriptionOf(d.gameOver(event, champ, when, result ?? d.notPlayed));
  if (game.status === "live") return descriptionOf(d.gameInPlay(event, champ, when));
  const prices = mainPrices(game).map(([outcome, price]) => `${outcome} – ${price}`);
  return descriptionOf(
    d.gameToCome(event, champ, when),
    prices.length > 0 && d.odds(prices.join(" · ")),
    d.moreMarkets,
  );
}

/** Share card of a game: its sides, championship and start, with the prices before it and the result after it (SEO-12). */
export function gameCard(
  ask: PageRequest,
  game: GameSnapshot,
  finalScore: string,
): RemoteShareCard {
  const { lng, clock } = ask;
  const { score } = game;
  const ending = endingText(ask, game);
  const result = score
    ? [{ name: finalScore, value: `${score.home}:${score.away}` }]
    : ending === null
      ? []
      : [{ name: finalScore, value: ending }];
  const prices = mainPrices(game).map(([name, value]) => ({ name, value }));
  return {
    title: textInLanguage(game.home, lng),
    against: textInLanguage(game.away, lng),
    above: textInLanguage(game.champ.name, lng),
    lines: [clock.momentText(game.startsAt)],
    // What is in play changes by the second: its card has neither.
    figures: game.status === "finished" ? result : game.status === "line" ? prices : [],
  };
}
