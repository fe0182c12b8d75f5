import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Page } from "../support/browser";
import { bodyOf } from "../support/office";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const login = "demo@example.test";
const app = "promotions";
const site = siteOfFile();

beforeEach(() => closeSharedServices());

const guest = (path: string) => new Browser().get(path);

describe("the strip of promotions", () => {
  const has = (page: Page) =>
    [...page.bodies.values()].some(({ content }) => content.includes('data-offer="strip"'));

  it("LIM-12 LIM-15 CNT-02 home, sports and lobby have a strip of promotions, which a player in a break does not get", async () => {
    const places = ["/en/", "/en/home/line/all/football", "/en/casino"];
    const browser = await signedIn(login);
    for (const path of places) {
      expect([path, has(await guest(path)), has(await browser.get(path))]).toEqual([
        path,
        true,
        true,
      ]);
    }
    const listed = /data-promotion=/;
    expect(bodyOf(await browser.get("/en/bonuses"), app)).toMatch(listed);
    expect(bodyOf(await browser.get("/en/bonus/casino"), "third-party")).toContain(
      "bonus/casino/promotions/1",
    );
    await browser.post("/en/office/responsible", { intent: "break", key: "key-of-a-break" });
    for (const path of places) expect([path, has(await browser.get(path))]).toEqual([path, false]);
    // A script of the page gets the same.
    const fragment = "/remote/betting/en/home/line/all/football";
    expect(await (await new Browser().fetch(fragment)).text()).toContain("data-offer");
    expect(await (await browser.fetch(fragment)).text()).not.toContain("data-offer");
    expect(bodyOf(await browser.get("/en/casino"), "third-party")).not.toContain(
      'href="/en/bonus/casino/1"',
    );
    expect(bodyOf(await browser.get("/en/bonus/casino"), "third-party")).not.toContain(
      "bonus/casino/promotions/1",
    );
    const list = bodyOf(await browser.get("/en/bonuses"), app);
    expect([listed.test(list), list.includes('data-code="offers-shut"')]).toEqual([false, true]);
    const one = bodyOf(await browser.get("/en/bonus/reload"), app);
    expect(one).not.toContain("take-part");
    expect(one).toContain("Terms");
    await site.player(login, {});
  });

  it("LIM-12 pages of limits, of withdrawals and of games have no strip of promotions", async () => {
    const browser = await signedIn(login);
    for (const path of [
      "office/responsible",
      "office/deduce",
      "office/account",
      "responsiblegaming",
    ])
      expect([path, has(await browser.get(`/en/${path}`))]).toEqual([path, false]);
  });
});
