import type { Visitor } from "./bed";

/** Orders a payment of the main RUB account by the card that pays at once; changes are laid over that. */
export function order(
  visitor: Visitor,
  kind: "deposit" | "withdrawal",
  key: string,
  changes: { readonly amount: string; readonly accountId?: number; readonly methodId?: string },
) {
  const body = { accountId: 11, methodId: "test-4242", ...changes };
  return visitor.call("POST", `/web-api/officeapi/v1/payments/${kind}`, body, {
    "idempotency-key": key,
  });
}

type Changes = Omit<Parameters<typeof order>[3], "amount">;

/** Pays in. */
export function deposit(visitor: Visitor, key: string, amount: string, changes: Changes = {}) {
  return order(visitor, "deposit", key, { amount, ...changes });
}

/** Pays out. */
export function withdraw(visitor: Visitor, key: string, amount: string, changes: Changes = {}) {
  return order(visitor, "withdrawal", key, { amount, ...changes });
}
