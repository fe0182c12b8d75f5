import { afterEach, describe, expect, it, vi } from "vitest";
import { oneClickFormData } from "~/features/coupon/one-click/one-click-form";
import { oneClickReplyOfForm } from "~/features/coupon/one-click/one-click-reply";
import { typedAmountsAndPromoCode, typedPartStakes } from "~/features/coupon/typed-values";
import {
  isPlacedBetPost,
  isUnanswered,
  notSentReply,
  offlineCouponRefreshResult,
  placedBetReplyWithoutAnswer,
  rejectedReply,
  unansweredReply,
} from "~/features/coupon/unanswered";
import { units } from "../../support/amounts";

/** A form as the browser posts it. */
function posted(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const bet = "118600001:1186000010001:over:2.5";
const asTyped = (text: string) => text;

afterEach(() => vi.unstubAllGlobals());

describe("typed coupon values", () => {
  it("CPP-06 CPN-14 CPN-15 a reply repeats the typed stakes, promo code and advance and no other field", () => {
    const typed = { amount: "1", "amount-2": "3", promoCode: "BOOST10", prepaidAmount: "4" };
    expect(
      typedAmountsAndPromoCode(posted({ csrf: "t", key: "k", bet, ...typed, code: "ABCD" })),
    ).toEqual(typed);
    expect(typedAmountsAndPromoCode(posted({ amount: "9".repeat(301) }))).toEqual({
      amount: "9".repeat(300),
    });
    const form = posted({ amount: "1" });
    form.set("amount-file", new File(["5"], "5.txt"));
    expect(typedAmountsAndPromoCode(form)).toEqual({ amount: "1" });
  });

  it("CPP-06 CPN-02 typed values are kept from at most 103 fields, and typed stakes of at most 50 bets", () => {
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`amount-${at + 1}`, "5"]),
    );
    // Three of the coupon's own, 50 of bets and 50 of blocks.
    expect(Object.keys(typedAmountsAndPromoCode(posted(many)))).toHaveLength(103);
    const bets = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`amount-1:${at + 1}:X:`, "5"]),
    );
    expect(Object.keys(typedPartStakes(posted(bets), asTyped).byBet)).toHaveLength(50);
  });

  it("CPN-02 a typed stake belongs to a block by its number or to a bet by its name", () => {
    const form = posted({
      ...{ amount: "1", "amount-1": "2", "amount-50": "3", [`amount-${bet}`]: "4", promoCode: "5" },
      ...{
        "amount-0": "6",
        "amount-01": "7",
        "amount-100": "8",
        "amount-1x": "9",
        "xamount-2": "10",
        "amount-of-amount-3": "11",
      },
    });
    expect(typedPartStakes(form, asTyped)).toEqual({
      byBet: { [bet]: "4" },
      byBlock: { 1: "2", 50: "3" },
    });
    // What is no field of a stake names no bet, however its name goes on.
    expect(typedPartStakes(posted({ [`amountX${bet}`]: "4" }), asTyped).byBet).toEqual({});
  });
});

describe("typed stakes of singles and blocks", () => {
  it("CPN-02 typed stakes are read at the bet or block of each, and left out if they cannot be read", () => {
    const form = posted({
      ...{ "amount-1": "1,5", "amount-50": "20", "amount-2": "ten" },
      [`amount-${bet}`]: "0,25",
    });
    const read = (text: string) => (text === "ten" ? null : text.replace(",", "."));
    expect(typedPartStakes(form, read)).toEqual({
      byBet: { [bet]: "0.25" },
      byBlock: { 1: "1.5", 50: "20" },
    });
    expect(typedPartStakes(posted({}), () => "5")).toEqual({ byBet: {}, byBlock: {} });
  });
});

describe("one-click request", () => {
  const oneClick = { accountId: 11, isBonus: false, iso: "RUB", stake: units(15_000) };

  it("CPS-04 a one-click request contains the clicked price, the displayed stake and its own key", () => {
    vi.stubGlobal("sessionStorage", undefined);
    const form = oneClickFormData(`${bet}:1.85`, bet, oneClick);
    const { key, ...rest } = Object.fromEntries(form);
    expect(rest).toEqual({
      intent: "one-click",
      bet: `${bet}:1.85`,
      stake: "11:150.00",
      stay: "1",
    });
    // 12 bytes in base 64, of characters that an address carries as they are.
    expect(key).toMatch(/^[\w-]{16}$/);
    expect(oneClickFormData(`${bet}:1.85`, bet, oneClick).get("key")).toBe(key);
    expect(oneClickFormData("7:71:X::2", "7:71:X:", oneClick).get("key")).not.toBe(key);
  });

  it("CPS-04 a one-click key contains only characters that are safe in a form and an address", () => {
    vi.stubGlobal("sessionStorage", undefined);
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xfb) });
    // 0xfb 0xfb 0xfb is +/v7 in plain base 64.
    expect(oneClickFormData("8:81:X::2", "8:81:X:", oneClick).get("key")).toBe("-_v7".repeat(4));
  });

  it("CPS-04 the initial one-click reply is built from the form, and malformed fields are left empty", () => {
    const nothing = {
      title: null,
      name: null,
      refusals: [],
      receipt: null,
      back: null,
      iso: "",
      kind: "refused",
    };
    expect(oneClickReplyOfForm(posted({ bet: `${bet}:1.850`, key: "k".repeat(80) }))).toEqual({
      ...nothing,
      ...{ bet, coef: "1.85", key: "k".repeat(64) },
    });
    expect(oneClickReplyOfForm(posted({ bet: "nonsense" }))).toEqual({
      ...nothing,
      bet: "",
      coef: null,
      key: "",
    });
    expect(oneClickReplyOfForm(new FormData())).toEqual({
      ...nothing,
      bet: "",
      coef: null,
      key: "",
    });
  });
});

describe("coupon request without a response", () => {
  it("CPS-04 CPP-11 a one-click request without a response is lost and keeps its key", () => {
    const press = { intent: "one-click", bet: `${bet}:1.85`, key: "key-00000001" };
    expect(unansweredReply(posted(press))).toMatchObject({
      ...{ refusals: [], oneClick: { kind: "lost", bet, key: "key-00000001" } },
    });
    expect(unansweredReply(posted(press)).isUnanswered).toBeUndefined();
  });

  it("CPN-23 CPP-11 a cash-out without a response is being checked, and a refused one is unavailable", () => {
    const common = { couponId: "7000000001", asked: null, waitS: null, now: null };
    const key = "key-00000001";
    const lost = placedBetReplyWithoutAnswer(
      posted({ intent: "cash-out", coupon: "7000000001", key }),
      "lost",
    );
    expect(lost).toEqual({
      ...{ refusals: [] },
      cashOut: { ...common, code: "checking", lost: { until: Number.POSITIVE_INFINITY, key } },
    });
    // The offer's own end, and 5 s for clocks and locks.
    const until = "2026-08-01T12:00:00Z";
    const ofOffer = placedBetReplyWithoutAnswer(
      posted({ intent: "cash-out", coupon: "7000000001", until }),
      "lost",
    );
    expect(ofOffer.cashOut?.lost?.until).toBe(Date.parse(until) + 5_000);
    const refused = placedBetReplyWithoutAnswer(
      posted({ intent: "cash-out", coupon: "7000000001" }),
      "refused",
    );
    expect(refused.cashOut).toEqual({ ...common, code: "unavailable", lost: null });
    const auto = placedBetReplyWithoutAnswer(
      posted({ intent: "auto-cash-out", coupon: "7000000001" }),
      "lost",
    );
    expect(auto.cashOut).toEqual({ ...common, code: "auto-unknown", lost: null });
    expect(placedBetReplyWithoutAnswer(new FormData(), "lost").cashOut?.couponId).toBe("");
    // Of the coupon itself nothing is said.
    for (const { refusals, status } of [refused, auto])
      expect({ refusals, status }).toEqual({ refusals: [] });
    // A sale without a key is known by none, so that the coupon's state alone tells.
    expect(ofOffer.cashOut?.lost?.key).toBe("");
  });

  it("CPN-23 CPP-11 only cash-out and automatic cash-out requests concern a placed bet", () => {
    const intents = [
      ...["cash-out", "auto-cash-out", "cancel-auto-cash-out", "cash", "place", "one-click", "add"],
      "",
    ];
    expect(intents.filter((intent) => isPlacedBetPost(posted({ intent })))).toEqual([
      "cash-out",
      "auto-cash-out",
      "cancel-auto-cash-out",
    ]);
    expect(isPlacedBetPost(new FormData())).toBe(false);
  });

  it("CPP-11 a placement that was never sent while offline is refused as offline with the typed values", () => {
    const typed = { amount: "1,5", promoCode: "BOOST10" };
    expect(notSentReply(posted({ intent: "place", key: "key-00000001", ...typed }))).toEqual({
      ...{
        refusals: [{ code: "offline" }],
        status: "error",
        error: { "": ["offline"] },
        initialValue: typed,
        isUnanswered: true,
      },
    });
  });

  it("CPS-04 CPP-11 a one-click request while offline is refused at its price without a refusal of the coupon", () => {
    const press = { intent: "one-click", bet: `${bet}:1.85`, key: "key-00000001", amount: "50" };
    const reply = notSentReply(posted(press));
    expect(reply).toEqual({ refusals: [], oneClick: reply.oneClick });
    expect(reply.oneClick).toMatchObject({
      ...{ kind: "refused", bet, coef: "1.85", key: "key-00000001" },
      refusals: [{ code: "offline" }],
    });
  });

  it("CPN-16 CPP-06 a request rejected unread keeps the typed values, and a rejected restore shows nothing", () => {
    expect(rejectedReply(posted({ intent: "place", amount: "1,5" }))).toEqual({
      ...{
        refusals: [{ code: "expired" }],
        status: "error",
        error: { "": ["expired"] },
        initialValue: { amount: "1,5" },
      },
    });
    expect(rejectedReply(posted({ intent: "restore", saved: "{}" }))).toEqual({ refusals: [] });
    const press = { intent: "one-click", bet: `${bet}:1.85`, key: "key-00000001" };
    expect(rejectedReply(posted(press))).toMatchObject({
      ...{ refusals: [] },
      oneClick: { kind: "refused", refusals: [{ code: "expired" }] },
    });
  });

  it("CPP-11 an unanswered request is recognised by its action result", () => {
    const answers = [
      unansweredReply(posted({ intent: "place" })),
      offlineCouponRefreshResult,
      { refusals: [] },
      null,
      undefined,
      "isUnanswered",
    ];
    expect(answers.map(isUnanswered)).toEqual([true, true, false, false, false, false]);
  });
});
