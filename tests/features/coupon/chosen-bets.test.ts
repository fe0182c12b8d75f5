import { describe, expect, it } from "vitest";
import { chosenBetsAfterPendingPosts } from "~/features/coupon/chosen-bets";
import { unansweredReply } from "~/features/coupon/unanswered";
import { betNo, cookieOf } from "./make";
import { show } from "./show";

/** A form as a press posts it. */
function posted(intent: string, values: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set("intent", intent);
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe("coupon with pending requests", () => {
  const kept = ["1:11:X:", "2:21:over:2.5"];
  const rows = show(cookieOf([betNo(1), betNo(2)])).rows.map((row, at) => ({
    ...row,
    id: kept[at] ?? row.id,
  }));
  const chosenAfter = (...forms: FormData[]) => {
    const { chosen, count } = chosenBetsAfterPendingPosts(
      { rows, closed: null, isMarketReplaced: false },
      forms,
    );
    expect(count).toBe(chosen.size);
    return [...chosen];
  };

  it("CPN-17 a pending “add” selects its bet once, by its name without the price", () => {
    expect(chosenAfter()).toEqual(kept);
    expect(chosenAfter(posted("add", { bet: "3:31:1::1.85" }))).toEqual([...kept, "3:31:1:"]);
    expect(chosenAfter(posted("add", { bet: "1:11:X::2.10" }))).toEqual(kept);
    expect(
      chosenAfter(posted("add", { bet: "3:31:1::1.85" }), posted("add", { bet: "4:41:under:3:2" })),
    ).toEqual([...kept, "3:31:1:", "4:41:under:3"]);
  });

  it("LIM-12 a pending “add” selects no bet in a closed coupon", () => {
    const closed = { code: "excluded" } as const;
    const shown = { rows, closed, isMarketReplaced: true };
    const { chosen } = chosenBetsAfterPendingPosts(shown, [posted("add", { bet: "3:31:1::1.85" })]);
    expect([...chosen]).toEqual(kept);
  });

  it("CPN-17 a pending “add” replaces another selection of the same market when replacing is on", () => {
    const shown = { rows, closed: null, isMarketReplaced: true };
    const { chosen } = chosenBetsAfterPendingPosts(shown, [posted("add", { bet: "1:12:2::1.85" })]);
    expect([...chosen]).toEqual(["2:21:over:2.5", "1:12:2:"]);
  });

  it("CPN-17 pending removals and clears take bets out, in the order of the requests", () => {
    expect(chosenAfter(posted("remove", { bet: "1:11:X:" }))).toEqual(["2:21:over:2.5"]);
    expect(chosenAfter(posted("remove", { bet: "9:91:X:" }))).toEqual(kept);
    expect(chosenAfter(posted("clear"))).toEqual([]);
    expect(chosenAfter(posted("clear"), posted("add", { bet: "1:11:X::2" }))).toEqual(["1:11:X:"]);
    expect(chosenAfter(posted("add", { bet: "3:31:1::2" }), posted("clear"))).toEqual([]);
  });

  it("CPN-17 pending requests without a valid bet or of another kind change no selection", () => {
    expect(
      chosenAfter(posted("amount", { bet: "3:31:1::2", amount: "5" }), new FormData()),
    ).toEqual(kept);
    expect(chosenAfter(posted("add"), posted("add", { bet: "3:31:1:" }), posted("remove"))).toEqual(
      kept,
    );
  });
});

describe("coupon request without a response", () => {
  it("CPP-11 a request without a response has an unknown outcome only if it could place a bet", () => {
    expect(unansweredReply(posted("place", { amount: "150,00" }))).toEqual({
      refusals: [{ code: "unanswered" }],
      status: "error",
      error: { "": ["unanswered"] },
      initialValue: { amount: "150,00" },
      isUnanswered: true,
    });
    expect(unansweredReply(posted("amount", { amount: "7" }))).toEqual({
      refusals: [{ code: "unavailable" }],
      status: "error",
      error: { "": ["unavailable"] },
      initialValue: { amount: "7" },
      isUnanswered: true,
    });
    expect(unansweredReply(posted("clear"))).toEqual({
      refusals: [{ code: "unavailable" }],
      status: "error",
      error: { "": ["unavailable"] },
      initialValue: {},
      isUnanswered: true,
    });
  });
});
