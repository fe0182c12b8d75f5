import type { World } from "../../db/world";
import { roundRandomSource } from "../../games/draw";
import type { Json } from "../../games/engine";
import type { CatalogueGame } from "../../games/game";
import { lastDrawnRoundNumber, sharedRoundAt, sharedRoundSeeds } from "./shared";

/** The round that all players share now, and the last ones drawn, the latest first (CAS-07). */
export interface CurrentAndDrawnRounds {
  readonly number: number;
  readonly closesAt: number;
  readonly nextAt: number;
  readonly isOpen: boolean;
  readonly hash: string;
  readonly drawn: readonly {
    readonly number: number;
    readonly serverSeed: string;
    readonly shown: Json;
  }[];
}

/** How many drawn rounds are listed. */
const mostDrawn = 6;
/**
 * For engines that need a bet to compute a shared round's result: any bet, since the drawn result
 * is the same for every bet.
 */
const anyBet: Readonly<Partial<Record<CatalogueGame["play"]["engine"], Json>>> = {
  keno: { picks: [] },
  dice: { side: "over", target: 0 },
};

/** The current and the last drawn shared rounds of a game; null = a game without shared rounds. */
export function currentAndDrawnRounds(
  world: World,
  game: CatalogueGame,
  now: number,
): CurrentAndDrawnRounds | null {
  if (!game.shared) return null;
  const round = sharedRoundAt(game.shared, now);
  const last = lastDrawnRoundNumber(game.shared, now);
  const drawn = Array.from({ length: mostDrawn }, (_, back) => {
    const number = last - back;
    const { serverSeed, clientSeed } = sharedRoundSeeds(world, game, number);
    const bet = anyBet[game.play.engine] ?? {};
    const { shown } = game.rules.play(bet, [], roundRandomSource(serverSeed, clientSeed, number));
    return { number, serverSeed, shown };
  });
  return { ...round, hash: sharedRoundSeeds(world, game, round.number).hash, drawn };
}
