import { expect, Shop, test } from "./support/shop";

/** With a script the page finds out by itself, within a few polls. */
const polled = { timeout: 15_000 };

/** Without a script a link asks what the other device says. */
async function checkAgain({ page, hasScript }: Shop) {
  if (hasScript) return;
  await page.getByRole("link", { name: "Check whether the other device has answered" }).click();
}

test("OFC-04 ACS-01 a code signs in another device after the player confirms it on the first device", {
  tag: "@browser",
}, async ({ shop }) => {
  const { page } = shop;
  await shop.openAs("demo@example.test");
  await shop.open("/en/office/settings");
  await page.getByRole("link", { name: "Sign in on another device" }).click();
  await page.getByRole("button", { name: "Show a code" }).click();
  const shown = shop.value("device-code");
  await expect(shown).toBeVisible();
  await shop.expectAccessible("a code for another device");
  const code = (await shown.getAttribute("value")) ?? "";

  const context = await page.context().browser()?.newContext({
    javaScriptEnabled: shop.hasScript,
    locale: "en-GB",
  });
  if (!context) throw new Error("no browser");
  const other = new Shop(await context.newPage(), shop.origin, shop.hasScript);
  await other.open("/en/user/login?returnUrl=%2Fen%2Fabout");
  await other.page.getByRole("link", { name: "Sign in with a code from another device" }).click();
  await other.page.fill('main input[name="device_code"]', code);
  await other.page.getByRole("button", { name: "Continue", exact: true }).click();
  const check = (await other.value("device-check").getAttribute("value")) ?? "";
  await other.expectAccessible("waiting for the other device");

  await checkAgain(shop);
  await expect(shop.value("device-check")).toHaveAttribute("value", check, polled);
  await expect(page.locator("main")).toContainText("Chrome, Linux");
  await shop.expectAccessible("a device to confirm");
  await page.getByRole("button", { name: "Yes, sign it in" }).click();
  await expect(page.locator('[data-code="device-confirmed"]')).toBeVisible();
  await checkAgain(other);
  await expect(other.page).toHaveURL(`${shop.origin}/en/about`, polled);
  await expect(other.value("balance")).toBeVisible();
  await context.close();
});
