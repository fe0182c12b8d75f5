import { expect } from "./expect";
import type { Platform } from "./platform";
import type { Shop } from "./shop";

/** Where a newcomer lives, and the language of the pages. */
export interface Country {
  readonly lng: "en" | "ar";
  readonly code: string;
  readonly currency: string;
  readonly phoneCode: string;
  /** National number. */
  readonly phone: string;
}

/** A player who has just registered. */
export interface Newcomer {
  /** What he signs in with. */
  readonly login: string;
  /** Where messages reach him, as he types it to recover his password. */
  readonly address: string;
  /** The code of the newest message to him. */
  readonly code: () => Promise<string>;
  /** Confirms an address of his, where the registration has confirmed none. */
  readonly activate: () => Promise<void>;
}

type Way = (shop: Shop, platform: Platform, country: Country) => Promise<Newcomer>;

const email = "newcomer@example.test";
const password = "correct horse 1";
const nothing = async () => undefined;

async function codeTo(platform: Platform, to: string): Promise<string> {
  const message = (await platform.messages(to)).find(({ code }) => code !== null);
  if (!message?.code) throw new Error(`no code for ${to}`);
  return message.code;
}

/** The form of a registration, its terms accepted. */
async function send({ page }: Shop) {
  await page.locator('main input[name="accept"]').check();
  await page.locator('main form button[name="intent"][value="register"]').last().click();
}

/** Chooses a country: by the picker, or without JavaScript in the list and by its button. */
async function chooseCountry({ page, hasScript }: Shop, { code, lng }: Country) {
  if (!hasScript) {
    await page.locator('main select[name="country"]').selectOption(code);
    await page.locator('main button[name="intent"][value="country"]').click();
    return;
  }
  const name = new Intl.DisplayNames(lng, { type: "region" }).of(code.toUpperCase()) ?? "";
  await page.locator("#country").fill(name);
  await page.locator("#country").press("Enter");
  await expect(page.locator("#country")).toHaveValue(name);
}

/** Waits until a code is asked for, and types the one that was sent. */
async function typeCode({ page }: Shop, code: () => Promise<string>) {
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  await page.fill('main input[name="code"]', await code());
  await page.locator("main form button[type=submit]:not([name])").first().click();
}

/** Goes on from the credentials that are shown once. */
async function keepNothing({ page }: Shop) {
  await page.locator('main a[href*="step=limit"]').click();
}

const inOneClick: Way = async (shop, platform, country) => {
  const { page } = shop;
  await chooseCountry(shop, country);
  await page.locator('main select[name="currency"]').selectOption(country.currency);
  await send(shop);
  await expect(shop.value("new-login")).toHaveAttribute("value", /^\d+$/);
  const login = await shop.valueOf("new-login");
  await keepNothing(shop);
  const code = () => codeTo(platform, email);
  const activate = async () => {
    await shop.open(`/${country.lng}/office/security`);
    const form = page.locator('[data-form="email"]');
    await form.locator('input[name="email"]').fill(email);
    await form.locator("button:not([type=button])").first().click();
    await expect(form.locator('input[name="code"]')).toBeVisible();
    await form.locator('input[name="code"]').fill(await code());
    await form.locator("button:not([type=button])").first().click();
    await expect(page.locator('[data-code="email-changed"]')).toBeVisible();
  };
  return { login, address: email, code, activate };
};

const byTelephone: Way = async (shop, platform, { phoneCode, phone, currency }) => {
  const { page } = shop;
  const number = phoneCode + phone;
  await page.locator('main select[name="phone_code"]').selectOption(phoneCode);
  await page.fill('main input[name="phone_number"]', phone);
  await page.locator('main select[name="currency"]').selectOption(currency);
  await send(shop);
  const code = () => codeTo(platform, number);
  await typeCode(shop, code);
  return { login: number, address: number, code, activate: nothing };
};

const byEmail: Way = async (shop, platform, country) => {
  const { page } = shop;
  await chooseCountry(shop, country);
  await page.locator('main select[name="phone_code"]').selectOption(country.phoneCode);
  const person = {
    email,
    phone_number: country.phone,
    password,
    password_again: password,
    user_name: "Anna",
    surname: "Smith",
    birthday_date: "1990-05-17",
  };
  for (const [name, text] of Object.entries(person))
    await page.fill(`main input[name="${name}"]`, text);
  await send(shop);
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  const [mail] = await platform.messages(email);
  const { pathname, search } = new URL(mail?.link ?? "");
  await shop.open(pathname + search);
  await page.locator("main form button:not([type=button])").first().click();
  return { login: email, address: email, code: () => codeTo(platform, email), activate: nothing };
};

/** By a network: its page is a stranger's site, and the form comes back as it was typed. */
const byNetwork: Way = async (shop, platform, country) => {
  const { page } = shop;
  await chooseCountry(shop, country);
  await page.locator('main select[name="currency"]').selectOption(country.currency);
  await page.locator('main [name="provider"][value="google"]').check();
  await send(shop);
  await expect(page).toHaveURL(/\/sandbox\/pages\/social\/google/);
  await page.fill('input[name="email"]', email);
  await page.locator('button[name="choice"][value="go"]').click();
  await expect(page).toHaveURL(/\/registration\/soc_reg/);
  await shop.settled();
  await send(shop);
  return { login: email, address: email, code: () => codeTo(platform, email), activate: nothing };
};

const ways = {
  fast_reg: inOneClick,
  phone_reg: byTelephone,
  full_reg: byEmail,
  soc_reg: byNetwork,
};

/** Registers a stranger in one of the four ways (REG-01), up to the step that offers a limit. */
export async function register(
  shop: Shop,
  platform: Platform,
  type: keyof typeof ways,
  country: Country,
): Promise<Newcomer> {
  await shop.open(`/${country.lng}/registration/${type}`);
  const newcomer = await ways[type](shop, platform, country);
  await expect(shop.page.locator('main input[name="limit-20"]')).toBeVisible();
  return newcomer;
}

/** Signs in by the password's form; a telephone has a form of its own. */
export async function signInWith(
  shop: Shop,
  { lng, phoneCode, phone }: Country,
  login: string,
  secret: string,
) {
  const { page } = shop;
  const isPhone = login.startsWith("+");
  await shop.open(`/${lng}/user/login${isPhone ? "?type=phone" : ""}`);
  if (isPhone) {
    await page.locator('main select[name="phone_code"]').selectOption(phoneCode);
    await page.fill('main input[name="phone_number"]', phone);
  } else await page.fill('main input[name="login"]', login);
  await page.fill('main input[name="password"]', secret);
  await page.locator('main form:has(input[name="password"]) button[type="submit"]').click();
}
