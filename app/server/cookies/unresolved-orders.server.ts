import { z } from "zod";

/**
 * A payment order that got no response, with amount, account and method as typed and its request
 * key; `since` is ms since epoch (CPP-11).
 */
const checkingOrder = z.object({
  key: z.string().max(64),
  since: z.number(),
  amount: z.string().max(64),
  accountId: z.string().max(64),
  method: z.string().max(64),
});

/** Part of `__session`: payment orders that got no response, one of each kind (CPP-11). */
export const unresolvedPaymentOrdersShape = z.object({
  deposit: checkingOrder.optional(),
  withdrawal: checkingOrder.optional(),
});
export type UnresolvedPaymentOrder = z.infer<typeof checkingOrder>;
