import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet } from "../support/test-feed";

const login = "demo@example.test";
const base = "/limit-service-api/api/external/web/v3";
const hour = 3_600_000;
const day = 24 * hour;
const none = 999_999_999;

interface Wire {
  readonly limitType: number;
  readonly limitValue: number;
  readonly limitBalance: number | null;
  readonly limitState: string;
  readonly needApprove: boolean;
  readonly startedAt: number;
  readonly endsAt: number | null;
}

/** The limit service and what it forbids (LIM-02, LIM-12, CPP-08), over either database. */
export function limitsSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });
  /** A second is kept whole: what begins within it lasts to the end of another one. */
  const advance = async (ms: number) => {
    await bed().control("POST", "clock", { advanceMs: ms + 1_000 });
    demo = await bed().signIn();
  };
  const limits = async (): Promise<Wire[]> => (await demo.call("GET", `${base}/limits`)).body;
  const brief = async () =>
    (await limits()).map(({ limitType, limitValue, limitState }) => [
      limitType,
      limitValue,
      limitState,
    ]);
  const save = (...wishes: readonly (readonly [type: number, value: number])[]) =>
    demo.call("POST", `${base}/limits`, {
      limits: wishes.map(([limitType, limitValue]) => ({ limitType, limitValue })),
    });
  /** Answers each question with what the sandbox calls right: tried out one by one. */
  const pass = async (saved: Awaited<ReturnType<typeof save>>) => {
    const { questions, tokenGuid } = saved.body;
    const key: Record<string, number> = {
      "What does a bookmaker's margin mean for you?": 2,
      "You have lost three bets in a row. How likely is the next one to win?": 1,
      "Which money should you bet with?": 3,
      "What should you do if you want to win back what you have lost?": 2,
      "What does a deposit limit do?": 1,
    };
    const answers = questions.map(({ id, text }: { id: number; text: string }) => ({
      questionId: id,
      answerId: key[text],
    }));
    return demo.call("POST", `${base}/testanswers`, { tokenGuid, answers });
  };
  const raise = async (type: number, value: number) => {
    const passed = await pass(await save([type, value]));
    expect(passed.body.success).toBe(true);
  };
  const act = (action: 0 | 1) => demo.call("POST", `${base}/limitaction`, { action });
  const place = (key: string, amount: string, accountId = 11) =>
    demo.place(key, [bet(501, 0)], { amount, accountId });

  describe("limit service", () => {
    it("LIM-01 LIM-02 the limit service offers the seeded values of each limit type, money limits in the account's currency", async () => {
      const { body } = await demo.call("GET", `${base}/availablelimits`);
      const of = (type: number) => body.find((each: { type: number }) => each.type === type);
      expect(
        body.map((each: { type: number }) => each.type).sort((a: number, b: number) => a - b),
      ).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33]);
      expect(of(30)).toMatchObject({ measure: "day" });
      expect(of(30).availableValues).toEqual([1, 7, 30, 90, 180, 365, 730, 1095, 1825, 3650]);
      expect(of(31).availableValues).toEqual([
        -1,
        ...Array.from({ length: 24 }, (_, index) => index + 1),
      ]);
      expect(of(32).availableValues).toEqual([5, 10, 15, 30, 45, 60]);
      expect(of(33).availableValues).toEqual([1, 7, 30, 90]);
      expect(of(21)).toMatchObject({ measure: "RUB" });
      expect(of(21).availableValues.at(-1)).toBe(none);
      expect((await bed().call("GET", `${base}/limits`)).status).toBe(401);
    });

    it("LIM-12 a lower limit applies at once; a higher one needs the test, a day and the player's approval", async () => {
      expect((await save([20, 5_000])).body).toMatchObject({ status: 200 });
      expect((await save([20, 2_000])).body.limitsData).toMatchObject([
        { limitType: 20, limitValue: 2_000, limitState: "ACTIVE" },
      ]);
      const asked = await save([20, 9_000]);
      expect(asked.body.questions).toHaveLength(3);
      expect(await brief()).toEqual([[20, 2_000, "ACTIVE"]]);
      const { body } = await pass(asked);
      expect(body.success).toBe(true);
      expect(await brief()).toEqual([
        [20, 2_000, "ACTIVE"],
        [20, 9_000, "PENDING"],
      ]);
      expect((await limits())[1]).toMatchObject({ needApprove: true });
      await advance(day - 60_000);
      expect((await act(1)).status).toBe(400);
      expect((await limits())[0]).toMatchObject({ limitValue: 2_000 });
      await advance(60_000);
      expect((await act(1)).body).toMatchObject({ status: 204 });
      expect(await brief()).toEqual([[20, 9_000, "ACTIVE"]]);
    });

    it("LIM-04 wrong answers raise no limit, and three attempts end the test", async () => {
      await save([20, 1_000]);
      const { body } = await save([20, none]);
      const wrong = { tokenGuid: body.tokenGuid, answers: [] };
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const answered = await demo.call("POST", `${base}/testanswers`, wrong);
        expect(answered.body.success).toBe(false);
        expect(answered.body.questionsResult).toHaveLength(3);
      }
      expect((await demo.call("POST", `${base}/testanswers`, wrong)).status).toBe(400);
      expect(await brief()).toEqual([[20, 1_000, "ACTIVE"]]);
    });

    it("APR-01 LIM-05 a rejected or cancelled raise is dropped, and the current limit stays in force", async () => {
      await save([20, 1_000]);
      await raise(20, 3_000);
      expect((await demo.call("DELETE", `${base}/limit`)).body).toMatchObject({ status: 204 });
      expect(await brief()).toEqual([[20, 1_000, "ACTIVE"]]);
      await raise(20, 3_000);
      await advance(day);
      expect((await act(0)).body).toMatchObject({ status: 204 });
      expect(await brief()).toEqual([[20, 1_000, "ACTIVE"]]);
      expect((await act(1)).status).toBe(400);
    });

    it("LIM-12 a lower limit replaces a pending raise and ends its test", async () => {
      await save([20, 1_000]);
      const asked = await save([20, 3_000]);
      await save([20, 500]);
      expect((await pass(asked)).status).toBe(400);
      await raise(20, 3_000);
      await save([20, 400]);
      expect(await brief()).toEqual([[20, 400, "ACTIVE"]]);
    });

    it("LIM-16 a raise waits as long as the market's raise delay", async () => {
      await bed().control("PATCH", "config", { playerSafety: { raiseDelayHours: 72 } });
      await save([1, 1_000]);
      await raise(1, none);
      await advance(72 * hour - 60_000);
      expect((await act(1)).status).toBe(400);
      await advance(60_000);
      expect((await act(1)).status).toBe(200);
      expect(await brief()).toEqual([]);
    });

    it("LIM-05 LIM-12 a self-exclusion cannot be cancelled and ends by itself", async () => {
      await save([30, 7]);
      const [limit] = await limits();
      expect(limit).toMatchObject({ limitType: 30, limitState: "ACTIVE" });
      expect((limit?.endsAt ?? 0) - (limit?.startedAt ?? 0)).toBe(7 * 86_400);
      expect((await save([30, 1])).status).toBe(403);
      expect((await demo.call("DELETE", `${base}/limit`)).status).toBe(200);
      expect(await brief()).toEqual([[30, 7, "ACTIVE"]]);
      await advance(7 * day);
      // Over, but still listed for a day: offers stay silent as long (POP-13).
      expect(await brief()).toEqual([[30, 7, "INACTIVE"]]);
      await advance(day);
      expect(await brief()).toEqual([]);
    });

    it("LIM-07 LIM-12 a self-exclusion can be replaced by one that ends later, never by one that ends earlier", async () => {
      await save([30, 7]);
      await advance(5 * day);
      expect((await save([30, 1])).status).toBe(403);
      expect((await save([30, 30])).status).toBe(200);
      expect(await brief()).toEqual([[30, 30, "ACTIVE"]]);
      await advance(29 * day);
      expect((await place("a", "100.00")).body).toMatchObject({ code: "excluded" });
    });

    it("LIM-17 a break blocks bets for 24 hours", async () => {
      const block = () =>
        demo.call("POST", "/limit-service-api/limit/external/web/api/v1/BlockUser");
      expect((await block()).body).toEqual({ success: true });
      const [first] = await limits();
      expect((first?.endsAt ?? 0) - (first?.startedAt ?? 0)).toBe(86_400);
      expect((await place("a", "100.00")).body).toEqual({ code: "excluded" });
      await advance(day);
      // The match has begun meanwhile: that is what is said now.
      expect((await place("a", "100.00")).body).toMatchObject({ code: "event-started" });
    });

    it("LIM-13 a typed limit may be as fine as its currency, and any other value is refused", async () => {
      expect((await save([21, 1_234.56])).status).toBe(200);
      for (const value of [0, -1, 10.001]) expect((await save([22, value])).status).toBe(400);
      expect((await save([31, 25])).status).toBe(400);
      expect((await save([99, 1])).status).toBe(400);
      expect(await brief()).toEqual([[21, 1_234.56, "ACTIVE"]]);
    });

    it("LIM-10 SSL-01 the ping returns the hours left of the session limit", async () => {
      expect((await demo.call("POST", `${base}/ping`)).body).toEqual({ remainingHours: null });
      await save([31, 2]);
      await bed().control("POST", "clock", { advanceMs: 300_000 });
      const { remainingHours } = (await demo.call("POST", `${base}/ping`)).body;
      expect(remainingHours).toBeCloseTo(2 - 300 / 3_600, 2);
    });
  });

  describe.each([-8, 0, 14])("a session limit of a player %i hours east of UTC", (timeZone) => {
    const pass = (ms: number) => bed().control("POST", "clock", { advanceMs: ms });
    /** What the ping of a session says is left, in hours. */
    const leftOf = async (visitor: Visitor): Promise<number> =>
      (await (await visitor.again()).call("POST", `${base}/ping`)).body.remainingHours;
    /** To noon of his day, from where hours begin anew in twelve. */
    const toNoon = async () => {
      const { now } = await pass(0);
      const sinceMidnight = (((Date.parse(now) + timeZone * hour) % day) + day) % day;
      await pass(day + 12 * hour - sinceMidnight);
      demo = await bed().signIn();
      await demo.call("PUT", "/web-api/user/v1/settings", { timeZone });
    };

    it("SSL-01 signing in again, or on another device, gives no new session hours before the player's midnight", async () => {
      await toNoon();
      await save([31, 2]);
      await pass(hour);
      expect(await leftOf(demo)).toBeCloseTo(1, 2);
      await demo.signOut();
      await pass(3 * hour);
      const [here, there] = [await bed().signIn(), await bed().signIn()];
      expect(await leftOf(here)).toBeCloseTo(1, 2);
      await pass(hour / 2);
      expect(await leftOf(here)).toBeCloseTo(0.5, 2);
      expect(await leftOf(there)).toBeCloseTo(0.5, 2);
      // Nothing is heard of either until the hours are over.
      await pass(hour);
      expect(await leftOf(here)).toBe(0);
      await here.signOut();
      expect(await leftOf(await bed().signIn())).toBe(0);
      await pass(6.5 * hour - 120_000);
      expect(await leftOf(await bed().signIn())).toBe(0);
      await pass(121_000);
      expect(await leftOf(await bed().signIn())).toBeCloseTo(2, 2);
    });

    it("SSL-01 a change of time zone gives no new session hours", async () => {
      await toNoon();
      await save([31, 1]);
      await pass(hour);
      expect(await leftOf(demo)).toBe(0);
      demo = await bed().signIn();
      for (const zone of [-12, 0, 13]) {
        await demo.call("PUT", "/web-api/user/v1/settings", { timeZone: zone });
        expect(await leftOf(await bed().signIn())).toBe(0);
      }
    });

    it("SSL-01 a session left open overnight ends and uses none of the next day's hours", async () => {
      await toNoon();
      await save([31, 4]);
      await pass(hour);
      expect(await leftOf(demo)).toBeCloseTo(3, 2);
      await pass(20 * hour);
      expect(await leftOf(demo)).toBe(0);
      await demo.signOut();
      expect(await leftOf(await bed().signIn())).toBeCloseTo(4, 2);
    });
  });

  describe("remaining limits for stakes", () => {
    it("CPP-08 LIM-14 stakes before a limit count in it, and the strictest of several limits bounds the next stake", async () => {
      await place("a", "400.00");
      await save([1, 1_000], [2, 700]);
      expect(await limits()).toMatchObject([
        { limitType: 1, limitBalance: 600 },
        { limitType: 2, limitBalance: 300 },
      ]);
      expect((await place("b", "300.01")).body).toEqual({ code: "limit", bound: "300.00" });
      expect((await place("b", "300.00")).status).toBe(201);
      expect((await place("c", "20.00")).body).toEqual({ code: "limit", bound: "0.00" });
      expect(await bed().balance(11)).toBe("9300.00");
    });

    it("CPP-08 a stake limit of a day has its full balance a day later", async () => {
      await save([1, 500]);
      await place("a", "500.00");
      expect((await place("b", "20.00")).body).toMatchObject({ code: "limit" });
      await bed().control("POST", "clock", { advanceMs: day });
      demo = await bed().signIn();
      expect((await limits())[0]).toMatchObject({ limitBalance: 500 });
    });

    it("CPP-08 a loss limit counts stakes less returns", async () => {
      await save([10, 300]);
      expect((await place("a", "200.00")).status).toBe(201);
      expect((await place("b", "200.00")).body).toEqual({ code: "limit", bound: "100.00" });
      await bed().control("PATCH", "games/501", { result: "2:0" });
      const back = Number(await bed().balance(11)) - 9_800;
      expect(back).toBeGreaterThan(200);
      expect((await limits())[0]).toMatchObject({ limitBalance: 300 });
    });

    it("CPP-08 stakes in other currencies count in a limit by their worth, and bonus stakes do not count", async () => {
      await save([1, 1_000]);
      // A step is 100 RUB and 2.50 EUR: 10 EUR are worth 400 RUB.
      expect(
        (await demo.place("a", [bet(501, 0)], { amount: "10.00", accountId: 12 })).status,
      ).toBe(201);
      expect((await limits())[0]).toMatchObject({ limitBalance: 600 });
      expect(
        (await demo.place("b", [bet(501, 0)], { amount: "15.01", accountId: 12 })).body,
      ).toEqual({
        code: "limit",
        bound: "15.00",
      });
      expect((await place("c", "1000.00", 14)).status).toBe(201);
      expect((await limits())[0]).toMatchObject({ limitBalance: 600 });
    });

    it("LIM-12 a self-exclusion and a time-out forbid bets", async () => {
      for (const type of [30, 33]) {
        await bed().reset();
        demo = await bed().signIn();
        await save([type, 1]);
        expect((await place("a", "100.00")).body).toEqual({ code: "excluded" });
        expect(await bed().balance(11)).toBe("10000.00");
        expect((await bed().control("GET", `bets?login=${login}`)).bets).toEqual([]);
      }
    });
  });
}
