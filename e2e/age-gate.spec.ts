import { expect, type Shop, test } from "./support/shop";

const gate = (shop: Shop) => shop.page.getByRole("dialog", { name: "Are you 18 or over?" });
const age = async (shop: Shop) =>
  (await shop.page.context().cookies()).find(({ name }) => name === "age") ?? null;

test.beforeEach(({ platform }) => platform.config({ ageGate: { isOn: true } }));

test("POP-05 the age gate covers every page with inert content behind it until the age is confirmed", {
  tag: "@browser",
}, async ({ shop }) => {
  await shop.open("/en/about");
  await expect(gate(shop)).toBeVisible();
  // What a crawler reads is there; what a person could use is not.
  await expect.poll(() => shop.page.locator("main").innerHTML()).toContain("<h1");
  await expect(shop.page.locator("#top")).toHaveAttribute("inert", "");
  await shop.page.keyboard.press("Escape");
  await expect(gate(shop)).toBeVisible();
  await expect(gate(shop).getByRole("link", { name: "No, leave" })).toHaveAttribute(
    "href",
    "https://example.test/too-young",
  );
  await gate(shop).getByRole("button", { name: "Yes, I am 18 or over" }).click();
  await expect(shop.page).toHaveURL(`${shop.origin}/en/about`);
  await expect(gate(shop)).toHaveCount(0);
  await expect(shop.page.locator("#top")).not.toHaveAttribute("inert");
  const left = ((await age(shop))?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(left / 3600)).toBe(72);
  await shop.open("/en/");
  await expect(gate(shop)).toHaveCount(0);
});

test("POP-05 the age gate keeps the keyboard focus, but its links to rules and responsible gambling open", {
  tag: "@browser",
}, async ({ shop, page }) => {
  await shop.open("/en/");
  await expect(gate(shop)).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() =>
      document.activeElement === document.body
        ? "window"
        : document.activeElement?.closest("[data-age-gate]")
          ? "gate"
          : "page",
    );
    expect(where).not.toBe("page");
  }
  for (const name of ["Rules", "Responsible gambling"]) {
    await shop.open("/en/");
    await gate(shop).getByRole("link", { name }).click();
    await expect(page.locator("#top")).not.toHaveAttribute("inert");
    await expect(gate(shop)).toHaveCount(0);
  }
});

test("POP-05 the age gate's page stores a session cookie if so configured, and players see no age gate", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({ ageGate: { isOn: true, isForSession: true } });
  await shop.open("/en/age-gate?returnUrl=%2Fen%2Fabout");
  await expect(gate(shop)).toHaveCount(0);
  await page.locator("main").getByRole("button", { name: "Yes, I am 18 or over" }).click();
  await expect(page).toHaveURL(`${shop.origin}/en/about`);
  expect((await age(shop))?.expires).toBe(-1);
  await shop.openAs("demo@example.test", "/en/about");
  await page.context().clearCookies({ name: "age" });
  await shop.open("/en/about");
  await expect(gate(shop)).toHaveCount(0);
});
