import { expect, test } from "./support/shop";

const login = "demo@example.test";

test("CAS-02 CAS-03 CAS-08 a player opens a game from the casino lobby, plays a round and finds it in my casino", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/casino");
  await expect(shop.page.locator("main h1")).toBeVisible();
  await shop.expectAccessible("the lobby of the casino");
  await shop.page.locator('main a[href="/en/games/dice"]').first().click();
  await shop.settled();
  await expect(shop.page).toHaveURL(/\/en\/games\/dice$/);
  await expect(shop.page.locator("main h1")).toBeVisible();
  await expect(shop.value("rtp")).toHaveAttribute("value", "99.0000");
  await shop.expectAccessible("a game's page");
  await shop.page.getByRole("button", { name: "Play for real" }).click();
  await expect(shop.page).toHaveURL(/games\/dice\?mode=real&account=\d+$/);
  await shop.settled();

  const roll = shop.page.getByRole("button", { name: "Roll" });
  await shop.page.locator('main input[name="stake"]').fill("50");
  await shop.page.locator('main input[name="target"]').fill("60");
  await roll.click();
  await expect(shop.page).toHaveURL(/&round=\d+$/);
  await shop.settled();
  const won = Number(
    await shop.page.locator('main [data-name="round-win"]').first().getAttribute("value"),
  );
  const balance = (9_950 + won).toFixed(2);
  await expect(shop.page.locator('main [data-name="balance"]')).toHaveAttribute("value", balance);
  expect(await platform.balance(login)).toBe(balance);
  // A stake that is too low: told at its field, what was typed stays, and nothing is taken.
  await shop.page.locator('main input[name="stake"]').fill("1");
  await roll.click();
  await expect(shop.page.locator('main [data-code="below-minimum"]')).toBeVisible();
  await expect(shop.page.locator("#stake-error")).toBeVisible();
  await expect(shop.page.locator('main input[name="stake"]')).toHaveValue("1");
  expect(await platform.balance(login)).toBe(balance);
  await shop.expectAccessible("a stake that was refused");

  await shop.open("/en/my-casino");
  await expect(shop.page.locator("main h1")).toBeVisible();
  await expect(shop.page.locator("main")).toContainText("Hundred Dice");
  await shop.expectAccessible("my casino");
});
