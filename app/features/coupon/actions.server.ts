import { clearCoupon } from "~/domain/coupon/change/remove";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import { autoCashOutPosted, cancelAutoCashOutPosted } from "./cash-out/auto-cash-out-post.server";
import { cashOutPosted } from "./cash-out/cash-out-post.server";
import { addBetPosted } from "./changing/add-bet.server";
import { applyChange } from "./changing/apply-change.server";
import { bankerPosted, blockPosted, removeBetPosted } from "./changing/bets.server";
import { autoMaxPosted, maxStakePosted } from "./changing/max-stake.server";
import { payingAccountPosted } from "./changing/paying-account.server";
import { promoCodePosted } from "./changing/promo-code.server";
import { stakePosted } from "./changing/stake.server";
import { systemSizePosted, typePosted } from "./changing/type.server";
import { combinationPosted } from "./combining/combine-post.server";
import { addAllPosted } from "./express/add-all-post.server";
import { expressPosted } from "./express/express-post.server";
import { oneClickResult } from "./one-click/lost-press.server";
import { oneClickPosted } from "./one-click/one-click-post.server";
import { placePosted } from "./placing/place-post.server";
import { placeResult } from "./placing/place-result.server";
import { refuseChangesWhileChecking } from "./placing/unless-checking.server";
import { reusedSelections } from "./receipts/reuse-post.server";
import type { CouponReply } from "./reply";
import { loadCodePosted } from "./sharing/load-code.server";
import { saveCodePosted } from "./sharing/save-code.server";
import { readCoupon } from "./storage/cookie.server";
import { newPlacementKey } from "./storage/placement-key.server";
import { restorePosted } from "./storage/restore-post.server";
import { typedValues } from "./typed-values";

/** Posts that change the coupon. */
const changes: IntentHandlers<CouponReply> = {
  add: addBetPosted,
  remove: removeBetPosted,
  combine: async (post) => {
    const made = await combinationPosted(post);
    return applyChange(post, () => made);
  },
  clear: (post) => applyChange(post, (coupon) => clearCoupon(coupon, newPlacementKey)),
  type: typePosted,
  system: systemSizePosted,
  banker: bankerPosted,
  block: blockPosted,
  amount: stakePosted,
  // Returns one interpretation of an ambiguous amount as its field's value.
  reading: async ({ form }) => ({
    kind: "stay",
    status: 200,
    data: { refusals: [], values: typedValues(form) },
  }),
  promo: promoCodePosted,
  account: payingAccountPosted,
  max: maxStakePosted,
  "auto-max": autoMaxPosted,
  express: async (post) => {
    const taken = await expressPosted(post);
    return applyChange(post, () => taken);
  },
  "add-all": async (post) => {
    const added = await addAllPosted(post);
    return applyChange(post, () => added);
  },
  reuse: async (post) => {
    const reused = await reusedSelections(post, await readCoupon(post.context, post.request));
    return applyChange(post, () => reused);
  },
  "load-code": loadCodePosted,
};

/** Intents of the coupon's address (docs/forms.md). */
export const couponIntents: IntentHandlers<CouponReply> = {
  ...refuseChangesWhileChecking(changes),
  // The response arrives late: a copy that is not newer changes nothing.
  restore: restorePosted,
  place: placePosted,
  "place-result": placeResult,
  "one-click": oneClickPosted,
  "one-click-result": oneClickResult,
  "cash-out": cashOutPosted,
  "auto-cash-out": autoCashOutPosted,
  "cancel-auto-cash-out": cancelAutoCashOutPosted,
  "save-code": saveCodePosted,
};
