import { expect, refused, test } from "./support/shop";

test.use({ consent: refused.replace("disable", "functionality") });

test("SES-15 SEC-02 a guest with functional cookies is offered one-tap sign-in and is led to registration", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await platform.config({ social: { oneTap: { scriptUrl: "/sandbox/pages/one-tap.js" } } });
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) blocked.push(message.text());
  });
  await shop.open("/en/about");
  const card = page.getByRole("complementary", { name: "Sign in with Google" });
  await expect(card).toBeVisible();
  await shop.expectAccessible("one-tap card");
  await card.getByLabel("Email address").fill("tapped@example.test");
  await card.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/en\/registration\/soc_reg\?returnUrl=%2Fen%2Fabout/);
  await expect(page.locator("main")).toContainText("tapped@example.test");
  expect(blocked).toEqual([]);
});

test("SES-15 the page works if the one-tap sign-in script does not load", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await platform.config({ social: { oneTap: { scriptUrl: "/sandbox/pages/no-such.js" } } });
  const skipped = page.waitForEvent("console", (message) => /skipped/.test(message.text()));
  await shop.open("/en/about");
  await skipped;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
