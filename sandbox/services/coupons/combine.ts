import type { z } from "zod";
import {
  type CombinationSelection,
  formatCombinationType,
  isCombinable,
  maxCombinationSelections,
  parseCombinationType,
} from "~/domain/coupon/combination";
import type { BetRef } from "~/domain/coupon/types";
import type {
  combineReplyWire,
  combineRequestWire,
} from "~/platform/services/coupons/combine-wire.server";
import { priceCombination } from "../../feed/combine";
import { combinationId } from "../../feed/markets";
import type { SandboxServices } from "../sandbox-services";
import { isSelectionOffered, resolveBet } from "./offer";
import { toBetWire } from "./quote";

type Reply = z.infer<typeof combineReplyWire>;

/** The same-game accumulator that bets of one game make, at its price now; or why they make none (CPN-04). */
export function combineBets(
  { feed, world }: Pick<SandboxServices, "feed" | "world">,
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
    selections.length <= maxCombinationSelections &&
    selections.every(isCombinable);
  if (!view || !scores || !isPriced) return { bet: null, reason: "not-combinable" };
  if (!selections.every((one) => isSelectionOffered(view, one)))
    return { bet: null, reason: "blocked" };
  const price = priceCombination(scores, selections);
  if (price.kind !== "price") return { bet: null, reason: price.kind };
  const type = formatCombinationType(selections);
  if (type === null) return { bet: null, reason: "not-combinable" };
  const ref = { gameId, marketId: combinationId(gameId, type), type, param: "" };
  const offer = resolveBet(moment, ref);
  return offer?.isOpen ? { bet: toBetWire(ref, offer, lng) } : { bet: null, reason: "blocked" };
}

/**
 * The selections of these bets, each once; a same-game accumulator among them counts as its own
 * selections.
 */
function selectionsIn(bets: readonly BetRef[]): readonly CombinationSelection[] {
  const all = bets.flatMap((bet) => parseCombinationType(bet.type) ?? [bet]);
  return [...new Map(all.map(({ type, param }) => [`${type} ${param}`, { type, param }])).values()];
}
