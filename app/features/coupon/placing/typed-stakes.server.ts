import { z } from "zod";
import { setBlockStakes } from "~/domain/coupon/change/block-stakes";
import type { CouponChange } from "~/domain/coupon/change/change";
import { setBetStakes, setStake } from "~/domain/coupon/change/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { fromMinor, parseTypedAmount, plainAmount } from "~/domain/money/money";
import { readForm, textField } from "~/features/forms/read.server";
import type { Language } from "~/i18n/languages";
import { newPlacementKey } from "../storage/placement-key.server";
import { longestTyped, typedPartStakes } from "../typed-values";

/** The coupon with the stakes of a form that waits for sign-in or a reality check (CPP-07, RCK-03). */
export function withTypedStakes(
  coupon: CouponCookie,
  form: FormData,
  iso: string,
  lng: Language,
): CouponCookie {
  const plain = (text: string) => {
    const amount = parseTypedAmount(plainAmount(text, iso, lng), iso);
    return amount.ok ? fromMinor(amount.minor, iso) : null;
  };
  const { byBet, byBlock } = typedPartStakes(form, plain);
  const common = plain(readForm(form, z.object({ amount: textField(longestTyped) })).amount);
  const changes: ((now: CouponCookie) => CouponChange)[] = [
    (now) => (common === null ? { ok: true, coupon: now } : setStake(now, common, newPlacementKey)),
    (now) => setBetStakes(now, byBet, newPlacementKey),
    (now) => setBlockStakes(now, byBlock, newPlacementKey),
  ];
  return changes.reduce((now, apply) => {
    const changed = apply(now);
    return changed.ok ? changed.coupon : now;
  }, coupon);
}
