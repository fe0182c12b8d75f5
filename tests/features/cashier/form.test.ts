import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Account } from "~/domain/accounts/account";
import type { Limit } from "~/domain/limits/limit";
import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { type PaymentKind, paymentStates } from "~/domain/payments/payment";
import { type PaymentMethod, paymentBoundsAcrossMethods } from "~/domain/payments/payment-method";
import { quickDepositAmounts } from "~/domain/payments/quick-amounts";
import { isDepositLimitOffered } from "~/features/cashier/first-limit";
import {
  methodsWithOutage,
  nonBonusAccountsWithPaymentMethod,
  readTypedPaymentOrder,
  validatePaymentOrder,
} from "~/features/cashier/form";
import { outcomeOfScreen, paymentResultPath } from "~/features/cashier/outcome-path";
import { limitFor } from "../../support/limit";

const account = (id: number, iso: string, money: number, type: 0 | 4 | 9 = 0): Account => ({
  ...{ id, iso, type, symbol: "", label: iso, isActive: false },
  money: asMinor(money),
});
const row = (kind: PaymentKind, iso: string, min: number, max: number) => ({
  ...{ kind, iso },
  ...{ min: asMinor(min), max: asMinor(max) },
});
const method = (id: string, ...bounds: PaymentMethod["bounds"]): PaymentMethod => ({
  ...{ id, name: id, card: null, note: null, isOut: false, bounds },
});
const card = method(
  "card",
  row("deposit", "RUB", 2_000, 500_000),
  row("withdrawal", "RUB", 5_000, 900_000),
  row("deposit", "JPY", 100, 9_000),
);
const cash = method("cash", row("deposit", "RUB", 1_000, 100_000));
const main = account(1, "RUB", 70_000);
const yen = account(2, "JPY", 500, 9);
const bonus = account(3, "RUB", 90_000, 4);
const dong = account(4, "VND", 90_000, 9);
const facts = { accounts: [main, yen, bonus, dong], methods: [card, cash] };
const read = (kind: PaymentKind, amount: string, accountId = "1", id = "card") =>
  validatePaymentOrder({ amount, accountId, method: id }, "a-key-of-8", {
    kind,
    ...facts,
    lng: "en",
  });

describe("methods out of service", () => {
  it("POP-14 a method is out if the platform or site config says so, and is refused at its field", () => {
    const methods = methodsWithOutage([{ ...card, isOut: true }, cash], {
      paymentMethodsOut: ["none"],
    });
    expect(methods.map(({ isOut }) => isOut)).toEqual([true, false]);
    const both = methodsWithOutage(methods, { paymentMethodsOut: ["cash"] });
    expect(both.map(({ isOut }) => isOut)).toEqual([true, true]);
    const typed = { amount: "50", accountId: "1", method: "card" };
    const choices = { kind: "deposit", accounts: [main], methods, lng: "en" } as const;
    expect(validatePaymentOrder(typed, "a-key-of-8", choices)).toEqual({
      ok: false,
      refusals: [{ code: "method-out" }],
    });
    const other = { ...typed, method: "cash" };
    expect(validatePaymentOrder(other, "a-key-of-8", choices).ok).toBe(true);
  });
});

describe("payment order", () => {
  it("CPN-10 a payment amount is read in common spellings and in the account's currency", () => {
    for (const text of ["1500", "1 500", "1 500,00", "1500.0", " 1500.00 ", "١٥٠٠"]) {
      expect(read("deposit", text)).toEqual({
        ok: true,
        order: {
          ...{
            kind: "deposit",
            key: "a-key-of-8",
            accountId: 1,
            methodId: "card",
            amount: 150_000,
          },
          iso: "RUB",
        },
      });
    }
    expect(read("deposit", "1500", "2")).toMatchObject({
      ok: true,
      order: { amount: 1_500, iso: "JPY" },
    });
  });

  it.each([
    ["deposit", "", "1", "card", [{ code: "amount" }]],
    ["deposit", "0", "1", "card", [{ code: "amount" }]],
    ["deposit", "12.345", "1", "card", [{ code: "amount" }]],
    ["deposit", "19.99", "1", "card", [{ code: "below-minimum", bound: 2_000 }]],
    ["deposit", "19.99", "1", "cash", null],
    ["deposit", "5000.01", "1", "card", [{ code: "above-maximum", bound: 500_000 }]],
    ["deposit", "5000", "1", "card", null],
    // What a deposit adds need not be there before.
    ["deposit", "701", "1", "card", null],
    ["withdrawal", "700.01", "1", "card", [{ code: "funds", bound: 70_000 }]],
    ["withdrawal", "700", "1", "card", null],
    ["withdrawal", "700", "1", "cash", [{ code: "method" }]],
    ["withdrawal", "5", "2", "card", [{ code: "account" }]],
    ["deposit", "50", "3", "card", [{ code: "account" }]],
    ["deposit", "50", "4", "card", [{ code: "account" }]],
    ["deposit", "x", "9", "none", [{ code: "account" }, { code: "method" }]],
    ["deposit", "x", "1", "none", [{ code: "method" }, { code: "amount" }]],
    ["deposit", "500", "2", "cash", [{ code: "method" }]],
  ] as const)(
    "CPP-08 a %s of %j, account %s, by method %s, has these refusals: %j",
    (kind, amount, accountId, id, refusals) => {
      const result = read(kind, amount, accountId, id);
      expect(result.ok ? null : result.refusals).toEqual(refusals);
    },
  );

  it("CPP-08 a payment order is accepted unchanged within the method's bounds and the account's money, else refused", () => {
    const kinds = fc.constantFrom("deposit" as const, "withdrawal" as const);
    fc.assert(
      fc.property(kinds, fc.integer({ min: 0, max: 1_000_000 }), (kind, minor) => {
        const result = read(kind, fromMinor(asMinor(minor, "RUB"), "RUB"));
        const [min, max] = kind === "deposit" ? [2_000, 500_000] : [5_000, 70_000];
        expect(result.ok).toBe(minor >= min && minor <= max);
        if (result.ok) expect(result.order.amount).toBe(minor);
      }),
    );
  });

  it("SEC-06 any text in a payment form is cut to 64 characters and checked without an error", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.string({ maxLength: 300 }),
        (amount, accountId) => {
          const typed = readTypedPaymentOrder({ amount, accountId });
          expect(typed.amount.length).toBeLessThanOrEqual(64);
          expect(typed.method).toBe("");
          expect(() =>
            validatePaymentOrder(typed, "key", { kind: "deposit", ...facts, lng: "en" }),
          ).not.toThrow();
        },
      ),
    );
  });

  it("ACC-04 bonus accounts and accounts in a currency without a payment method are left out", () => {
    expect(nonBonusAccountsWithPaymentMethod({ kind: "deposit", ...facts })).toEqual([main, yen]);
    expect(nonBonusAccountsWithPaymentMethod({ kind: "withdrawal", ...facts })).toEqual([main]);
    expect(paymentBoundsAcrossMethods([card, cash], "deposit", "RUB")).toEqual({
      min: 1_000,
      max: 500_000,
    });
    expect(paymentBoundsAcrossMethods([card, cash], "deposit", "VND")).toBeNull();
  });
});

describe("deposit limit offer and payment results", () => {
  const limit = (code: Limit["code"], state: Limit["state"] = "ACTIVE") =>
    limitFor({ code, state, value: 5 });

  it("LIM-18 a deposit limit is offered until there is a deposit or a deposit limit", () => {
    expect(isDepositLimitOffered(false, [])).toBe(true);
    expect(isDepositLimitOffered(true, [])).toBe(false);
    for (const code of [20, 21, 22] as const) {
      expect(isDepositLimitOffered(false, [limit(code)])).toBe(false);
      expect(isDepositLimitOffered(false, [limit(code, "PENDING")])).toBe(false);
      expect(isDepositLimitOffered(false, [limit(code, "INACTIVE")])).toBe(true);
    }
    for (const code of [1, 10, 31] as const)
      expect(isDepositLimitOffered(false, [limit(code)])).toBe(true);
  });

  it("each payment state has its own result page, and the page leads back to the state", () => {
    const paths = (["deposit", "withdrawal"] as const).flatMap((kind) =>
      paymentStates.map((state) => paymentResultPath("en", { id: "7", kind, state })),
    );
    expect(paths).toEqual([
      ...["success", "pending", "fail", "cancel"].map((name) => `/en/onpay/${name}?payment=7`),
      ...["success", "pending", "fail", "cancel"].map(
        (name) => `/en/onpay/withdraw/${name}?payment=7`,
      ),
    ]);
    expect(outcomeOfScreen("onpay-fail")).toEqual({ kind: "deposit", state: "declined" });
    expect(outcomeOfScreen("onpay-withdraw-pending")).toEqual({
      kind: "withdrawal",
      state: "pending",
    });
    expect(outcomeOfScreen("home")).toBeNull();
  });
});

it("LIM-14 quick deposit amounts are within the bounds and rounded", () => {
  // From 20 to 200,000 roubles and from 0.100 to 3 dinars.
  const roubles = { min: asMinor(2_000), max: asMinor(20_000_000) };
  expect(quickDepositAmounts(roubles)).toEqual([20_000, 40_000, 100_000, 200_000]);
  expect(quickDepositAmounts({ min: asMinor(100), max: asMinor(3_000) })).toEqual([1_000, 2_000]);
});
