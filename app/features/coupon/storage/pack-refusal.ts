import { asMinor } from "../../money/amount";
import { isCounted, type Refusal, type RefusalCode, type StoredRefusal } from "../types";
import { fromThousandths, number, thousandths, unnumber } from "./packed-text";

/** Codes that may stay with a bet; append only, since their places are in cookies. */
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
];

/** A refusal as its bet can keep it; of a code that is not kept only that the bet was not placed. */
export function storedRefusal(refusal: Refusal): StoredRefusal {
  if (isCounted(refusal) || !keptCodes.includes(refusal.code)) return { code: "not-placed" };
  const { code, bound, seenCoef } = refusal;
  if (bound !== undefined) return { code, bound };
  return seenCoef === undefined ? { code } : { code, seenCoef };
}

/** A kept refusal as a field of its bet: the code, then `-` and its bound or `_` and the price that was seen. */
export function packRefusal(refusal: StoredRefusal | null): string {
  if (refusal === null) return "";
  const { code, bound, seenCoef } = storedRefusal(refusal);
  const detail =
    bound !== undefined ? `-${number(bound)}` : seenCoef ? `_${number(thousandths(seenCoef))}` : "";
  return number(keptCodes.indexOf(code)) + detail;
}

/** Reads `packRefusal`; null where nothing is told, and for any other text, which the coupon's spelling then tells. */
export function unpackRefusal(text: string): StoredRefusal | null {
  const [codeText = "", boundText] = text.split("-");
  const [letters = "", coefText = ""] = codeText.split("_");
  const code = keptCodes[unnumber(letters) ?? keptCodes.length];
  if (code === undefined) return null;
  if (boundText !== undefined) return { code, bound: asMinor(unnumber(boundText) ?? 0) };
  const seen = unnumber(coefText) ?? 0;
  return seen > 1000 ? { code, seenCoef: fromThousandths(seen) } : { code };
}
