import { fileURLToPath } from "node:url";
import { Desk } from "./support/desk";
import { lookingShop } from "./support/looking-shop";
import { marketOf } from "./support/platform";
import { expect, refused, Shop, test } from "./support/shop";

const folder = fileURLToPath(new URL("../screenshots/", import.meta.url));
const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1440, height: 900 },
  desk: { width: 1920, height: 1080 },
};

const placeCall = "/coupon-api/v1/coupons";
/** What the platform refuses by: at a bet, at the stake, as a whole. */
const refusals = (marketId: number) => ({
  ...Object.fromEntries(
    ["score-changed", "locked", "market-blocked", "event-started"].map((code) => [
      code,
      { bets: [{ marketId, code }] },
    ]),
  ),
  limit: { bound: "50.00" },
  "account-frozen": {},
});
const types = { system: "2", singles: "9", blocks: "4" };
/** A Saturday afternoon on which half of the fixtures' matches are in play. */
const inPlayAt = "2024-08-17T14:40:00Z";

for (const lng of ["ru", "en", "ar"]) {
  for (const scheme of ["light", "dark"] as const) {
    for (const [size, viewport] of Object.entries(sizes)) {
      test(`screenshots of the main pages: ${lng} ${scheme} ${size}`, async ({
        browser,
        site,
        platform,
      }) => {
        const context = await browser.newContext({ viewport, colorScheme: scheme });
        const page = await context.newPage();
        const shop = new Shop(page, site.origin, true);
        const take = (name: string) =>
          page.screenshot({ path: `${folder}${name}-${lng}-${scheme}-${size}.png` });
        const games = (await platform.games("status=line&limit=3")).slice(0, 3);

        await shop.open(`/${lng}/`);
        await take("consent");
        await shop.open(`/${lng}/?consent=customise`);
        await take("consent-customise");
        await context.addCookies([{ name: "cookie_consent", value: refused, url: site.origin }]);
        await shop.open(`/${lng}/cookies`);
        await take("cookies");
        await platform.config({ ageGate: { isOn: true } });
        await shop.open(`/${lng}/`);
        await take("age-gate");
        await platform.config({ ageGate: { isOn: false } });

        await shop.open(`/${lng}/user/login`);
        await take("sign-in");
        await shop.open(`/${lng}/user/login?type=sms`);
        await take("sign-in-sms");
        await page.locator('main select[name="phone_code"]').selectOption("+7");
        await page.fill('main input[name="phone_number"]', "9000000001");
        await page.locator("main form button[type=submit]").first().click();
        await page.waitForSelector('main input[name="code"]');
        await take("sign-in-code");
        await page.locator('main button[value="cancel"]').click();
        await page.locator('main a[href$="/user/login"]').click();
        await page.waitForSelector('main input[name="login"]');
        await shop.signIn("demo@example.test");
        await shop.open(`/${lng}/`);
        await take("home");
        await shop.open(`/${lng}/home/line`);
        await take("line");
        await shop.open(`/${lng}/${games[0]?.path.replace(/\/[^/]+$/, "") ?? ""}`);
        await take("championship");
        for (const [at, game] of games.entries()) {
          await shop.open(`/${lng}/${game.path}`);
          await shop.price(game, marketOf(game, "1")).click();
          // On a phone the slip is a page of its own: the coupon's answer is in the visitor's cookie.
          await expect(async () => {
            const slip = await page.request.get(`${site.origin}/${lng}/coupon`);
            expect(await slip.text()).toContain(`data-name="coupon-count" value="${at + 1}"`);
          }).toPass({ timeout: 20_000 });
        }
        await take("game");
        await shop.open(`/${lng}/coupon`);
        await take("coupon");
        await shop.place("150");
        await expect(page).toHaveURL(/receipt/);
        await take("receipt");
        const { pathname } = new URL(page.url());
        await shop.open(`${pathname}?sell=whole`);
        await take("cash-out");
        for (const room of ["history", "recharge", "responsible", "account"]) {
          await shop.open(`/${lng}/office/${room}`);
          await take(room);
        }
        await shop.open(`/${lng}/no/such/page`);
        await take("not-found");
        // Last, since what is in play then is not as the pictures before have it.
        await platform.setClock(inPlayAt);
        await shop.open(`/${lng}/home/live`);
        await take("live");
        await page.locator("main a.tms").first().click();
        await page.waitForURL(/\/\d+$/);
        await shop.open(new URL(page.url()).pathname);
        await take("game-live");
        await context.close();
      });

      test(`screenshots of the coupon: ${lng} ${scheme} ${size}`, async ({
        browser,
        site,
        platform,
      }) => {
        const shop = await lookingShop(browser, site.origin, { viewport, colorScheme: scheme });
        const { page } = shop;
        const desk = new Desk(shop, platform);
        // On a wide screen the slip stands beside the lists.
        const address = viewport.width < 1200 ? `/${lng}/coupon` : `/${lng}/home/line`;
        const take = async (name: string) => {
          await shop.open(address);
          await page.screenshot({
            path: `${folder}slip-${name}-${lng}-${scheme}-${size}.png`,
          });
        };
        await desk.signIn("demo@example.test");
        await take("0");
        for (const count of [1, 3, 8, 20]) {
          await desk.choose(count);
          await take(`${count}`);
          for (const [name, typeId] of count === 1 ? [] : Object.entries(types)) {
            await desk.post({ intent: "type", typeId });
            await take(`${count}-${name}`);
          }
          await desk.post({ intent: "clear" });
        }
        await page.context().close();
      });

      test(`screenshots of refused coupons: ${lng} ${scheme} ${size}`, async ({
        browser,
        site,
        platform,
      }) => {
        const shop = await lookingShop(browser, site.origin, { viewport, colorScheme: scheme });
        const { page } = shop;
        const desk = new Desk(shop, platform);
        const take = (name: string) =>
          page.screenshot({ path: `${folder}refusal-${name}-${lng}-${scheme}-${size}.png` });
        await desk.signIn("demo@example.test");
        const [bet] = await desk.choose(2);
        for (const [code, more] of Object.entries(refusals(bet?.marketId ?? 0))) {
          await platform.fault({ path: placeCall, status: 409, body: { code, ...more }, times: 1 });
          await shop.open(`/${lng}/coupon`);
          await shop.place("150");
          await expect(shop.refusal(code)).toBeVisible();
          await take(code);
        }
        await shop.open(`/${lng}/coupon`);
        await shop.place("0.005");
        await expect(page.locator("#amount-error")).toBeVisible();
        await take("amount");
        await platform.fault({ path: placeCall, drop: "after", times: 1 });
        await platform.fault({ path: `${placeCall}/by-key`, status: 503, times: 1000 });
        await shop.open(`/${lng}/coupon`);
        await desk.place({ amount: "100" });
        await shop.open(`/${lng}/coupon`);
        await expect(page.locator('[data-code="checking"]').first()).toBeVisible();
        await take("checking");
        await page.context().close();
      });
    }
  }
}
