import { beforeEach, describe, expect, it } from "vitest";
import { asMinor } from "~/domain/money/amount";
import type { PaymentOrder } from "~/domain/payments/payment";
import {
  findPaymentByKey,
  listPayments,
  loadPayment,
  loadPaymentMethods,
  orderPayment,
} from "~/platform/services/payments/client.server";
import { scope, session, testEnv, upstream } from "./upstream";

const base = "/web-api/officeapi/v1/payments";
const wire = {
  ...{
    id: "9000001",
    key: "a-key-of-8",
    kind: "deposit",
    state: "pending",
    amount: "250.50",
    iso: "RUB",
  },
  ...{ accountId: 11, method: { id: "card", name: "Card", card: "4242" } },
  ...{ at: "2026-01-01T10:00:00.000Z", dueAt: "2026-01-01T10:05:00.000Z", settledAt: null },
};
const order: PaymentOrder = {
  ...{ kind: "deposit", key: "a-key-of-8", accountId: 11, methodId: "card", iso: "RUB" },
  amount: asMinor(25_050),
};

beforeEach(() => testEnv());
const player = () => scope({ auth: session() });
const ordered = (answer: () => Response) => {
  upstream(answer);
  return orderPayment(player(), order);
};

describe("cashier client", () => {
  it("CPP-03 a payment order is sent once under its key, with the amount as decimal text", async () => {
    const asked = upstream(() => Response.json(wire, { status: 201 }));
    const made = await orderPayment(player(), order);
    expect(made).toMatchObject({
      kind: "made",
      payment: { id: "9000001", amount: 25_050, at: Date.UTC(2026, 0, 1, 10), settledAt: null },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: "POST", path: `${base}/deposit` });
    expect(asked[0]?.headers.get("idempotency-key")).toBe("a-key-of-8");
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      accountId: 11,
      methodId: "card",
      amount: "250.50",
    });
  });

  it.each([
    ["another's payment", () => Response.json({ ...wire, key: "another-key" })],
    ["an amount finer than its currency", () => Response.json({ ...wire, amount: "250.505" })],
    ["no payment at all", () => Response.json({ ok: true })],
    ["no JSON", () => new Response("<html>", { status: 200 })],
    ["a refusal that is not the service's", () => new Response("denied", { status: 403 })],
    ["408", () => Response.json({ code: "limit" }, { status: 408 })],
    ["a key in flight", () => Response.json({ code: "pending" }, { status: 409 })],
    ["500", () => Response.json({ code: "defect" }, { status: 500 })],
  ])("CPP-11 a payment answered by %s counts as unknown", async (_what, answer) => {
    expect(await ordered(answer)).toEqual({ kind: "unknown" });
  });

  it("CPP-08 a refused payment has its bound, its limit and its end date", async () => {
    const refused = (body: unknown) => ordered(() => Response.json(body, { status: 422 }));
    expect(await refused({ code: "limit", bound: "30.00", limitType: 21 })).toEqual({
      kind: "refused",
      refusal: { code: "limit", bound: 3_000, limit: 21 },
    });
    expect(await refused({ code: "excluded", until: "2026-01-02T00:00:00.000Z" })).toEqual({
      kind: "refused",
      refusal: { code: "excluded", until: Date.UTC(2026, 0, 2) },
    });
    expect(await refused({ code: "excluded", until: null })).toMatchObject({
      refusal: { until: null },
    });
    expect(await refused({ code: "unheard-of", limitType: 99 })).toEqual({
      kind: "refused",
      refusal: { code: "unavailable" },
    });
  });

  it("CPP-11 a payment key counts as unused only if the payment service itself answers 404", async () => {
    const found = (answer: () => Response) => {
      upstream(answer);
      return findPaymentByKey(player(), "a-key-of-8");
    };
    expect(await found(() => Response.json(wire))).toMatchObject({ kind: "found" });
    expect(await found(() => Response.json({ code: "not-found" }, { status: 404 }))).toEqual({
      kind: "none",
    });
    expect(await found(() => new Response("no such page", { status: 404 }))).toEqual({
      kind: "unknown",
    });
    expect(await found(() => Response.json({ ...wire, key: "another-key" }))).toEqual({
      kind: "unknown",
    });
  });

  it("PLT-08 payment methods and payments with unreadable amounts are malformed", async () => {
    const bounds = [{ kind: "deposit", iso: "JPY", min: "100", max: "9000.5" }];
    upstream(() =>
      Response.json({ methods: [{ id: "card", name: "Card", card: null, note: null, bounds }] }),
    );
    expect(await loadPaymentMethods(player())).toMatchObject({
      ok: false,
      failure: { kind: "malformed" },
    });
    upstream(() => Response.json({ payments: [wire, { ...wire, amount: "1.001" }] }));
    expect(await listPayments(player(), 10)).toMatchObject({
      ok: false,
      failure: { kind: "malformed" },
    });
  });

  it("SEC-06 an invalid payment id or key sends no request", async () => {
    const asked = upstream(() => Response.json(wire));
    for (const text of ["", "..", "a/b", "x".repeat(81)]) {
      expect(await loadPayment(player(), text)).toEqual({ ok: true, value: null });
      expect(await findPaymentByKey(player(), text)).toEqual({ kind: "none" });
    }
    expect(asked).toEqual([]);
  });
});
