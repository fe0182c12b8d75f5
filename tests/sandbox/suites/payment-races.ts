import { expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { inLanes } from "../support/lanes";
import { deposit, withdraw } from "../support/till";

const login = "demo@example.test";
const limitsBase = "/limit-service-api/api/external/web/v3";
const methods = ["test-4242", "test-3155"] as const;

/** The cashier against limits and itself, through two processes on one database. */
export function paymentRaces(here: () => Bed, there: () => Bed): void {
  const visitors = async (): Promise<readonly [Visitor, Visitor]> => {
    await here().reset();
    return [await here().signIn(), await there().signIn()];
  };
  const save = (visitor: Visitor, limitType: number, limitValue: number) =>
    visitor.call("POST", `${limitsBase}/limits`, { limits: [{ limitType, limitValue }] });
  // Lists end at a hundred, so what is on its way is let arrive: the ledger has all of it then.
  const made = async (): Promise<number> => {
    await here().control("POST", "clock", { advanceMs: 301_000 });
    const { entries } = await here().ledger(login);
    return entries.filter(({ ref }: { ref: string }) => /^900\d{4}$/.test(ref)).length;
  };

  it("LIM-12 CPP-08 no deposit that races a self-exclusion is made after its commit", async () => {
    const [one, two] = await visitors();
    const before = 20;
    let atCommit = -1;
    let answered = 0;
    const exclude = async () => {
      expect((await save(two, 30, 7)).status).toBe(200);
      atCommit = await made();
    };
    let exclusion: Promise<void> | null = null;
    const answers = await inLanes(200, async (n) => {
      const accountId = n % 3 ? 11 : 12;
      const changes = { accountId, methodId: methods[n % 7 ? 0 : 1] ?? "" };
      const answer = await deposit(n % 2 ? one : two, `k${n}`, "20.00", changes);
      answered += 1;
      if (answered === before) exclusion = exclude();
      return answer;
    });
    await exclusion;
    const stands = answers.filter(({ status }) => status === 201).length;
    expect(await made()).toBe(atCommit);
    expect(stands).toBe(atCommit);
    expect(atCommit).toBeGreaterThanOrEqual(before);
    expect(atCommit).toBeLessThan(200);
    expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
      Array.from({ length: 200 - stands }, () => "excluded"),
    );
  }, 240_000);

  it("CPP-08 LIM-14 simultaneous deposits into two accounts never exceed a deposit limit, pending ones included", async () => {
    const [one, two] = await visitors();
    await save(one, 20, 1_000);
    // 2.50 EUR are worth 100 RUB.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const methodId = methods[n % 3 ? 0 : 1] ?? "";
        return n % 2
          ? deposit(one, `k${n}`, "100.00", { methodId })
          : deposit(two, `k${n}`, "2.50", { accountId: 12, methodId });
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  });

  it("CPP-08 a new deposit limit counts every deposit that was made before it", async () => {
    const [one, two] = await visitors();
    const [saved, ...answers] = await Promise.all([
      save(two, 20, 100),
      ...Array.from({ length: 20 }, (_, n) => deposit(n % 2 ? one : two, `k${n}`, "60.00")),
    ]);
    expect(saved.status).toBe(200);
    const [limit] = (await one.call("GET", `${limitsBase}/limits`)).body;
    const paid = answers.filter(({ status }) => status === 201).length * 60;
    // What came before the limit counts in it, and nothing after it goes beyond.
    expect(limit.limitBalance).toBe(Math.max(0, 100 - paid));
    expect((await deposit(one, "late", "60.00")).status).toBe(paid >= 60 ? 422 : 201);
  });

  it("CPP-10 40 requests with one key through two processes make one payment", async () => {
    const [one, two] = await visitors();
    for (const [pay, balance] of [
      [deposit, "10100.00"],
      [withdraw, "10000.00"],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => pay(n % 2 ? one : two, pay.name, "100.00")),
      );
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await here().balance(11)).toBe(balance);
    }
  });

  it("SBX-03 simultaneous withdrawals never take more than the balance", async () => {
    const [one, two] = await visitors();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => withdraw(n % 2 ? one : two, `k${n}`, "900.00")),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(11);
    expect(await here().balance(11)).toBe("100.00");
  });

  it("SBX-03 a pending deposit is credited once, however many requests read it when it is due", async () => {
    const [one, two] = await visitors();
    for (let n = 0; n < 10; n += 1) await deposit(one, `k${n}`, "100", { methodId: "test-3155" });
    await here().control("POST", "clock", { advanceMs: 301_000 });
    await there().control("GET", "ledger");
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? one : two).call("GET", "/web-api/officeapi/v1/payments"),
      ),
    );
    expect(await here().balance(11)).toBe("11000.00");
  });
}
