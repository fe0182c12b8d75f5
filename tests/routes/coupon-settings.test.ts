import { beforeEach, describe, expect, it } from "vitest";
import { type FormReply, formErrors } from "~/features/forms/reply";
import { htmlAttributes } from "~/features/page/html-attributes";
import { Browser, type Fields, type Page } from "../support/browser";
import { mayPlace } from "../support/may-place";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, place, receiptOf } from "../support/slip";

const address = "/en/coupon/settings";
const login = "demo@example.test";
const site = siteOfFile();
let player: Browser;

beforeEach(async () => {
  // What a player keeps is the platform's: a reset takes it back.
  await site.player(login, {});
  player = await signedIn();
});

const dataOf = (page: Page) => page.data("routes/coupon-settings").page;
const settingsOf = async (browser: Browser) => dataOf(await browser.get(address)).values;
const save = (browser: Browser, fields: Fields) => browser.post(address, fields);
const errorsOf = (page: Page) =>
  formErrors(page.reply as FormReply).map(({ field, code }) => ({ field, code }));
const united = async () => betOn(await site.gameOf("Man United"), "1");

describe("coupon settings", () => {
  const chosen = {
    boxes: "isAutoMax,isVipBet,isBalanceShown,isCouponFixed,isActiveOneClick",
    changeCoefAction: "0",
    exactCoef: "1",
    isDropOnScoreChange: "1",
    isManualAmountStep: "1",
    "amountStep-RUB": "70",
    "amountStep-KWD": "0.25",
    isAutoMax: "1",
    coefIndicationType: "1",
  };
  const kept = {
    changeCoefAction: "0",
    isDropOnScoreChange: "1",
    isManualAmountStep: "1",
    "amountStep-RUB": "70.00",
    "amountStep-KWD": "0.250",
    isAutoMax: "1",
    isVipBet: "0",
    isBalanceShown: "0",
    isPossibleWinShown: "1",
    isCouponFixed: "0",
    isActiveOneClick: "0",
    coefIndicationType: "1",
  };

  it("CPS-01 a player's coupon settings apply in every browser", async () => {
    const saved = await player.submit(address, chosen);
    expect(saved.path).toBe(`${address}?saved=1`);
    const elsewhere = await signedIn();
    expect(await settingsOf(elsewhere)).toMatchObject(kept);
  });

  it("CPS-01 a visitor's coupon settings apply in that browser only", async () => {
    const guest = new Browser();
    await guest.get("/en/");
    await guest.submit(address, chosen);
    expect(await settingsOf(guest)).toMatchObject(kept);
    expect(await settingsOf(new Browser())).toMatchObject({
      changeCoefAction: "2",
      isAutoMax: "0",
    });
  });

  it("CPS-01 CPS-02 a player's coupon settings reach neither the browser's visitor nor its next player", async () => {
    const ofGuest = { changeCoefAction: "0", isPossibleWinShown: "0", coefViewId: "1" };
    const guest = new Browser();
    await guest.get("/en/");
    await guest.submit(address, ofGuest);
    const kept = guest.cookies.get("settings");
    await guest.signIn();
    const untouched = { changeCoefAction: "2", isPossibleWinShown: "1", coefViewId: "0" };
    expect(await settingsOf(guest)).toMatchObject(untouched);

    await save(guest, {
      changeCoefAction: "1",
      exactCoef: "0",
      isAutoMax: "1",
      isVipBet: "1",
      coefViewId: "2",
    });
    await guest.submit("/en/office/settings", { theme: "1" });
    expect(guest.cookies.get("settings")).toBe(kept);
    await guest.submit("/en/user/logout", { everywhere: "0" });
    expect(await settingsOf(guest)).toMatchObject({
      ...ofGuest,
      exactCoef: "1",
      isAutoMax: "0",
      isVipBet: "0",
    });

    await guest.signIn("limited@example.test");
    expect(await settingsOf(guest)).toMatchObject({
      ...untouched,
      exactCoef: "1",
      isAutoMax: "0",
      isVipBet: "0",
    });
    expect((await guest.get("/en/about")).data("root").settings.theme).toBeNull();
  });

  it("CPS-02 a fallen price is asked about, whatever the browser's previous player accepts", async () => {
    await save(player, { changeCoefAction: "1" });
    await player.submit("/en/user/logout", { everywhere: "0" });
    await player.signIn("limited@example.test");
    const bet = await united();
    await add(player, bet);
    await site.market(bet.marketId, { coef: "1.1" });
    const refused = await place(player);
    expect([refused.status, codesOf(refused)]).toEqual([409, ["price-changed"]]);
    expect(await site.bets("limited@example.test")).toEqual([]);
  });

  it("CPS-01 CPS-02 while player settings cannot be read, a moved price is asked about and no setting is saved", async () => {
    await save(player, { changeCoefAction: "1", isAutoMax: "1" });
    const bet = await united();
    await add(player, bet);
    const away = () => site.fault("/web-api/user/v1/settings", { status: 503 }, 2);
    await away();
    const refused = await save(player, { isVipBet: "1" });
    expect([refused.status, errorsOf(refused)[0]?.code]).toEqual([503, "unavailable"]);
    await site.market(bet.marketId, { coef: "30" });
    const { key } = (await player.get("/en/coupon")).coupon;
    await away();
    const placed = await player.post("/en/coupon", { intent: "place", key, amount: "100" });
    expect([placed.status, codesOf(placed)]).toEqual([409, ["price-changed"]]);
    expect(await site.bets()).toEqual([]);
    expect(await settingsOf(player)).toMatchObject({
      changeCoefAction: "1",
      isAutoMax: "1",
      isVipBet: "0",
    });
  });

  it("CPS-01 a coupon setting that the platform stores as a number or a boolean is read correctly", async () => {
    await site.player(login, { settings: { changeCoefAction: 0, isAutoMax: true } });
    expect(await settingsOf(player)).toMatchObject({ changeCoefAction: "0", isAutoMax: "1" });
  });

  it("CPS-01 CPN-10 one invalid amount saves no coupon setting, and the form stays filled in", async () => {
    await site.config({ currency: "JPY" });
    const guest = new Browser();
    await guest.get("/en/");
    const form = {
      "amountStep-JPY": "1,000.5",
      "amountStep-KWD": "0.501",
      boxes: "isAutoMax",
      isAutoMax: "1",
    };
    const refused = await save(guest, form);
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      [{ field: "amountStep-JPY", code: "amount" }],
    ]);
    expect((refused.reply as { initialValue: Fields }).initialValue).toMatchObject({
      ...form,
      boxes: "isAutoMax",
    });
    expect(await settingsOf(guest)).toMatchObject({ isAutoMax: "0" });
    expect(errorsOf(await save(guest, { ...form, "amountStep-JPY": "1000.50" }))).toHaveLength(1);
    expect((await save(guest, { ...form, "amountStep-JPY": "1,000" })).status).toBe(303);
    expect(await settingsOf(guest)).toMatchObject({
      "amountStep-JPY": "1000",
      "amountStep-KWD": "0.501",
    });
  });

  it.each([
    ["changeCoefAction", "7"],
    ["changeCoefAction", "-1"],
    ["changeCoefAction", ""],
    ["changeCoefAction", "1.0"],
    ["exactCoef", "5"],
    ["coefViewId", "3"],
    ["coefViewId", "999"],
    ["coefIndicationType", "9"],
    ["isBalanceShown", "maybe"],
    ["isOddsLadder", "2"],
  ])(
    "CPS-01 CPS-02 ODD-01 the coupon setting %s with the value %j is refused at its field, and nothing is saved",
    async (field, value) => {
      const before = await settingsOf(player);
      const refused = await save(player, { isVipBet: "1", [field]: value });
      expect([refused.status, errorsOf(refused)]).toEqual([422, [{ field, code: "choice" }]]);
      expect((refused.reply as { initialValue: Fields }).initialValue).toMatchObject({
        isVipBet: "1",
      });
      expect(await settingsOf(player)).toEqual(before);
    },
  );

  it("CPN-10 a player's own stake step applies in its own currency only", async () => {
    await save(player, { isManualAmountStep: "1", "amountStep-RUB": "70" });
    const page = await add(player, await united());
    expect(page.coupon.step).toBe(7000);
    const dinars = await player.submit("/en/coupon", { intent: "account", accountId: "13" });
    expect([dinars.coupon.iso, dinars.coupon.step]).toEqual(["KWD", 500]);
    await save(player, { boxes: "isManualAmountStep" });
    await player.submit("/en/coupon", { intent: "account", accountId: "11" });
    expect((await player.get("/en/coupon")).coupon.step).toBe(10_000);
  });

  it("CPN-10 a stake of 1,000.5 is refused in JPY, and 0.501 is accepted in KWD", async () => {
    await site.config({ currency: "JPY" });
    const guest = new Browser();
    await add(guest, await united());
    const yen = await guest.post("/en/coupon", { intent: "amount", amount: "1,000.5" });
    expect([yen.status, codesOf(yen)]).toEqual([422, ["amount"]]);
    expect(yen.reply).toMatchObject({ initialValue: { amount: "1,000.5" } });
    expect((await guest.get("/en/coupon")).coupon.amount).toBe("");
    await add(player, await united());
    await player.submit("/en/coupon", { intent: "account", accountId: "13" });
    expect(await receiptOf(player, "0.501")).toMatchObject({ iso: "KWD", stake: 501 });
  });

  it("CPS-03 a coupon setting that a rule switches off is named on the next page", async () => {
    await save(player, { isDropOnScoreChange: "1" });
    const inexact = await player.submit(address, { exactCoef: "0" });
    expect([inexact.path, dataOf(inexact).news]).toEqual([
      `${address}?saved=1&news=drop-off`,
      ["drop-off"],
    ]);
    expect(dataOf(inexact).values["isDropOnScoreChange"]).toBe("0");
    await save(player, { exactCoef: "1", isActiveOneClick: "1" });
    const dropping = await player.submit(address, { isDropOnScoreChange: "1" });
    expect(dataOf(dropping).news).toEqual(["one-click-off"]);
    expect(dataOf(dropping).values).toMatchObject({
      isDropOnScoreChange: "1",
      isActiveOneClick: "0",
    });
    expect(dataOf(await player.get(`${address}?saved=1&news=drop-off,<b>`)).news).toEqual([
      "drop-off",
    ]);
  });

  it("CPS-06 each hidden part of the coupon, and its fixed place, follows its own setting", async () => {
    const all = { balance: true, possibleWin: true, accounts: true, isFixed: true };
    expect((await player.get("/en/")).coupon.shown).toEqual(all);
    const boxes = "isBalanceShown,isPossibleWinShown,isSelectAccountShown,isCouponFixed";
    for (const [box, part] of [
      ["isBalanceShown", "balance"],
      ["isPossibleWinShown", "possibleWin"],
      ["isSelectAccountShown", "accounts"],
      ["isCouponFixed", "isFixed"],
    ]) {
      const ticked = Object.fromEntries(
        boxes.split(",").flatMap((name) => (name === box ? [] : [[name, "1"]])),
      );
      await save(player, { boxes, ...ticked });
      expect((await player.get("/en/")).coupon.shown).toEqual({ ...all, [part ?? ""]: false });
    }
  });

  it("ODD-03 the mark for moved prices is an attribute of the document, set by either settings form", async () => {
    const marks = async () =>
      htmlAttributes((await player.get("/en/")).data("root").settings, "en")["data-moves"];
    expect(await marks()).toBeUndefined();
    await save(player, { coefIndicationType: "0" });
    expect(await marks()).toBe("colour");
    await player.submit("/en/office/settings", { coefIndicationType: "1" });
    expect(await marks()).toBe("arrow");
    expect((await save(player, { coefIndicationType: "7" })).status).toBe(422);
    expect(await marks()).toBe("arrow");
  });
});

describe("changed scores", () => {
  it("CPS-05 a bet whose score has changed is refused until the player adds it at the new score", async () => {
    await save(player, { isDropOnScoreChange: "1", changeCoefAction: "1" });
    const game = await site.gameOf("Parma");
    await site.game(game.id, { status: "live", scores: "0:0" });
    const live = (await site.games("live")).find(({ id }) => id === game.id);
    if (!live) throw new Error("the game should be live");
    const bet = betOn(live, "1");
    await add(player, bet);
    await site.game(game.id, { scores: "1:0" });
    await site.market(bet.marketId, { isBlocked: false });
    const shown = await player.get("/en/coupon");
    expect(shown.coupon.rows[0]).toMatchObject({ reasons: ["score-changed"], scores: "1:0" });
    expect(mayPlace(shown.coupon)).toBe(false);
    const refused = await place(player);
    expect([refused.status, codesOf(refused)]).toEqual([409, ["score-changed"]]);
    expect(await site.bets()).toEqual([]);
    // The row's button: the same bet at what stands there now.
    const { id, coef } = refused.coupon.rows[0] ?? { id: "", coef: "" };
    const taken = await player.submit("/en/coupon", { intent: "add", bet: `${id}:${coef}` });
    expect(taken.coupon.rows[0]?.reasons).toEqual([]);
    expect((await receiptOf(player)).legs[0]).toMatchObject({ scores: "1:0" });
  });
});

describe("switching one-click on", () => {
  const on = { isActiveOneClick: "1", oneClickAmount: "250" };

  it("CPS-04 one-click asks before it empties a coupon, and declining leaves one-click off and the bets in place", async () => {
    const before = await add(player, await united());
    const asked = await save(player, { ...on, changeCoefAction: "0" });
    expect([asked.status, errorsOf(asked)]).toEqual([
      409,
      [{ field: "isActiveOneClick", code: "confirm" }],
    ]);
    expect((asked.reply as { initialValue: Fields }).initialValue).toMatchObject({
      ...on,
      changeCoefAction: "0",
    });
    expect(await settingsOf(player)).toMatchObject({
      isActiveOneClick: "0",
      changeCoefAction: "2",
    });
    expect((await player.get("/en/")).coupon.bets).toEqual(before.coupon.bets);

    const refused = await player.submit(address, { ...on, changeCoefAction: "0", confirm: "0" });
    expect(dataOf(refused).values).toMatchObject({
      isActiveOneClick: "0",
      changeCoefAction: "0",
      oneClickAmount: "250.00",
    });
    expect(refused.coupon.bets).toEqual(before.coupon.bets);

    const confirmed = await player.submit(address, { ...on, confirm: "1" });
    expect(dataOf(confirmed).values["isActiveOneClick"]).toBe("1");
    expect(confirmed.coupon.count).toBe(0);
  });

  it("CPS-04 one-click is switched on without a question for an empty coupon, and off from any page", async () => {
    expect((await player.submit(address, on)).path).toBe(`${address}?saved=1`);
    const off = await save(player, { isActiveOneClick: "0", returnUrl: "/en/home/line?x=1" });
    expect([off.status, off.location]).toEqual([303, "/en/home/line?x=1"]);
    expect(await settingsOf(player)).toMatchObject({
      isActiveOneClick: "0",
      oneClickAmount: "250.00",
    });
    const abroad = await save(player, {
      isActiveOneClick: "0",
      returnUrl: "https://elsewhere.example/",
    });
    expect(abroad.location).toBe("/en/");
  });

  it("CPS-04 one-click needs a signed-in player and the site's setting", async () => {
    const guest = new Browser();
    await guest.get("/en/");
    const asGuest = await save(guest, on);
    expect([asGuest.status, errorsOf(asGuest)[0]?.code]).toEqual([422, "sign-in"]);
    await site.config({ features: { oneClick: false } });
    const page = dataOf(await player.get(address));
    expect(page.oneClick).toBe("off");
    const refused = await save(player, on);
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      [{ field: "isActiveOneClick", code: "off" }],
    ]);
    expect(await settingsOf(player)).toMatchObject({ isActiveOneClick: "0" });
  });

  it("CPS-04 a settings cookie switches one-click on for nobody", async () => {
    await save(player, on);
    await player.submit("/en/user/logout", { everywhere: "0" });
    expect(player.cookies.has("settings")).toBe(false);
    player.cookies.set("settings", "isActiveOneClick=1&oneClickAmount=500.00&oneClickIso=RUB");
    expect(await settingsOf(player)).toMatchObject({ isActiveOneClick: "0", oneClickAmount: "" });
    await player.signIn("new@example.test");
    expect(await settingsOf(player)).toMatchObject({ isActiveOneClick: "0", oneClickAmount: "" });
  });
});
