import { formatBetRef, parsePriceButtonValue } from "~/domain/coupon/bet";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal } from "~/domain/coupon/refusal";
import { postedTexts } from "~/features/forms/posted-texts";

/** The result of a one-click press (CPS-04), shown beside the page or on the coupon's page. */
export interface OneClickReply {
  /**
   * `checking`: the server got no response from the platform; `lost`: the browser got none from the
   * server. In both cases the same key asks again without a second bet.
   */
  readonly kind: "placed" | "refused" | "checking" | "lost";
  /** `game:market:type:param` of the pressed price. */
  readonly bet: string;
  /** The event and the selection; null if unknown. */
  readonly title: string | null;
  readonly name: string | null;
  /** The current price, decimal text; null if unknown. */
  readonly coef: string | null;
  /** The currency of the refusals' bounds. */
  readonly iso: string;
  readonly refusals: readonly Refusal[];
  readonly receipt: Pick<
    PlacedCoupon,
    "id" | "stake" | "coef" | "possibleWin" | "maxPayout" | "iso"
  > | null;
  /** The press's key, needed to ask again. */
  readonly key: string;
  /** Path of the price's page; null if the page is still open. */
  readonly back: string | null;
}

/**
 * The reply to a one-click press as far as its form tells it: not placed, without a reason. The
 * caller sets what came of the press.
 */
export function oneClickReplyOfForm(form: FormData): OneClickReply {
  const { bet: value = "", key = "" } = postedTexts(form);
  const pressed = parsePriceButtonValue(value);
  return {
    kind: "refused",
    bet: pressed ? formatBetRef(pressed.ref) : "",
    title: null,
    name: null,
    coef: pressed?.coef ?? null,
    iso: "",
    refusals: [],
    receipt: null,
    key: key.slice(0, 64),
    back: null,
  };
}
