import type { PlacementKeyResult, PlacementResult } from "~/domain/coupon/placement-result";
import { callOrFallback, lookupDelaysMs } from "~/domain/money/lost-answer";
import type { PlaceDeps, PlacePlatform } from "./place-input.server";

/**
 * Looks a key up a few times after a lost response, within the page's time budget; the result is "unknown" if
 * no lookup finds the coupon placed.
 */
export async function pollForPlaced(
  key: string,
  platform: Pick<PlacePlatform, "findByKey">,
  means: Pick<PlaceDeps, "left" | "wait">,
): Promise<Extract<PlacementResult, { kind: "placed" | "unknown" }>> {
  for (const pause of lookupDelaysMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const found = await findKeyResult(platform, key);
    if (found.kind === "placed") return found;
  }
  return { kind: "unknown" };
}

/** What the platform has under a key; a failed call returns unknown. */
export function findKeyResult(
  platform: Pick<PlacePlatform, "findByKey">,
  key: string,
): Promise<PlacementKeyResult> {
  return callOrFallback(() => platform.findByKey(key), { kind: "unknown" } as const);
}
