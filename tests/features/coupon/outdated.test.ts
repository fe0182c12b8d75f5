import { describe, expect, it } from "vitest";
import { staleFormReply } from "~/features/coupon/outdated";

/** A form as the browser posts it. */
function posted(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe("form from before a sign-in or sign-out", () => {
  it("CPP-06 CPP-07 a coupon form from before a sign-in is refused as expired and keeps the typed values", () => {
    const typed = { amount: "1,5", "amount-2": "3", promoCode: "BOOST10" };
    expect(
      staleFormReply(posted({ intent: "place", csrf: "t", key: "k", ...typed }), "session"),
    ).toEqual({
      refusals: [{ code: "expired" }],
      status: "error",
      error: { "": ["expired"] },
      initialValue: typed,
    });
  });

  it("CPP-06 CPP-07 CPS-04 a one-click form from before a sign-in is refused as expired at the clicked price", () => {
    const bet = "118600001:1186000010001:over:2.5";
    const reply = staleFormReply(
      posted({ intent: "one-click", bet: `${bet}:1.85`, key: "key-00000001", amount: "50" }),
      "session",
    );
    expect(reply).toEqual({ refusals: [], oneClick: reply.oneClick });
    expect(reply.oneClick).toMatchObject({
      ...{ kind: "refused", bet, coef: "1.85", key: "key-00000001" },
      refusals: [{ code: "expired" }],
    });
  });
});
