import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, openSite, type Site } from "../support/site";
import { add, receiptOf } from "../support/slip";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.tidy());
afterAll(() => site.close());

/** Addresses with the number of a player's bet. */
const addresses = [
  "/en/coupon/receipt/{id}",
  "/en/print-coupon/{id}",
  "/remote/cash-out/en/coupon/receipt/{id}",
];

/** What a visitor gets at an address: status and target without its query. */
async function answerOf(browser: Browser, path: string, id: string) {
  const page = await browser.fetch(path.replace("{id}", id));
  const [to = ""] = (page.headers.get("location") ?? "").split("?");
  return { status: page.status, to: to.replace(id, "{id}") };
}

describe("addresses with the number of a bet", () => {
  it.each(addresses)(
    "CPP-05 %s answers another player and a guest as for a bet that does not exist",
    async (path) => {
      const owner = await signedIn();
      await add(owner, betOn(await site.gameOf("Arsenal"), "1"));
      const { id } = await receiptOf(owner, "137.41");
      expect((await answerOf(owner, path, String(id))).status).toBe(200);
      for (const visitor of [await signedIn("limited@example.test"), new Browser()]) {
        const own = await answerOf(visitor, path, String(id));
        expect(own).toEqual(await answerOf(visitor, path, "7999999999"));
        expect(own.status).not.toBe(200);
      }
    },
  );
});
