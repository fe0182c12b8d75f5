import { expect, it } from "vitest";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

const app = "sports-menu";
const menuOf = async (path: string, browser = new Browser()) =>
  (await browser.get(path)).bodies.get(app)?.content ?? null;

it("REM-09 LAY-01 sportsbook documents contain the column of sports with the current link marked", async () => {
  const menu = await menuOf("/en/champs/110163");
  expect(menu?.match(/aria-current="page"/g)).toHaveLength(1);
  expect(menu).toContain('<a aria-current="page" href="/en/champs/110163"');
  expect(await menuOf("/en/about")).toBeNull();
});

it("LAY-10 the column of sports is left out of the document where a setting hides it", async () => {
  for (const [settings, isThere] of [
    ["isRightHidden=1", true],
    ["isLeftHidden=1", false],
    ["isLightVersion=1", false],
  ] as const) {
    const browser = new Browser();
    browser.cookies.set("settings", encodeURIComponent(settings));
    expect([settings, (await menuOf("/en", browser)) !== null]).toEqual([settings, isThere]);
  }
});

it("LAY-08 the document for a narrow window leaves out the column of sports", async () => {
  const browser = new Browser();
  browser.cookies.set("window_width", "412");
  expect(await menuOf("/en", browser)).toBeNull();
  browser.cookies.set("window_width", "1440");
  expect(await menuOf("/en", browser)).not.toBeNull();
  const phone = new Browser({ "sec-ch-ua-mobile": "?1" });
  expect(await menuOf("/en", phone)).toBeNull();
});

it("REM-10 a page loads without the column of sports when its remote fails", async () => {
  await site.fault(`/remotes/${app}`, { status: 500 });
  const page = await new Browser().get("/en/home/line");
  expect(page.status).toBe(200);
  expect(page.bodies.get("betting")?.content).toContain("data-bet");
  expect(page.bodies.has(app)).toBe(false);
});

it("REM-01 a script fetches the column of sports at an address of its own", async () => {
  const answer = await new Browser().fetch(`/remote/${app}/ru/`);
  expect(answer.status).toBe(200);
  const elsewhere = await new Browser().fetch(`/remote/${app}/ru/home/line`);
  expect(elsewhere.status).toBe(404);
});

it("LAY-13 a player whose folded bet slip cannot be stored is led back to the page without an error", async () => {
  const player = new Browser();
  await player.signIn("demo@example.test");
  await player.get("/en/office/settings");
  await site.fault("/web-api/user/v1/settings", { status: 503 });
  const fold = { returnUrl: "/en/home/line", isRightHidden: "1" };
  const folded = await player.post("/en/office/settings", fold);
  expect([folded.status, folded.location]).toEqual([303, "/en/home/line"]);
  expect((await player.post("/en/office/settings", { isRightHidden: "1" })).status).toBe(503);
});
