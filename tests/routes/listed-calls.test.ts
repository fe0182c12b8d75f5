import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const site = siteOfFile({ feed: null });

/** Every call in the tables of docs/platform.md, as a pattern of its method and path. */
const listed = [
  ...readFileSync("docs/platform.md", "utf8").matchAll(/^\| `([A-Z]+ \/\S*?)`/gm),
].map(([, call = ""]) => new RegExp(`^${call.replace(/\{\w+\}/g, "[^/]+")}$`));

it("SBX-07 every call that pages make is listed with its method and path in docs/platform.md", async () => {
  expect(listed.length).toBeGreaterThan(150);
  await site.mark();
  const player = await signedIn();
  const pages = [
    "/en/",
    "/en/home/line",
    "/en/slots",
    "/en/lotto/keno",
    "/en/coupon",
    "/en/office/history",
    "/en/office/limits",
    "/en/office/support",
    "/en/office/account",
    "/en/office/recharge",
    "/en/office/withdraw",
    "/en/office/security",
  ];
  for (const path of pages) await player.get(path);
  await new Browser().get("/en/registration");
  await new Browser().get("/en/user/login");
  const made = (await site.calls()).map(({ method, path }) => `${method} ${path.split("?")[0]}`);
  const ofServices = made.filter((call) => !/ \/(?:remotes|sandbox)\//.test(call));
  expect(new Set(ofServices).size).toBeGreaterThan(20);
  expect(ofServices.filter((call) => !listed.some((pattern) => pattern.test(call)))).toEqual([]);
});
