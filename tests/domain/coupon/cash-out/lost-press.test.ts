import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  parseUnansweredCashOuts,
  serializeUnansweredCashOuts,
  unansweredCashOutDeadline,
  unansweredCashOutStatus,
} from "~/domain/coupon/cash-out/lost-press";
import { units } from "../../../support/amounts";

const pressed = Date.parse("2026-08-01T12:00:00Z");
const key = "key-00000001";
const look = (askedAt: number, state: "placed" | "cashed-out" | "lost" = "placed") => ({
  askedAt,
  receipt: { state, cashedOut: [] },
});
const lost = { until: unansweredCashOutDeadline(pressed), key };

describe("a press whose answer was lost", () => {
  it("CPN-23 CPP-11 may sell its bet while any offer made before it lives, and for locks and clocks after", () => {
    for (const ms of [0, 2_000, 14_999, 15_000, 18_000])
      expect(unansweredCashOutStatus(lost, look(pressed + ms)), String(ms)).toBe("checking");
    for (const ms of [25_000, 3_600_000])
      expect(unansweredCashOutStatus(lost, look(pressed + ms)), String(ms)).toBe("not-taken");
  });

  it("CPN-23 lives no longer than the offer it took, where that is told, and never longer than any can", () => {
    expect(unansweredCashOutDeadline(pressed, "2026-08-01T12:00:04Z")).toBe(
      unansweredCashOutDeadline(pressed) - 11_000,
    );
    for (const told of [
      "2026-08-01T12:00:15Z",
      "2027-01-01T00:00:00Z",
      "soon",
      "",
      null,
      undefined,
    ])
      expect(unansweredCashOutDeadline(pressed, told), String(told)).toBe(
        unansweredCashOutDeadline(pressed),
      );
    expect(unansweredCashOutDeadline(Number.POSITIVE_INFINITY, "")).toBe(Number.POSITIVE_INFINITY);
  });

  it("CPN-23 says nothing where there was none, and where the bet's own state tells", () => {
    expect(unansweredCashOutStatus(null, look(pressed))).toBeNull();
    for (const ms of [0, 60_000]) {
      expect(unansweredCashOutStatus(lost, look(pressed + ms, "cashed-out"))).toBeNull();
      expect(unansweredCashOutStatus(lost, look(pressed + ms, "lost"))).toBeNull();
    }
  });

  it("CPN-23 CPP-11 says nothing once the part that it took stands in the bet, and no other part tells", () => {
    const part = { key, stake: units(5_000), amount: units(4_750), at: "2026-08-01T12:00:01Z" };
    const sold = (own: string) => ({
      askedAt: pressed + 1,
      receipt: { state: "placed" as const, cashedOut: [{ ...part, key: own }] },
    });
    expect(unansweredCashOutStatus(lost, sold(key))).toBeNull();
    expect(unansweredCashOutStatus(lost, sold("key-00000002"))).toBe("checking");
  });

  it("CPN-23 is kept as text by its bet, the latest of each, and read from any text", () => {
    const [first, other] = [
      { couponId: "7000000001", until: pressed, key },
      { couponId: "a-b_c", until: pressed + 1, key: "" },
    ];
    const again = { ...first, until: pressed + 9 };
    expect(parseUnansweredCashOuts(serializeUnansweredCashOuts([first, other, again]))).toEqual([
      again,
      other,
    ]);
    const many = Array.from({ length: 30 }, (_, at) => ({
      couponId: String(at),
      until: pressed,
      key,
    }));
    expect(parseUnansweredCashOuts(serializeUnansweredCashOuts(many)).at(-1)).toEqual(many.at(-1));
    expect(serializeUnansweredCashOuts(many).length).toBeLessThan(400);
    for (const text of ["", "~", "x", "1.", ".1", "1.-5", "../x.1.k", "1.1e3.k", "1.1", "1.1.?"])
      expect(parseUnansweredCashOuts(text)).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseUnansweredCashOuts(text))));
  });
});
