import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CashOutFormData, FailedCashOutReply } from "~/domain/coupon/cash-out/cash-out-reply";
import {
  isSoldByRequestOrCashedOut,
  parseUnansweredCashOuts,
  selectCashOutMessage,
  serializeUnansweredCashOuts,
  unansweredCashOutDeadline,
  unansweredCashOutStatus,
} from "~/domain/coupon/cash-out/lost-press";
import { placedCoupon } from "../../../features/coupon/make";
import { units } from "../../../support/amounts";

const pressed = Date.parse("2026-08-01T12:00:00Z");
const key = "key-00000001";
const look = (askedAt: number, state: "placed" | "cashed-out" | "lost" = "placed") => ({
  askedAt,
  receipt: { state, cashedOut: [] },
});
const lost = { until: unansweredCashOutDeadline(pressed), key };

describe("unanswered cash-out request", () => {
  it("CPN-23 CPP-11 an unanswered cash-out is being checked for 18 s and counts as not taken from 25 s", () => {
    for (const ms of [0, 2_000, 14_999, 15_000, 18_000])
      expect(unansweredCashOutStatus(lost, look(pressed + ms)), String(ms)).toBe("checking");
    for (const ms of [25_000, 3_600_000])
      expect(unansweredCashOutStatus(lost, look(pressed + ms)), String(ms)).toBe("not-taken");
  });

  it("CPN-23 CPP-11 an unanswered cash-out is being checked for 20 s and counts as not taken a millisecond later", () => {
    expect([20_000, 20_001].map((ms) => unansweredCashOutStatus(lost, look(pressed + ms)))).toEqual(
      ["checking", "not-taken"],
    );
  });

  it("CPN-23 the expiry of an offer can only shorten the deadline of an unanswered cash-out", () => {
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
      // A number is no time, though a program could read a year in it.
      2020,
    ])
      expect(unansweredCashOutDeadline(pressed, told), String(told)).toBe(
        unansweredCashOutDeadline(pressed),
      );
    expect(unansweredCashOutDeadline(Number.POSITIVE_INFINITY, "")).toBe(Number.POSITIVE_INFINITY);
  });

  it("CPN-23 a request has sold its bet when the bet is cashed out whole or has a part under the request's key", () => {
    const part = { key, stake: units(5_000), amount: units(4_750), at: "2026-08-01T12:00:01Z" };
    const sold = (state: "placed" | "cashed-out" | "lost", ...cashedOut: (typeof part)[]) =>
      isSoldByRequestOrCashedOut({ state, cashedOut }, key);
    const foreign = { ...part, key: "key-00000002" };
    expect([sold("cashed-out"), sold("placed", foreign, part), sold("lost", part)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([sold("placed"), sold("lost"), sold("placed", foreign)]).toEqual([false, false, false]);
  });

  it("CPN-23 an unanswered cash-out has no status without a request or once its bet is sold or settled", () => {
    expect(unansweredCashOutStatus(null, look(pressed))).toBeNull();
    for (const ms of [0, 60_000]) {
      expect(unansweredCashOutStatus(lost, look(pressed + ms, "cashed-out"))).toBeNull();
      expect(unansweredCashOutStatus(lost, look(pressed + ms, "lost"))).toBeNull();
    }
  });

  it("CPN-23 CPP-11 an unanswered cash-out has no status once its part is sold; parts with other keys do not count", () => {
    const part = { key, stake: units(5_000), amount: units(4_750), at: "2026-08-01T12:00:01Z" };
    const sold = (own: string) => ({
      askedAt: pressed + 1,
      receipt: { state: "placed" as const, cashedOut: [{ ...part, key: own }] },
    });
    expect(unansweredCashOutStatus(lost, sold(key))).toBeNull();
    expect(unansweredCashOutStatus(lost, sold("key-00000002"))).toBe("checking");
  });

  it("CPN-23 unanswered cash-outs are stored as text, one per bet with the latest winning, and any text can be parsed", () => {
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

describe("message beside a cash-out offer", () => {
  const now = (ms: number, patch: Partial<CashOutFormData> = {}): CashOutFormData => ({
    receipt: placedCoupon(),
    offer: { kind: "none", reason: "unknown" },
    key: "key-00000009",
    askedAt: pressed + ms,
    lost: null,
    isAsked: true,
    ...patch,
  });
  const refusal = (patch: Partial<FailedCashOutReply> = {}): FailedCashOutReply => ({
    ...{ couponId: "7000000001", code: "quote-changed", asked: units(9_500), lost: null },
    ...{ waitS: null, now: null },
    ...patch,
  });
  const told = (code: "checking" | "not-taken") => ({ code, asked: null, waitS: null });

  it("CPN-23 no cash-out message is shown when no request failed and none is unanswered", () => {
    expect(selectCashOutMessage(now(0), null)).toBeNull();
    // The bet's own state tells what became of the request.
    const sold = placedCoupon({ state: "cashed-out" });
    expect(selectCashOutMessage(now(0, { lost, receipt: sold }), null)).toBeNull();
  });

  it.each([
    ["quote-changed", { asked: units(9_500) }],
    ["too-often", { asked: null, waitS: 12 }],
    ["auto-below-offer", { bound: units(9_600), typed: "96" }],
  ] as const)("CPN-23 the last refusal is the cash-out message: %s", (code, patch) => {
    const reply = refusal({ code, ...patch });
    expect(selectCashOutMessage(now(1_000), reply)).toEqual(reply);
    // It is newer than a press without an answer.
    expect(selectCashOutMessage(now(1_000, { lost }), reply)).toEqual(reply);
  });

  it("CPN-23 CPP-11 an unanswered cash-out shows its status, whether the reply or the page reports the request", () => {
    const reply = refusal({ code: "checking", asked: units(9_500), lost });
    for (const [ms, code] of [
      [1_000, "checking"],
      [21_000, "not-taken"],
    ] as const) {
      expect(selectCashOutMessage(now(ms), reply)).toEqual(told(code));
      expect(selectCashOutMessage(now(ms, { lost }), null)).toEqual(told(code));
      expect(selectCashOutMessage(now(ms, { lost }), { ...reply, lost: null })).toEqual(told(code));
    }
  });

  it("CPN-23 CPP-11 the request in the reply decides the message, although the page knows an earlier one", () => {
    const reply = refusal({ code: "checking", lost: { until: pressed + 60_000, key } });
    expect(selectCashOutMessage(now(30_000, { lost }), reply)).toEqual(told("checking"));
  });
});
