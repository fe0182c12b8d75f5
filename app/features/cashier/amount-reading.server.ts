import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { readTypedPaymentOrder } from "./form";
import type { RefusedCashierReply } from "./reply";

/** Writes the chosen reading of ambiguous text into its field; orders nothing (LIM-13). */
export async function refillOrderWithChosenAmountPosted({
  form,
}: FormPost): Promise<ActionResult<RefusedCashierReply>> {
  return {
    kind: "stay",
    status: 200,
    data: { refusals: [], typed: readTypedPaymentOrder(form) },
  };
}
