import { expect, test } from "./support/shop";

test("CAS-05 the browser recomputes a casino round and gets the same result as the platform", async ({
  shop,
}) => {
  const seeds = { serverSeed: "a-seed", clientSeed: "mine", stake: "20.00" };
  for (const [game, bet] of [
    ["201", { side: "over", target: 5_000 }],
    ["1", { lines: 20 }],
    ["403", { side: "under", target: 2_500 }],
  ] as const)
    for (const nonce of ["0", "7"]) {
      const query = new URLSearchParams({ ...seeds, game, nonce, bet: JSON.stringify(bet) });
      await shop.open(`/en/casino/fairness?${query}`);
      const own = shop.page.locator('main [data-name="browser-reckoned"]');
      await expect(own).toHaveAttribute("data-state", "same");
      await expect(own).toBeVisible();
    }
});
