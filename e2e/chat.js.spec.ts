import { expect, refused, type Shop, test } from "./support/shop";

/** The stand-in of a vendor's loader, at an origin of its own. */
const loader = (shop: Shop, file: string) =>
  `${shop.origin.replace("127.0.0.1", "localhost")}/sandbox/pages/chat/${file}.js`;

/** What the page's policy refuses, in the browser's own words. */
function refusalsOfPolicy({ page }: Shop): string[] {
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

test.describe("with functional cookies", () => {
  test.use({ consent: refused.replace("disable", "functionality") });

  for (const vendor of ["livechat", "supphelper-v2", "supphelper-v3", "chatra", "helpcrunch"]) {
    test(`POP-10 SEC-02 a press loads and opens the chat of ${vendor}, and closing it returns the focus`, async ({
      shop,
      platform,
    }) => {
      const { page } = shop;
      const scriptUrl = loader(shop, vendor);
      const id = vendor === "helpcrunch" ? "touchline/app" : "1520";
      await platform.config({ chat: { en: { vendor, id, scriptUrl } } });
      const refusals = refusalsOfPolicy(shop);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/sandbox/pages/chat/")) asked.push(request.url());
      });
      await shop.open("/en/contacts");
      const link = page.locator("main a[data-support-chat]");
      await expect(link).toHaveText("Chat with support");
      expect(asked).toEqual([]);
      // A press before the chat's code is there follows the link.
      await expect(async () => {
        await shop.open("/en/contacts");
        await link.click();
        await expect(page.locator("iframe[title='Support chat']")).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(page).toHaveURL(/\/en\/contacts$/);
      const chat = page.frameLocator("iframe[title='Support chat']");
      await chat.getByLabel("Your message").fill("Hello");
      await chat.getByRole("button", { name: "Send" }).click();
      await expect(chat.getByText("Thanks, we have your message.")).toBeVisible();
      await shop.expectAccessible(`chat of ${vendor}`);
      await chat.getByRole("button", { name: "Close" }).click();
      await expect(page.locator("iframe[title='Support chat']")).toBeHidden();
      await expect(link).toBeFocused();
      // A name, an address or a number of the player's is in none of the requests.
      expect(asked.join(" ")).not.toMatch(/demo|example\.test|%40/);
      expect(refusals).toEqual([]);
    });
  }
});

test("POP-10 CNS-03 without functional cookies the chat says first that its vendor stores data", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  const scriptUrl = loader(shop, "chatra");
  await platform.config({ chat: { en: { vendor: "chatra", id: "abc", scriptUrl } } });
  await shop.open("/en/about");
  const dialog = page.locator("dialog[data-chat]");
  await expect(async () => {
    await shop.open("/en/about");
    await page.locator("footer a[data-support-chat]").click();
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(dialog).toContainText("Chatra stores data on this device");
  await shop.expectAccessible("question before the chat");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("script[src*='chatra']")).toHaveCount(0);
  await page.locator("footer a[data-support-chat]").click();
  await dialog.getByRole("button", { name: "Start the chat" }).click();
  await expect(page.locator("iframe[title='Support chat']")).toBeVisible();
});

test("POP-10 a chat that does not load says so and leaves the way to support", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  const scriptUrl = loader(shop, "no-such-vendor");
  await platform.config({ chat: { en: { vendor: "supphelper-v3", id: "1", scriptUrl } } });
  await shop.open("/en/about");
  const dialog = page.locator("dialog[data-chat]");
  await expect(async () => {
    await shop.open("/en/about");
    await page.locator("footer a[data-support-chat]").click();
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await dialog.getByRole("button", { name: "Start the chat" }).click();
  await expect(dialog).toContainText("The chat didn't open");
  await shop.expectAccessible("chat that failed");
  await dialog.getByRole("link", { name: "Write to support" }).click();
  await expect(page).toHaveURL(/\/en\/contacts$/);
});
