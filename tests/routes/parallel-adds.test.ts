import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { unpackCoupon } from "~/domain/coupon/packed/pack";
import { couponCookie } from "~/server/cookies/coupon.server";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add } from "../support/slip";

const site = siteOfFile();
let bets: ReturnType<typeof betOn>[];

beforeAll(async () => {
  bets = (await site.games()).slice(0, 12).map((game) => betOn(game, "1"));
});

/** Presses prices at once by one cookie; each answer's coupon cookie, in the order of the presses. */
async function addAtOnce(
  browser: Browser,
  pressed: readonly { readonly bet: string }[],
): Promise<string[]> {
  const answers = pressed.map(async ({ bet }) => {
    const twin = browser.copy();
    expect((await twin.post("/en/coupon", { intent: "add", bet })).status).toBe(303);
    return twin.cookies.get("coupon") ?? "";
  });
  return Promise.all(answers);
}

/** The revision that the coupon's cookie has. */
async function revisionOf(browser: Browser): Promise<number | undefined> {
  const headers = { cookie: `coupon=${browser.cookies.get("coupon")}` };
  const text = await couponCookie.read(new Request("http://localhost/", { headers }));
  return text === null ? undefined : unpackCoupon(text)?.rev;
}

const namesOf = async (browser: Browser) =>
  (await browser.get("/en/coupon")).coupon.rows.map(({ id }) => id).sort();
const named = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name).sort();

describe("bets added at once with one cookie", () => {
  it("CPN-17 bets added at once are all in the coupon, whichever response arrives last", async () => {
    const guest = new Browser();
    await add(guest, ...bets.slice(10, 11));
    const cookies = await addAtOnce(guest, bets.slice(0, 10));
    const expected = named(bets.slice(0, 11));
    for (const cookie of cookies) {
      const last = guest.copy();
      last.cookies.set("coupon", cookie);
      expect(await namesOf(last)).toEqual(expected);
      // It is the browser's own from now on.
      expect(await namesOf(last.copy())).toEqual(expected);
    }
  });

  it("CPN-17 bets added at once end at the same coupon revision as bets added one by one", async () => {
    const guest = new Browser();
    await add(guest, ...bets.slice(10, 11));
    expect(await revisionOf(guest)).toBe(1);
    for (const cookie of await addAtOnce(guest, bets.slice(0, 4))) {
      const last = guest.copy();
      last.cookies.set("coupon", cookie);
      await last.get("/en/coupon");
      // A page that waits for its last press's revision finds it, whichever answer the browser stored.
      expect(await revisionOf(last)).toBe(5);
    }
  });

  it("CPN-17 CPP-03 bets added at once give one coupon key, also on a page requested before them", async () => {
    const guest = new Browser();
    await add(guest, ...bets.slice(10, 11));
    const before = guest.copy();
    const cookies = await addAtOnce(guest, bets.slice(0, 4));
    const keys = cookies.map(async (cookie) => {
      const last = guest.copy();
      last.cookies.set("coupon", cookie);
      return (await last.get("/en/coupon")).coupon.key;
    });
    const beside = (await before.get("/en/coupon")).coupon.key;
    expect(new Set(await Promise.all(keys))).toEqual(new Set([beside]));
  });

  it("CPN-17 CPP-03 a coupon has one key in every tab, and another when a bet is removed or added again", async () => {
    const guest = new Browser();
    await add(guest, ...bets.slice(10, 11));
    const before = guest.copy();
    await add(guest, ...bets.slice(0, 1));
    const { key } = (await guest.get("/en/coupon")).coupon;
    expect((await before.get("/en/coupon")).coupon.key).toBe(key);
    await guest.submit("/en/coupon", { intent: "remove", bet: bets[0]?.name ?? "" });
    await add(guest, ...bets.slice(0, 1));
    const back = (await guest.get("/en/coupon")).coupon.key;
    await add(guest, ...bets.slice(0, 1));
    const pressedAgain = (await guest.get("/en/coupon")).coupon.key;
    expect(new Set([key, back, pressedAgain]).size).toBe(3);
  });

  it("CPN-17 bets added at once stay in the coupon in any order of responses, and a removed bet stays out", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 9 }), fc.boolean()), { minLength: 1, maxLength: 8 }),
        async (steps) => {
          const guest = new Browser();
          await add(guest, ...bets.slice(11, 12));
          const wanted = new Set(named(bets.slice(11, 12)));
          for (const [index, isPair] of steps) {
            const pressed = [bets[index], ...(isPair ? [bets[(index + 3) % 10]] : [])].flatMap(
              (bet) => bet ?? [],
            );
            const cookies = await addAtOnce(guest, pressed);
            guest.cookies.set("coupon", cookies[index % cookies.length] ?? "");
            for (const { name } of pressed) wanted.add(name);
          }
          expect(await namesOf(guest)).toEqual([...wanted].sort());
          const [out = ""] = wanted;
          await guest.submit("/en/coupon", { intent: "remove", bet: out });
          wanted.delete(out);
          expect(await namesOf(guest)).toEqual([...wanted].sort());
        },
      ),
      { numRuns: 8 },
    );
  });

  it("CPN-17 two browsers that add bets at once have separate coupons", async () => {
    const [one, other] = [new Browser(), new Browser()];
    for (const browser of [one, other]) await add(browser, ...bets.slice(11, 12));
    const [ofOne, ofOther] = await Promise.all([
      addAtOnce(one, bets.slice(0, 3)),
      addAtOnce(other, bets.slice(3, 5)),
    ]);
    one.cookies.set("coupon", ofOne[0] ?? "");
    other.cookies.set("coupon", ofOther[0] ?? "");
    expect(await namesOf(one)).toEqual(named([...bets.slice(0, 3), ...bets.slice(11, 12)]));
    expect(await namesOf(other)).toEqual(named([...bets.slice(3, 5), ...bets.slice(11, 12)]));
  });

  it("CPN-17 bets added at once without a coupon cookie each make a coupon of their own", async () => {
    const guest = new Browser();
    await guest.get("/en/");
    const cookies = await addAtOnce(guest, bets.slice(0, 3));
    for (const [index, cookie] of cookies.entries()) {
      const own = guest.copy();
      own.cookies.set("coupon", cookie);
      expect(await namesOf(own)).toEqual(named(bets.slice(index, index + 1)));
    }
  });

  it("CPN-17 CPP-03 a coupon merged from two responses has one key, under which it is placed once", async () => {
    const player = await signedIn();
    await add(player, ...bets.slice(11, 12));
    const [cookie = ""] = await addAtOnce(player, bets.slice(0, 3));
    player.cookies.set("coupon", cookie);
    const twin = player.copy();
    const [first, second] = await Promise.all([player.get("/en/coupon"), twin.get("/en/coupon")]);
    expect(first.coupon.key).toBe(second.coupon.key);
    const form = { intent: "place", key: first.coupon.key, amount: "100" };
    await Promise.all([player.post("/en/coupon", form), twin.post("/en/coupon", form)]);
    expect(await site.bets()).toHaveLength(1);
    await site.player("demo@example.test", {});
  });
});
