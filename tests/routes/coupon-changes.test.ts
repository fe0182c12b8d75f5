import { beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { betOn, siteOfFile } from "../support/site";
import { add } from "../support/slip";

const site = siteOfFile();
let bets: ReturnType<typeof betOn>[];

beforeAll(async () => {
  bets = (await site.games()).slice(0, 20).map((game) => betOn(game, "1"));
});

/** Posts several changes as one request. */
function postChanges(browser: Browser, changes: readonly Readonly<Record<string, string>>[]) {
  const all = new URLSearchParams({ intent: "changes" });
  for (const change of changes) all.append("change", String(new URLSearchParams(change)));
  return browser.post("/en/coupon", all);
}

const bet = (at: number) => bets[at] ?? expect.fail("too few bets");
const rowsOf = async (browser: Browser) =>
  (await browser.get("/en/coupon")).coupon.rows.map(({ id }) => id);

describe("several changes of the coupon in one request", () => {
  it("CPN-17 gives the coupon that the same changes give one by one, in their order", async () => {
    const changes: Readonly<Record<string, string>>[] = [
      { intent: "add", bet: bet(0).bet },
      { intent: "add", bet: bet(1).bet },
      { intent: "remove", bet: bet(0).name },
      { intent: "add", bet: bet(2).bet },
      { intent: "add", bet: bet(0).bet },
      { intent: "type", typeId: "2" },
    ];
    const [oneByOne, together] = [new Browser(), new Browser()];
    await Promise.all([oneByOne.get("/en/"), together.get("/en/")]);
    for (const change of changes) await oneByOne.post("/en/coupon", change);
    const answer = await postChanges(together, changes);
    expect(answer.status).toBe(303);
    const expected = [bet(1).name, bet(2).name, bet(0).name];
    expect(await rowsOf(oneByOne)).toEqual(expected);
    expect(await rowsOf(together)).toEqual(expected);
    expect((await together.get("/en/coupon")).coupon.typeId).toBe(2);
  });

  it("CPN-17 a refused change is named, and the others are made", async () => {
    const guest = new Browser();
    await guest.get("/en/");
    const answer = await postChanges(guest, [
      { intent: "add", bet: bet(0).bet },
      { intent: "add", bet: "no-such" },
      { intent: "system", systemValue: "99" },
      { intent: "add", bet: bet(1).bet },
    ]);
    expect(answer.status).toBe(422);
    expect(answer.reply).toMatchObject({ refusals: [{ code: "unknown-bet" }] });
    expect(await rowsOf(guest)).toEqual([bet(0).name, bet(1).name]);
  });

  it("CPN-17 bets above the most that site config allows are refused by name, not left out", async () => {
    await site.config({ groups: { coupon: { maxBets: 3 } } });
    const guest = new Browser();
    await guest.get("/en/");
    const answer = await postChanges(
      guest,
      [0, 1, 2, 3, 4].map((at) => ({ intent: "add", bet: bet(at).bet })),
    );
    expect(answer.status).toBe(422);
    expect(answer.reply).toMatchObject({ refusals: [{ code: "too-many", bound: 3 }] });
    expect(await rowsOf(guest)).toEqual([0, 1, 2].map((at) => bet(at).name));
  });

  it("CPP-11 SEC-06 places nothing, and runs no other intent than changes that may be repeated", async () => {
    const guest = new Browser();
    await add(guest, bet(0));
    const { key } = (await guest.get("/en/coupon")).coupon;
    const answer = await postChanges(guest, [
      { intent: "place", key, amount: "100" },
      { intent: "cash-out", coupon: "1", quote: "1", key },
      { intent: "changes", change: "intent=clear" },
      { intent: "max" },
    ]);
    expect(answer.status).toBe(422);
    expect(await rowsOf(guest)).toEqual([bet(0).name]);
  });

  it("CPN-17 changes sent again while their first request is under way end at the same bets", async () => {
    const guest = new Browser();
    await add(guest, bet(9));
    const changes = [0, 1, 2, 3].map((at) => ({ intent: "add", bet: bet(at).bet }));
    const twin = guest.copy();
    await Promise.all([
      postChanges(twin, changes),
      guest.post("/en/coupon", { intent: "add", bet: bet(0).bet }),
    ]);
    const all = [9, 0, 1, 2, 3].map((at) => bet(at).name).sort();
    expect((await rowsOf(guest)).sort()).toEqual(all);
    expect((await rowsOf(twin)).sort()).toEqual(all);
  });
});
