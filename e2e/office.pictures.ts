import { fileURLToPath } from "node:url";
import { expectNone, violationsOf } from "./support/axe";
import { Desk } from "./support/desk";
import { expectWhole, expectWholeWhenNarrow } from "./support/look";
import { lookingShop } from "./support/looking-shop";
import { expect, test } from "./support/shop";

const folder = fileURLToPath(new URL("../screenshots/office/", import.meta.url));
const login = "demo@example.test";
const sizes = { phone: { width: 360, height: 740 }, wide: { width: 1440, height: 900 } };
const rooms = [
  ...["account", "history", "historypay", "recharge", "deduce", "security", "responsible"],
  ...["settings", "bonuses/deposit", "bonuses/wager", "casino/vipcashback"],
  ...["casino/premiumcashback", "promotion", "bringfriend", "support", "rewards", "verification"],
  ...["identification", "share-idea", "payment/requests", "payment/create-request"],
  ...["payment/create-request/1", "payment/create-request/1/transactions"],
  ...["payment/create-request/1/2", "account?convert=12&iso=RUB"],
];

/** Pages of a player's own beside the office, and questions over a page. */
const others = [
  ...["../convert-account", "../points", "../block-appeal-history", "../?modal=user-question"],
  ...["../?modal=support-history", "../office"],
];

/**
 * Every page of the office, and that nothing on it is against axe, cut off in a narrow window or out of the keyboard's
 * way, after a player has paid in, bet, and asked a question.
 */
for (const lng of ["ru", "en", "ar"]) {
  for (const scheme of ["light", "dark"] as const) {
    for (const [size, viewport] of Object.entries(sizes)) {
      test(`screenshots of the office pages: ${lng} ${scheme} ${size}`, async ({
        browser,
        site,
        platform,
      }) => {
        await platform.player(login, { account_conversion_status: 2 });
        const shop = await lookingShop(browser, site.origin, { viewport, colorScheme: scheme });
        const { page } = shop;
        const main = page.locator("main");
        const desk = new Desk(shop, platform);
        await desk.signIn(login);
        await shop.open(`/${lng}/office/recharge`);
        await main.locator('input[name="method"][value="test-4242"]').check();
        await main.locator('input[name="amount"]').fill("250.25");
        await main.locator('form button[type="submit"]').click();
        await expect(page).toHaveURL(/onpay\/success/);
        await desk.choose(3);
        await desk.place({ amount: "150" });
        await shop.open(`/${lng}/office/support`);
        await main.locator("#support-topic").selectOption("payments");
        await main.locator('input[name="subject"]').fill("1234");
        await main.locator('textarea[name="text"]').fill("1234567890 1234567890");
        await main.locator("form.write button").click();
        await expect(main.locator('[data-name="thread-state"]').first()).toBeVisible();
        await shop.open(`/${lng}/office/payment/create-request/1/transactions`);
        const request = await main
          .locator('a[href*="/transactions/"]')
          .first()
          .getAttribute("href");
        for (const room of [...rooms, ...others, request ?? ""]) {
          const { pathname, search } = new URL(room, `${site.origin}/${lng}/office/`);
          await shop.open(pathname + search);
          const name = room === request ? "request-transaction" : room.replace(/\W+/g, "-");
          await page.screenshot({
            path: `${folder}${name}-${lng}-${scheme}-${size}.png`,
            fullPage: true,
          });
          if (lng === "ru") continue;
          const where = `${room}, ${lng} ${scheme} ${size}`;
          expectNone(await violationsOf(page, "all"), where, []);
          await expectWhole(shop, where);
          if (scheme === "dark") continue;
          await expectWholeWhenNarrow(shop, where);
          await page.setViewportSize(viewport);
        }
        await page.context().close();
      });
    }
  }
}
