import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { openSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
it("smoke", async () => {
  const b = new Browser();
  let p = await b.open("/");
  console.log(p.path, p.status, p.loaded, p.bodies.keys(), p.setCookies);
  p = await b.get("/en/");
  console.log(p.path, p.status, p.loaded, [...p.bodies.keys()], p.head("home"));
  p = await b.signIn();
  console.log(p.path, p.status, p.shell.player, b.cookies);
  p = await b.get("/en/nope");
  console.log(p.path, p.status, p.loaded, p.error);
  console.log(
    (await site.games()).slice(0, 3).map((g) => [g.home, g.away, g.startsAt, g.path, g.markets.slice(0, 3)]),
  );
  console.log((await site.calls()).map((c) => c.method + " " + c.path));
  expect(1).toBe(1);
});
