import { describe, expect, it } from "vitest";
import { findSlipClosedRefusal } from "~/features/coupon/closure";
import { kickOff } from "./make";
import { accountsOf, roubles } from "./show";

const accounts = accountsOf(roubles);
const frozen = { ...accounts, isFrozen: true };

describe("closed coupon", () => {
  it("LIM-12 a play lock closes the coupon and gives the lock's end if it has one", () => {
    const locked = (endsAt: number | null) =>
      findSlipClosedRefusal({ lock: { endsAt }, accounts, isPaused: false });
    expect(locked(kickOff)).toStrictEqual({ code: "excluded", until: kickOff });
    expect(locked(null)).toStrictEqual({ code: "excluded" });
  });

  it("LIM-12 LIM-20 a closed coupon gives one reason: play lock before frozen account before unavailable data", () => {
    const lock = { endsAt: null };
    expect([
      findSlipClosedRefusal({ lock, accounts: frozen, isPaused: true })?.code,
      findSlipClosedRefusal({ lock: null, accounts: frozen, isPaused: true })?.code,
      findSlipClosedRefusal({ lock: null, accounts, isPaused: true })?.code,
    ]).toEqual(["excluded", "account-frozen", "unavailable"]);
  });

  it("LIM-20 a visitor's coupon is closed only while the protection data is unavailable", () => {
    expect([
      findSlipClosedRefusal({ accounts: null, isPaused: true }),
      findSlipClosedRefusal({ accounts: null, isPaused: false }),
      findSlipClosedRefusal({ lock: null, accounts, isPaused: false }),
    ]).toEqual([{ code: "unavailable" }, null, null]);
  });
});
