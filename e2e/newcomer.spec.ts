import { type Country, type Newcomer, register, signInWith } from "./support/newcomer";
import { expect, type Shop, test } from "./support/shop";

const changed = "a quiet river at noon";
const countries: Readonly<Record<"en" | "ar", Country>> = {
  en: { lng: "en", code: "gb", currency: "GBP", phoneCode: "+44", phone: "7400123456" },
  ar: { lng: "ar", code: "eg", currency: "EGP", phoneCode: "+20", phone: "1012345678" },
};

/** The first button of the form around a field that sends it. */
async function send({ page }: Shop, field: string) {
  const form = page.locator("main form").filter({ has: page.locator(`input[name="${field}"]`) });
  await form.locator('button:not([type="button"]):not([value="country"])').last().click();
}

async function setLimit(shop: Shop) {
  await shop.page.fill('main input[name="limit-20"]', "5000");
  await send(shop, "limit-20");
  await expect(shop.value("limit-20")).toHaveAttribute("value", "5000.00");
}

async function deposit(shop: Shop, { lng }: Country) {
  await shop.open(`/${lng}/office/recharge`);
  await shop.page.locator('main input[name="method"][value="test-4242"]').check();
  await shop.page.fill('main input[name="amount"]', "1000");
  await send(shop, "amount");
  await expect(shop.page).toHaveURL(/onpay\/success/);
  await expect(shop.value("balance")).toHaveAttribute("value", "1000.00");
}

async function bet(shop: Shop, { lng }: Country) {
  await shop.open(`/${lng}/home/line`);
  await shop.choose(1);
  await shop.open(`/${lng}/coupon`);
  await shop.place("150");
  await expect(shop.value("balance")).toHaveAttribute("value", "850.00");
}

async function signOut(shop: Shop, { lng }: Country) {
  await shop.open(`/${lng}/user/logout`);
  await shop.page.locator('main form button:not([type="button"])').first().click();
  await expect(shop.value("balance")).toHaveCount(0);
}

/** Gets a new password by the code that was sent to the newcomer's own address. */
async function recover(shop: Shop, { lng }: Country, { address, code }: Newcomer) {
  const { page } = shop;
  await shop.open(`/${lng}/user/passwordreset`);
  await page.fill('main input[name="login"]', address);
  await send(shop, "login");
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  await page.fill('main input[name="code"]', await code());
  await send(shop, "code");
  await page.fill('main input[name="password"]', changed);
  await page.fill('main input[name="password_again"]', changed);
  await send(shop, "password_again");
  await expect(page.locator('[data-code="password-changed"]')).toBeVisible();
}

for (const type of ["fast_reg", "phone_reg", "full_reg", "soc_reg"] as const)
  for (const country of Object.values(countries))
    test(`REG-01 REG-05 LIM-18 a visitor registers by ${type} in ${country.lng}, bets and signs in with a recovered password`, async ({
      shop,
      platform,
    }) => {
      const newcomer = await register(shop, platform, type, country);
      await setLimit(shop);
      await newcomer.activate();
      await deposit(shop, country);
      await bet(shop, country);
      await signOut(shop, country);
      await platform.advance(90_000);
      await recover(shop, country, newcomer);
      await signInWith(shop, country, newcomer.login, changed);
      await expect(shop.value("balance")).toHaveAttribute("value", "850.00");
    });
