import { answerTest, fieldOf, limitsPage, postAndAwaitPage, press } from "./support/limits";
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const minute = 60_000;
const hour = 60 * minute;
const amounts = [20, 21, 22, 1, 2, 3, 10, 11, 12] as const;
/** Types whose raise waits. How often one is told the time is no restriction: that holds at once, either way. */
const waiting = [...amounts, 31] as const;

/** A wish for every type that is no exclusion: an amount for those of money, hours, minutes. */
interface Wish {
  readonly amount: string;
  readonly hours: string;
  readonly minutes: string;
}
const first: Wish = { amount: "3000", hours: "4", minutes: "30" };
const lower: Wish = { amount: "1000", hours: "3", minutes: "15" };
const higher: Wish = { amount: "2500", hours: "8", minutes: "45" };

const wished = (code: number, { amount, hours, minutes }: Wish) =>
  code === 31 ? hours : code === 32 ? minutes : `${amount}.00`;

async function save(shop: Shop, wish: Wish) {
  for (const code of amounts) await fieldOf(shop, code).fill(wish.amount);
  await fieldOf(shop, 31).selectOption(wish.hours);
  await fieldOf(shop, 32).selectOption(wish.minutes);
  await postAndAwaitPage(shop, () => press(shop, "save"));
}

async function expectAll(shop: Shop, wish: Wish, state: "ACTIVE" | "PENDING") {
  for (const code of waiting) {
    await expect(shop.value(`limit-${code}`), `type ${code}`).toHaveAttribute(
      "value",
      wished(code, wish),
    );
    await expect(shop.value(`limit-${code}-state`), `type ${code}`).toHaveAttribute("value", state);
  }
}

/** A day on, the session has come to its own limit: the player signs in again. */
async function aDayOn(shop: Shop, signInAt: string) {
  await shop.open(signInAt);
  await expect(shop.value("balance")).toHaveCount(0);
  await shop.open("/en/user/login");
  await shop.signIn(login);
  await shop.settled();
}

test("LIM-01 LIM-12 APR-01 limits of every type are lowered at once and raised after a test, a day and approval", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, limitsPage);
  for (const wish of [first, lower]) {
    await save(shop, wish);
    await expectAll(shop, wish, "ACTIVE");
    await expect(shop.value("limit-32")).toHaveAttribute("value", wish.minutes);
  }
  await save(shop, higher);
  await answerTest(shop);
  await expectAll(shop, lower, "PENDING");
  await expect(shop.value("limit-32")).toHaveAttribute("value", higher.minutes);
  await platform.advance(24 * hour - 2 * minute);
  await aDayOn(shop, limitsPage);
  await shop.open(limitsPage);
  await expectAll(shop, lower, "PENDING");
  // The platform keeps when a change is due in whole seconds, rounded up.
  await platform.advance(2 * minute);
  await shop.open(limitsPage);
  await expect(shop.page).toHaveURL(/approval$/);
  await expect(shop.page.locator("main [data-limit]")).toHaveCount(waiting.length);
  await shop.page.locator('main button[name="action"][value="1"]').click();
  await expect(shop.refusal("approved")).toBeVisible();
  await expectAll(shop, higher, "ACTIVE");
});

test("LIM-05 APR-02 rejecting ends every pending limit increase, and deposit increases can be cancelled at once", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, limitsPage);
  await save(shop, lower);
  await save(shop, higher);
  await answerTest(shop);
  await press(shop, "cancel");
  await expect(shop.refusal("cancelled")).toBeVisible();
  for (const code of waiting) {
    const isDeposit = code === 20 || code === 21 || code === 22;
    const state = isDeposit ? "ACTIVE" : "PENDING";
    await expect(shop.value(`limit-${code}-state`), `type ${code}`).toHaveAttribute("value", state);
  }
  await platform.advance(24 * hour + minute);
  await aDayOn(shop, limitsPage);
  await shop.open(limitsPage);
  await expect(shop.page).toHaveURL(/approval$/);
  await expect(shop.page.locator("main [data-limit]")).toHaveCount(waiting.length - 3);
  await shop.page.locator('main button[name="action"][value="0"]').click();
  await expect(shop.refusal("rejected")).toBeVisible();
  await expectAll(shop, lower, "ACTIVE");
});

for (const { code, name } of [
  { code: 30, name: "a self-exclusion" },
  { code: 33, name: "a time-out" },
])
  test(`LIM-05 LIM-12 ${name} of one day cannot be cancelled, and bets are accepted after it ends`, async ({
    shop,
    platform,
  }) => {
    await shop.openAs(login, limitsPage);
    await fieldOf(shop, code).selectOption("1");
    await press(shop, "save");
    await press(shop, "exclude-confirm");
    await expect(shop.refusal("excluded")).toBeVisible();
    await shop.openAs(login, limitsPage);
    await expect(fieldOf(shop, code)).toBeDisabled();
    await expect(shop.page.locator('main button[name="intent"][value="cancel"]')).toHaveCount(0);
    await platform.advance(24 * hour - 2 * minute);
    await shop.open(limitsPage);
    await expect(fieldOf(shop, code)).toBeDisabled();
    // The platform keeps when a change is due in whole seconds, rounded up.
    await platform.advance(2 * minute);
    await shop.open(limitsPage);
    await expect(fieldOf(shop, code)).toBeEnabled();
    await shop.open("/en/");
    // A day on, the first game of the files begins this very second: another is bet on.
    const bet = (await shop.offered(10)).at(-1);
    if (!bet) throw new Error("a bet");
    await shop.priceOf(bet).click();
    await expect(shop.row(bet)).toBeVisible();
    await shop.answered();
    await shop.place("100");
    await expect(shop.value("receipt-id")).toBeVisible();
    expect(await platform.bets(login)).toHaveLength(1);
  });
