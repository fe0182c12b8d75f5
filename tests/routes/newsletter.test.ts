import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { closeSharedParts } from "~/server/shared/parts.server";
import { Browser } from "../support/browser";
import { openSite, type Site } from "../support/site";

const demo = "demo@example.test";
const security = "/en/office/security";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  await closeSharedParts();
  await site.player(demo, {});
});
afterEach(() => site.tidy());
afterAll(() => site.close());

const mails = async () =>
  (await site.control<{ messages: { link: string | null }[] }>("GET", `outbox?to=${demo}`))
    .messages;

/** A player who has asked for news, and the link of the mail that says so. */
async function asked() {
  const browser = new Browser();
  await browser.signIn();
  await browser.submit(security, { intent: "news", news: "1" });
  const { pathname, search } = new URL((await mails())[0]?.link ?? "");
  return { browser, link: pathname + search };
}

const wantsNews = async (browser: Browser) =>
  (await browser.get(security)).data("routes/security").page?.wantsNews;

it("REG-08 the link under a mail stops news by its button alone, for who is not signed in too", async () => {
  const { browser, link } = await asked();
  expect(await wantsNews(browser)).toBe(true);
  const reader = new Browser();
  for (let at = 0; at < 2; at++)
    expect((await reader.get(link)).data("routes/stop-newsletter").state).toBe("on");
  expect(await wantsNews(browser)).toBe(true);
  const stopped = await reader.submit(link, { intent: "stop" });
  expect(stopped.data("routes/stop-newsletter").state).toBe("off");
  expect(await wantsNews(browser)).toBe(false);
});

it("REG-08 asking again starts them again, and sends one mail however often it is pressed", async () => {
  const { browser, link } = await asked();
  await browser.submit(security, { intent: "news", news: "1" });
  expect(await mails()).toHaveLength(1);
  await browser.submit(link, { intent: "stop" });
  await browser.submit(security, { intent: "news", news: "1" });
  expect((await browser.get(link)).data("routes/stop-newsletter").state).toBe("on");
});

it("REG-08 a forged link stops nothing and says so", async () => {
  const { browser, link } = await asked();
  const forged = `${link.slice(0, -4)}AAAA`;
  const reader = new Browser();
  expect((await reader.get(forged)).data("routes/stop-newsletter").state).toBe("unknown");
  const refused = await reader.post(forged, { intent: "stop" });
  expect(refused.status).toBe(422);
  expect(refused.reply).toMatchObject({ errors: [{ code: "link" }] });
  expect(await wantsNews(browser)).toBe(true);
});
