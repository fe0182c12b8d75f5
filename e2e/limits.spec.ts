import {
  answerTest as answer,
  fieldOf as field,
  limitsPage as page,
  press,
} from "./support/limits";
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const minute = 60_000;
const hour = 60 * minute;

async function save(shop: Shop, code: number, text: string) {
  await field(shop, code).fill(text);
  await press(shop, "save");
  await shop.settled();
}

/** A price that is pressed is refused by name, and the coupon stays empty (LIM-12). */
async function expectNoPrice(shop: Shop) {
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("a price");
  await shop.priceOf(bet).click();
  await expect(shop.coupon().locator('[data-code="excluded"]').first()).toBeVisible();
  await expect(shop.row(bet)).toHaveCount(0);
  await expect.poll(() => shop.couponCount()).toBe(0);
}

test("CPP-08 LIM-13 LIM-19 a typed stake limit is corrected, saved and lowered, and refuses a bet above its rest", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, page);
  await save(shop, 1, "lots");
  await expect(shop.page.locator("#limit-1-error")).toBeVisible();
  await expect(shop.alert().locator('[data-code="amount"]')).toContainText(
    "Stake limits, 24 hours",
  );
  await expect(field(shop, 1)).toHaveValue("lots");
  await save(shop, 1, "5.000");
  await shop.page.locator('button[name="reading"]').last().click();
  await shop.settled();
  await expect(field(shop, 1)).toHaveValue("5000.00");
  await save(shop, 1, "5 000,00");
  await expect(shop.refusal("saved")).toBeVisible();
  await expect(shop.value("limit-1")).toHaveAttribute("value", "5000.00");
  await expect(shop.value("limit-1-state")).toHaveAttribute("value", "ACTIVE");
  await save(shop, 1, "500");
  await expect(shop.value("limit-1")).toHaveAttribute("value", "500.00");

  await shop.open("/en/");
  await shop.choose(1);
  await shop.place("300");
  await expect(shop.value("receipt-id")).toBeVisible();
  await shop.open("/en/");
  await shop.choose(1);
  await shop.place("300");
  await expect(shop.refusal("limit")).toContainText("200");
  await expect(shop.stake()).toHaveValue(/^300(\.00)?$/);
  expect(await platform.bets(login)).toHaveLength(1);
  await shop.open(page);
  await expect(shop.value("limit-1-left")).toHaveAttribute("value", "200.00");
});

test("LIM-04 APR-01 APR-03 a limit increase needs a passed test, a day of waiting and the player's approval", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, page);
  await save(shop, 20, "1000");
  await save(shop, 20, "3000");
  await expect(shop.page).toHaveURL(/office\/responsible\/test$/);
  await shop.page.locator('main button:text("Send answers")').click();
  await shop.settled();
  await expect(
    shop.page.locator('[role=alert] [data-code="answer-missing"]').first(),
  ).toBeVisible();
  await answer(shop);
  await expect(shop.refusal("test_passed")).toBeVisible();
  await expect(shop.value("limit-20")).toHaveAttribute("value", "1000.00");
  await expect(shop.value("limit-20-state")).toHaveAttribute("value", "PENDING");
  await expect(field(shop, 20)).toBeDisabled();
  await expect(shop.page.locator('[data-limit="20"] [data-direction="1"]')).toBeVisible();
  await expect(shop.page.locator('[data-limit="20"] [data-disabled="pending"]')).toBeVisible();

  await platform.advance(24 * hour - 2 * minute);
  await shop.open("/en/");
  await expect(shop.page).toHaveURL(/\/en\/$/);
  // The platform keeps when a change is due in whole seconds, rounded up.
  await platform.advance(2 * minute);
  for (const path of ["/en/", page, "/en/coupon", "/en/responsiblegaming"]) {
    await shop.open(path);
    await expect(shop.page).toHaveURL(/office\/responsible\/approval$/);
  }
  if (shop.hasScript) {
    await shop.page.keyboard.press("Escape");
    await shop.page.mouse.click(5, 300);
  }
  await expect(shop.page.locator('main button[name="action"][value="1"]')).toBeVisible();
  await shop.page.locator('main button[name="action"][value="1"]').click();
  await expect(shop.refusal("approved")).toBeVisible();
  await expect(shop.value("limit-20")).toHaveAttribute("value", "3000.00");
  await shop.open("/en/");
  await expect(shop.page).toHaveURL(/\/en\/$/);
});

test("LIM-05 APR-02 a pending deposit limit can be cancelled, and one that is due can be rejected", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, page);
  await save(shop, 22, "1000");
  await save(shop, 22, "3000");
  await answer(shop);
  await press(shop, "cancel");
  await expect(shop.refusal("cancelled")).toBeVisible();
  await expect(shop.value("limit-22-state")).toHaveAttribute("value", "ACTIVE");
  await save(shop, 22, "4000");
  await answer(shop);
  await platform.advance(24 * hour + minute);
  await shop.open("/en/");
  await shop.page.locator('main button[name="action"][value="0"]').click();
  await expect(shop.refusal("rejected")).toBeVisible();
  await expect(shop.value("limit-22")).toHaveAttribute("value", "1000.00");
});

test("LIM-03 LIM-12 ACS-02 Enter in a limit field saves the form and leaves a pending increase unchanged", async ({
  shop,
}) => {
  await shop.openAs(login, page);
  await save(shop, 22, "1000");
  await save(shop, 22, "3000");
  await answer(shop);
  await field(shop, 1).fill("500");
  await field(shop, 1).press("Enter");
  await expect(shop.refusal("saved")).toBeVisible();
  await expect(shop.value("limit-1")).toHaveAttribute("value", "500.00");
  await expect(shop.value("limit-22-state")).toHaveAttribute("value", "PENDING");
});

test("LIM-15 LIM-12 a self-exclusion is confirmed separately, signs the player out and refuses bets", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/");
  await shop.choose(2);
  await shop.open(page);
  await field(shop, 30).selectOption("7");
  await press(shop, "save");
  await expect(shop.page).toHaveURL(/confirm=1/);
  await expect(shop.page.locator("main")).toContainText("7 days");
  await press(shop, "exclude-confirm");
  await expect(shop.page).toHaveURL(/\/en\/$/);
  await expect(shop.refusal("excluded")).toBeVisible();
  await expect(shop.value("balance")).toHaveCount(0);
  await expect.poll(() => shop.couponCount()).toBe(0);

  await shop.openAs(login, "/en/");
  await expectNoPrice(shop);
  expect(await platform.bets(login)).toEqual([]);
  await shop.open(page);
  await expect(field(shop, 30)).toBeDisabled();
  await expect(field(shop, 33)).toBeDisabled();
  await expect(shop.page.locator('[data-limit="30"] [data-disabled="active"]')).toBeVisible();
});

test("LIM-17 the break button in the footer asks for confirmation and refuses bets for a day", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/results/live");
  const breakButton = shop.page.locator('footer button[name="intent"][value="break"]');
  await breakButton.click();
  const question = shop.page.locator('[data-confirm="break"]');
  await question.locator('a[href="/en/results/live"]').click();
  await expect(shop.page).toHaveURL(/\/en\/results\/live$/);
  await breakButton.click();
  await question.locator('button[name="intent"][value="break"]').click();
  await expect(shop.refusal("break_set")).toBeVisible();
  await shop.open("/en/");
  await expect(shop.refusal("excluded")).toBeVisible();
  await expectNoPrice(shop);
  expect(await platform.bets(login)).toEqual([]);
  await platform.advance(24 * hour + minute);
  await shop.open("/en/");
  await expect(shop.page.locator('button[name="intent"][value="break"]')).toBeVisible();
});

test("LIM-17 LIM-18 pages in a reduced layout have the break button, the age mark and the responsible gambling link", async ({
  shop,
}) => {
  await shop.openAs(login);
  await shop.choose(1);
  await shop.place("100");
  const id = await shop.valueOf("receipt-id");
  for (const path of [`print-coupon/${id}`, "statisticpopup", "oldbrowser", "500"]) {
    await shop.page.goto(`${shop.origin}/en/${path}`);
    await expect(shop.page.locator('button[name="intent"][value="break"]'), path).toBeVisible();
    await expect(
      shop.page.locator('footer a[href="/en/responsiblegaming"]').first(),
      path,
    ).toBeVisible();
    await expect(shop.page.locator("footer"), path).toContainText("18");
  }
});

test("LIM-20 bets and deposits are refused without the limit service, and other pages work", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/");
  await shop.choose(1);
  await platform.fault({ path: "/limit-service-api", status: 500, times: 1000 });
  await shop.place("100");
  await expect(shop.coupon().locator('[data-code="unavailable"]').first()).toBeVisible();
  await shop.open("/en/");
  await expect(shop.refusal("session-stale")).toBeVisible();
  await expect(shop.coupon().locator('[data-code="unavailable"]').first()).toBeVisible();
  await expect(shop.coupon().locator('button[name="intent"][value="place"]')).toHaveCount(0);
  await shop.open("/en/office/recharge");
  await expect(shop.page.locator('main [data-code="unavailable"]').first()).toBeVisible();
  await shop.open("/en/results/live");
  await expect.poll(() => shop.couponCount()).toBe(1);
  await shop.open(page);
  await expect(shop.refusal("limits-unavailable")).toBeVisible();
  expect(await platform.bets(login)).toEqual([]);
  expect(await platform.balance(login)).toBe("10000.00");
  await platform.clearFaults();
});

test("RCK-05 the session strip shows the session's time, stakes, open bets and net result", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/");
  await shop.choose(1);
  await shop.place("150");
  await expect(shop.value("receipt-id")).toBeVisible();
  await platform.advance(5 * minute);
  await shop.open("/en/results/live");
  await expect(shop.value("session-staked")).toHaveAttribute("value", "150.00");
  await expect(shop.value("session-settled")).toHaveAttribute("value", "0.00");
  await expect(shop.value("session-in-play")).toHaveAttribute("value", "150.00");
  await expect(shop.value("session-net")).toHaveAttribute("value", "-150.00");
  expect(Number(await shop.valueOf("session-time"))).toBeGreaterThanOrEqual(300);
});

test("SSL-01 LIM-10 a session limit of an hour signs the player out with a message, and only then the page pings", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, page);
  expect((await platform.calls()).filter(({ path }) => path.endsWith("/ping"))).toEqual([]);
  await field(shop, 31).selectOption("1");
  await press(shop, "save");
  await expect(shop.value("limit-31")).toHaveAttribute("value", "1");
  if (shop.hasScript)
    await expect
      .poll(async () => (await platform.calls()).some(({ path }) => path.endsWith("/ping")))
      .toBe(true);
  await platform.advance(hour - 5 * minute);
  await shop.open("/en/results/live");
  await expect(shop.value("balance")).toBeVisible();
  await platform.advance(5 * minute);
  await shop.open("/en/results/live");
  await expect(shop.refusal("session-limit")).toBeVisible();
  await expect(shop.value("balance")).toHaveCount(0);
  await shop.open("/en/office/history");
  await expect(shop.page).toHaveURL(/user\/login/);
});
