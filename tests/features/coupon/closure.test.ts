import { describe, expect, it } from "vitest";
import { findSlipClosedRefusal } from "~/features/coupon/closure";
import { kickOff } from "./make";
import { accountsOf, roubles } from "./show";

const accounts = accountsOf(roubles);
const frozen = { ...accounts, isFrozen: true };

describe("a slip that takes no bets", () => {
  it("LIM-12 is closed by the player's own lock, and says until when where it ends", () => {
    const locked = (endsAt: number | null) =>
      findSlipClosedRefusal({ lock: { endsAt }, accounts, isPaused: false });
    expect(locked(kickOff)).toStrictEqual({ code: "excluded", until: kickOff });
    expect(locked(null)).toStrictEqual({ code: "excluded" });
  });

  it("LIM-12 LIM-20 tells one reason: the player's own lock first, then a frozen account, then data that cannot be read", () => {
    const lock = { endsAt: null };
    expect([
      findSlipClosedRefusal({ lock, accounts: frozen, isPaused: true })?.code,
      findSlipClosedRefusal({ lock: null, accounts: frozen, isPaused: true })?.code,
      findSlipClosedRefusal({ lock: null, accounts, isPaused: true })?.code,
    ]).toEqual(["excluded", "account-frozen", "unavailable"]);
  });

  it("LIM-20 a guest's is closed only while protection cannot be read; where all is well none is", () => {
    expect([
      findSlipClosedRefusal({ accounts: null, isPaused: true }),
      findSlipClosedRefusal({ accounts: null, isPaused: false }),
      findSlipClosedRefusal({ lock: null, accounts, isPaused: false }),
    ]).toEqual([{ code: "unavailable" }, null, null]);
  });
});
