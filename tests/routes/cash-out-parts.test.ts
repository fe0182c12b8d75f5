import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { selectCashOutMessage } from "~/domain/coupon/cash-out/lost-press";
import { Browser, type Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const service = "/coupon-api/v1/coupons";
const site = siteOfFile();
let bet: ReturnType<typeof betOn>;
let player: Browser;

beforeEach(async () => {
  bet = betOn(await site.gameOf("Arsenal"), "X");
  player = await signedIn();
});

const balance = async () => Number(await site.balance(11));
const pathOf = (id: string) => `/en/coupon/receipt/${id}`;
const receiptData = async (id: string, query = "") =>
  (await player.get(pathOf(id) + query)).data("routes/receipt");

const bodyOf = async (path: string) =>
  [...(await player.get(path)).bodies.values()].map(({ content }) => content).join("");

/** A bet of 100.00 with the fields of the form that its receipt offers. */
async function placed() {
  await add(player, bet);
  const { id } = await receiptOf(player, "100");
  const { cashOut } = await receiptData(id);
  if (cashOut?.offer.kind !== "quote") throw new Error("no offer");
  const { quote } = cashOut.offer;
  const form = { intent: "cash-out", coupon: id, quote: quote.id, key: cashOut.key };
  return { id, form, quote };
}

const replyShape = z.object({
  cashOut: z.object({
    code: z.string(),
    bound: z.number().optional(),
    typed: z.string().optional(),
    question: z.unknown().optional(),
    now: z.object({ receipt: z.object({ stake: z.number() }), offer: z.unknown() }).nullable(),
  }),
});
const replyOf = (page: Page) => replyShape.parse(page.reply).cashOut;

describe("cash-out confirmation", () => {
  it("CPN-23 the cash-out confirmation has an address of its own, and opening it sells nothing", async () => {
    const { id } = await placed();
    const before = await balance();
    for (const [query, asked] of [
      ["?sell=whole", { kind: "whole" }],
      ["?sell=part&share=25", { kind: "part", typed: "", stake: 2_500 }],
      ["?sell=part&stake=12.34", { kind: "part", typed: "12.34", stake: 1_234 }],
      ["?sell=part&stake=x", { kind: "part", typed: "x", stake: null }],
      ["", null],
    ] as const)
      expect((await receiptData(id, query)).question, query).toEqual(asked);
    expect([await balance(), (await receiptData(id)).receipt.state]).toEqual([before, "placed"]);
  });

  it("CPS-01 CPN-23 the coupon settings switch the cash-out confirmation off and on", async () => {
    const { id } = await placed();
    await player.get("/en/coupon/settings");
    await player.post("/en/coupon/settings", { boxes: "isCashOutAsked" });
    const { cashOut } = await receiptData(id);
    expect(cashOut?.isAsked).toBe(false);
    await player.post("/en/coupon/settings", { isCashOutAsked: "1" });
    expect((await receiptData(id)).cashOut?.isAsked).toBe(true);
  });
});

describe("partial cash-out", () => {
  it("CPN-23 a partial cash-out pays its part, and the receipt, history and bet list show the rest", async () => {
    const { id, form } = await placed();
    const before = await balance();
    const sold = await player.post("/en/coupon", { ...form, stake: "40" });
    expect([sold.status, sold.location]).toEqual([303, pathOf(id)]);
    expect(await balance()).toBe(before + 38);
    const { receipt, cashOut } = await receiptData(id);
    expect(receipt).toMatchObject({
      ...{ state: "placed", stake: 6_000 },
      cashedOut: [{ stake: 4_000, amount: 3_800 }],
    });
    expect(receipt.possibleWin).toBe(Math.floor(6_000 * Number(bet.coef)));
    expect(cashOut?.offer).toMatchObject({ kind: "quote", quote: { amount: 5_700 } });
    const part = { stake: 4_000, amount: 3_800 };
    const print = (await player.get(`/en/print-coupon/${id}`)).data("routes/print-coupon");
    expect(print.coupon).toMatchObject({ stake: 6_000, cashedOut: [part] });
    const { openBets } = (await player.get("/en/coupon?slip=bets")).shell;
    expect(openBets).toContainEqual(
      expect.objectContaining({ id, stake: 6_000, offer: 5_700, cashedOut: [expect.anything()] }),
    );
    const history = await bodyOf("/en/office/history");
    expect(history).toContain('data-name="cashed-out-part" value="38.00"');
    expect(history).toContain(`${pathOf(id)}?sell=whole#cash-out`);
  });

  it("CPN-23 CPP-03 a partial cash-out by share sells that share of the stake, and resubmitting sells no more", async () => {
    const { id, form } = await placed();
    const before = await balance();
    const answers = [
      await player.post("/en/coupon", { ...form, share: "25" }),
      await player.post("/en/coupon", { ...form, stake: "25.00" }),
    ];
    expect(answers.map(({ location }) => location)).toEqual([pathOf(id), pathOf(id)]);
    expect(await balance()).toBe(before + 23.75);
  });

  it.each([{ stake: "0.01" }, { stake: "99.99" }, { stake: "many" }, { sell: "part", stake: "" }])(
    "CPN-23 a partial cash-out of the stake $stake is refused at its field, which stays filled in, and sells nothing",
    async (fields) => {
      const { form } = await placed();
      const before = await balance();
      const page = await player.post("/en/coupon", { sell: "", ...form, ...fields });
      expect(page.status).toBe(422);
      expect(replyOf(page)).toMatchObject({
        code: "part",
        question: { kind: "part", typed: fields.stake },
        now: { receipt: { stake: 10_000 } },
      });
      expect(await balance()).toBe(before);
    },
  );

  it("CPP-11 CPN-23 a partial cash-out whose response is lost is found by its key", async () => {
    const { id, form } = await placed();
    const before = await balance();
    await site.fault(`${service}/${id}/cash-out`, { drop: "after" }, 1);
    const sold = await player.post("/en/coupon", { ...form, stake: "50" });
    expect([sold.status, sold.location]).toEqual([303, pathOf(id)]);
    expect(await balance()).toBe(before + 47.5);
  });

  it("CPP-11 CPN-23 a partial cash-out that has not arrived shows as being checked until the bet shows its sale", async () => {
    const { id, form } = await placed();
    await site.fault(`${service}/${id}/cash-out`, { drop: "before" }, 1);
    const unsure = await player.post("/en/coupon", { ...form, stake: "50" });
    expect([unsure.status, replyOf(unsure).code]).toEqual([409, "checking"]);
    const waiting = (await receiptData(id)).cashOut;
    expect(waiting && selectCashOutMessage(waiting, null)?.code).toBe("checking");
    const wire = await signedIn();
    await wire.get("/en/coupon");
    await wire.post("/en/coupon", { ...form, stake: "50" });
    const { cashOut } = await receiptData(id);
    if (!cashOut) throw new Error("an open bet");
    expect([selectCashOutMessage(cashOut, null), cashOut.receipt.stake]).toEqual([null, 5_000]);
  });

  it("CPN-23 after a price move a partial cash-out asks for confirmation again at the current offer", async () => {
    const { form } = await placed();
    await site.market(bet.marketId, { coef: String(Number(bet.coef) * 2) });
    const page = await player.post("/en/coupon", { ...form, stake: "50" });
    expect(replyOf(page)).toMatchObject({
      code: "quote-changed",
      question: { kind: "part", stake: 5_000 },
      // 100 · 0.95 at a price twice as high.
      now: { offer: { quote: { amount: 4_750 } } },
    });
  });
});

describe("automatic cash-out", () => {
  const set = (coupon: string, amount: string) =>
    player.post("/en/coupon", { intent: "auto-cash-out", coupon, amount });
  const cancel = (coupon: string, returnUrl?: string) =>
    player.post("/en/coupon", {
      intent: "cancel-auto-cash-out",
      coupon,
      ...(returnUrl && { returnUrl }),
    });

  it("CPN-23 an automatic cash-out is shown by receipt, bet list and history, and can be cancelled", async () => {
    const { id } = await placed();
    const amount = Math.floor(Number(bet.coef) * 90);
    const answer = await set(id, String(amount));
    expect([answer.status, answer.location]).toEqual([303, pathOf(id)]);
    const auto = { amount: amount * 100 };
    expect((await receiptData(id)).receipt.autoCashOut).toMatchObject(auto);
    const { openBets } = (await player.get("/en/coupon?slip=bets")).shell;
    expect(openBets).toContainEqual(
      expect.objectContaining({ id, autoCashOut: expect.objectContaining(auto) }),
    );
    expect(await bodyOf("/en/office/history")).toContain(
      `data-name="auto-cash-out" value="${amount}.00"`,
    );
    const back = await cancel(id, "/en/coupon?slip=bets");
    expect([back.status, back.location]).toEqual([303, "/en/coupon?slip=bets"]);
    expect((await receiptData(id)).receipt.autoCashOut).toBeNull();
    expect((await cancel(id)).location).toBe(pathOf(id));
  });

  it("CPN-23 an automatic cash-out sells the bet once an offer reaches its amount, and the receipt shows it", async () => {
    const { id } = await placed();
    const before = await balance();
    await set(id, "120");
    await site.market(bet.marketId, { coef: (Number(bet.coef) / 1.3).toFixed(3) });
    const { receipt } = await receiptData(id);
    expect(receipt).toMatchObject({ state: "cashed-out", isAutoCashOut: true, autoCashOut: null });
    expect(receipt.return).toBeGreaterThanOrEqual(12_000);
    expect(await balance()).toBeCloseTo(before + (receipt.return ?? 0) / 100, 2);
  });

  it("CPN-23 an automatic cash-out amount too low, too high or invalid is refused at its field, which stays filled in", async () => {
    const { id } = await placed();
    const most = Math.floor(10_000 * Number(bet.coef));
    for (const [typed, code, bound] of [
      ["94.99", "auto-below-offer", 9_500],
      ["100000", "auto-above-win", most],
      ["soon", "auto-amount", undefined],
      ["", "auto-amount", undefined],
    ] as const) {
      const page = await set(id, typed);
      expect(page.status, typed).toBe(422);
      expect(replyOf(page), typed).toMatchObject({ code, typed });
      expect(replyOf(page).bound, typed).toBe(bound);
    }
    expect((await receiptData(id)).receipt.autoCashOut).toBeNull();
  });

  it("CPP-11 CPN-23 an automatic cash-out whose response is lost is reported as unknown, and its receipt shows it is set", async () => {
    const { id } = await placed();
    await site.fault(`${service}/${id}/auto-cash-out`, { drop: "after" }, 1);
    const unsure = await set(id, "120");
    expect([unsure.status, replyOf(unsure).code]).toEqual([409, "auto-unknown"]);
    expect((await receiptData(id)).receipt.autoCashOut).toMatchObject({ amount: 12_000 });
  });

  it("CPN-23 GRD-02 setting an automatic cash-out needs sign-in, and another player's bet is 404", async () => {
    const { id } = await placed();
    const guest = new Browser();
    await guest.get("/en/coupon");
    const form = { intent: "auto-cash-out", coupon: id, amount: "120" };
    expect((await guest.post("/en/coupon", form)).location).toContain("user/login?returnUrl=");
    const stranger = await signedIn("limited@example.test");
    await stranger.get("/en/coupon");
    for (const intent of ["auto-cash-out", "cancel-auto-cash-out"])
      expect((await stranger.post("/en/coupon", { ...form, intent })).status).toBe(404);
  });
});
