import { z } from "zod";
import { setSystemValue } from "~/domain/coupon/change/system";
import { setCouponType } from "~/domain/coupon/change/type";
import { readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { postedSelectableCouponType, postedSystemSize } from "../posted-choices";
import { newPlacementKey } from "../storage/placement-key.server";
import { applyChange, type CouponPostResult, refusedChange } from "./apply-change.server";

const typeFields = z.object({ typeId: textField(16), systemValue: textField(16) });

/** Chooses the type: single, express, system and so on. */
export async function setCouponTypePosted(post: FormPost): Promise<CouponPostResult> {
  return applyChange(post, (coupon) => {
    const type = postedSelectableCouponType(readForm(post.form, typeFields).typeId);
    return type === null
      ? refusedChange("unknown-type")
      : setCouponType(coupon, type, newPlacementKey);
  });
}

/** Chooses how many bets each line of a system has. */
export async function setSystemSizePosted(post: FormPost): Promise<CouponPostResult> {
  return applyChange(post, (coupon) => {
    const size = postedSystemSize(readForm(post.form, typeFields).systemValue, coupon);
    return size === null
      ? refusedChange("system-size")
      : setSystemValue(coupon, size, newPlacementKey);
  });
}
