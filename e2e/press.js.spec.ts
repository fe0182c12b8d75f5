import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop";

/** The routes that each data request of a page asks for, in their order; "all" where it names none. */
function routesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (request.method() === "GET" && url.pathname.endsWith(".data"))
      asked.push(url.searchParams.get("_routes") ?? "all");
  });
  return asked;
}

test("PLT-10 adding a bet and a moved price reload only the coupon's data", async ({
  shop,
  platform,
}) => {
  await shop.openAs("demo@example.test");
  const asked = routesAsked(shop.page);
  const [first] = await shop.choose(2);
  if (!first) throw new Error("no bet");
  await shop.answered();
  expect(asked).toEqual(["routes/slip", "routes/slip"]);
  await platform.market(first.marketId, { coef: "7.77" });
  await expect(
    shop.coupon().locator(`li[data-bet="${first.id}"] [data-name="bet-coef"]`),
  ).toHaveAttribute("value", "7.77");
  expect(new Set(asked)).toEqual(new Set(["routes/slip"]));
});

test("CPN-01 a bet added before the coupon's code has loaded is counted at once and shown when it has loaded", async ({
  shop,
}) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await shop.page.route(/\/filled-slip-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await shop.open("/en/");
  await shop.page.locator("button[data-bet]:enabled").first().click();
  await expect(shop.value("coupon-count").first()).toHaveAttribute("value", "1");
  await expect(shop.coupon().locator("li[data-bet]")).toHaveCount(0);
  send();
  await expect(shop.coupon().locator("li[data-bet]")).toHaveCount(1);
});

test("CPN-01 the coupon's code loads on the first interaction with a page, before a bet is added", async ({
  shop,
}) => {
  // Where data is saved, code of linked pages is not loaded ahead (POP-11).
  await shop.page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const code: string[] = [];
  shop.page.on("request", (request) => {
    if (/\/(?:coupon|filled-slip)-[^/]+\.js$/.test(request.url())) code.push(request.url());
  });
  await shop.open("/en/");
  expect(code).toEqual([]);
  await shop.page.mouse.move(5, 5);
  await expect.poll(() => code.length).toBe(2);
  await shop.choose(1);
  expect(code).toHaveLength(2);
});

test("CFG-02 adding a bet after a change of site config reloads the shell's data once", async ({
  shop,
  platform,
}) => {
  await shop.open("/en/");
  const asked = routesAsked(shop.page);
  await platform.config({ companyName: "Renamed" });
  await shop.choose(1);
  await expect(shop.page.getByRole("banner")).toContainText("Renamed");
  expect(asked).toEqual(["routes/slip", "routes/lng,routes/slip"]);
});

test("RCK-05 placing a bet reloads the session's totals", async ({ shop }) => {
  await shop.openAs("demo@example.test");
  await shop.choose(1);
  const asked = routesAsked(shop.page);
  await shop.place("100");
  await expect(shop.value("receipt-id")).toBeVisible();
  expect(asked.some((routes) => routes === "all" || routes.includes("routes/lng"))).toBe(true);
  expect(Number(await shop.valueOf("session-staked"))).toBe(100);
});
