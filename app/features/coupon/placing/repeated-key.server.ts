import { parseAdvance } from "~/domain/coupon/stakes/advance";
import type { Minor } from "~/domain/money/amount";
import { parseTypedAmount } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import { findKeyResult } from "./key-lookup.server";
import type { PlacePlatform, PlacePost } from "./place-input.server";
import {
  notSentOutcome,
  type PlaceOutcome,
  refusedOutcome,
  toPlacedOutcome,
} from "./place-outcome";

/**
 * The outcome of a post with a key that is not the coupon's: the receipt of what was placed under
 * that key, if the posted stakes are the same, else refused as `key-reused` (CPP-10).
 */
export async function outcomeOfRepeatedKey(
  { coupon, key, typedAmount, typedByBlock, typedAdvance = "" }: PlacePost,
  platform: PlacePlatform,
): Promise<PlaceOutcome> {
  if (!isRequestKey(key)) return refusedOutcome(coupon, { code: "key-reused" });
  const found = await findKeyResult(platform, key);
  if (found.kind === "unknown") return notSentOutcome(coupon);
  if (found.kind === "none") return refusedOutcome(coupon, { code: "key-reused" });
  const { iso, stake, amountByBlockId, terms } = found.coupon;
  const isOf = (typed: string, minor: Minor) => {
    const amount = parseTypedAmount(typed, iso);
    return amount.ok && amount.minor === minor;
  };
  const blocks = Object.entries(amountByBlockId);
  const isSame =
    blocks.length > 0
      ? blocks.every(([id, minor]) => isOf(typedByBlock[id] ?? "", minor))
      : isOf(typedAmount, stake) && parseAdvance(typedAdvance, iso) === terms.prepaidAmount;
  return isSame
    ? toPlacedOutcome(found.coupon, coupon)
    : refusedOutcome(coupon, { code: "key-reused" });
}
