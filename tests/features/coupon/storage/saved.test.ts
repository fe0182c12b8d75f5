import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createEventBus,
  emitBetAddedAndUpdatedEvents,
  type ShellEvents,
} from "~/features/coupon/storage/bus";
import {
  isCouponCookieOlderThanCopy,
  parseCopiedCookieVersion,
  serializeCopiedCookieVersion,
} from "~/features/coupon/storage/copy-mark";
import { parseSavedCoupon } from "~/features/coupon/storage/parse-saved";
import { serializeSavedCoupon } from "~/features/coupon/storage/saved";
import { savedCouponKey } from "~/features/coupon/storage/saved-key";
import { expectErrors } from "../../../setup";
import { anyCookie, betNo, cookieOf } from "../make";

const coupon = cookieOf([betNo(1), betNo(2, { type: "over", param: "2.5" })], {
  typeId: 1,
  systemValue: 3,
});
const titles = { "118600001:1186000010001:1:": "Arsenal – Leeds" };

describe("saved coupon", () => {
  it("CPN-16 the saved coupon is stored under the key COUPON", () => {
    expect(savedCouponKey).toBe("COUPON");
  });

  it("CPN-16 a saved coupon has the fields bets, addedAtByBetId, typeId and systemValue", () => {
    const stored: unknown = JSON.parse(serializeSavedCoupon(coupon, titles));
    expect(stored).toEqual({
      bets: [
        {
          gameId: 118600001,
          marketId: 1186000010001,
          type: "1",
          param: "",
          coef: "1.85",
          scores: null,
          title: "Arsenal – Leeds",
        },
        {
          gameId: 118600002,
          marketId: 1186000020001,
          type: "over",
          param: "2.5",
          coef: "1.85",
          scores: null,
          title: "",
        },
      ],
      addedAtByBetId: {
        "118600001:1186000010001:1:": 1772373600,
        "118600002:1186000020001:over:2.5": 1772373600,
      },
      typeId: 1,
      systemValue: 3,
    });
  });

  it("CPN-16 a saved coupon is newer than the cookie only when the cookie was lost", () => {
    const at = (rev: number, key = "key-00000000") => ({ rev, key });
    const mark = at(12);
    expect(isCouponCookieOlderThanCopy(at(0), null)).toBe(true);
    expect(isCouponCookieOlderThanCopy(at(0), mark)).toBe(true);
    expect(isCouponCookieOlderThanCopy(at(11), mark)).toBe(true);
    expect(isCouponCookieOlderThanCopy(at(12, "key-of-another"), mark)).toBe(true);
    expect(isCouponCookieOlderThanCopy(at(12), mark)).toBe(false);
    expect(isCouponCookieOlderThanCopy(at(13, "key-of-another"), mark)).toBe(false);
    expect(isCouponCookieOlderThanCopy(at(1), null)).toBe(false);
  });

  it("CPN-16 a copy's version mark parses back unchanged, and any other text is rejected", () => {
    expect(
      parseCopiedCookieVersion(serializeCopiedCookieVersion({ rev: 12, key: "key-00000000" })),
    ).toEqual({
      rev: 12,
      key: "key-00000000",
    });
    for (const text of [
      null,
      "",
      "12",
      "12.",
      "12.short",
      "1e3.key-00000000",
      "9999999999.key-00000000",
      "-1.key-00000000",
      "12.key-00000000!",
      "x12.key-00000000",
    ])
      expect(parseCopiedCookieVersion(text)).toBeNull();
  });

  it("CPN-16 a saved coupon parses back with its bets, type and system size", () => {
    fc.assert(
      fc.property(anyCookie, (any) => {
        const saved = parseSavedCoupon(serializeSavedCoupon(any, {}));
        expect(saved?.bets.map(({ title: _, ...bet }) => bet)).toEqual(
          any.bets.map(({ gameId, marketId, type, param, coef, scores }) => ({
            gameId,
            marketId,
            type,
            param,
            coef,
            scores,
          })),
        );
        expect([saved?.typeId, saved?.systemValue]).toEqual([any.typeId, any.systemValue]);
      }),
    );
  });

  it("CPN-16 any text parses to a valid saved coupon or to none without an error", () => {
    const part = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constant('{"bets":[{"gameId":{"toString":1,"valueOf":1}}]}'),
    );
    fc.assert(
      fc.property(part, (text) => {
        const saved = parseSavedCoupon(text);
        if (saved) expect(parseSavedCoupon(JSON.stringify(saved))).toEqual(saved);
      }),
    );
    for (const text of [null, "", "null", "[]", "7", '"x"', "{}", '{"bets":{}}'])
      expect(parseSavedCoupon(text)).toBeNull();
  });

  it("CPN-16 a saved bet is read only when its fields are plain text or numbers", () => {
    const good = { gameId: 1, marketId: 2, type: "X", param: "", coef: "2.50" };
    const of = (patch: object) =>
      parseSavedCoupon(JSON.stringify({ bets: [{ ...good, ...patch }] }))?.bets.length;
    expect([of({}), of({ gameId: "1" }), of({ param: 2.5 })]).toEqual([1, 1, 1]);
    const hostile = [
      { type: ["X"] },
      { param: [] },
      { gameId: [1] },
      { type: { toString: 1, valueOf: 1 } },
      { coef: 2.5 },
    ];
    expect(hostile.map(of)).toEqual([0, 0, 0, 0, 0]);
  });

  it("CPN-16 a saved coupon's texts are cut, and invalid times and system sizes replaced", () => {
    const bet = { gameId: 1, marketId: 2, type: "X", param: "", coef: "2.50" };
    const read = (patch: object, rest: object = {}) =>
      parseSavedCoupon(JSON.stringify({ bets: [{ ...bet, ...patch }], ...rest }));
    const long = read({ scores: "9".repeat(40), title: "T".repeat(300) })?.bets[0];
    expect([long?.scores?.length, long?.title.length]).toEqual([32, 80]);
    const time = (at: unknown) =>
      read({}, { addedAtByBetId: { "1:2:X:": at } })?.addedAtByBetId["1:2:X:"];
    expect([7, 0, -1, 1.5, "7", null, 1e300].map(time)).toEqual([7, 0, 0, 0, 0, 0, 0]);
    const size = (systemValue: unknown) => read({}, { systemValue })?.systemValue;
    expect([2, 50, 51, 1, -3, 2.5, "3", null].map(size)).toEqual([2, 50, 2, 2, 2, 2, 2, 2]);
    // The full covers, and what is none.
    expect([101, 102, 100, 103].map(size)).toEqual([101, 102, 2, 2]);
  });

  it("CPN-16 a saved coupon is read up to 50,000 characters and rejected beyond", () => {
    const copyOf = (length: number) => parseSavedCoupon('{"bets":[]}'.padEnd(length))?.bets;
    expect([copyOf(49_999), copyOf(50_000), copyOf(50_001)]).toEqual([[], [], undefined]);
  });

  it("CPN-16 invalid bets of a saved coupon are left out and its other fields corrected", () => {
    const good = {
      gameId: 1,
      marketId: 2,
      type: "X",
      param: "",
      coef: "2.50",
      scores: 7,
      title: 7,
    };
    const bad = [
      null,
      7,
      [],
      {},
      { ...good, coef: "1" },
      { ...good, coef: 2.5 },
      { ...good, type: "a b" },
      { ...good, gameId: 1.5 },
    ];
    const text = JSON.stringify({
      bets: [...bad, good, good],
      addedAtByBetId: { "1:2:X:": -5 },
      typeId: 3,
      systemValue: 1,
    });
    expect(parseSavedCoupon(text)).toEqual({
      bets: [
        { gameId: 1, marketId: 2, type: "X", param: "", coef: "2.5", scores: null, title: "" },
      ],
      addedAtByBetId: { "1:2:X:": 0 },
      typeId: 0,
      systemValue: 2,
    });
    const many = Array.from({ length: 60 }, (_, i) => ({ ...good, marketId: i + 1 }));
    expect(parseSavedCoupon(JSON.stringify({ bets: many }))?.bets).toHaveLength(50);
  });
});

describe("event bus of the shell", () => {
  it("CPN-18 added and updated bets are announced with market, game and price", () => {
    const bus = createEventBus<ShellEvents>();
    const heard: unknown[] = [];
    bus.on("coupon-bet-added", (bet) => heard.push(["added", bet.marketId, bet.gameId, bet.coef]));
    const stop = bus.on("coupon-bet-updated", (bet) =>
      heard.push(["updated", bet.marketId, bet.gameId, bet.coef]),
    );
    const before = [betNo(1), betNo(2), betNo(3)];
    const after = [betNo(1), betNo(2, { coef: "1.9" }), betNo(4)];
    emitBetAddedAndUpdatedEvents(before, after, bus);
    expect(heard).toEqual([
      ["updated", 1186000020001, 118600002, "1.9"],
      ["added", 1186000040001, 118600004, "1.85"],
    ]);
    emitBetAddedAndUpdatedEvents([betNo(1)], [betNo(1, { scores: "1:0" })], bus);
    emitBetAddedAndUpdatedEvents([betNo(1)], [betNo(1, { addedAt: 9 })], bus);
    expect(heard.splice(2)).toEqual([
      ["updated", 1186000010001, 118600001, "1.85"],
      ["updated", 1186000010001, 118600001, "1.85"],
    ]);
    stop();
    emitBetAddedAndUpdatedEvents(after, [betNo(1, { scores: "1:0" })], bus);
    expect(heard).toHaveLength(2);
  });

  it("CPN-18 an event reaches every listener even when one of them throws an error", () => {
    expectErrors();
    const bus = createEventBus<{ ping: number }>();
    const heard: number[] = [];
    bus.on("ping", () => {
      throw new Error("broken listener");
    });
    bus.on("ping", (value) => heard.push(value));
    bus.emit("ping", 7);
    expect(heard).toEqual([7]);
  });
});
