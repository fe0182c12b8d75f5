import { asMinor } from "../../money/amount";
import { hasCountBound, type Refusal, type RefusalCode, type StoredRefusal } from "../refusal";
import { packNumber, priceFromThousandths, priceToThousandths, unpackNumber } from "./packed-text";

/**
 * Refusal codes that the cookie stores with a bet; others are stored as `not-placed`. Append only,
 * because cookies store a code's index in this list.
 */
const keptCodes: readonly RefusalCode[] = [
  "not-placed",
  "price-changed",
  "market-blocked",
  "event-started",
  "event-over",
  "score-changed",
  "unknown-bet",
  "funds",
  "below-minimum",
  "above-maximum",
  "limit",
  "excluded",
  "account-frozen",
  "unavailable",
  "key-reused",
  "sign-in",
  "no-stake",
];

/** A refusal as stored with its bet; other codes become `not-placed`. */
export function reduceToStoredRefusal(refusal: Refusal): StoredRefusal {
  if (hasCountBound(refusal) || !keptCodes.includes(refusal.code)) return { code: "not-placed" };
  const { code, bound, seenCoef } = refusal;
  if (bound !== undefined) return { code, bound };
  return seenCoef === undefined ? { code } : { code, seenCoef };
}

/** Packs a refusal: the code, then `-` and its bound or `_` and the price the player saw. */
export function packRefusal(refusal: StoredRefusal | null): string {
  if (refusal === null) return "";
  const { code, bound, seenCoef } = reduceToStoredRefusal(refusal);
  const detail =
    bound !== undefined
      ? `-${packNumber(bound)}`
      : seenCoef
        ? `_${packNumber(priceToThousandths(seenCoef))}`
        : "";
  return packNumber(keptCodes.indexOf(code)) + detail;
}

/** Reads `packRefusal`; null for none or an invalid text, which `unpackCoupon` then rejects. */
export function unpackRefusal(text: string): StoredRefusal | null {
  const [codeText = "", boundText] = text.split("-");
  const [letters = "", coefText = ""] = codeText.split("_");
  const code = keptCodes[unpackNumber(letters) ?? keptCodes.length];
  if (code === undefined) return null;
  if (boundText !== undefined) return { code, bound: asMinor(unpackNumber(boundText) ?? 0) };
  const seen = unpackNumber(coefText) ?? 0;
  return seen > 1000 ? { code, seenCoef: priceFromThousandths(seen) } : { code };
}
