import type { z } from "zod";
import {
  combinationType,
  isCombinable,
  mostSelections,
  type Selection,
  selectionsOf,
} from "~/domain/coupon/combination";
import type { BetRef } from "~/domain/coupon/types";
import type { combineReplyWire, combineRequestWire } from "~/platform/coupons/combine-wire.server";
import { combined } from "../../feed/combine";
import { combinationId } from "../../feed/markets";
import type { Core } from "../core";
import { isOffered, offerOf } from "./offer";
import { betWire } from "./resolve";

type Reply = z.infer<typeof combineReplyWire>;

/** The same-game accumulator that bets of one game make, at its price now; or why they make none (CPN-04). */
export function combine(
  { feed, world }: Pick<Core, "feed" | "world">,
  { bets, lng }: z.infer<typeof combineRequestWire>,
): Reply {
  const moment = { feed, now: world.now(), overrides: world.state.overrides };
  const [gameId = 0] = bets.map((bet) => bet.gameId);
  const override = moment.overrides.get(gameId);
  const view = feed.game(gameId, moment.now, override);
  const scores = feed.scores(gameId, moment.now, override);
  const selections = selectionsIn(bets);
  const isPriced =
    bets.every((bet) => bet.gameId === gameId) &&
    selections.length <= mostSelections &&
    selections.every(isCombinable);
  if (!view || !scores || !isPriced) return { bet: null, reason: "not-combinable" };
  if (!selections.every((one) => isOffered(view, one))) return { bet: null, reason: "blocked" };
  const price = combined(scores, selections);
  if (price.kind !== "price") return { bet: null, reason: price.kind };
  const type = combinationType(selections);
  if (type === null) return { bet: null, reason: "not-combinable" };
  const ref = { gameId, marketId: combinationId(gameId, type), type, param: "" };
  const offer = offerOf(moment, ref);
  return offer?.isOpen ? { bet: betWire(ref, offer, lng) } : { bet: null, reason: "blocked" };
}

/** The selections of bets, those of accumulators among them included, each once. */
function selectionsIn(bets: readonly BetRef[]): readonly Selection[] {
  const all = bets.flatMap((bet) => selectionsOf(bet.type) ?? [bet]);
  return [...new Map(all.map(({ type, param }) => [`${type} ${param}`, { type, param }])).values()];
}
