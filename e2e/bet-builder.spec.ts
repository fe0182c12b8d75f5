import { cents, decimal, winInCents } from "./support/oracle";
import { expect, test } from "./support/shop";

const login = "demo@example.test";

test("CPN-04 CPP-01 the bet builder combines two selections of a game into one bet, which is placed and wins", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  const games = await platform.games("status=line&limit=100");
  const has = (type: string, param: string) => (game: (typeof games)[number]) =>
    game.markets.some((one) => one.type === type && one.param === param && !one.isBlocked);
  const game = games.find((one) => has("X", "")(one) && has("over", "2.5")(one));
  if (!game) throw new Error("a game");
  await shop.open(`/en/${game.path}`);
  const builder = shop.page.locator("#builder");
  await builder.locator("summary").click();
  for (const value of ["X:", "over:2.5"])
    await builder.locator(`input[name="pick"][value="${value}"]`).check();
  await builder.locator('form[method="get"] button').click();
  const add = builder.locator('button[name="bet"]');
  await expect(add).toBeVisible();
  const coef = (await add.getAttribute("value"))?.split(":").at(-1) ?? "";
  await shop.expectAccessible("a bet builder with a price");
  await add.click();
  await shop.answered();
  await expect(shop.value("coupon-count")).toHaveAttribute("value", "1");

  await shop.open("/en/coupon");
  await expect(shop.page.getByText("Draw + Over 2.5").first()).toBeVisible();
  await shop.place("100");
  await expect(shop.value("receipt-id")).toBeVisible();
  const win = decimal(winInCents(cents("100"), [coef]));
  await expect(shop.value("receipt-win")).toHaveAttribute("value", win);
  await platform.game(game.id, { result: "2:2" });
  expect(await platform.bets(login)).toMatchObject([{ state: "won", return: win }]);
});
