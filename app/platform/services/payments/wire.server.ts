import { z } from "zod";
import { paymentStates } from "~/domain/payments/payment";
import { wireAmount, wireTime } from "../../transport/wire.server";

const kind = z.enum(["deposit", "withdrawal"]);
const method = z.object({
  id: z.string().min(1).max(64),
  name: z.string(),
  /** The last four digits of a card. */
  card: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
});

/** Payment methods; `bounds` cover the player's own currencies. */
export const paymentMethodsReplyWire = z.object({
  methods: z.array(
    method.extend({
      note: z.string().nullable(),
      /** Whether its service is out (POP-14). */
      isOut: z.boolean().default(false),
      bounds: z.array(z.object({ kind, iso: z.string(), min: wireAmount, max: wireAmount })),
    }),
  ),
});
export type PaymentMethodsReplyWire = z.infer<typeof paymentMethodsReplyWire>;

/** An order of a deposit or a withdrawal. */
export const paymentRequestWire = z.object({
  accountId: z.number().int(),
  methodId: z.string().min(1).max(64),
  amount: wireAmount,
});
export type PaymentRequestWire = z.infer<typeof paymentRequestWire>;

/** A payment in any state. */
export const paymentWire = z.object({
  id: z.string().min(1).max(80),
  key: z.string(),
  kind,
  state: z.enum(paymentStates),
  amount: wireAmount,
  iso: z.string(),
  accountId: z.number().int(),
  method,
  at: wireTime,
  /** Expected completion of a pending payment. */
  dueAt: wireTime.nullable(),
  settledAt: wireTime.nullable(),
});
export type PaymentWire = z.infer<typeof paymentWire>;

/** The player's payments, newest first. */
export const paymentListReplyWire = z.object({ payments: z.array(paymentWire) });

/** Why a payment was refused (docs/platform.md, "Payments"). */
export const paymentRefusalWire = z.object({
  code: z.string(),
  bound: wireAmount.optional(),
  /** Type of the deposit limit that refuses. */
  limitType: z.number().int().optional(),
  until: wireTime.nullable().optional(),
});
export type PaymentRefusalWire = z.infer<typeof paymentRefusalWire>;
