import fc from "fast-check";
import { expect, it } from "vitest";
import { sized } from "../../support/size";
import type { Bed } from "../support/bed";
import { checkBooks, step, take } from "../support/office-steps";

/** What must hold of a player's money whatever he does in his office, over either database. */
export function officeMoneySuite(bed: () => Bed): void {
  it("OFC-08 OFC-09 OFC-11 any payments, bets, bonuses, conversions and cashback leave balances equal to the ledger", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        await bed().reset();
        let demo = await bed().signIn();
        for (const [n, each] of steps.entries()) {
          demo = await demo.again();
          await take(demo, each, `key-${n}-of-run`);
        }
        await checkBooks(bed());
      }),
      { numRuns: sized(5, 60), endOnFailure: true },
    );
  });
}

/** Steps that are on their way at once. */
const atOnce = 6;

/**
 * The same through two processes on one database, with steps on their way at once and some sent to both: no answer is a
 * failure of the platform's, no two wait for each other, and the books agree whichever process is asked.
 */
export function officeMoneyRaces(
  here: () => Bed,
  there: () => Bed,
  deadlocks: () => Promise<number>,
): void {
  it(
    "OFC-02 OFC-08 OFC-11 office money moved by two processes at once is in the ledger once, with no deadlock",
    async () => {
      const before = await deadlocks();
      const steps = fc.array(step, { minLength: sized(18, 30), maxLength: sized(18, 30) });
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          await here().reset();
          let one = await here().signIn();
          let two = await there().signIn();
          for (let from = 0; from < all.length; from += atOnce) {
            [one, two] = [await one.again(), await two.again()];
            const [mine, others] = [one, two];
            const answers = await Promise.all(
              all.slice(from, from + atOnce).flatMap((each, at) => {
                const key = `key-${from + at}-of-run`;
                const first = take(at % 2 ? mine : others, each, key);
                // A press that is sent twice, once to each process.
                return at % 3 === 0 ? [first, take(at % 2 ? others : mine, each, key)] : [first];
              }),
            );
            expect(answers.flat().filter((status) => status >= 500)).toEqual([]);
          }
          for (const bed of [here(), there()]) {
            await bed.control("POST", "clock", { advanceMs: 0 });
            await checkBooks(bed);
          }
        }),
        { numRuns: sized(2, 1_000), endOnFailure: true },
      );
      expect(await deadlocks()).toBe(before);
    },
    sized(60_000, 7_200_000),
  );
}
