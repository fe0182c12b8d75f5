import { setTimeout as wait } from "node:timers/promises";
import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/transport/clock.server";
import { pageBudgetLeftMs } from "~/platform/transport/scope.server";
import { newPlacementKey } from "../storage/placement-key.server";
import type { PlaceDeps } from "./place-input.server";

/** What a placement needs from this request. */
export function placeDepsFor(context: RequestContext): PlaceDeps {
  return {
    newKey: newPlacementKey,
    now: context.now,
    clock: platformNow,
    left: () => pageBudgetLeftMs(context.platform),
    wait: (ms: number) => wait(ms),
  };
}
