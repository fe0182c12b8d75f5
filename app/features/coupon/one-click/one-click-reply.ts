import { betRefText, pressedBet } from "../bet";
import type { PlacedCoupon, Refusal } from "../types";

/** What became of a press with one-click (CPS-04); told beside the page, or on the coupon's page without a script. */
export interface OneClickReply {
  /**
   * `checking`: the platform's answer is not known, `lost`: the browser's; in both the same key asks again and makes no
   * second bet.
   */
  readonly kind: "placed" | "refused" | "checking" | "lost";
  /** `game:market:type:param` of the pressed price. */
  readonly bet: string;
  /** The event, and what is bet on; null where nobody can say. */
  readonly title: string | null;
  readonly name: string | null;
  /** The price now, decimal text; null where it cannot be told. */
  readonly coef: string | null;
  /** The currency of bounds. */
  readonly iso: string;
  readonly refusals: readonly Refusal[];
  readonly receipt: Pick<PlacedCoupon, "id" | "stake" | "coef" | "possibleWin" | "iso"> | null;
  /** The press's own key, to ask again with. */
  readonly key: string;
  /** The page the price stands on, a path; null where the page is still there. */
  readonly back: string | null;
}

/** A press of which nothing but the form is known. */
export function parsePress(form: FormData): OneClickReply {
  const value = String(form.get("bet") ?? "");
  const pressed = pressedBet(value);
  return {
    kind: "refused",
    bet: pressed ? betRefText(pressed.ref) : "",
    title: null,
    name: null,
    coef: pressed?.coef ?? null,
    iso: "",
    refusals: [],
    receipt: null,
    key: String(form.get("key") ?? "").slice(0, 64),
    back: null,
  };
}
