import { expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { inLanes } from "../support/lanes";
import { bet } from "../support/test-feed";

const base = "/limit-service-api/api/external/web/v3";
const right: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 3, 4: 2, 5: 1 };

/** Limits against placements and against each other, through two processes on one database. */
export function limitRaces(here: () => Bed, there: () => Bed): void {
  const visitors = async (): Promise<readonly [Visitor, Visitor]> => {
    await here().reset();
    return [await here().signIn(), await there().signIn()];
  };
  const save = (visitor: Visitor, limitType: number, limitValue: number) =>
    visitor.call("POST", `${base}/limits`, { limits: [{ limitType, limitValue }] });
  const placed = async () =>
    (await here().control("GET", "bets?login=demo@example.test")).bets.length;

  it("CPP-08 LIM-12 no bet that races a self-exclusion is placed after its commit", async () => {
    const [one, two] = await visitors();
    let atCommit = -1;
    let answered = 0;
    const exclude = async () => {
      expect((await save(two, 30, 7)).status).toBe(200);
      atCommit = await placed();
    };
    let exclusion: Promise<void> | null = null;
    const answers = await inLanes(500, async (n) => {
      const answer = await (n % 2 ? one : two).place(`k${n}`, [bet(501 + (n % 30), 0)], {
        amount: "20.00",
      });
      answered += 1;
      if (answered === 100) exclusion = exclude();
      return answer;
    });
    await exclusion;
    const stands = answers.filter(({ status }) => status === 201).length;
    expect(await placed()).toBe(atCommit);
    expect(stands).toBe(atCommit);
    expect(atCommit).toBeLessThan(500);
    expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
      Array.from({ length: 500 - stands }, () => "excluded"),
    );
    expect(await here().balance(11)).toBe((10_000 - 20 * stands).toFixed(2));
  }, 240_000);

  it("CPP-08 simultaneous stakes from two accounts never exceed a stake limit together", async () => {
    const [one, two] = await visitors();
    await save(one, 1, 1_000);
    // 2.50 EUR are worth 100 RUB.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2
          ? one.place(`k${n}`, [bet(501, 0)], { amount: "100.00" })
          : two.place(`k${n}`, [bet(502, 0)], { amount: "2.50", accountId: 12 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  });

  it("LIM-12 raising and lowering a limit 500 times at once leaves the lowest value in force", async () => {
    const [one, two] = await visitors();
    await save(one, 20, 1_000);
    const raise = async (visitor: Visitor, value: number) => {
      const { body } = await save(visitor, 20, value);
      if (!body.questions) return;
      const answers = body.questions.map(({ id }: { id: number }) => ({
        questionId: id,
        answerId: right[id],
      }));
      await visitor.call("POST", `${base}/testanswers`, { tokenGuid: body.tokenGuid, answers });
    };
    await inLanes<unknown>(500, (n) =>
      n % 2
        ? raise(n % 4 === 1 ? one : two, 2_000 + n)
        : save(n % 4 ? one : two, 20, 1_000 - n / 2),
    );
    const all = (await one.call("GET", `${base}/limits`)).body;
    const active = all.filter(({ limitState }: { limitState: string }) => limitState === "ACTIVE");
    expect(active).toHaveLength(1);
    // The lowest that was asked for: each lower one applies at once, none higher does.
    expect(active[0].limitValue).toBe(751);
  }, 240_000);
}
