import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, type Shop, test } from "./support/shop";

test.use({ consent: null });

/** An example of each screen that a visitor can open, from the list of screens. */
const examples = readFileSync(new URL("../tests/fixtures/screens.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .filter(([id = "", , , , , , atGuest = ""]) => id !== "--" && atGuest.startsWith("200"))
  .map(([, , example = ""]) => example);

/** What the cookies page itself says is necessary, by name. */
async function necessary(shop: Shop): Promise<string[]> {
  await shop.open("/en/cookies");
  const rows = shop.page
    .getByRole("row")
    .filter({ has: shop.page.getByRole("cell", { name: "Necessary" }) });
  return rows.getByRole("rowheader").locator("bdi").allInnerTexts();
}

/** Names of all that the browser keeps of the site just now. */
async function kept(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  return [...cookies, ...stored];
}

test("CNS-03 CNS-05 before the cookie choice no page requests another origin or stores unnecessary data", async ({
  shop,
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const allowed = await necessary(shop);
  expect(allowed).toContain("__session");
  expect(allowed).not.toContain("window_width");
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== shop.origin && protocol !== "data:") elsewhere.push(request.url());
  });
  const found = new Map<string, string[]>();
  let opened = 0;
  for (const example of examples) {
    const path = `/en/${example}`;
    const { ok } = await page.request
      .get(shop.origin + path)
      .then((answer) => ({ ok: answer.status() === 200 }));
    if (!ok) continue;
    await shop.open(path);
    opened += 1;
    const extra = (await kept(page, context)).filter((name) => !allowed.includes(name));
    if (extra.length > 0) found.set(path, extra);
  }
  await shop.open("/en/");
  await shop.choose(1);
  await shop.openAs("demo@example.test", "/en/office/account");
  const extra = (await kept(page, context)).filter((name) => !allowed.includes(name));
  expect([...found], "kept without an answer").toEqual([]);
  expect(extra, "kept of a player without an answer").toEqual([]);
  expect(elsewhere, "asked elsewhere").toEqual([]);
  expect(opened).toBeGreaterThan(80);
});

test("CNS-05 the first script of a page sets the consent default without a Content-Security-Policy error", async ({
  shop,
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await shop.open("/en/about");
  const first = await page.evaluate(() => document.querySelector("script")?.textContent ?? "");
  expect(first).toMatch(/gtag\("consent","default",\{/);
  expect(said.filter((text) => /Content Security Policy|hydrat/i.test(text))).toEqual([]);
});
