import type { Platform } from "./support/platform";
import { expect, type Shop, test } from "./support/shop";

/** The registration form's own button. */
function send(shop: Shop) {
  return shop.page.locator('main form button[name="intent"][value="register"]').last().click();
}

/** Chooses a country: by the picker, or without JavaScript in the list and by its button. */
async function chooseCountry(shop: Shop, code: string, name: string) {
  const { page } = shop;
  if (!shop.hasScript) {
    await page.locator('main select[name="country"]').selectOption(code);
    await page.locator('main button[name="intent"][value="country"]').click();
    return;
  }
  await page.locator("#country").fill("zzz");
  await expect(page.locator("main")).toContainText("zzz");
  await page.locator("#country").fill(name.slice(0, 5));
  await page.locator("#country").press("Enter");
  await expect(page.locator("#country")).toHaveValue(name);
}

async function codeTo(platform: Platform, to: string): Promise<string> {
  const [message] = await platform.messages(to);
  if (!message?.code) throw new Error(`no code for ${to}`);
  return message.code;
}

async function typeCode(shop: Shop, code: string) {
  await shop.page.fill('main input[name="code"]', code);
  await shop.page.locator("main form button[type=submit]:not([name])").first().click();
}

async function expectSignedIn(shop: Shop) {
  await expect(shop.page.locator('input[name="limit-20"]')).toBeVisible();
  await expect(shop.value("balance")).toHaveAttribute("value", /^0(?:\.0+)?$/);
}

test("REG-01 REG-11 one-click registration shows the credentials once and then offers to set a limit", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/about");
  await page.goto(`${shop.origin}/en/registration/fast_reg?returnUrl=%2Fen%2Fabout`);
  await shop.settled();
  await shop.expectAccessible("registration in one click");
  await send(shop);
  await expect(page.locator("#accept-error")).toHaveAttribute("data-code", "accept");
  await chooseCountry(shop, "gb", "United Kingdom");
  await expect(page.locator('main select[name="currency"]')).toHaveValue("GBP");
  await page.locator('main input[name="accept"]').check();
  await send(shop);

  const password = page.locator('data[data-name="new-password"]');
  await expect(password).toHaveAttribute("value", /^[a-zA-Z\d]{12}$/);
  await expect(page.locator('data[data-name="new-login"]')).toHaveAttribute("value", /^\d{6,}$/);
  await shop.settled();
  await shop.expectAccessible("credentials");
  await page.locator('main a[href*="step=limit"]').click();
  await expectSignedIn(shop);
  await shop.expectAccessible("limit after registration");
  await page.getByRole("link", { name: "Continue without a limit" }).click();
  await expect(page).toHaveURL(`${shop.origin}/en/about`);
  await shop.open("/en/registration/fast_reg");
  await expect(password).toHaveCount(0);
});

test("REG-01 REG-03 a visitor registers by telephone with the code of an SMS", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/registration/phone_reg");
  await page.locator('main select[name="phone_code"]').selectOption("+44");
  await page.fill('main input[name="phone_number"]', "7400 12");
  await page.locator('main select[name="currency"]').selectOption("GBP");
  await page.locator('main input[name="accept"]').check();
  await send(shop);
  await expect(page.locator("#phone_number-error")).toHaveAttribute("data-code", "phone");
  await expect(page.locator('main input[name="phone_number"]')).toHaveValue("7400 12");
  await page.fill('main input[name="phone_number"]', "07400 123456");
  await send(shop);
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  await shop.expectAccessible("code of a registration");
  await typeCode(shop, "111111x");
  await expect(page.locator("#code-error")).toHaveAttribute("data-code", "bad-code");
  await typeCode(shop, await codeTo(platform, "+447400123456"));
  await expectSignedIn(shop);
});

const person = {
  email: "anna@example.test",
  phone_number: "7400123456",
  password: "correct horse 1",
  password_again: "correct horse 1",
  user_name: "Anna",
  surname: "Smith",
  birthday_date: "1990-05-17",
};

async function typePerson(shop: Shop) {
  await chooseCountry(shop, "gb", "United Kingdom");
  await shop.page.locator('main select[name="phone_code"]').selectOption("+44");
  for (const [name, text] of Object.entries(person))
    await shop.page.fill(`main input[name="${name}"]`, text);
  await shop.page.locator('main input[name="accept"]').check();
}

test("REG-01 REG-09 a visitor registers by e-mail with the link in the mail", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/registration/full_reg");
  await shop.expectAccessible("registration by e-mail");
  await typePerson(shop);
  await send(shop);
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  await expect(page.locator("main")).toContainText("anna@example.test");
  const [mail] = await platform.messages("anna@example.test");
  const { pathname, search } = new URL(mail?.link ?? "");
  await shop.open(pathname + search);
  await page.getByRole("button", { name: "Open my account" }).click();
  await expectSignedIn(shop);
});

test("REG-09 the link of a registration mail asks for a new password when it is opened in another browser", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/registration/full_reg");
  await typePerson(shop);
  await send(shop);
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  const [mail] = await platform.messages("anna@example.test");
  const { pathname, search } = new URL(mail?.link ?? "");
  // A browser that did not begin the registration does not have its session.
  await page.context().clearCookies({ name: "__session" });
  await shop.open(pathname + search);
  await expect(page.locator("main")).toContainText("choose a password here");
  await shop.expectAccessible("a link in another browser");
  const press = () => page.getByRole("button", { name: "Open my account" }).click();
  await page.fill('main input[name="password"]', "another horse 2");
  await page.fill('main input[name="password_again"]', "another horse 3");
  await press();
  await expect(page.locator("#password_again-error")).toBeVisible();
  await page.fill('main input[name="password"]', "another horse 2");
  await page.fill('main input[name="password_again"]', "another horse 2");
  await press();
  await expectSignedIn(shop);
});

test("REG-01 REG-03 a visitor registers by a telephone number typed in Arabic digits", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/ar/registration/phone_reg");
  await page.locator('main select[name="phone_code"]').selectOption("+20");
  await page.fill('main input[name="phone_number"]', "١٠ ١٢٣٤ ٥٦٧٨");
  await page.locator('main select[name="currency"]').selectOption("EGP");
  await page.locator('main input[name="accept"]').check();
  await send(shop);
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  await shop.expectAccessible("code of a registration in Arabic");
  await typeCode(shop, await codeTo(platform, "+201012345678"));
  await expectSignedIn(shop);
});
