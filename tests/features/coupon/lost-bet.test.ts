import { encode } from "turbo-stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isBetPlacingForm, pollUntilBetOutcomeKnown } from "~/features/coupon/lost-bet";
import type { CouponReply } from "~/features/coupon/reply";
import { NoAnswerError } from "~/features/network/no-answer-error";
import { RejectedUnreadError } from "~/features/network/rejected-unread";

/** A form as a press posts it. */
function posted(intent: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, key: "key-00000001", amount: "50" }))
    form.set(name, value);
  return form;
}
const answer =
  (value: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(encode(value), { status }));
const reply: CouponReply = {
  refusals: [{ code: "not-placed" }],
  status: "error",
  error: { "": ["not-placed"] },
  initialValue: { amount: "50" },
  rev: 3,
};

let asked: { at: number; address: string; body: string }[];
let page: EventTarget;

/** The site's answers in their order; each asking is noted with its time, ms. */
function answers(...next: (() => Promise<Response>)[]) {
  const begun = Date.now();
  vi.stubGlobal("fetch", (address: string, { method, body }: RequestInit) => {
    asked.push({ at: Date.now() - begun, address: `${method} ${address}`, body: String(body) });
    return (next.shift() ?? answer({ data: null }))();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("bet with a lost response", () => {
  it("CPP-11 only a placement or a one-click bet counts as a bet request", () => {
    const intents = ["place", "one-click", "add", "cash-out", "amount"];
    expect(intents.filter((intent) => isBetPlacingForm(posted(intent)))).toEqual([
      "place",
      "one-click",
    ]);
    expect(isBetPlacingForm(new FormData())).toBe(false);
  });

  it("CPP-11 the outcome of a bet is no longer requested once the site refuses the request", async () => {
    answers(
      () => Promise.reject(new NoAnswerError("502")),
      () => Promise.reject(new RejectedUnreadError(403)),
    );
    const told = pollUntilBetOutcomeKnown("/en/coupon", posted("place"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await told).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it("CPP-11 the outcome of a bet is requested at growing intervals, and the bet itself is never sent again", async () => {
    const broken = () => Promise.reject(new TypeError("no answer"));
    answers(broken, answer({ data: reply }, 503), answer({ data: reply }));
    const said = pollUntilBetOutcomeKnown("/en/coupon", posted("place"));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await said).toEqual(reply);
    // Waits of 1, 2 and 4 s.
    expect(asked.map(({ at }) => at)).toEqual([1_000, 3_000, 7_000]);
    expect(new Set(asked.map(({ address }) => address))).toEqual(new Set(["POST /en/coupon.data"]));
    expect(new Set(asked.map(({ body }) => body))).toEqual(
      new Set(["intent=place-result&key=key-00000001&amount=50&stay=1"]),
    );
  });

  it("CPS-04 CPP-11 the outcome of a one-click bet is requested until it is no longer being checked", async () => {
    const of = (kind: string) => ({ data: { refusals: [], oneClick: { kind } } });
    answers(answer(of("checking")), answer(of("placed")));
    const said = pollUntilBetOutcomeKnown("/en/coupon", posted("one-click"));
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await said)?.oneClick?.kind).toBe("placed");
    expect(asked.map(({ body }) => new URLSearchParams(body).get("intent"))).toEqual([
      "one-click-result",
      "one-click-result",
    ]);
  });

  it("CPP-11 the outcome of a bet is requested at once when the browser is back online", async () => {
    answers(answer({ data: reply }));
    const said = pollUntilBetOutcomeKnown("/en/coupon", posted("place"));
    await vi.advanceTimersByTimeAsync(300);
    page.dispatchEvent(new Event("online"));
    expect(await said).toEqual(reply);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.map(({ at }) => at)).toEqual([300]);
  });

  it("CPP-11 the outcome of a bet is requested again after a server error, whatever the error response contains", async () => {
    answers(answer({ data: reply }, 500), () => Promise.resolve(new Response(null)));
    const said = pollUntilBetOutcomeKnown("/en/coupon", posted("place"));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await said).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it("CPP-11 the outcome of a bet stays unknown when a page is returned instead of data", async () => {
    for (const html of ["<!doctype html><title>Sign in</title>", ""]) {
      answers(() => Promise.resolve(new Response(html)));
      const said = pollUntilBetOutcomeKnown("/en/coupon", posted("place"));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await said).toBeNull();
    }
  });

  it("CPP-11 a known outcome of a bet removes the listener for the browser coming online", async () => {
    const waiting = new Set<unknown>();
    vi.stubGlobal("addEventListener", (name: string, call: () => void) => {
      waiting.add(call);
      page.addEventListener(name, call);
    });
    vi.stubGlobal("removeEventListener", (name: string, call: () => void) => {
      if (name === "online") waiting.delete(call);
      page.removeEventListener(name, call);
    });
    answers(answer({ data: reply }, 503), answer({ data: reply }));
    const said = pollUntilBetOutcomeKnown("/en/coupon", posted("place"));
    expect(waiting.size).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await said).toEqual(reply);
    expect(waiting.size).toBe(0);
  });

  it("CPP-11 the outcome of a bet stays unknown after a redirect or an error response", async () => {
    for (const value of [{ redirect: "/en/user/login", status: 303 }, { error: "refused" }]) {
      answers(answer(value, 202));
      const said = pollUntilBetOutcomeKnown("/en/coupon", posted("place"));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await said).toBeNull();
    }
  });
});
