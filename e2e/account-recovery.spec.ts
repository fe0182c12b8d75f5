import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, type Shop, test } from "./support/shop";

const demo = "demo@example.test";
const fresh = "a quiet river at noon";
const minute = 60_000;

/** The first button of a form of the page's main part. */
const press = (page: Page, form = "main form") =>
  page.locator(`${form} button:not([type=button])`).first().click();

async function choosePassword({ page }: Shop) {
  await page.fill('main input[name="password"]', fresh);
  await page.fill('main input[name="password_again"]', fresh);
  await press(page);
  await expect(page.locator('[data-code="password-changed"]')).toBeVisible();
}

async function enter({ page }: Shop, password: string, login = demo) {
  await page.fill('main input[name="login"]', login);
  await page.fill('main input[name="password"]', password);
  await press(page);
}

test("REG-05 SCR-16 a visitor recovers a password from the dialog over the home page by the link in a mail", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/user/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten your password?" })).toBeVisible();
  await shop.open("/en/?showForgotPasswordModal=1");
  await shop.expectAccessible("forgotten password over home");
  await page.fill('input[name="login"]', demo);
  await page
    .locator("form")
    .filter({ has: page.locator('input[name="login"]') })
    .locator("button")
    .click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await shop.expectAccessible("code of a recovery");

  const [mail] = await platform.outbox(demo);
  const { pathname, search } = new URL(mail?.link ?? "");
  await shop.open(pathname + search);
  await shop.expectAccessible("new password");
  await page.fill('main input[name="password"]', "short");
  await page.fill('main input[name="password_again"]', "short");
  await press(page);
  await expect(page.locator("#password-error")).toHaveAttribute("data-code", "password-short");
  await shop.expectAccessible("refused new password");
  await choosePassword(shop);
  await enter(shop, fresh);
  await expect(shop.value("balance")).toBeVisible();
});

test("REG-05 a visitor recovers a password by an SMS code after a wrong code was refused", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/user/passwordreset");
  await page.fill('main input[name="login"]', "+7 (900) 000-00-01");
  await press(page);
  await page.fill('main input[name="code"]', "123456");
  await press(page);
  await expect(page.locator("#code-error")).toHaveAttribute("data-code", "bad-code");
  await page.fill('main input[name="code"]', "000000");
  await press(page);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await choosePassword(shop);
  await enter(shop, fresh);
  await expect(shop.value("balance")).toBeVisible();
});

test("OFC-03 ACC-06 a new player confirms an e-mail address, then replaces it by another on the security page", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/user/login?returnUrl=%2Fen%2Fuser%2Faccountverify");
  await enter(shop, "demo", "new@example.test");
  await expect(shop.value("days-to-activate")).toHaveAttribute("value", "14");
  await shop.expectAccessible("an address to confirm");
  await press(page);
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  const [mail] = await platform.outbox("new@example.test");
  const { pathname, search } = new URL(mail?.link ?? "");
  await shop.open(pathname + search);
  await press(page);
  await expect(page.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();

  await shop.open("/en/office/security");
  await shop.expectAccessible("security");
  await page.fill('input[name="email"]', "anna@example.test");
  await press(page, '[data-form="email"]');
  await page.fill('[data-form="email"] input[name="code"]', "000000");
  await press(page, '[data-form="email"]');
  await expect(page.locator('[data-code="email-changed"]')).toBeVisible();
  await expect(page.locator("#security-email")).toContainText("anna@example.test");
});

test("OFC-03 SES-04 sign-in with two steps on accepts an authenticator code or a recovery code", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/user/login?returnUrl=%2Fen%2Foffice%2Fsecurity");
  await enter(shop, "demo");
  await press(page, '[data-form="two-step-start"]');
  const secret = (await shop.value("two-step-secret").getAttribute("value")) ?? "";
  await shop.expectAccessible("an authenticator being set up");
  const code = async () => codeOf(secret, Date.parse(await platform.now()));
  await page.fill('[data-form="two-step"] input[name="code"]', await code());
  await press(page, '[data-form="two-step"]');
  await expect(page.locator('[data-name="recovery-code"]')).toHaveCount(10);
  await shop.expectAccessible("recovery codes");
  const backup = (await shop.value("recovery-code").getAttribute("value")) ?? "";
  await press(page, '[data-form="two-step-saved"]');
  await expect(page.locator('[data-name="recovery-code"]')).toHaveCount(0);

  for (const next of [code, async () => backup]) {
    await platform.advance(minute);
    await shop.open("/en/user/logout");
    await press(page);
    await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    await shop.open("/en/user/login?returnUrl=%2Fen%2Fabout");
    await enter(shop, "demo");
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await page.fill('main input[name="code"]', await next());
    await press(page);
    await expect(shop.value("balance")).toBeVisible();
  }
});

/** The code that an authenticator shows: RFC 6238, written once more. */
function codeOf(secret: string, atMs: number): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(atMs / 30_000), 4);
  const mac = createHmac("sha1", key).update(counter).digest();
  const at = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1e6).padStart(6, "0");
}
