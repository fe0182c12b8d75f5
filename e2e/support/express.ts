import { cents, decimal, exactProduct, fixturesOf, winInCents, winnerOf } from "./oracle";
import { type FeedGame, marketOf, type Platform } from "./platform";
import { feedOfFew } from "./server";
import { expect, type Shop } from "./shop";

/** Every leg as its match ended, or the first one wrong. */
export type Picks = "winners" | "one-loser";

const leagues = ["E0", "SP1", "I1"] as const;
const login = "demo@example.test";
const opening = cents("10000.00");

/** The feed's game of the first fixture of a league's file. */
async function firstGame(platform: Platform, league: string) {
  const fixture = fixturesOf(feedOfFew, league)[0];
  if (!fixture) throw new Error(`no fixture of ${league}`);
  const games = await platform.games("limit=500");
  const game = games.find(
    (candidate) => candidate.home === fixture.home && candidate.away === fixture.away,
  );
  if (!game) throw new Error(`${fixture.home} – ${fixture.away} is not on the line`);
  return { fixture, game };
}

/** Signs in, puts one outcome of each league's first match into an express and places 150. */
async function placeThree(shop: Shop, platform: Platform, pick: Picks) {
  const chosen: { game: FeedGame; type: "1" | "X" | "2"; price: string }[] = [];
  for (const [index, league] of leagues.entries()) {
    const { fixture, game } = await firstGame(platform, league);
    const winner = winnerOf(fixture);
    const type = pick === "winners" || index > 0 ? winner : winner === "1" ? "2" : "1";
    chosen.push({ game, type, price: fixture.prices[type] });
  }
  await shop.open("/en/");
  await shop.markDocument();
  await shop.page.getByRole("link", { name: "Sign in" }).first().click();
  await shop.signIn(login);
  await expect.poll(() => shop.valueOf("balance")).toBe("10000.00");
  for (const { game, type } of chosen) {
    await shop.search(game.home);
    await shop.add(game, marketOf(game, type));
  }
  await expect.poll(() => shop.valueOf("coupon-count")).toBe("3");
  await shop.place("150");
  await expect(shop.value("receipt-id")).toBeVisible();
  expect(await shop.isSameDocument()).toBe(shop.hasScript);
  return { prices: chosen.map(({ price }) => price), games: chosen.map(({ game }) => game) };
}

/** What the product is for (CPP-02, CPP-05, SBX-03): three real matches, one express, placed, settled and paid. */
export async function playExpress(shop: Shop, platform: Platform, pick: Picks) {
  const { prices, games } = await placeThree(shop, platform, pick);
  const product = exactProduct(prices);

  await expect.poll(() => shop.valueOf("receipt-coef")).toBe(product);
  await expect.poll(() => shop.valueOf("receipt-stake")).toBe("150.00");
  const win = winInCents(cents("150.00"), prices);
  await expect.poll(() => shop.valueOf("receipt-win")).toBe(decimal(win));
  await expect.poll(() => shop.valueOf("balance")).toBe(decimal(opening - cents("150.00")));
  await expect.poll(() => shop.couponCount()).toBe(0);

  const last = Math.max(...games.map((game) => Date.parse(game.startsAt)));
  await platform.setClock(new Date(last + 3 * 3_600_000).toISOString());
  await shop.open("/en/office/history?state=settled");
  const expected = pick === "winners" ? "won" : "lost";
  await expect(shop.value("bet-state")).toHaveAttribute("value", expected);
  const paid = pick === "winners" ? win : 0n;
  await expect.poll(() => shop.valueOf("balance")).toBe(decimal(opening - cents("150.00") + paid));

  const [bet] = await platform.bets(login);
  expect(bet).toMatchObject({
    stake: "150.00",
    coef: product,
    state: expected,
    return: decimal(paid),
  });
  const ledger = await platform.ledger(login);
  for (const account of ledger.accounts) {
    const sum = ledger.entries
      .filter((entry) => entry.accountId === account.id)
      .reduce((total, entry) => total + signedThousandths(entry.amount), 0n);
    expect(sum).toBe(signedThousandths(account.balance));
  }
}

function signedThousandths(amount: string): bigint {
  const sign = amount.startsWith("-") ? -1n : 1n;
  const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
  return sign * (BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, "0").slice(0, 3)));
}
