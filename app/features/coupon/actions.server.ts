import { clearCoupon } from "~/domain/coupon/change/remove";
import type { PlainFormEventName } from "~/features/analytics/record.server";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import {
  cancelAutoCashOutPosted,
  setAutoCashOutPosted,
} from "./cash-out/auto-cash-out-post.server";
import { cashOutPosted } from "./cash-out/cash-out-post.server";
import { addBetPosted } from "./changing/add-bet.server";
import { applyChange } from "./changing/apply-change.server";
import { moveBetToBlockPosted, removeBetPosted, toggleBankerPosted } from "./changing/bets.server";
import { changesPosted } from "./changing/changes.server";
import { setAutoMaxPosted, setMaximumStakePosted } from "./changing/max-stake.server";
import { setPayingAccountPosted } from "./changing/paying-account.server";
import { applyPromoCodePosted } from "./changing/promo-code.server";
import { setStakePosted } from "./changing/stake.server";
import { setCouponTypePosted, setSystemSizePosted } from "./changing/type.server";
import { refuseChangesWhileChecking } from "./changing/unless-checking.server";
import { changeByCombinationPost } from "./combining/combine-post.server";
import { changesIntent } from "./coupon-post";
import { changeByAddAllAndStakePost } from "./express/add-all-post.server";
import { changeByExpressPost } from "./express/express-post.server";
import { resolveUnansweredOneClickPosted } from "./one-click/lost-press.server";
import { placeOneClickBetPosted } from "./one-click/one-click-post.server";
import { placeCouponPosted } from "./placing/place-post.server";
import { resolveUnansweredPlacementPosted } from "./placing/place-result.server";
import { changeByReusePost } from "./receipts/reuse-post.server";
import { type CouponReply, refilledReply } from "./reply";
import { loadShareCodePosted } from "./sharing/load-code.server";
import { saveShareCodePosted } from "./sharing/save-code.server";
import { readCoupon } from "./storage/cookie.server";
import { newPlacementKey } from "./storage/placement-key.server";
import { restoreCouponPosted } from "./storage/restore-post.server";
import { typedAmountsAndPromoCode } from "./typed-values";

/** Posts that change the coupon. */
const changes: IntentHandlers<CouponReply> = {
  add: addBetPosted,
  remove: removeBetPosted,
  combine: async (post) => {
    const made = await changeByCombinationPost(post);
    return applyChange(post, () => made);
  },
  clear: (post) => applyChange(post, (coupon) => clearCoupon(coupon, newPlacementKey)),
  type: setCouponTypePosted,
  system: setSystemSizePosted,
  banker: toggleBankerPosted,
  block: moveBetToBlockPosted,
  amount: setStakePosted,
  // Returns one interpretation of an ambiguous amount as its field's value.
  reading: async ({ form }) => ({
    kind: "stay",
    status: 200,
    data: refilledReply(typedAmountsAndPromoCode(form)),
  }),
  promo: applyPromoCodePosted,
  account: setPayingAccountPosted,
  max: setMaximumStakePosted,
  "auto-max": setAutoMaxPosted,
  express: async (post) => {
    const taken = await changeByExpressPost(post);
    return applyChange(post, () => taken);
  },
  "add-all": async (post) => {
    const added = await changeByAddAllAndStakePost(post);
    return applyChange(post, () => added);
  },
  reuse: async (post) => {
    const reused = await changeByReusePost(post, await readCoupon(post.context, post.request));
    return applyChange(post, () => reused);
  },
  "load-code": loadShareCodePosted,
};

const guardedChanges = refuseChangesWhileChecking(changes);

/** Events of the coupon's intents (ANA-03); `changes` records each of its changes as its own. */
const couponEvents: Readonly<Record<string, PlainFormEventName>> = {
  add: "coupon_add",
  remove: "coupon_remove",
  combine: "coupon_combine",
  clear: "coupon_clear",
  type: "coupon_type",
  system: "coupon_system",
  banker: "coupon_banker",
  block: "coupon_block",
  amount: "coupon_amount",
  promo: "coupon_promo",
  account: "coupon_account",
  max: "coupon_max",
  "auto-max": "coupon_auto_max",
  express: "coupon_express",
  "add-all": "coupon_add_all",
  reuse: "coupon_reuse",
  "load-code": "coupon_load_code",
  restore: "coupon_restore",
  "save-code": "coupon_save_code",
  place: "bet_place",
  "place-result": "bet_place_result",
  "one-click": "bet_one_click",
  "one-click-result": "bet_one_click_result",
  "cash-out": "bet_cash_out",
  "auto-cash-out": "bet_auto_cash_out",
  "cancel-auto-cash-out": "bet_auto_cash_out_cancel",
};

/** The events of an intent; null = none: `reading` only refills the form. */
export const couponEventsOf = (intent: string): PlainFormEventName | null =>
  couponEvents[intent] ?? null;

/** Intents of the coupon's address (docs/forms.md). */
export const couponIntents: IntentHandlers<CouponReply> = {
  ...guardedChanges,
  [changesIntent]: changesPosted(guardedChanges, couponEventsOf),
  // The response arrives late: a copy that is not newer changes nothing.
  restore: restoreCouponPosted,
  place: placeCouponPosted,
  "place-result": resolveUnansweredPlacementPosted,
  "one-click": placeOneClickBetPosted,
  "one-click-result": resolveUnansweredOneClickPosted,
  "cash-out": cashOutPosted,
  "auto-cash-out": setAutoCashOutPosted,
  "cancel-auto-cash-out": cancelAutoCashOutPosted,
  "save-code": saveShareCodePosted,
};
