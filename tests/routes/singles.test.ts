import { beforeEach, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, replyOf } from "../support/slip";

type Bet = ReturnType<typeof betOn>;

const placeCall = "/coupon-api/v1/coupons";
const stakes = ["100", "200.50", "300"];
const site = siteOfFile();
let bets: Bet[];
let player: Browser;

beforeEach(async () => {
  const homes = ["Man United", "Arsenal", "Parma"];
  bets = await Promise.all(homes.map(async (home) => betOn(await site.gameOf(home), "1")));
  player = await signedIn();
  await singles(player);
});

/** Three bets as singles in a browser's coupon. */
async function singles(browser: Browser) {
  await add(browser, ...bets);
  await browser.submit("/en/coupon", { intent: "type", typeId: "9" });
}

const amounts = (of: readonly string[] = stakes) =>
  Object.fromEntries(bets.map(({ name }, index) => [`amount-${name}`, of[index] ?? ""]));

async function place(browser: Browser, of = stakes) {
  const { key } = (await browser.get("/en/coupon")).coupon;
  return browser.post("/en/coupon", { intent: "place", key, ...amounts(of) });
}

/** The platform answers again, and the shell has noticed: its breaker counts real seconds. */
async function heal() {
  await site.heal();
  site.forget();
}

const placedSince = async (count: number) =>
  (await site.bets()).slice(count).map(({ stake }) => stake);
const countBets = async () => (await site.bets()).length;
const balance = async () => Math.round(Number(await site.balance(11)) * 100);
const sentSince = async () =>
  (await site.calls(placeCall)).filter(({ method }) => method === "POST");

describe("singles", () => {
  it("CPP-04 CPN-02 three singles are placed as three bets with one receipt page and an exact balance", async () => {
    const [count, before] = [await countBets(), await balance()];
    await site.mark();
    const answer = await place(player);
    expect(answer.status).toBe(303);
    const sent = await sentSince();
    expect(sent.map(({ body }) => [body?.["typeId"], body?.["amount"]])).toEqual([
      [0, "100.00"],
      [0, "200.50"],
      [0, "300.00"],
    ]);
    expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(3);
    const page = await player.get(answer.location ?? "");
    const { receipt, others } = page.data("routes/receipt");
    expect(
      [receipt, ...others].map(({ stake, typeId, legs }) => [stake, typeId, legs.length]),
    ).toEqual([
      [10_000, 0, 1],
      [20_050, 0, 1],
      [30_000, 0, 1],
    ]);
    expect(page.coupon.count).toBe(0);
    expect(await placedSince(count)).toEqual(["100.00", "200.50", "300.00"]);
    expect(await balance()).toBe(before - 60_050);
    expect(
      (await player.get(`/en/coupon/receipt/${receipt.id}`)).data("routes/receipt").others,
    ).toEqual([]);
  });

  it("CPP-05 CPP-12 fifty singles share one receipt page that lists them all", async () => {
    const games = (await site.games()).slice(0, 50);
    const many = games.map((game) => betOn(game, "1"));
    const other = await signedIn();
    await add(other, ...many);
    await other.submit("/en/coupon", { intent: "type", typeId: "9" });
    const { key } = (await other.get("/en/coupon")).coupon;
    const typed = Object.fromEntries(many.map(({ name }) => [`amount-${name}`, "20"]));
    const answer = await other.post("/en/coupon", { intent: "place", key, ...typed });
    const page = await other.get(answer.location ?? "");
    expect([answer.status, page.status]).toEqual([303, 200]);
    const { receipt, others } = page.data("routes/receipt");
    expect([receipt, ...others].map(({ stake }) => stake)).toEqual(many.map(() => 2_000));
    expect(others).toHaveLength(49);
  });

  it("CPP-04 CPP-06 of three singles with one blocked market two are placed and one stays with its reason", async () => {
    const [count, before] = [await countBets(), await balance()];
    await site.market(bets[1]?.marketId ?? 0, { isBlocked: true });
    const page = await player.get((await place(player)).location ?? "");
    expect(page.data("routes/receipt").others).toHaveLength(1);
    expect(
      page.coupon.rows.map(({ id, reasons, refusal }) => [id, reasons, refusal?.code]),
    ).toEqual([[bets[1]?.name, ["market-blocked"], "market-blocked"]]);
    expect(page.coupon.amount).toBe("200.50");
    expect(await placedSince(count)).toEqual(["100.00", "300.00"]);
    expect(await balance()).toBe(before - 40_000);
    await site.market(bets[1]?.marketId ?? 0, { isBlocked: false });
    const { key } = page.coupon;
    const later = await player.post("/en/coupon", { intent: "place", key, amount: "200.50" });
    expect([later.status, await placedSince(count)]).toEqual([303, ["100.00", "300.00", "200.50"]]);
  });

  it("CPP-04 a single without a stake stays in the coupon and asks for it, and the others are placed", async () => {
    const count = await countBets();
    const answer = await place(player, ["100", "", "300"]);
    const page = await player.get(answer.location ?? "");
    expect(await placedSince(count)).toEqual(["100.00", "300.00"]);
    expect(page.coupon.rows).toMatchObject([
      { ref: { marketId: bets[1]?.marketId }, refusal: { code: "no-stake" } },
    ]);
  });

  it("CPP-04 an invalid stake of one single is refused at its bet, and no single is placed", async () => {
    const count = await countBets();
    await site.mark();
    const answer = await place(player, ["100", "ten", "300"]);
    expect([answer.status, replyOf(answer).refusals]).toEqual([
      422,
      [{ code: "amount", marketId: bets[1]?.marketId }],
    ]);
    expect(replyOf(answer).typed).toEqual(amounts(["100", "ten", "300"]));
    expect([await sentSince(), await countBets()]).toEqual([[], count]);
  });

  it("CPP-06 a single beyond the balance stays with the funds error, and the others are placed", async () => {
    const count = await countBets();
    const answer = await place(player, ["100", "200000", "300"]);
    const page = await player.get(answer.location ?? "");
    expect(page.coupon.rows[0]?.refusal).toMatchObject({ code: "funds" });
    expect(page.coupon.rows[0]?.refusal?.bound).toBeGreaterThan(0);
    expect(await placedSince(count)).toEqual(["100.00", "300.00"]);
  });

  it("CPN-09 each single has stake bounds of its own, and a stake below the minimum is refused", async () => {
    const { coupon } = await player.get("/en/coupon");
    // The least stake of roubles is 20.00, the highest payout 1,000,000.00, the most on the line 250,000.00.
    expect(coupon.singles?.map(({ min, max }) => [min, max])).toEqual(
      bets.map(({ coef }) => [2000, Math.min(25_000_000, Math.floor(100_000_000 / Number(coef)))]),
    );
    const page = await player.get((await place(player, ["19.99", "100", "100"])).location ?? "");
    expect(page.coupon.rows[0]?.refusal).toEqual({ code: "below-minimum", bound: 2000 });
  });

  it("CPN-02 the stake of singles is set for one bet by its name, or for all at once", async () => {
    const one = await player.submit("/en/coupon", {
      intent: "amount",
      amount: "70",
      bet: bets[2]?.name ?? "",
    });
    expect(one.coupon.singles?.map(({ amount }) => amount)).toEqual(["", "", "70.00"]);
    const all = await player.submit("/en/coupon", { intent: "amount", amount: "80" });
    expect(all.coupon.singles?.map(({ amount }) => amount)).toEqual(["80.00", "80.00", "80.00"]);
    const most = await player.submit("/en/coupon", { intent: "max" });
    const third = Math.floor((await balance()) / 3);
    expect(most.coupon.singles?.map(({ amount }) => Math.round(Number(amount) * 100))).toEqual([
      third,
      third,
      third,
    ]);
  });

  it("CPP-07 a visitor's stakes for singles are in the coupon after sign-in", async () => {
    const guest = new Browser();
    await singles(guest);
    const answer = await place(guest);
    expect(answer.location).toBe("/en/user/login?returnUrl=%2Fen%2Fcoupon");
    const fields = { login: "demo@example.test", password: "demo", returnUrl: "/en/coupon" };
    await guest.get(answer.location ?? "");
    const page = await guest.submit("/en/user/login", fields);
    expect(page.coupon.singles?.map(({ amount }) => amount)).toEqual([
      "100.00",
      "200.50",
      "300.00",
    ]);
  });

  it("CPP-12 a page of several receipts is open to its own player only, and only as a whole", async () => {
    const address = (await place(player)).location ?? "";
    const other = await signedIn("limited@example.test");
    expect((await other.get(address)).status).toBe(404);
    expect((await player.get(`${address},999999`)).status).toBe(404);
    expect((await player.get(`${address},abc`)).status).toBe(404);
    // Until they have been read the browser knows that they stand.
    await site.fault(placeCall, { status: 503 });
    expect((await player.get(address)).data("routes/receipt").unread).toHaveLength(3);
    await site.heal();
    expect((await player.get(address)).data("routes/receipt").others).toHaveLength(2);
    await site.fault(placeCall, { status: 503 });
    expect((await player.get(address)).status).toBe(503);
  });
});

describe("singles during faults", () => {
  it("CPP-11 CPP-04 a single whose response is lost is found by its key, and all three are placed once", async () => {
    const count = await countBets();
    const { key } = (await player.get("/en/coupon")).coupon;
    await site.fault(`${placeCall}`, { delayMs: 0 }, 1);
    await site.fault(placeCall, { drop: "after" }, 1);
    const answer = await player.post("/en/coupon", { intent: "place", key, ...amounts() });
    const { receipt, others } = (await player.get(answer.location ?? "")).data("routes/receipt");
    expect([receipt, ...others]).toHaveLength(3);
    expect(await placedSince(count)).toEqual(["100.00", "200.50", "300.00"]);
  });

  it("CPP-11 singles with an unknown outcome lock the coupon until the platform answers", async () => {
    const count = await countBets();
    const { key } = (await player.get("/en/coupon")).coupon;
    await site.fault(placeCall, { delayMs: 0 }, 1);
    await site.fault(placeCall, { drop: "after" }, 1);
    await site.fault(`${placeCall}/by-key`, { status: 503 });
    const answer = await player.post("/en/coupon", { intent: "place", key, ...amounts() });
    expect(answer.location).toBe("/en/coupon");
    const held = await player.get("/en/coupon");
    expect([held.coupon.isChecking, held.coupon.key, held.coupon.count]).toEqual([true, key, 3]);
    expect(codesOf(await player.post("/en/coupon", { intent: "clear" }))).toEqual(["checking"]);
    // Two were sent, the third was not.
    expect(await placedSince(count)).toEqual(["100.00", "200.50"]);
    await heal();
    const told = await player.get("/en/coupon");
    const page = await player.get(told.location ?? "");
    expect(page.data("routes/receipt").others).toHaveLength(1);
    expect(page.coupon.rows.map(({ id, refusal }) => [id, refusal?.code])).toEqual([
      [bets[2]?.name, "not-placed"],
    ]);
    await player.post("/en/coupon", { intent: "place", key: page.coupon.key, amount: "300" });
    expect(await placedSince(count)).toEqual(["100.00", "200.50", "300.00"]);
  });

  it("CPP-11 singles that never arrived return to the coupon after the grace period and are placed once", async () => {
    const count = await countBets();
    const { key } = (await player.get("/en/coupon")).coupon;
    await site.fault(placeCall, { drop: "before" }, 1);
    await site.fault(`${placeCall}/by-key`, { status: 503 });
    await player.post("/en/coupon", { intent: "place", key, ...amounts() });
    await heal();
    expect((await player.get("/en/coupon")).coupon.isChecking).toBe(true);
    await site.advance(15_000);
    await player.get("/en/coupon");
    const after = await player.get("/en/coupon");
    expect([after.coupon.isChecking, after.coupon.key, await countBets()]).toEqual([
      false,
      key,
      count,
    ]);
    await place(player);
    expect(await placedSince(count)).toEqual(["100.00", "200.50", "300.00"]);
  });

  it("CPP-03 singles placed at once from two tabs, and again afterwards, are placed once each", async () => {
    const [count, before] = [await countBets(), await balance()];
    const { key } = (await player.get("/en/coupon")).coupon;
    const tab = player.copy();
    const fields = { intent: "place", key, ...amounts() };
    const presses = Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? tab : player).post("/en/coupon", fields),
    );
    const answers = await Promise.all(presses);
    const receipts = new Set(answers.map(({ status, location }) => `${status} ${location}`));
    expect(receipts.size).toBe(1);
    const later = await player.post("/en/coupon", fields);
    expect(receipts).toContain(`${later.status} ${later.location}`);
    expect(await placedSince(count)).toHaveLength(3);
    expect(await balance()).toBe(before - 60_050);
    const other = await player.post("/en/coupon", { ...fields, ...amounts(["1", "1", "1"]) });
    expect([other.status, codesOf(other)]).toEqual([422, ["key-reused"]]);
  });

  it("CPP-03 singles placed again after a response that the browser lost are placed once each", async () => {
    const count = await countBets();
    const { key } = (await player.get("/en/coupon")).coupon;
    const lost = player.copy();
    await site.fault(placeCall, { status: 503 }, 0 + 1);
    await lost.post("/en/coupon", { intent: "place", key, ...amounts() });
    await site.heal();
    // The first browser knows nothing of it: its cookie is that of before.
    await player.post("/en/coupon", { intent: "place", key, ...amounts() });
    expect(await placedSince(count)).toEqual(["100.00", "200.50", "300.00"]);
  });
});
