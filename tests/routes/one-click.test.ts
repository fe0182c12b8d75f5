import { beforeEach, describe, expect, it } from "vitest";
import type { OneClickReply } from "~/features/coupon/one-click/one-click-reply";
import { countPost } from "~/server/post-limits/count.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, type Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add } from "../support/slip";

const login = "demo@example.test";
/** The demo player's number. */
const demoId = "1";
const placeCall = "/coupon-api/v1/coupons";
const site = siteOfFile();
let player: Browser;
let united: ReturnType<typeof betOn>;
let arsenal: ReturnType<typeof betOn>;

beforeEach(async () => {
  await site.player(login, {});
  player = await signedIn();
  await player.post("/en/coupon/settings", { isActiveOneClick: "1", oneClickAmount: "250" });
  united = betOn(await site.gameOf("Man United"), "1");
  arsenal = betOn(await site.gameOf("Arsenal"), "1");
});

/**
 * The list of the line. Past the remote's budget (REM-10) the page comes without it, and the player loads it
 * again.
 */
async function listOf(browser: Browser, tries = 5): Promise<string> {
  const { content } = (await browser.get("/en/home/line")).bodies.get("betting") ?? {};
  if (content === undefined && tries > 1) return await listOf(browser, tries - 1);
  return content ?? "";
}

/** The hidden fields of the first form that holds a bet's price on a page. */
async function formOf(browser: Browser, bet: typeof united): Promise<Fields> {
  const content = await listOf(browser);
  const form =
    content.match(/<form\b.*?<\/form>/gs)?.find((markup) => markup.includes(bet.name)) ?? "";
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return Object.fromEntries(
    hidden.flatMap(([, name = "", value = ""]) => (name === "csrf" ? [] : [[name, value]])),
  );
}
const press = (browser: Browser, fields: Fields, bet = united) =>
  browser.post(
    "/en/coupon",
    { ...fields, bet: bet.bet },
    { referer: "http://shop.test/en/home/line" },
  );
const toldOf = (page: Page) => (page.reply as { oneClick: OneClickReply }).oneClick;
const sent = async () => (await site.calls(placeCall)).filter(({ method }) => method === "POST");

describe("page with one-click on", () => {
  it("CPS-04 with one-click on a player's prices place a bet, and nobody else's page does", async () => {
    const form = await formOf(player, united);
    expect(form).toMatchObject({ intent: "one-click", stake: "11:250.00" });
    expect(form["key"]).toMatch(/^[\w-]{16}$/);
    expect((await formOf(player, united))["key"]).not.toBe(form["key"]);
    expect((await player.get("/en/home/line")).shell.oneClick).toMatchObject({
      stake: 25_000,
      iso: "RUB",
    });
    const guest = new Browser();
    expect(await formOf(guest, united)).toMatchObject({ intent: "add" });
    expect((await guest.get("/en/home/line")).shell.oneClick).toBeNull();
    await player.post("/en/coupon/settings", { isActiveOneClick: "0" });
    expect(await formOf(player, united)).toMatchObject({ intent: "add" });
  });

  it("CPS-04 the one-click stake is set per kind of account and stays in the account's currency", async () => {
    const stakeFrom = async (accountId: string) => {
      await player.post("/en/coupon", { intent: "account", accountId });
      return (await player.get("/en/")).shell.oneClick;
    };
    const bonus = (await player.get("/en/")).shell.accounts.find(({ type }) => type === 4);
    await player.post("/en/coupon/settings", { bonusAccountOneClickAmount: "33" });
    expect(await stakeFrom(String(bonus?.id))).toMatchObject({
      isBonus: true,
      stake: 3300,
      iso: "RUB",
    });
    // CPN-10 gives no initial amount of KWD; ours is two steps of 0.5.
    expect(await stakeFrom("13")).toMatchObject({ isBonus: false, stake: 1000, iso: "KWD" });
    expect(await stakeFrom("11")).toMatchObject({ isBonus: false, stake: 25_000, iso: "RUB" });
  });
});

describe("one-click bet", () => {
  it("CPS-04 a one-click bet is placed as a single and leads to its receipt with a way back", async () => {
    const form = await formOf(player, united);
    await site.mark();
    const answer = await press(player, form);
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(
      /^\/en\/coupon\/receipt\/\d+\?returnUrl=%2Fen%2Fhome%2Fline%23bet-\d+$/,
    );
    const page = await player.get(answer.location ?? "");
    expect(page.data("routes/receipt").receipt).toMatchObject({
      typeId: 0,
      stake: 25_000,
      coef: united.coef,
    });
    expect((await sent())[0]?.body).toMatchObject({ typeId: 0, amount: "250.00", accountId: 11 });
    expect(await site.balance(11)).toBe("9750.00");
    expect(page.coupon.count).toBe(0);
  });

  it("CPS-04 CPP-03 repeating a one-click form is the same bet, another form is another bet", async () => {
    const form = await formOf(player, united);
    const [first, again] = await Promise.all([press(player, form), press(player, form)]);
    const later = await press(player, form);
    expect([again.location, later.location]).toEqual([first.location, first.location]);
    expect(await site.bets()).toHaveLength(1);
    expect((await press(player, form, arsenal)).location).not.toBe(first.location);
    expect((await press(player, await formOf(player, united))).location).not.toBe(first.location);
    expect(await site.bets()).toHaveLength(3);
  });

  it("CPS-04 a one-click bet sent by a script is answered with the receipt as data", async () => {
    const form = { ...(await formOf(player, united)), stay: "1", bet: united.bet };
    const answer = await player.postData("/en/coupon", form);
    expect([answer.status, answer.location]).toEqual([200, null]);
    expect(toldOf(answer)).toMatchObject({
      kind: "placed",
      bet: united.name,
      name: "Man United",
      receipt: { stake: 25_000, iso: "RUB", coef: united.coef },
    });
  });

  it("CPS-04 CPS-02 a refused one-click bet is answered with the bet and its current price, and not placed", async () => {
    const form = await formOf(player, united);
    await site.market(united.marketId, { coef: "1.4" });
    const answer = await press(player, form);
    expect(answer.status).toBe(409);
    expect(toldOf(answer)).toMatchObject({
      kind: "refused",
      bet: united.name,
      name: "Man United",
      coef: "1.4",
      back: "/en/home/line",
      refusals: [{ code: "price-changed" }],
    });
    expect(await site.bets()).toEqual([]);
    // What the notice offers instead.
    const added = await player.submit("/en/coupon", { intent: "add", bet: `${united.name}:1.4` });
    expect(added.coupon.rows.map(({ id }) => id)).toEqual([united.name]);
    // A refusal keeps nothing under the key: the same press may be made again.
    await site.market(united.marketId, { coef: null });
    expect((await press(player, form)).status).toBe(303);
  });

  it("CPS-04 a one-click bet with an outdated stake, or while one-click is off, is refused", async () => {
    const form = await formOf(player, united);
    await player.post("/en/coupon/settings", { oneClickAmount: "500" });
    const other = await press(player, form);
    expect([other.status, toldOf(other).refusals]).toEqual([
      422,
      [{ code: "stake-changed", bound: 50_000 }],
    ]);
    await player.post("/en/coupon/settings", { isActiveOneClick: "0" });
    const off = await press(player, form);
    expect([off.status, toldOf(off).refusals]).toEqual([422, [{ code: "one-click-off" }]]);
    await player.post("/en/coupon/settings", { isActiveOneClick: "1" });
    await site.config({ features: { oneClick: false } });
    expect(toldOf(await press(player, form)).refusals).toEqual([{ code: "one-click-off" }]);
    expect(await site.bets()).toEqual([]);
  });

  it("CPS-04 LIM-20 no one-click bet is sent while accounts cannot be read", async () => {
    const form = await formOf(player, united);
    await site.fault("/web-api/officeapi/v1/accounts", { status: 503 });
    await site.mark();
    const answer = await press(player, form);
    expect(toldOf(answer).refusals).toEqual([{ code: "unavailable", isNotSent: true }]);
    expect(await sent()).toEqual([]);
  });

  it("CPS-04 CPP-03 a repeated one-click form leads to its bet even after the stake setting has changed", async () => {
    const form = await formOf(player, united);
    const first = await press(player, form);
    await player.post("/en/coupon/settings", { oneClickAmount: "500" });
    expect((await press(player, form)).location).toBe(first.location);
    const { stake: _, ...bare } = form;
    expect((await press(player, bare)).location).toBe(first.location);
    expect(await site.bets()).toHaveLength(1);
  });

  it("CPS-04 a one-click bet is refused for funds, a frozen account, a missing sign-in or an invalid form", async () => {
    const form = await formOf(player, united);
    await site.player(login, { balances: { RUB: "100" } });
    expect(toldOf(await press(player, form)).refusals).toMatchObject([
      { code: "funds", bound: 10_000 },
    ]);
    await site.player(login, { isAccountFrozen: true });
    expect(toldOf(await press(player, form)).refusals).toMatchObject([{ code: "account-frozen" }]);
    const guest = new Browser();
    await guest.get("/en/");
    const asked = await press(guest, form);
    expect(asked.location).toBe("/en/user/login?returnUrl=%2Fen%2Fhome%2Fline");
    expect(toldOf(await press(player, { ...form, key: "short" })).refusals).toEqual([
      { code: "expired" },
    ]);
    expect(toldOf(await player.post("/en/coupon", { ...form, bet: "nothing" })).refusals).toEqual([
      { code: "unknown-bet" },
    ]);
    expect(await site.bets()).toEqual([]);
  });

  it("CPS-04 PLT-05 a one-click bet answered by changed terms leads to the terms, and none is placed", async () => {
    const form = await formOf(player, united);
    await site.fault(placeCall, { status: 451, body: { exception_code: 1 } }, 1);
    const answer = await press(player, form);
    expect([answer.status, answer.location]).toEqual([
      303,
      "/en/confirm?required=1&returnUrl=%2Fen%2Fhome%2Fline",
    ]);
    expect(await site.bets()).toEqual([]);
  });

  it("CPS-04 CPP-07 a one-click bet of a player whose session has ended leads to sign-in, and none is placed", async () => {
    const form = await formOf(player, united);
    await site.fault("/web-api/gettoken", { status: 401 });
    await site.fault("/web-api/authapi/v1/check", { body: { user_id: null } });
    await site.mark();
    const answer = await press(player, form);
    expect([answer.status, answer.location]).toEqual([
      303,
      "/en/user/login?returnUrl=%2Fen%2Fhome%2Fline",
    ]);
    expect(await sent()).toEqual([]);
  });

  it("SEC-07 CPS-04 a one-click bet counts towards the limit of placements", async () => {
    const form = await formOf(player, united);
    for (let at = 0; at < postLimits.placing.subject.points; at++)
      await countPost(postLimits.placing, demoId, null);
    await site.mark();
    const answer = await press(player, form);
    expect([answer.status, toldOf(answer).refusals[0]?.code]).toEqual([429, "too-often"]);
    expect(await sent()).toEqual([]);
    await closeSharedServices();
    expect((await press(player, form)).status).toBe(303);
  });
});

describe("one-click bet whose response is lost", () => {
  it("CPS-04 CPP-11 a one-click bet whose response is lost leads to its receipt", async () => {
    const form = await formOf(player, united);
    await site.fault(placeCall, { drop: "after" }, 1);
    expect((await press(player, form)).location).toMatch(/receipt/);
    expect(await site.bets()).toHaveLength(1);
  });

  it("CPS-04 CPP-11 a one-click bet with an unknown outcome is checked, and no second bet is made", async () => {
    const form = await formOf(player, united);
    await site.fault(placeCall, { drop: "after" }, 1);
    await site.fault(`${placeCall}/by-key`, { status: 503 }, 100);
    const answer = await press(player, form);
    expect(answer.location).toBe("/en/coupon");
    const held = (await player.get("/en/coupon")).coupon;
    expect([held.isChecking, held.rows.map(({ id }) => id)]).toEqual([true, [united.name]]);
    const other = await press(player, await formOf(player, arsenal), arsenal);
    expect([other.status, toldOf(other).refusals]).toEqual([422, [{ code: "checking" }]]);
    expect((await press(player, form)).location).toBe("/en/coupon");
    await site.heal();
    site.forget();
    expect((await press(player, form)).location).toMatch(/receipt\/\d+\?/);
    expect((await player.get("/en/coupon")).coupon).toMatchObject({ isChecking: false, count: 0 });
    expect(await site.bets()).toHaveLength(1);
  });

  it("CPS-04 CPP-11 a one-click bet with an unknown outcome leaves the bets of the coupon unchanged", async () => {
    const form = await formOf(player, united);
    const before = (await add(player, arsenal)).coupon;
    await site.fault(placeCall, { drop: "after" }, 1);
    await site.fault(`${placeCall}/by-key`, { status: 503 }, 100);
    const answer = await press(player, form);
    expect([answer.status, toldOf(answer)]).toMatchObject([
      409,
      { kind: "checking", key: form["key"] },
    ]);
    expect((await player.get("/en/coupon")).coupon.bets).toEqual(before.bets);
    await site.heal();
    site.forget();
    expect((await press(player, form)).location).toMatch(/receipt/);
    expect(await site.bets()).toHaveLength(1);
  });
});
