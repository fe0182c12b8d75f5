import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { selectCashOutMessage } from "~/domain/coupon/cash-out/lost-press";
import type { CouponReply } from "~/features/coupon/reply";
import { Browser, type Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const service = "/coupon-api/v1/coupons";
const site = siteOfFile();
let bet: ReturnType<typeof betOn>;
let player: Browser;

beforeEach(async () => {
  bet = betOn(await site.gameOf("Arsenal"), "1");
  player = await signedIn();
});
// What was placed stays placed: money is counted from what there was before each test.

const balance = async () => Number(await site.balance(11));

/** A bet of 100.00 with the form that its receipt offers. */
async function placed(browser = player) {
  await add(browser, bet);
  const { id } = await receiptOf(browser, "100");
  return { id, form: await formOf(id, browser) };
}

async function formOf(id: string, browser = player) {
  const { cashOut } = (await browser.get(`/en/coupon/receipt/${id}`)).data("routes/receipt");
  if (cashOut?.offer.kind !== "quote")
    throw new Error(`no offer: ${JSON.stringify(cashOut?.offer)}`);
  const { quote } = cashOut.offer;
  return {
    intent: "cash-out",
    coupon: id,
    quote: quote.id,
    key: cashOut.key,
    amount: quote.amount,
  };
}

const sell = (form: Awaited<ReturnType<typeof formOf>>, browser = player) => {
  const { amount: _, ...fields } = form;
  return browser.post("/en/coupon", fields);
};

const offer = z.union([
  z.object({ kind: z.literal("quote"), quote: z.object({ id: z.string(), amount: z.number() }) }),
  z.object({ kind: z.literal("none"), reason: z.string() }),
]);
const replyShape = z.object({
  cashOut: z.object({
    couponId: z.string(),
    code: z.string(),
    asked: z.number().nullable(),
    now: z.object({ receipt: z.object({ state: z.string() }), offer, key: z.string() }).nullable(),
  }),
});
const replyOf = (page: Page) => replyShape.parse(page.reply).cashOut;
/** What its page tells of the last press, of an answer to one or of a receipt. */
function told(page: Page): string | null {
  const cashOut = page.reply === null ? page.data("routes/receipt").cashOut : null;
  const reply = (page.reply as CouponReply | null)?.cashOut ?? null;
  const now = reply?.now ?? cashOut;
  return now && (selectCashOutMessage(now, reply)?.code ?? null);
}
const receiptPage = (id: string, browser = player) => browser.get(`/en/coupon/receipt/${id}`);
const stateOf = async (id: string) => (await site.bets()).find((one) => one.id === id)?.state;

describe("cashing out a bet", () => {
  it("CPN-23 a cash-out pays its amount and redirects to the receipt of the sold bet", async () => {
    const before = await balance();
    const { id, form } = await placed();
    expect(form.amount).toBe(9500);
    const sold = await sell(form);
    expect([sold.status, sold.location]).toEqual([303, `/en/coupon/receipt/${id}`]);
    const page = await player.get(`/en/coupon/receipt/${id}`);
    const { receipt, cashOut } = page.data("routes/receipt");
    expect(receipt).toMatchObject({ state: "cashed-out", return: 9500 });
    expect(cashOut).toBeNull();
    expect(await balance()).toBe(before - 5);
  });

  it("CPN-23 CPP-03 resubmitting a cash-out redirects to the same receipt and pays nothing more", async () => {
    const { id, form } = await placed();
    await sell(form);
    const after = await balance();
    const again = await Promise.all([sell(form), sell(form)]);
    expect(again.map(({ location }) => location)).toEqual(
      Array(2).fill(`/en/coupon/receipt/${id}`),
    );
    expect(await balance()).toBe(after);
  });

  it("CPN-23 an expired cash-out offer is answered by 409 with a fresh offer, and changes nothing", async () => {
    const { id, form } = await placed();
    const before = await balance();
    await site.market(bet.marketId, { coef: String(Number(bet.coef) * 2) });
    await site.advance(16_000);
    const late = await sell(form);
    expect(late.status).toBe(409);
    expect(replyOf(late)).toMatchObject({
      couponId: id,
      code: "quote-expired",
      asked: 9500,
      now: { offer: { kind: "quote", quote: { amount: 4750 } } },
    });
    expect([await stateOf(id), await balance()]).toEqual(["placed", before]);
    const fresh = replyOf(late).now;
    if (fresh?.offer.kind !== "quote") throw new Error("no offer");
    const sold = await sell({ ...form, quote: fresh.offer.quote.id, key: fresh.key });
    expect(sold.status).toBe(303);
    expect(await balance()).toBe(before + 47.5);
  });

  it("CPN-23 a cash-out after a price move is answered by 409 with the current offer", async () => {
    const { form } = await placed();
    await site.market(bet.marketId, { coef: String(Number(bet.coef) * 4) });
    const moved = await sell(form);
    expect(moved.status).toBe(409);
    expect(replyOf(moved)).toMatchObject({
      code: "quote-changed",
      asked: 9500,
      now: { offer: { quote: { amount: 2375 } } },
    });
  });

  it("CPN-23 a suspended market makes cash-out unavailable, on the receipt and on submission", async () => {
    const { id, form } = await placed();
    await site.market(bet.marketId, { isBlocked: true });
    const { cashOut } = (await player.get(`/en/coupon/receipt/${id}`)).data("routes/receipt");
    expect(cashOut?.offer).toEqual({ kind: "none", reason: "suspended" });
    expect(replyOf(await sell(form))).toMatchObject({
      code: "cash-out-unavailable",
      now: { offer: { kind: "none", reason: "suspended" } },
    });
  });

  it("CPN-23 GRD-02 a visitor's cash-out leads to sign-in, and an unknown or another player's bet is 404", async () => {
    const { id, form } = await placed();
    const guest = new Browser();
    await guest.get("/en/coupon");
    const asked = await sell(form, guest);
    expect(asked.location).toContain("user/login?returnUrl=%2Fen%2Fcoupon%2Freceipt%2F");
    const stranger = await signedIn("limited@example.test");
    await stranger.get("/en/coupon");
    expect((await sell(form, stranger)).status).toBe(404);
    for (const coupon of ["", "1", "../x", "a".repeat(90)])
      expect((await sell({ ...form, coupon })).status, coupon).toBe(404);
    expect((await sell({ ...form, key: "?" })).status).toBe(422);
    expect(await stateOf(id)).toBe("placed");
  });
});

describe("lost cash-out responses", () => {
  it("CPP-11 CPN-23 a cash-out whose response is lost is found by the bet's state", async () => {
    const { id, form } = await placed();
    await site.fault(`${service}/${id}/cash-out`, { drop: "after" }, 1);
    const sold = await sell(form);
    expect([sold.status, sold.location]).toEqual([303, `/en/coupon/receipt/${id}`]);
    expect(await stateOf(id)).toBe("cashed-out");
  });

  it("CPP-11 CPN-23 a cash-out with an unknown outcome shows as being checked and sells the bet once", async () => {
    const { id, form } = await placed();
    const before = await balance();
    await site.fault(`${service}/${id}/cash-out`, { drop: "before" }, 1);
    const unsure = await sell(form);
    expect(unsure.status).toBe(409);
    expect(replyOf(unsure).code).toBe("checking");
    expect([await stateOf(id), await balance()]).toEqual(["placed", before]);
    // The press arrives after all, and then once more.
    await Promise.all([sell(form), sell(form)]);
    expect(await balance()).toBe(before + 95);
  });

  it("CPN-23 CPP-11 a slow cash-out shows as being checked on its bet's pages until its offer expires", async () => {
    const { id, form } = await placed();
    await site.fault(`${service}/${id}/cash-out`, { drop: "before" }, 1);
    const unsure = await sell(form);
    expect(told(unsure)).toBe("checking");
    await site.advance(14_000);
    expect(told(await receiptPage(id))).toBe("checking");
    // Another offer, taken or run out meanwhile, cannot say that nothing has changed.
    const other = await sell({ ...form, quote: "none" });
    expect([other.status, replyOf(other).code]).toEqual([409, "checking"]);
    await site.advance(10_000);
    const known = await receiptPage(id);
    expect(told(known)).toBe("not-taken");
    expect(known.data("routes/receipt").cashOut?.offer.kind).toBe("quote");
    const stranger = new Browser();
    await stranger.signIn();
    expect(told(await receiptPage(id, stranger))).toBeNull();
  });

  it("CPN-23 CPP-11 a cash-out that arrives late shows on the receipt as a sold bet", async () => {
    const { id, form } = await placed();
    await site.fault(`${service}/${id}/cash-out`, { drop: "before" }, 1);
    await sell(form);
    // The same request, through another browser of the player, is what was on its way.
    const wire = await signedIn();
    await sell(form, wire);
    const page = await receiptPage(id);
    expect([told(page), await stateOf(id)]).toEqual([null, "cashed-out"]);
    expect(page.data("routes/receipt").receipt).toMatchObject({
      state: "cashed-out",
      return: 9500,
    });
  });

  it("CPN-23 OPS-04 the receipt loads without an offer while the cash-out service fails", async () => {
    const { id } = await placed();
    await site.fault(`${service}/${id}/cash-out`, { status: 500 });
    const page = await player.get(`/en/coupon/receipt/${id}`);
    expect(page.status).toBe(200);
    expect(page.data("routes/receipt").cashOut?.offer).toEqual({ kind: "none", reason: "unknown" });
  });
});

describe("cash-out data for an open page", () => {
  it("CPN-23 GRD-07 an open receipt fetches a fresh cash-out offer under the receipt's own guards", async () => {
    const { id, form } = await placed();
    await site.market(bet.marketId, { coef: String(Number(bet.coef) * 2) });
    const answer = await player.fetch(`/remote/cash-out/en/coupon/receipt/${id}`);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const now: unknown = JSON.parse(await answer.text());
    expect(now).toMatchObject({
      receipt: { id, state: "placed" },
      offer: { kind: "quote", quote: { amount: 4750 } },
    });
    expect(now).not.toMatchObject({ key: form.key });
    const guest = await new Browser().fetch(`/remote/cash-out/en/coupon/receipt/${id}`);
    expect(guest.location).toContain("user/login");
    for (const path of ["en/coupon/receipt/1", "en/coupon", "en/office/history"])
      expect((await player.fetch(`/remote/cash-out/${path}`)).status, path).toBe(404);
  });
});

describe("printed coupon", () => {
  it("CPN-20 a printed coupon is open to its own player only and not indexed", async () => {
    const { id } = await placed();
    const page = await player.get(`/en/print-coupon/${id}`);
    expect(page.status).toBe(200);
    const { coupon, head } = page.data("routes/print-coupon");
    expect(coupon).toMatchObject({ id, iso: "RUB", stake: 10_000, state: "placed" });
    expect(coupon.terms).toMatchObject({ coefViewId: 0, changeCoefAction: 2 });
    expect(head).toContainEqual({ name: "robots", content: expect.stringContaining("noindex") });
    expect(page.shell.layout).toBe("empty");
    expect((await new Browser().get(`/en/print-coupon/${id}`)).location).toContain("user/login");
    const stranger = await signedIn("limited@example.test");
    for (const other of [id, "1", "x".repeat(200)])
      expect((await stranger.get(`/en/print-coupon/${other}`)).status, other).toBe(404);
    await site.fault(`${service}/${id}`, { status: 500 });
    expect((await player.get(`/en/print-coupon/${id}`)).status).toBe(503);
  });
});
