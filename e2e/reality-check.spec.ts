import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const minute = 60_000;
const check = /\/en\/reality-check\?returnUrl=/;

const answer = async (shop: Shop, action: string) => {
  await shop.page.locator(`main button[name="action"][value="${action}"]`).click();
  await expect(shop.page).not.toHaveURL(check);
  await shop.settled();
};

test("RCK-02 RCK-03 RCK-04 the reality check page appears every five minutes with the session's sums", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/office/responsible");
  await shop.page.locator("#limit-32").selectOption("5");
  await shop.page.locator('main button[name="intent"][value="save"]').click();
  await expect(shop.value("limit-32")).toHaveAttribute("value", "5");
  await shop.open("/en/");
  await shop.choose(1);
  await shop.place("150");
  await expect(shop.value("receipt-id")).toBeVisible();

  await platform.advance(5 * minute);
  await shop.open("/en/results/live");
  await expect(shop.page).toHaveURL(check);
  await shop.open("/en/office/history");
  await expect(shop.page).toHaveURL(check);
  await shop.page.reload();
  const said = shop.page.locator("main");
  await expect(said.locator('[data-name="session-staked"]')).toHaveAttribute("value", "150.00");
  await expect(said.locator('[data-name="session-returned"]')).toHaveAttribute("value", "0.00");
  await expect(said.locator('[data-name="session-net"]')).toHaveAttribute("value", "-150.00");
  const seconds = await said.locator('[data-name="session-time"]').getAttribute("value");
  expect(Number(seconds)).toBeGreaterThanOrEqual(300);
  await shop.open("/en/responsiblegaming");
  await expect(shop.page).toHaveURL(/\/en\/responsiblegaming$/);

  await shop.open("/en/office/history");
  await answer(shop, "continue");
  await expect(shop.page).toHaveURL(/\/en\/office\/history$/);
  await platform.advance(4 * minute);
  await shop.open("/en/results/live");
  await expect(shop.page).toHaveURL(/results\/live$/);
  await platform.advance(minute);
  await shop.open("/en/results/live");
  await answer(shop, "nothing");
  await platform.advance(5 * minute);
  await shop.open("/en/results/live");
  await shop.page.locator('main input[name="do_not_show_again"]').check();
  await answer(shop, "continue");
  await platform.advance(20 * minute);
  await shop.open("/en/");
  await expect(shop.page).toHaveURL(/\/en\/$/);
});

test("RCK-02 a player who signs out at a reality check is signed out with a message", async ({
  shop,
  platform,
}) => {
  await platform.player(login, {
    limits: { "32": { limitType: 32, limitValue: 5, startedAt: 0 } },
  });
  await shop.openAs(login, "/en/");
  await platform.advance(5 * minute);
  await shop.open("/ar/results/live");
  await expect(shop.page).toHaveURL(/\/ar\/reality-check\?/);
  await shop.settled();
  await shop.page.locator('main button[name="action"][value="log_out"]').click();
  await expect(shop.refusal("signed-out")).toBeVisible();
  await expect(shop.value("balance")).toHaveCount(0);
  const sent = (await platform.calls()).filter(({ path }) => path.endsWith("/reality-check"));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { data: { attributes: { action: "log_out", do_not_show_again: false } } },
  ]);
});

test("SES-07 a session that ends because of inactivity shows its message once and keeps the coupon", async ({
  shop,
  platform,
}) => {
  await platform.config({ playerSafety: { idleMinutes: 10 } });
  await shop.openAs(login, "/en/");
  await shop.choose(1);
  await platform.advance(9 * minute);
  await shop.open("/en/results/live");
  await expect(shop.value("balance")).toBeVisible();
  await platform.advance(10 * minute);
  await shop.open("/en/");
  await expect(shop.refusal("idle")).toBeVisible();
  await expect(shop.value("balance")).toHaveCount(0);
  await expect.poll(() => shop.couponCount()).toBe(1);
  await shop.expectAccessible("after an idle session");
  await shop.open("/en/");
  await expect(shop.refusal("idle")).toHaveCount(0);
});
