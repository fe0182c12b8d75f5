import type { Page } from "@playwright/test";
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";

/** What the page's own place form would send. */
async function placeFields(shop: Shop) {
  const of = (name: string) =>
    shop.coupon().locator(`form:has([value="place"]) input[name="${name}"]`);
  return { csrf: await of("csrf").inputValue(), key: await of("key").inputValue() };
}

/** Posts a placement from outside the page, with its browser's cookies. */
function post(page: Page, origin: string, fields: Record<string, string>) {
  return page.request.post(`${origin}/en/coupon`, {
    form: { intent: "place", ...fields },
    headers: { origin },
    maxRedirects: 0,
  });
}

test("CPP-03 CPP-12 a double click, reload, back and repeated post give one bet with one receipt", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  await shop.choose(2);
  const fields = await placeFields(shop);
  await shop.stake().fill("150");
  await shop.coupon().locator('button[name="intent"][value="place"]').dblclick();

  await shop.openReceipt();
  const receipt = new URL(shop.page.url()).pathname;
  const id = await shop.valueOf("receipt-id");
  expect(receipt).toBe(`/en/coupon/receipt/${id}`);

  await shop.page.reload();
  await expect.poll(() => shop.valueOf("receipt-id")).toBe(id);
  await shop.page.goBack();
  await shop.page.goForward();
  await expect(shop.page).toHaveURL(shop.origin + receipt);
  await expect.poll(() => shop.valueOf("receipt-id")).toBe(id);

  const again = await post(shop.page, shop.origin, { ...fields, amount: "150" });
  expect(again.status()).toBe(303);
  expect(again.headers()["location"]).toBe(receipt);
  const other = await post(shop.page, shop.origin, { ...fields, amount: "151" });
  expect([409, 422]).toContain(other.status());
  expect(await other.text()).toContain('data-code="key-reused"');

  expect(await platform.bets(login)).toHaveLength(1);
  expect(await platform.balance(login)).toBe("9850.00");
});

test("CPN-10 LIM-13 an ambiguous stake offers its readings, and choosing one fills the field without placing", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  await shop.choose(1);
  await shop.place("1.500");
  await shop.settled();
  const readings = shop.coupon().locator('button[name="reading"]');
  await expect(readings).toHaveText([/1\.50/, /1,500\.00/]);
  await expect(shop.stake()).toHaveValue("1.500");
  await readings.last().click();
  await shop.settled();
  await expect(shop.stake()).toHaveValue("1500.00");
  expect(await platform.bets(login)).toEqual([]);
  await shop.place("1,200");
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "1200.00");
});

test("CPP-03 a placement posted five times at once gives one bet", async ({ shop, platform }) => {
  await shop.openAs(login);
  await shop.choose(1);
  const fields = await placeFields(shop);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post(shop.page, shop.origin, { ...fields, amount: "100" })),
  );
  const bets = await platform.bets(login);
  expect(bets).toHaveLength(1);
  const receipt = `/en/coupon/receipt/${bets[0]?.id}`;
  // Each is led to the receipt, to the coupon where the outcome is asked for, or told that it is on its way.
  for (const answer of answers) {
    if (answer.status() === 303)
      expect([receipt, "/en/coupon"]).toContain(answer.headers()["location"]);
    else expect(answer.status()).toBe(409);
  }
  expect(answers.some((answer) => answer.headers()["location"] === receipt)).toBe(true);
  expect(await platform.balance(login)).toBe("9900.00");
});

test("CPP-03 CPP-11 a placement whose response is lost leads to the receipt of one bet without a second request", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  await shop.choose(1);
  await platform.fault({ path: "/coupon-api/v1/coupons", drop: "after", times: 1 });
  await shop.place("100");

  await expect(shop.value("receipt-id").or(shop.refusal("checking")).first()).toBeVisible();
  await expect(async () => {
    if (!(await shop.value("receipt-id").isVisible())) await shop.open("/en/coupon");
    await expect(shop.value("receipt-id")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });

  const bets = await platform.bets(login);
  expect(bets).toMatchObject([{ id: await shop.valueOf("receipt-id"), stake: "100.00" }]);
  await expect.poll(() => shop.couponCount()).toBe(0);
  expect(await platform.balance(login)).toBe("9900.00");
  const sent = (await platform.calls()).filter(
    ({ method, path }) => method === "POST" && path === "/coupon-api/v1/coupons",
  );
  expect(sent).toHaveLength(1);
});
