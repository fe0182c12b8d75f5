import { describe, expect, it } from "vitest";
import type { Account } from "~/domain/accounts/account";
import {
  accountWithAdvance,
  allowsAdvance,
  findAdvanceRefusal,
  parseAdvance,
} from "~/domain/coupon/stakes/advance";
import { units } from "../../../support/amounts";

const account: Account = {
  ...{ id: 11, type: 0, iso: "RUB", symbol: "₽" },
  ...{ money: units(6000), label: "", isActive: true },
};

describe("advance", () => {
  it.each([
    { typed: "", stake: 10_000, available: 5_000, told: null },
    { typed: "  ", stake: null, available: 0, told: null },
    { typed: "50", stake: 10_000, available: 5_000, told: null },
    { typed: "50,01", stake: 10_000, available: 5_000, told: ["above-maximum", 5_000] },
    { typed: "50", stake: 4_000, available: 5_000, told: ["above-maximum", 4_000] },
    { typed: "50", stake: null, available: 5_000, told: null },
    { typed: "50", stake: 10_000, available: null, told: null },
    { typed: "1", stake: 10_000, available: 0, told: ["above-maximum", 0] },
    { typed: "fifty", stake: 10_000, available: 5_000, told: ["amount", undefined] },
    { typed: "-1", stake: 10_000, available: 5_000, told: ["amount", undefined] },
  ])(
    "CPN-15 an advance of $typed on a stake of $stake with $available available is checked: $told",
    ({ typed, told, stake, available }) => {
      const refusal = findAdvanceRefusal(typed, "RUB", {
        stake: stake === null ? null : units(stake),
        available: available === null ? null : units(available),
      });
      expect(refusal && [refusal.code, refusal.bound]).toEqual(told);
      expect(refusal?.field ?? "prepaidAmount").toBe("prepaidAmount");
    },
  );

  it("CPN-15 an empty advance field is read as zero, and text that is not an amount as null", () => {
    expect([parseAdvance("", "RUB"), parseAdvance("1.5", "KWD"), parseAdvance("x", "RUB")]).toEqual(
      [0, 1500, null],
    );
  });

  it("CPN-15 an advance adds to the account's money available for a stake", () => {
    expect(accountWithAdvance(account, units(5000))?.money).toBe(11_000);
    expect([accountWithAdvance(account, null), accountWithAdvance(null, units(5000))]).toEqual([
      account,
      null,
    ]);
  });

  it.each([
    [0, 0, true],
    [1, 9, true],
    [2, 0, true],
    [4, 0, false],
    [9, 0, false],
    [1, 4, false],
  ] as const)(
    "CPN-15 coupon type %i on an account of type %i allows an advance: %s",
    (typeId, type, expected) => {
      expect(allowsAdvance(typeId, { type })).toBe(expected);
    },
  );
});
