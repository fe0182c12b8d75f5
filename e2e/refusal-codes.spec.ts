import { expect, test } from "./support/shop";

const login = "demo@example.test";
const placeCall = "/coupon-api/v1/coupons";

/** What a platform may refuse, and where the player is told: at the bet, at the stake, or above all. */
const refusals = [
  { status: 409, code: "score-changed", at: "bet" },
  { status: 409, code: "dependent", at: "bet" },
  { status: 409, code: "locked", at: "bet" },
  { status: 409, code: "event-over", at: "bet" },
  { status: 422, code: "unknown-bet", at: "bet" },
  { status: 403, code: "limit", at: "stake", bound: "50.00" },
  { status: 422, code: "funds", at: "stake", bound: "99.00" },
  { status: 403, code: "account-frozen", at: "summary" },
  { status: 403, code: "excluded", at: "summary" },
  { status: 422, code: "key-reused", at: "summary" },
  { status: 422, code: "type", at: "summary" },
] as const;

test("CPP-06 CPP-10 CPN-22 each refusal of a bet shows its error at the bet, stake or coupon and changes nothing", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  const [bet, other] = await shop.choose(2);
  if (!bet || !other) throw new Error("two bets");
  for (const { status, code, at, ...bound } of refusals) {
    const bets = at === "bet" ? { bets: [{ marketId: bet.marketId, code }] } : {};
    await platform.fault({ path: placeCall, status, body: { code, ...bound, ...bets }, times: 1 });
    await shop.place("150");
    await expect(shop.alert().locator(`[data-code="${code}"]`)).toBeVisible();
    if (at === "bet") await expect(shop.row(bet).locator(`[data-code="${code}"]`)).toBeVisible();
    if (at === "stake")
      await expect(shop.page.locator("#amount-error")).toHaveAttribute("data-code", code);
    await expect(shop.row(other).locator("[data-code]")).toHaveCount(0);
    await expect(shop.stake()).toHaveValue(/^150(\.00)?$/);
    await expect.poll(() => shop.couponCount()).toBe(2);
    await platform.clearFaults();
    await shop.settled();
  }
  await shop.expectAccessible("a coupon that was refused");
  expect(await platform.bets(login)).toEqual([]);
  expect(await platform.balance(login)).toBe("10000.00");

  // In flight elsewhere: nobody can say yet, and nothing is called placed.
  await platform.fault({ path: placeCall, status: 409, body: { code: "pending" }, times: 1 });
  await shop.place("150");
  await expect(shop.refusal("checking")).toBeVisible();
  await expect(shop.value("receipt-id")).toHaveCount(0);
  await expect.poll(() => shop.couponCount()).toBe(2);
  expect(await platform.bets(login)).toEqual([]);
  expect(await platform.balance(login)).toBe("10000.00");
});
