import { z } from "zod";

/** Payment orders without a response, as typed, with their keys; `since` is ms since epoch (CPP-11). */
const checkingOrder = z.object({
  key: z.string().max(64),
  since: z.number(),
  amount: z.string().max(64),
  accountId: z.string().max(64),
  method: z.string().max(64),
});

/** Orders without a response, by their kind. */
export const unresolvedOrdersShape = z.object({
  deposit: checkingOrder.optional(),
  withdrawal: checkingOrder.optional(),
});
export type UnresolvedOrder = z.infer<typeof checkingOrder>;
