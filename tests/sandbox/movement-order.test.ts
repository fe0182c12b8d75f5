import fc from "fast-check";
import { expect, it } from "vitest";
import { asMinor } from "~/domain/money/amount";
import { serializeMovements } from "~sandbox/db/ledger";

interface Move {
  readonly account: number;
  readonly amount: number;
}

it("SBX-03 money movements are sorted by account, and those of one account stay in their order", () => {
  const accounts = fc.array(fc.constantFrom(11, 12, 13, 14), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(accounts, (ids) => {
      const movements = ids.map((accountId, index) => ({
        at: 0,
        accountId,
        iso: "RUB",
        amount: asMinor(index + 1),
        kind: "stake" as const,
      }));
      const moves: Move[] = JSON.parse(serializeMovements(movements));
      expect(moves.map(({ account }) => account)).toEqual(
        ids.toSorted((one, other) => one - other),
      );
      for (const id of new Set(ids)) {
        const amounts = moves.filter(({ account }) => account === id).map(({ amount }) => amount);
        const given = ids.flatMap((other, index) => (other === id ? [index + 1] : []));
        expect(amounts).toEqual(given);
      }
    }),
  );
});
