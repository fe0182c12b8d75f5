// What a visitor sees while services are away, and once they are back.
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const placeCall = "/coupon-api/v1/coupons";
/** A breaker lets a call through after 2 s. */
const untilBack = { timeout: 15_000 };

async function reload(shop: Shop) {
  await shop.page.reload();
  await shop.settled();
}

test("CPP-11 a bet whose response is lost is being checked, and later shows the receipt of one bet", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  await shop.choose(1);
  await platform.fault({ path: placeCall, drop: "after", times: 1 });
  await platform.fault({ path: `${placeCall}/by-key`, status: 503, times: 1000 });
  await shop.place("100");
  await expect(shop.refusal("checking")).toBeVisible();
  expect(await platform.bets(login)).toHaveLength(1);
  await shop.expectAccessible("a coupon that is being checked");

  await platform.clearFaults();
  // The page asks by itself where it has a script, or is opened again: both lead to the receipt.
  const told = shop.coupon().locator('[data-code="placed"] a');
  const receipt = shop.value("receipt-id");
  if (shop.hasScript) await expect(told.or(receipt)).toBeVisible(untilBack);
  await expect(async () => {
    if (await receipt.isVisible()) return;
    if (!(await told.isVisible())) await shop.open("/en/coupon");
    if (await told.isVisible()) await told.click();
    await expect(receipt).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  const [bet] = await platform.bets(login);
  await expect.poll(() => shop.valueOf("receipt-id")).toBe(bet?.id);
  await expect(told).toHaveCount(0);
  expect(await platform.bets(login)).toHaveLength(1);
  expect(await platform.balance(login)).toBe("9900.00");
});

test("REM-16 OPS-04 prices of a remote that is down are shown with their age until it is back", async ({
  shop,
  platform,
}) => {
  await shop.open("/en/home/line");
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("a price should be offered");
  await platform.fault({ path: "/remotes/betting", status: 503, times: 1000 });
  const mark = shop.page.locator('main [role="status"][data-stale="prices"]');
  await expect(async () => {
    await reload(shop);
    await expect(mark).toBeVisible({ timeout: 500 });
  }).toPass(untilBack);
  await expect(mark).toContainText(/Odds and scores as of .*\d:\d\d.* Reconnecting…/);
  await expect(shop.priceOf(bet)).toBeVisible();
  await shop.expectAccessible("a page with a last good copy");

  await platform.clearFaults();
  if (shop.hasScript) {
    await shop.markDocument();
    await expect(mark).toBeHidden(untilBack);
    expect(await shop.isSameDocument()).toBe(true);
  } else {
    await expect(async () => {
      await reload(shop);
      await expect(mark).toBeHidden({ timeout: 500 });
    }).toPass(untilBack);
  }
  await expect(shop.priceOf(bet)).toBeVisible();
});

test("OPS-04 LIM-20 bets are refused and not queued while the coupon service is down", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  const [bet] = await shop.choose(1);
  if (!bet) throw new Error("no bet is on offer");
  const of = (name: string) =>
    shop.coupon().locator(`form:has([value="place"]) input[name="${name}"]`);
  const fields = { csrf: await of("csrf").inputValue(), key: await of("key").inputValue() };
  await platform.fault({ path: "/coupon-api", status: 503, times: 1000 });
  for (let page = 0; page < 4; page += 1) await reload(shop);
  await expect(shop.coupon()).toContainText("We can't take bets right now");
  // Nobody knows the names now: the bet is told by its event's number.
  await expect(shop.row(bet)).toContainText(`Event No. ${bet.gameId}`);
  // What a page from before the outage would send.
  const answer = await shop.page.request.post(`${shop.origin}/en/coupon`, {
    form: { intent: "place", amount: "100", ...fields },
    headers: { origin: shop.origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain('data-code="unavailable"');
  await shop.expectAccessible("a coupon that cannot be placed");

  await platform.clearFaults();
  await expect(async () => {
    await reload(shop);
    await expect(shop.coupon()).not.toContainText("We can't take bets right now", {
      timeout: 500,
    });
  }).toPass(untilBack);
  expect(await platform.bets(login)).toHaveLength(0);
  expect(await of("key").inputValue()).toBe(fields.key);
  await shop.place("100");
  await expect(shop.value("receipt-id")).toBeVisible();
  expect((await platform.bets(login)).map(({ key }) => key)).toEqual([fields.key]);
});
