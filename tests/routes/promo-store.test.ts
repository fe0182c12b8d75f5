import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { bodyOf, formOf, toldIn, valuesIn } from "../support/office";
import { inOffice } from "../support/office-frame";
import { betOn } from "../support/site";
import { add, receiptOf } from "../support/slip";

const login = "demo@example.test";
const app = "promo-code-store";
const page = "/en/promo";
const call = "/web-api/officeapi/v1/promo-codes";
let browser: Browser;
const site = inOffice(login, (opened) => {
  browser = opened;
});

const points = (count: number) => site.player(login, { points: count });
const pointsShown = async () => valuesIn(await browser.get(page), "points", app);
/** The form of an offer's purchase, as its page of confirmation has it. */
const purchase = async (offer: string) =>
  formOf(await browser.get(`${page}?offer=${offer}`), "buy", "", app);

describe("promo code store", () => {
  it("CNT-04 a guest sees what points buy and is led to an account, with no form of a purchase", async () => {
    const shown = await new Browser().get(page);
    expect([shown.status, valuesIn(shown, "promo-price", app)]).toEqual([
      200,
      ["100", "250", "600"],
    ]);
    expect(bodyOf(shown, app)).toContain('href="/en/user/login?returnUrl=%2Fen%2Fpromo"');
    expect(bodyOf(shown, app)).not.toContain('value="buy"');
    const posted = await new Browser().post(page, {
      intent: "buy",
      offer: "boost-5",
      key: "key-of-a-guest",
    });
    expect(posted.status).toBe(401);
  });

  it("CNT-04 a code is bought after a confirmation, once for its key, for exactly its points", async () => {
    await points(260);
    const form = await purchase("boost-10");
    const first = await browser.post(page, form);
    expect(first.status).toBe(303);
    const code = /^\/en\/promo\?bought=(P[2-9A-Z]{9})$/.exec(first.location ?? "")?.[1] ?? "";
    expect(code).not.toBe("");
    expect((await browser.post(page, form)).location).toBe(first.location);
    const done = await browser.get(first.location ?? "");
    expect(bodyOf(done, app)).toContain('data-code="promo-code-bought"');
    expect(bodyOf(done, app)).toContain(`<li data-code="${code}">`);
    expect(valuesIn(done, "points", app)).toEqual(["10"]);
    expect(valuesIn(await browser.get("/en/office/account"), "points")).toEqual(["10"]);
  });

  it("CNT-04 a code that costs more than the player's points has no form, and a post of it is refused", async () => {
    await points(99);
    expect(bodyOf(await browser.get(`${page}?offer=boost-5`), app)).not.toContain('value="buy"');
    const refused = await browser.post(page, {
      intent: "buy",
      offer: "boost-5",
      key: "key-of-poverty",
    });
    expect([refused.status, refusalOf(refused)]).toMatchObject([
      422,
      { errors: [{ field: null, code: "points" }] },
    ]);
    expect(await pointsShown()).toEqual(["99"]);
  });

  it("CNT-04 CPP-11 a purchase without an answer comes back with its key, and pressed again buys once", async () => {
    await points(300);
    const form = await purchase("boost-5");
    await site.fault(call, { drop: "after" }, 1);
    const lost = await browser.post(`${page}?offer=boost-5`, form);
    expect([lost.status, toldIn(lost, app)[0]?.[0]]).toEqual([503, "checking"]);
    const again = formOf(lost, "buy", "", app);
    expect(again).toEqual(form);
    expect((await browser.post(page, again)).status).toBe(303);
    expect(await pointsShown()).toEqual(["200"]);
  });

  it("CPN-14 CNT-04 a bought code is put on the bet slip from the store, and is used after its bet", async () => {
    await points(100);
    const bought = await browser.post(page, await purchase("boost-5"));
    const code = (bought.location ?? "").split("=")[1] ?? "";
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    const form = formOf(await browser.get(page), "promo", code, app);
    expect((await browser.post("/en/coupon", form)).location).toBe("/en/coupon");
    expect((await browser.get("/en/coupon")).coupon.promoCode).toBe(code);
    await receiptOf(browser, "100");
    const shown = await browser.get(page);
    expect(bodyOf(shown, app)).toMatch(
      new RegExp(`data-code="${code}".*?data-name="promo-state" value="used"`),
    );
  });

  it("LIM-12 CNT-04 a player under a time-out is shown no offers and sold no codes", async () => {
    await points(100);
    const form = await purchase("boost-5");
    const { now } = await site.control<{ now: string }>("GET", "feed?limit=1");
    const startedAt = Math.floor(Date.parse(now) / 1000);
    const timeOut = { limitType: 33, limitValue: 7, startedAt, endsAt: startedAt + 7 * 86_400 };
    await site.player(login, { limits: { "33": timeOut } });
    const shown = bodyOf(await browser.get(page), app);
    expect(shown).toContain('data-code="offers-shut"');
    expect(shown).not.toContain('data-name="promo-price"');
    const refused = await browser.post(page, form);
    expect([refused.status, refusalOf(refused).errors[0]?.code]).toEqual([403, "excluded"]);
    await site.player(login, { limits: { "33": null } });
    expect(await pointsShown()).toEqual(["100"]);
  });
});
