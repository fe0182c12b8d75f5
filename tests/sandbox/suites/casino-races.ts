import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { sized } from "../../support/size";
import type { Bed, Visitor } from "../support/bed";

const login = "demo@example.test";
const limitsBase = "/limit-service-api/api/external/web/v3";

interface Round {
  readonly key: string;
  readonly stake: string;
  readonly win: string;
}

/** A roll of the dice: twenty roubles on the upper half. */
const play = (visitor: Visitor, key: string, { stake = "20", accountId = 11 } = {}) =>
  visitor.call(
    "POST",
    "/third-party/api/v1/play",
    {
      game: "dice",
      mode: "real",
      accountId,
      token: null,
      fields: { stake: [stake], side: ["over"], target: ["50"] },
    },
    { "idempotency-key": key },
  );

const roundsOf = async (bed: Bed): Promise<Round[]> =>
  (await bed.control("GET", `rounds?login=${login}`)).rounds;

const cents = (text: string) => Math.round(Number(text) * 100);

/** A call of the wallet by the game server of a provider. */
export async function wallet(bed: Bed, provider: string, call: string, body: object) {
  const text = JSON.stringify(body);
  const secret = createHmac("sha256", "a-secret-of-tests")
    .update(`wallet:${provider}`)
    .digest("hex");
  const signature = createHmac("sha256", secret).update(text).digest("hex");
  const response = await bed.sandbox.fetch(
    new Request(`http://platform/wallet-api/v1/${call}`, {
      method: "POST",
      headers: { "x-wallet-signature": signature },
      body: text,
    }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Rounds of the casino against exclusions, limits and each other, through two processes on one database. */
export function casinoRaces(here: () => Bed, there: () => Bed): void {
  const visitors = async (): Promise<readonly [Visitor, Visitor]> => {
    await here().reset();
    return [await here().signIn(), await there().signIn()];
  };
  /** The next moment at which a round may begin, for both processes. */
  const pass = async () => {
    await here().control("POST", "clock", { advanceMs: 5_000 });
    await there().control("POST", "clock", { advanceMs: 0 });
  };
  const save = (visitor: Visitor, limitType: number, limitValue: number) =>
    visitor.call("POST", `${limitsBase}/limits`, { limits: [{ limitType, limitValue }] });
  /** What the account has, by its rounds. */
  const expectExact = async (rounds: readonly Round[]) => {
    const net = rounds.reduce((sum, { stake, win }) => sum + cents(win) - cents(stake), 0);
    expect(await here().balance(11)).toBe(((1_000_000 + net) / 100).toFixed(2));
  };

  it("CAS-08 CPP-08 no casino round that races a self-exclusion is played after its commit", async () => {
    const [one, two] = await visitors();
    const waves = sized(6, 30);
    let atCommit = -1;
    for (let wave = 0; wave < waves; wave++) {
      await pass();
      const plays = Array.from({ length: 10 }, (_, n) =>
        play(n % 2 ? one : two, `race-${wave}-${n}`),
      );
      if (wave === 2) {
        expect((await save(two, 30, 7)).status).toBe(200);
        atCommit = (await roundsOf(here())).length;
      }
      const answers = await Promise.all(plays);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      // One round in a moment, whichever process, and none once he is out.
      const played = answers.filter(({ status }) => status === 201);
      if (wave < 2) expect(played).toHaveLength(1);
      if (wave > 2) expect(played).toEqual([]);
    }
    const rounds = await roundsOf(here());
    expect([rounds.length === atCommit, rounds.length >= 2 && rounds.length <= 3]).toEqual([
      true,
      true,
    ]);
    await expectExact(rounds);
  }, 240_000);

  it("CAS-08 CPP-08 casino rounds on two processes never lose more than the player's loss limit", async () => {
    const [one, two] = await visitors();
    await save(one, 10, 100);
    let lost = 0;
    for (let wave = 0; wave < sized(12, 60); wave++) {
      await pass();
      await Promise.all(
        Array.from({ length: 4 }, (_, n) =>
          play(n % 2 ? one : two, `loss-${wave}-${n}`, { stake: "30" }),
        ),
      );
      const rounds = await roundsOf(here());
      lost = rounds.reduce((sum, { stake, win }) => sum + cents(stake) - cents(win), 0);
      expect(lost).toBeLessThanOrEqual(10_000);
    }
    await expectExact(await roundsOf(here()));
  }, 240_000);

  it("CAS-04 CPP-10 repeated plays of one key through two processes make one casino round", async () => {
    const [one, two] = await visitors();
    const keys = sized(8, 50);
    for (let key = 0; key < keys; key++) {
      await pass();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) => play(n % 2 ? one : two, `key-${key}`)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    }
    const rounds = await roundsOf(here());
    expect(new Set(rounds.map(({ key }) => key)).size).toBe(keys);
    expect(rounds).toHaveLength(keys);
    await expectExact(rounds);
  }, 240_000);

  it("CAS-04 a debit and its rollback in a race leave the balance unchanged, whichever comes first", async () => {
    const [one] = await visitors();
    const { body } = await one.call("POST", "/third-party/api/v1/launch", {
      game: "ridge-dice",
      mode: "real",
      accountId: 11,
    });
    const seen = new Set<string>();
    for (let n = 0; n < sized(10, 60); n++) {
      await pass();
      const move = { token: body.token, transaction: `t-${n}`, round: `r-${n}`, amount: "20.00" };
      const calls = [
        () => wallet(here(), "kestrel-row", "debit", move),
        () => wallet(there(), "kestrel-row", "rollback", move),
      ];
      const [first, second] = n % 2 ? calls : calls.toReversed();
      const answers = await Promise.all([first?.(), second?.()]);
      seen.add(
        answers
          .map((answer) => String(answer?.body["result"]))
          .sort()
          .join(" "),
      );
      expect(answers.every((answer) => (answer?.status ?? 500) < 500)).toBe(true);
      expect(await here().balance(11)).toBe("10000.00");
      // A debit that comes after all is refused for good.
      const late = await wallet(there(), "kestrel-row", "debit", move);
      expect([late.status, late.body["result"]]).toEqual([409, "void"]);
    }
    expect([...seen].every((pair) => pair === "done done" || pair === "done void")).toBe(true);
  }, 240_000);
}
