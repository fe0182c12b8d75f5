import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Page } from "../support/browser";
import { betOn, type Game, siteOfFile } from "../support/site";
import { add, codesOf, contentOf, replyOf } from "../support/slip";

const days = 86_400_000;
const minute = 60_000;
const site = siteOfFile();
let united: Game;
let arsenal: Game;
let ipswich: Game;

beforeEach(async () => {
  await closeSharedServices();
  united = await site.gameOf("Man United");
  arsenal = await site.gameOf("Arsenal");
  ipswich = await site.gameOf("Ipswich");
});

const newsOf = (page: Page) => page.data("routes/coupon").news;
const load = (browser: Browser, code: string, fields: Record<string, string> = {}) =>
  browser.post("/en/coupon", { intent: "load-code", code, ...fields });

/** Keeps a coupon of these bets, and answers its code. */
async function codeOf(...bets: readonly ReturnType<typeof betOn>[]) {
  const friend = new Browser();
  await add(friend, ...bets);
  const saved = await friend.post("/en/coupon", { intent: "save-code" });
  const [, code] = /^\/en\/coupon\?saved=([0-9A-Z]{8})$/.exec(saved.location ?? "") ?? [];
  if (code === undefined) throw new Error(`not saved: ${saved.status} ${saved.location}`);
  return { code, friend, shown: await friend.get(saved.location ?? "") };
}

describe("coupon codes", () => {
  it("CPN-21 a coupon saved under a code has a link and is loaded by another visitor at current prices", async () => {
    const [moved, kept] = [betOn(united, "1"), betOn(arsenal, "1")];
    const { code, shown } = await codeOf(moved, kept);
    expect(newsOf(shown)).toMatchObject({
      kind: "saved",
      code,
      link: `http://shop.test/en/coupon?code=${code}`,
    });
    await site.market(moved.marketId, { coef: "1.9" });
    await site.market(kept.marketId, { isBlocked: true });
    const guest = new Browser();
    const loaded = await load(guest, ` ${code.toLowerCase()} `);
    expect([loaded.status, loaded.location]).toEqual([303, `/en/coupon?loaded=${code}`]);
    const page = await guest.get(loaded.location ?? "");
    expect(
      page.coupon.rows.map(({ id, coef, seenCoef, reasons }) => [id, coef, seenCoef, reasons]),
    ).toEqual([
      [moved.name, "1.9", "1.9", []],
      [kept.name, "1.18", "1.18", ["market-blocked"]],
    ]);
    expect(newsOf(page)).toEqual({ kind: "loaded", code, dropped: [] });
  });

  it("CPN-21 finished events are left out of a loaded coupon, and a coupon of only such events is refused", async () => {
    const { code } = await codeOf(betOn(united, "1"), betOn(arsenal, "1"));
    await site.game(arsenal.id, { result: "2:0" });
    const guest = new Browser();
    const page = await guest.submit("/en/coupon", { intent: "load-code", code });
    expect(page.coupon.rows.map(({ id }) => id)).toEqual([betOn(united, "1").name]);
    expect(newsOf(page)).toMatchObject({ dropped: [expect.stringMatching(/Arsenal.*Wolves/)] });
    await site.game(united.id, { result: "0:0" });
    const before = contentOf(await guest.get("/en/coupon"));
    const over = await load(guest, code);
    expect([over.status, codesOf(over), replyOf(over).typed]).toEqual([
      422,
      ["code-over"],
      { code },
    ]);
    expect(contentOf(await guest.get("/en/coupon"))).toEqual(before);
    expect(newsOf(await guest.get(`/en/coupon?code=${code}`))).toEqual({
      kind: "refused",
      reason: "code-over",
    });
  });

  it("CPN-21 CPN-17 loading a coupon code asks before it replaces other bets", async () => {
    const { code } = await codeOf(betOn(united, "1"), betOn(arsenal, "1"));
    const guest = new Browser();
    const before = await add(guest, betOn(ipswich, "2"));
    const asked = await load(guest, code);
    expect([asked.status, asked.location]).toEqual([303, `/en/coupon?code=${code}`]);
    const offer = await guest.get(asked.location ?? "");
    expect([contentOf(offer), offer.coupon.key]).toEqual([contentOf(before), before.coupon.key]);
    expect(newsOf(offer)).toMatchObject({
      kind: "offer",
      bets: [{ id: betOn(united, "1").name }, { id: betOn(arsenal, "1").name }],
    });
    await guest.submit("/en/coupon", { intent: "load-code", code, replace: "1" });
    const after = await guest.get("/en/coupon");
    expect(after.coupon.rows.map(({ id }) => id)).toEqual([
      betOn(united, "1").name,
      betOn(arsenal, "1").name,
    ]);
    // What is there already need not be asked about.
    expect((await load(guest, code)).location).toBe(`/en/coupon?loaded=${code}`);
  });

  it("CPN-21 a loaded coupon is announced once, and only while the coupon is that one", async () => {
    const { code } = await codeOf(betOn(united, "1"));
    const guest = new Browser();
    const { location } = await load(guest, code);
    expect(newsOf(await guest.get(location ?? ""))?.kind).toBe("loaded");
    expect(newsOf(await guest.get(location ?? ""))).toBeNull();
    expect(newsOf(await new Browser().get(location ?? ""))).toBeNull();
    const other = await codeOf(betOn(ipswich, "2"));
    await load(guest, code);
    expect(newsOf(await guest.get(`/en/coupon?loaded=${other.code}`))).toBeNull();
  });

  it("CPN-21 opening the address of a coupon code changes nothing", async () => {
    const { code } = await codeOf(betOn(united, "1"));
    const guest = new Browser();
    const page = await guest.get(`/en/coupon?code=${code}`);
    expect([newsOf(page)?.kind, page.coupon.count]).toEqual(["offer", 0]);
    expect(page.setCookies.filter((line) => line.startsWith("coupon="))).toEqual([]);
  });

  it("CPN-21 an unknown coupon code, or one older than 30 days, is refused and stays typed, and an outage is reported as such", async () => {
    const { code } = await codeOf(betOn(united, "1"));
    const guest = new Browser();
    const before = await add(guest, betOn(ipswich, "2"));
    for (const typed of ["ABCD-1234", "abc", ""]) {
      const page = await load(guest, typed);
      expect([page.status, replyOf(page)]).toEqual([
        422,
        { refusals: [{ code: "unknown-code" }], typed: { code: typed } },
      ]);
    }
    await site.fault("/coupon-api/v1/shared", { status: 503 });
    const away = await load(guest, code);
    expect([away.status, codesOf(away)]).toEqual([503, ["unavailable"]]);
    await site.heal();
    site.forget();
    // Its match is over by then, so a code that is still known is refused for that.
    await site.advance(30 * days - minute);
    expect(codesOf(await load(guest, code))).toEqual(["code-over"]);
    await site.advance(minute);
    expect(codesOf(await load(guest, code))).toEqual(["unknown-code"]);
    expect((await guest.get("/en/coupon")).coupon.key).toBe(before.coupon.key);
  });

  it("CPN-21 an empty coupon cannot be saved under a code", async () => {
    const page = await new Browser().post("/en/coupon", { intent: "save-code" });
    expect([page.status, codesOf(page)]).toEqual([422, ["empty"]]);
  });
});

describe("guessing coupon codes", () => {
  it("CPN-21 SEC-07 guessing coupon codes is stopped after twenty, and existing codes do not count", async () => {
    const { code } = await codeOf(betOn(united, "1"));
    const guest = new Browser();
    for (let n = 0; n < 25; n++) expect((await load(guest, code)).status).toBe(303);
    for (let n = 0; n < 10; n++) expect((await load(guest, `0000000${n}`)).status).toBe(422);
    for (let n = 0; n < 10; n++)
      expect(newsOf(await guest.get(`/en/coupon?code=1000000${n}`))).toMatchObject({
        reason: "unknown-code",
      });
    const form = await load(guest, "0000000A");
    expect([form.status, codesOf(form)]).toEqual([429, ["code-too-often"]]);
    expect(Number(form.headers.get("retry-after"))).toBeGreaterThan(0);
    await site.mark();
    expect(newsOf(await guest.get("/en/coupon?code=0000000B"))).toMatchObject({
      reason: "code-too-often",
    });
    expect(await site.calls("/coupon-api/v1/shared")).toEqual([]);
  });

  it("CPN-21 SEC-07 saving coupons under codes is limited", async () => {
    const { friend } = await codeOf(betOn(united, "1"));
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++)
      statuses.push((await friend.post("/en/coupon", { intent: "save-code" })).status);
    expect([statuses.slice(0, 29).every((status) => status === 303), statuses[29]]).toEqual([
      true,
      429,
    ]);
  });
});
