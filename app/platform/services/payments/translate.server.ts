import type { Payment } from "~/domain/payments/payment";
import { wireToMinor } from "../../transport/money.server";
import type { PaymentWire } from "./wire.server";

/** A payment as the wire has it; null if its amount does not fit its currency. */
export function toPayment({
  amount: text,
  at,
  dueAt,
  settledAt,
  ...same
}: PaymentWire): Payment | null {
  const amount = wireToMinor(text, same.iso);
  if (amount === null || amount <= 0) return null;
  return {
    ...same,
    amount,
    at: Date.parse(at),
    dueAt: parseTimestamp(dueAt),
    settledAt: parseTimestamp(settledAt),
  };
}

/** The time that a text of the wire states, ms since epoch; null = no text. */
export function parseTimestamp(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}
