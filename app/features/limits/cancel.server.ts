import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import { cancelPendingDepositLimits, loadLimits } from "~/platform/services/limits/client.server";
import { isPendingDepositLimit } from "./disabled";
import { redirectWithLimitsFlash } from "./flash.server";
import { mayHaveTakenEffect, refusedLimits } from "./refusal.server";

/** Cancels pending deposit limits (LIM-05). If none is pending any more, the reply says so. */
export const cancelPendingDepositLimitsForm = declareForm({
  screen: "office:responsible",
  intent: "cancel",
  fields: z.object({}),
  events: "limits_cancel",
  run: async (_posted, post) => {
    const { context } = post;
    if (context.limits && !context.limits.all.some(isPendingDepositLimit))
      return redirectWithLimitsFlash(post, "none_pending");
    const cancelled = await cancelPendingDepositLimits(context.platform);
    if (!cancelled.ok && !(mayHaveTakenEffect(cancelled.failure) && (await isNonePending(context))))
      return refusedLimits(cancelled.failure);
    return redirectWithLimitsFlash(post, "cancelled");
  },
});

/**
 * Whether no pending limit is left that can be cancelled: a cancellation with a lost response took
 * effect. False while the limits cannot be loaded.
 */
async function isNonePending({ platform }: RequestContext): Promise<boolean> {
  const limits = await loadLimits(platform);
  return limits.ok && !limits.value.all.some(isPendingDepositLimit);
}
