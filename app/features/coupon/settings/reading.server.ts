import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { postedSettingsWithUntickedBoxes } from "./posted-settings.server";
import type { RefusedCouponSettingsReply } from "./settings-reply";

/** Returns one interpretation of an ambiguous amount as its field's value; saves nothing (LIM-13). */
export async function refillAmbiguousAmountPosted({
  form,
}: FormPost): Promise<ActionResult<RefusedCouponSettingsReply>> {
  return {
    kind: "stay",
    status: 200,
    data: { errors: [], values: Object.fromEntries(postedSettingsWithUntickedBoxes(form)) },
  };
}
