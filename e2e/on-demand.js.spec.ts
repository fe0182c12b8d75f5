import { expect, test } from "./support/shop";

// What loads on demand (docs/decisions/0030): a document has it at once, its code and a page without it come later.

const login = "demo@example.test";
const signIn = "/en/?modal=login";

test("ACS-06 the sign-in form keeps typed values while its code loads late, and then signs in", async ({
  shop,
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/LoginDialog-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${shop.origin}${signIn}`);
  await page.waitForSelector("html[data-alive]");
  const field = page.locator('form:has([name="password"]) [name="login"]');
  await field.fill(login);
  await page.locator('[name="password"]').fill("demo");
  const loaded = page.waitForResponse(/\/assets\/LoginDialog-/);
  arrive();
  await loaded;
  await page.waitForLoadState("networkidle");
  await expect(field).toHaveValue(login);
  await page.locator('form:has([name="password"]) button:not([type="button"])').last().click();
  await expect(page.locator('[data-name="balance"]').first()).toBeVisible();
  expect(said).toEqual([]);
});

test("ACS-06 the player menu opens as plain HTML while its code loads late, and closes by Escape afterwards", async ({
  shop,
  page,
}) => {
  await shop.openAs(login);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/PlayerMenu-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload();
  await page.waitForSelector("html[data-alive]");
  const menu = page.locator('[data-part$="PlayerMenu.tsx"] details');
  await menu.locator("summary").click();
  await expect(menu.getByRole("button").first()).toBeVisible();
  const loaded = page.waitForResponse(/\/assets\/PlayerMenu-/);
  arrive();
  await loaded;
  await page.waitForLoadState("networkidle");
  // What its reader uses is left alone; its code, which closes it with Escape, comes when he has left it.
  await expect(menu).toHaveAttribute("open");
  await page.locator("main").click({ position: { x: 1, y: 1 } });
  await expect(menu).not.toHaveAttribute("open");
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
});

test("SES-05 the sign-in dialog has its styles when it opens again after it was closed", async ({
  shop,
  page,
}) => {
  await shop.open(signIn);
  const form = page.locator('form:has([name="password"])');
  const display = () => form.evaluate((node) => getComputedStyle(node).display);
  await expect(form).toBeVisible();
  const dressed = await display();
  expect(dressed).toMatch(/^(?:flex|grid)$/);
  await page.locator('section a[href="/en/"]').first().click();
  await expect(form).toHaveCount(0);
  await page.goBack();
  await expect(form).toBeVisible();
  await expect.poll(() => display()).toBe(dressed);
});
