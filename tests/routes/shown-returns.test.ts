import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Browser, Page } from "../support/browser";
import { possibleWinOf } from "../support/shown-return";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { sized } from "../support/size";
import { add, codesOf } from "../support/slip";

const site = siteOfFile();

type Bet = ReturnType<typeof betOn>;

/** What happens to the first bet, or to its player, before the page is drawn. */
const events = {
  nothing: async () => undefined,
  lower: (bet: Bet) => site.market(bet.marketId, { coef: "1.05" }),
  higher: (bet: Bet) => site.market(bet.marketId, { coef: "9.5" }),
  suspended: (bet: Bet) => site.market(bet.marketId, { isBlocked: true }),
  frozen: () => site.player("demo@example.test", { isAccountFrozen: true }),
  poor: () => site.player("demo@example.test", { balances: { RUB: "60.00" } }),
} as const;

/** Places exactly what a page shows: its key, its stakes and the prices that it asks about. */
function placeShown(browser: Browser, { coupon }: Page) {
  const each = [
    ...(coupon.singles ?? []).flatMap(({ id, amount }) => [[`amount-${id}`, amount]]),
    ...(coupon.blocks ?? []).map(({ id, amount }) => [`amount-${id}`, amount]),
    ...coupon.rows
      .filter(({ reasons }) => reasons.includes("price-changed"))
      .map(({ id, coef }) => [`seen-${id}`, coef]),
  ];
  return browser.post("/en/coupon", {
    intent: "place",
    key: coupon.key,
    ...(coupon.singles || coupon.blocks ? {} : { amount: coupon.amount }),
    bonusPercent: String(coupon.rewards.bonusPercent),
    hyperBonusPercent: String(coupon.rewards.hyperBonus?.percent ?? 0),
    ...Object.fromEntries(each),
  });
}

describe("possible win on the coupon page", () => {
  it("CPN-22 CPP-06 a coupon that shows a possible win can be placed as shown, for exactly that win", async () => {
    const homes = ["Man United", "Arsenal", "Parma"];
    const games = await Promise.all(homes.map((home) => site.gameOf(home)));
    const wins = games.map((game) => betOn(game, "1"));
    const other = betOn(games[0] as (typeof games)[number], "over", "2.5");
    const state = fc.record({
      count: fc.integer({ min: 1, max: 3 }),
      isDependent: fc.boolean(),
      typeId: fc.constantFrom("1", "2", "4", "9"),
      amount: fc.constantFrom("", "0.5", "20", "55", "150", "9000000"),
      ownAmount: fc.constantFrom(null, "0.5", "40", "9000000"),
      event: fc.constantFrom(...(Object.keys(events) as (keyof typeof events)[])),
    });
    // Of twenty by lot not one may have a return to show.
    const shown = {
      count: 2,
      isDependent: false,
      typeId: "1",
      amount: "150",
      ownAmount: null,
      event: "nothing",
    } as const;
    let shownCount = 0;
    await fc.assert(
      fc.asyncProperty(state, async (made) => {
        const browser = await signedIn();
        await add(browser, ...wins.slice(0, made.count), ...(made.isDependent ? [other] : []));
        await browser.post("/en/coupon", { intent: "type", typeId: made.typeId });
        if (made.amount !== "")
          await browser.post("/en/coupon", { intent: "amount", amount: made.amount });
        if (made.ownAmount !== null && made.typeId === "9")
          await browser.post("/en/coupon", {
            intent: "amount",
            amount: made.ownAmount,
            bet: wins[0]?.name ?? "",
          });
        await events[made.event](wins[0] as Bet);
        const page = await browser.get("/en/coupon");
        const win = possibleWinOf(page.coupon);
        if (win !== null) {
          shownCount += 1;
          const answer = await placeShown(browser, page);
          expect([answer.status, answer.reply === null ? [] : codesOf(answer)]).toEqual([303, []]);
          const { receipt, others } = (await browser.get(answer.location ?? "")).data(
            "routes/receipt",
          );
          const all = [receipt, ...others].map(({ possibleWin }) => possibleWin);
          expect(all.reduce((sum, one) => sum + one, 0)).toBe(win);
        }
        await site.tidy();
      }),
      { numRuns: sized(20, 200), examples: [[shown]] },
    );
    expect(shownCount).toBeGreaterThan(0);
  });
});
