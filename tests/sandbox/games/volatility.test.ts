import { expect, it } from "vitest";
import { gameByIdOrSlug } from "~sandbox/games/catalogue";
import { calculateVolatility } from "~sandbox/games/volatility";

const of = (slug: string) => {
  const game = gameByIdOrSlug(slug);
  if (!game) throw new Error(`no ${slug}`);
  return calculateVolatility(game);
};

it("CAS-03 a game's volatility follows from the spread of its returns, and is unknown where the bet decides it", () => {
  // Returns of 0 to 2 stakes, and of 0 to 9: by hand about 0.8, and 2.
  expect([of("violet-wheel"), of("storm-wheel")]).toEqual([1, 1]);
  expect([of("dice"), of("riverside-roulette"), of("meridian-blackjack")]).toEqual([
    null,
    null,
    null,
  ]);
});
