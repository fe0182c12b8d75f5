import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const newcomer = "new@example.test";
const recharge = "/en/office/recharge";
const deduce = "/en/office/deduce";
const minute = 60_000;

async function pay(shop: Shop, card: string, amount: string) {
  const { page } = shop;
  await page.locator(`main input[name="method"][value="test-${card}"]`).check();
  await page.locator('main input[name="amount"]').fill(amount);
  await page.locator('main form button[type="submit"]').click();
  await shop.settled();
}

test("LIM-14 SBX-03 a deposit is paid once, shows its result and appears once in the list of payments", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/");
  await shop.page.locator('header a[href="/en/office/recharge"]:visible').first().click();
  await expect(shop.page).toHaveURL(/office\/recharge$/);
  await shop.settled();
  await pay(shop, "4242", "1 250,50");
  await expect(shop.page).toHaveURL(/onpay\/success\?payment=\d+$/);
  await expect(shop.refusal("payment-paid")).toBeVisible();
  await expect(shop.value("payment-amount")).toHaveAttribute("value", "1250.50");
  await expect(shop.value("balance")).toHaveAttribute("value", "11250.50");
  await shop.page.reload();
  await expect(shop.value("balance")).toHaveAttribute("value", "11250.50");
  // Back to the form as it was, and the same press again: the same payment.
  await shop.page.goBack();
  await shop.settled();
  await shop.open(recharge);
  await expect(shop.page.locator("main [data-payment]")).toHaveCount(1);
  await expect(shop.value("payment-state")).toHaveAttribute("value", "paid");
  expect(await platform.balance(login)).toBe("11250.50");
});

test("LIM-14 a quick amount of the deposit page fills the amount field without paying", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, recharge);
  // 20 times the card's minimum of 20 roubles.
  await shop.page.getByRole("link", { name: "₽400" }).click();
  await shop.settled();
  await expect(shop.page.locator('main input[name="amount"]')).toHaveValue("400.00");
  expect(await platform.balance(login)).toBe("10000.00");
  await shop.page.locator('main form button[type="submit"]').click();
  await expect(shop.page).toHaveURL(/onpay\/success/);
  expect(await platform.balance(login)).toBe("10400.00");
});

test("CPP-03 a double click on the deposit button pays once", async ({ shop, platform }) => {
  await shop.openAs(login, recharge);
  await shop.page.locator('main input[name="amount"]').fill("100");
  await shop.page.locator('main form button[type="submit"]').dblclick();
  await expect(shop.page).toHaveURL(/onpay\/success/);
  expect(await platform.balance(login)).toBe("10100.00");
});

test("SBX-03 declined and cancelled deposits move no money, and a pending deposit is credited when it is due", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, recharge);
  for (const [card, path, state] of [
    ["0002", "fail", "declined"],
    ["0127", "cancel", "cancelled"],
  ] as const) {
    await shop.open(recharge);
    await pay(shop, card, "300");
    await expect(shop.page).toHaveURL(new RegExp(`onpay/${path}\\?`));
    await expect(shop.refusal(`payment-${state}`)).toBeVisible();
    await expect(shop.value("balance")).toHaveAttribute("value", "10000.00");
  }
  await shop.open(recharge);
  await pay(shop, "3155", "300");
  await expect(shop.page).toHaveURL(/onpay\/pending\?/);
  await expect(shop.value("payment-due")).toBeVisible();
  await expect(shop.value("balance")).toHaveAttribute("value", "10000.00");
  await platform.advance(5 * minute);
  await shop.page.locator("main article a").first().click();
  await expect(shop.page).toHaveURL(/onpay\/success\?/);
  await expect(shop.value("balance")).toHaveAttribute("value", "10300.00");
});

test("LIM-14 CPP-08 a deposit above a limit is refused with the remaining amount, and the typed amount stays", async ({
  shop,
  platform,
}) => {
  await platform.player(login, {
    limits: { "20": { limitType: 20, limitValue: 1_000, startedAt: 0 } },
  });
  await shop.openAs(login, recharge);
  await expect(shop.value("limit-20-left")).toHaveAttribute("value", "1000.00");
  await pay(shop, "4242", "900");
  await shop.open(recharge);
  await expect(shop.value("limit-20-left")).toHaveAttribute("value", "100.00");
  await pay(shop, "4242", "100.01");
  await expect(shop.page.locator('[role=alert] [data-code="limit"]')).toContainText("100");
  await expect(shop.page.locator("#amount-error")).toHaveAttribute("data-code", "limit");
  await expect(shop.page.locator('main input[name="amount"]')).toHaveValue("100.01");
  if (shop.hasScript) await expect(shop.page).toHaveTitle(/^Error: /);
  await pay(shop, "4242", "100");
  await expect(shop.page).toHaveURL(/onpay\/success/);
});

test("LIM-12 BAN-02 a self-excluded player cannot deposit, sees when the exclusion ends, and can withdraw", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, recharge);
  await platform.player(login, {
    limits: { "30": { limitType: 30, limitValue: 7, startedAt: 0, endsAt: 4_000_000_000 } },
  });
  await pay(shop, "4242", "100");
  await expect(shop.page.locator('main [data-code="excluded"]').first()).toBeVisible();
  await shop.open(recharge);
  await expect(shop.page.locator('main [data-code="excluded"]')).toBeVisible();
  await expect(shop.value("locked-until")).toHaveAttribute(
    "datetime",
    new Date(4_000_000_000_000).toISOString(),
  );
  await expect(shop.page.locator('main input[name="amount"]')).toHaveCount(0);
  await shop.page.locator('main a[href="/en/office/deduce"]').first().click();
  await expect(shop.page).toHaveURL(/office\/deduce$/);
  await shop.settled();
  await pay(shop, "4242", "4000");
  await expect(shop.page).toHaveURL(/onpay\/withdraw\/success\?/);
  await expect(shop.value("balance")).toHaveAttribute("value", "6000.00");
});

test("BAN-02 a player with ban level 45 under ban version 2 can request a withdrawal", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/");
  await platform.player(login, { ban: { level: 45, version: 2 } });
  await shop.open(deduce);
  await pay(shop, "3155", "500");
  await expect(shop.page).toHaveURL(/onpay\/withdraw\/pending\?/);
  await expect(shop.value("payment-state")).toHaveAttribute("value", "pending");
});

test("LIM-18 before the first deposit the links to set a limit and to set none have equal size and style", {
  tag: "@browser",
}, async ({ shop }) => {
  await shop.openAs(newcomer, recharge);
  const offer = shop.page.locator('[data-code="limit-offer"]');
  await expect(offer).toBeVisible();
  await expect(shop.page.locator('main input[name="amount"]')).toHaveCount(0);
  const [first, second] = await offer.locator("a").evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      const { backgroundColor, color, fontSize } = getComputedStyle(link);
      return { width: Math.round(width), height, backgroundColor, color, fontSize };
    }),
  );
  expect(first).toEqual(second);
  await offer.locator('a[href*="responsible"]').click();
  await expect(shop.page).toHaveURL(/office\/responsible/);
  await shop.open(recharge);
  await offer.locator('a[href*="limit=none"]').click();
  await expect(shop.page.locator('main input[name="amount"]')).toBeVisible();
  await shop.settled();
  await pay(shop, "4242", "lots");
  await expect(shop.page.locator("#amount-error")).toBeVisible();
  await pay(shop, "4242", "100");
  await expect(shop.page).toHaveURL(/onpay\/success/);
  await shop.open(recharge);
  await expect(offer).toHaveCount(0);
});

test("LIM-20 deposits are refused and nothing is charged while limits cannot be read", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, recharge);
  await platform.fault({ path: "/limit-service-api", status: 500, times: 1000 });
  await pay(shop, "4242", "100");
  await expect(shop.page.locator('main [data-code="unavailable"]').first()).toBeVisible();
  await shop.open(recharge);
  await expect(shop.page.locator('main [data-code="unavailable"]')).toBeVisible();
  await shop.open("/en/home/line");
  await expect(shop.page.locator("main")).toBeVisible();
  await platform.clearFaults();
  expect(await platform.balance(login)).toBe("10000.00");
});

test("CPP-11 a deposit whose response is lost is being checked, and its result is found later", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, recharge);
  const base = "/web-api/officeapi/v1/payments";
  await platform.fault({ path: `${base}/deposit`, drop: "after", times: 1 });
  await platform.fault({ path: `${base}/by-key`, status: 500, times: 1000 });
  await pay(shop, "4242", "700");
  await expect(shop.page.locator('main [data-code="checking"]')).toBeVisible();
  await expect(shop.page.locator('main input[name="amount"]')).toHaveCount(0);
  await platform.clearFaults();
  // Its service has just failed and is left alone for a moment.
  await expect(async () => {
    await shop.page.locator('main [data-code="checking"] a').click();
    await expect(shop.page).toHaveURL(/onpay\/success\?/, { timeout: 1_000 });
  }).toPass();
  await expect(shop.value("balance")).toHaveAttribute("value", "10700.00");
});

test("LIM-14 the coupon shows the remaining amount of the strictest limit", async ({
  shop,
  platform,
}) => {
  await platform.player(login, {
    limits: {
      "1": { limitType: 1, limitValue: 500, startedAt: 0 },
      "11": { limitType: 11, limitValue: 300, startedAt: 0 },
    },
  });
  await shop.openAs(login, "/en/");
  await shop.choose(1);
  await expect(shop.coupon().locator('[data-name="limit-11-left"]')).toHaveAttribute(
    "value",
    "300.00",
  );
  await shop.place("120");
  await expect(shop.value("receipt-id")).toBeVisible();
  await shop.open("/en/");
  await shop.choose(1);
  await expect(shop.coupon().locator('[data-name="limit-11-left"]')).toHaveAttribute(
    "value",
    "180.00",
  );
});
