import { describe, expect, it } from "vitest";
import { couponTypes } from "~/domain/coupon/kinds";
import { couponOutcomeName } from "~/domain/coupon/outcome-name";
import type { PlacedLegState } from "~/domain/coupon/placed";

const { single, express, system } = couponTypes;

describe("name of a coupon's outcome", () => {
  it.each([
    ["half-lost", "lost", single, ["half-lost"], "50.00"],
    ["half-won", "won", single, ["half-won"], "142.50"],
    ["half-lost", "lost", express, ["void", "half-lost"], 5_000],
    ["half-won", "won", express, ["half-won", "void"], 14_250],
    ["won", "won", express, ["half-won", "won"], 14_250],
    ["won", "won", express, ["half-lost", "won"], 14_250],
    ["part-lost", "lost", express, ["half-lost", "half-lost"], 2_500],
    ["part-lost", "lost", express, ["won", "half-lost"], 9_250],
    ["part-lost", "lost", system, ["half-lost", "half-lost", "lost"], 833],
    ["won", "won", system, ["half-won", "void", "void"], 14_250],
    ["lost", "lost", express, ["half-won", "lost"], "0.00"],
    ["lost", "lost", single, ["lost"], 0],
    ["void", "void", single, ["void"], 10_000],
    ["placed", "placed", single, ["open"], null],
    ["placed", "placed", express, ["half-lost", "open"], null],
    ["cashed-out", "cashed-out", single, ["open"], 4_000],
  ] as const)(
    "CPN-25 CPP-09 is %s where the %s coupon of type %s has legs %j",
    (name, state, typeId, legs, paid) => {
      const states: readonly PlacedLegState[] = legs;
      expect(
        couponOutcomeName({
          state,
          typeId,
          return: paid,
          legs: states.map((one) => ({ state: one })),
        }),
      ).toBe(name);
    },
  );
});
