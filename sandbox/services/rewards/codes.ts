import { inviterIdFromCode } from "~/domain/bonuses/friends";
import { fromMinor } from "~/domain/money/money";
import {
  findPromoCode,
  isExpired,
  maxPromoBonus,
  promoCodesOf,
  type SandboxPromoCode,
  usedPromoCodes,
} from "../coupons/promo-codes";
import type { PromoCodeState } from "../office/deps";
import type { SandboxServices } from "../sandbox-services";

/**
 * State for a player of the promo code that he typed (`asked`; null = none typed), and the codes
 * that he has without typing one, used and expired ones too (OFC-10, CNT-04).
 */
export async function loadPlayerPromoCodes(
  { db, world }: SandboxServices,
  playerId: number,
  typed: string,
  iso: string,
): Promise<{ readonly asked: PromoCodeState | null; readonly own: readonly PromoCodeState[] }> {
  const used = await usedPromoCodes(db, playerId);
  const now = world.now();
  const known = (code: SandboxPromoCode): PromoCodeState => ({
    code: code.code,
    state: used.has(code.code) ? "used" : isExpired(code, now) ? "expired" : "good",
    percent: code.percent,
    most: fromMinor(maxPromoBonus(code, iso), iso),
    endsAt: code.endsAt,
  });
  const none = { code: typed, percent: 0, most: "0", endsAt: null } as const;
  const found = await findPromoCode(db, playerId, typed, now);
  const asked: PromoCodeState =
    typeof found !== "string"
      ? known(found)
      : inviterIdFromCode(typed) !== null
        ? { ...none, state: "friend" }
        : { ...none, state: found === "promo-expired" ? "expired" : "unknown" };
  return {
    asked: typed === "" ? null : asked,
    own: (await promoCodesOf(db, playerId)).map(known),
  };
}
