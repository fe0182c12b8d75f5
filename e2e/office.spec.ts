import { expect, test } from "./support/shop";

const login = "demo@example.test";
/** The start of a picture and its end: what the platform knows a PNG by. */
const picture = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(1_500, "x"),
  Buffer.from("IEND\xae\x42\x60\x82", "latin1"),
]);

test("ACC-09 OFC-02 OFC-11 the statement matches the balance after a deposit, a bet and a conversion", async ({
  shop,
  platform,
}) => {
  await platform.player(login, { account_conversion_status: 2 });
  const { page } = shop;
  const main = page.locator("main");
  await shop.openAs(login, "/en/office/recharge");
  await main.locator('input[name="method"][value="test-4242"]').check();
  await main.locator('input[name="amount"]').fill("250.25");
  await main.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/onpay\/success/);

  await shop.open("/en/");
  await shop.choose(1);
  await shop.place("100");
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "100.00");

  await shop.open("/en/office/support");
  await main.locator("#support-topic").selectOption("payments");
  await main.locator('input[name="subject"]').fill("My deposit");
  await main.locator('textarea[name="text"]').fill("When is it on my account?");
  await main.locator("form.write button").click();
  await shop.settled();
  await expect(main).toContainText("Your request is No.");
  await expect(main.locator('[data-name="thread-state"]').first()).toHaveAttribute("value", "open");

  await shop.open("/en/office/verification");
  await main
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "passport.png", mimeType: "image/png", buffer: picture });
  await main.locator('form[enctype="multipart/form-data"] button').first().click();
  await shop.settled();
  await expect(main.locator('[data-name="document-state"]')).toHaveAttribute("value", "sent");

  // 500 EUR less one percent are 495, at 100 roubles for 2.50.
  await shop.open("/en/office/account?convert=12&iso=RUB");
  await expect(main.locator('[data-name="conversion-given"]')).toHaveAttribute("value", "19800.00");
  await main.locator("form.convert button").click();
  await shop.settled();
  await expect(main.locator('[data-code="account-convert"]')).toBeVisible();

  // 10000.00 + 250.25 - 100.00 + 19800.00
  await shop.open("/en/office/historypay?accountId=11");
  await expect(shop.value("balance")).toHaveAttribute("value", "29950.25");
  await expect(main.locator('[data-name="statement-closing"]')).toHaveAttribute(
    "value",
    "29950.25",
  );
  const amounts = await main
    .locator('[data-name="movement-amount"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute("value") ?? ""));
  expect(amounts).toEqual(["19800.00", "-100.00", "250.25", "10000.00"]);
  expect(await platform.balance(login)).toBe("29950.25");
  await shop.expectAccessible("the statement");
  // The page that is open is among the sections in view, however narrow the window is.
  const open = page.locator('nav[aria-label] a[aria-current="page"][href="/en/office/historypay"]');
  await expect(open.first()).toBeVisible();
});
