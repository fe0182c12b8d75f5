import { cents, decimal, winInCents } from "./support/oracle";
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const bets = (shop: Shop) => shop.page.locator("article.bet");
const values = (shop: Shop, name: string) =>
  shop.page
    .locator(`[data-name="${name}"]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute("value")));

test("CPP-09 the bet history filters by state and period in its address and shows settled bets and totals", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  const [first, second] = await shop.choose(2);
  if (!first || !second) throw new Error("two bets");
  for (const { marketId, coef } of [first, second]) await platform.market(marketId, { coef });
  await shop.place("100");
  await expect(shop.value("receipt-id")).toBeVisible();
  await shop.open("/en/");
  await shop.choose(1);
  await platform.market(first.marketId, { coef: first.coef });
  await shop.place("50");
  await expect(shop.value("receipt-id")).toBeVisible();
  // The home side wins: who was bet on is the first price of each match.
  for (const { gameId } of [first, second]) await platform.game(gameId, { result: "3:0" });
  const won = decimal(winInCents(cents("100"), [first.coef, second.coef]));
  const single = decimal(winInCents(cents("50"), [first.coef]));

  await shop.open("/en/office/history");
  await expect(bets(shop)).toHaveCount(2);
  await expect.poll(() => values(shop, "bet-state")).toEqual(["won", "won"]);
  await expect.poll(() => values(shop, "history-staked")).toEqual(["150.00"]);
  await expect
    .poll(() => values(shop, "history-returned"))
    .toEqual([decimal(cents(won) + cents(single))]);
  await shop.expectAccessible("the history");

  const state = shop.page.locator('select[name="state"]');
  await state.selectOption("open");
  await shop.page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(shop.page).toHaveURL(/state=open/);
  await expect(bets(shop)).toHaveCount(0);
  await expect(shop.page.getByText("No open bets")).toBeVisible();

  await state.selectOption("won");
  await shop.page.getByRole("button", { name: "Today", exact: true }).click();
  await expect(shop.page).toHaveURL(/state=won.*period=today/);
  await expect(bets(shop)).toHaveCount(2);
  await expect(state).toHaveValue("won");
  await expect(shop.page.locator('button[name="period"][aria-pressed="true"]')).toHaveText("Today");

  await bets(shop).nth(1).locator("summary").click();
  await expect(bets(shop).nth(1).locator(".leg-state")).toHaveText(["won", "won"]);
  const address = shop.page.url();
  await shop.page.goto(address);
  await expect(bets(shop)).toHaveCount(2);

  await bets(shop)
    .nth(1)
    .getByRole("link", { name: /^Receipt/ })
    .click();
  await expect(shop.value("receipt-win")).toHaveAttribute("value", won);
  const statement = shop.page.locator("[data-statement]");
  await expect(statement.locator('[data-name="leg-counts"]')).toHaveCount(2);
  await expect(statement.locator('[data-name="statement-total"]')).toHaveAttribute(
    "value",
    await shop.valueOf("receipt-coef"),
  );
  await shop.expectAccessible("the receipt of a settled bet");
});
