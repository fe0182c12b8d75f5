import { z } from "zod";
import { isRequestKey } from "~/domain/money/request-key";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import {
  type CancelWithdrawalRefusal,
  cancelWithdrawal,
} from "~/platform/services/payments/client.server";
import { postLimits } from "~/server/post-limits/rules.server";

/** HTTP status of a refusal. */
const statuses: Readonly<Record<CancelWithdrawalRefusal, number>> = {
  "not-pending": 409,
  excluded: 403,
  "account-frozen": 403,
  "unknown-payment": 422,
  "key-reused": 409,
  unavailable: 503,
};

/** Cancels a pending withdrawal from the statement (OFC-02). */
export const cancelWithdrawalForm = declareForm({
  screen: "office:historypay",
  intent: "take-back",
  fields: z.object({
    payment: z.string({ message: "required" }).max(40),
    key: z.string({ message: "required" }).refine(isRequestKey, "invalid"),
  }),
  rule: postLimits.withdrawing,
  events: "withdrawal_cancel",
  run: async ({ payment, key }, { context: { platform, lng } }) => {
    const code = await cancelWithdrawal(platform, payment, key);
    if (code === null)
      return {
        ok: true,
        to: `${screenPath(lng, "office:historypay")}?taken=${encodeURIComponent(payment)}`,
      };
    return { ok: false, status: statuses[code], errors: [{ field: null, code }] };
  },
});
