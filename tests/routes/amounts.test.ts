import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, replyOf } from "../support/slip";

const login = "demo@example.test";
const main = 11;
const site = siteOfFile();
let player: Browser;
let bets: ReturnType<typeof betOn>[];

beforeAll(async () => {
  bets = (await site.games()).slice(0, 3).map((game) => betOn(game, "1"));
});
beforeEach(async () => {
  await site.player(login, {});
  player = await signedIn();
});

/** Places the coupon's stake as typed, on a page in a language. */
async function place(lng: string, amount: string) {
  await add(player, ...bets.slice(0, 1));
  const { coupon } = await player.get(`/${lng}/coupon`);
  return player.post(`/${lng}/coupon`, {
    intent: "place",
    key: coupon.key,
    amount,
  });
}

describe("amounts with one separator before three digits", () => {
  it.each([
    ["en", "1,500"],
    ["ar", "1,500"],
    ["es", "1.500"],
    ["tr", "1.500"],
    ["ru", "1 500"],
  ])("CPN-10 LIM-13 a page in %s reads the stake %s as 1500", async (lng, typed) => {
    expect((await place(lng, typed)).status).toBe(303);
    expect(await site.bets()).toMatchObject([{ stake: "1500.00" }]);
  });

  it.each([
    ["en", "1.500"],
    ["ru", "1,500"],
    ["ru", "1.500"],
    ["es", "1,500"],
  ])(
    "CPN-10 LIM-13 a page in %s asks which amount the ambiguous stake %s means",
    async (lng, typed) => {
      const asked = await place(lng, typed);
      expect([asked.status, codesOf(asked)]).toEqual([422, ["amount"]]);
      expect(replyOf(asked).typed).toMatchObject({ amount: typed });
      expect(await site.bets()).toEqual([]);

      const answered = await player.post(`/${lng}/coupon`, {
        intent: "place",
        key: (await player.get(`/${lng}/coupon`)).coupon.key,
        amount: typed,
        reading: "amount=1500.00",
      });
      expect(answered.status).toBe(200);
      expect(replyOf(answered)).toMatchObject({
        refusals: [],
        typed: { amount: "1500.00" },
      });
      expect(await site.bets()).toEqual([]);
      expect(await site.balance(main)).toBe("10000.00");
    },
  );

  it("LIM-13 forms for limits, deposits, withdrawals and one-click ask about an ambiguous amount and submit nothing", async () => {
    const forms = [
      [
        "/en/office/responsible",
        { intent: "save", "limit-20": "1.500", "shown-20": "" },
        "limit-20",
      ],
      [
        "/en/office/recharge",
        {
          accountId: "11",
          method: "card",
          amount: "1.500",
          key: "a-key-of-a-form",
        },
        "amount",
      ],
      [
        "/en/office/deduce",
        {
          accountId: "11",
          method: "card",
          amount: "1.500",
          key: "a-key-of-a-form",
        },
        "amount",
      ],
      ["/en/coupon/settings", { oneClickAmount: "1.500" }, "oneClickAmount"],
    ] as const;
    for (const [path, fields, field] of forms) {
      const asked = await player.post(path, fields);
      expect([path, asked.status]).toEqual([path, 422]);
      expect(JSON.stringify(asked.reply)).toContain('"amount"');
      const answered = await player.post(path, {
        ...fields,
        reading: `${field}=1500.00`,
      });
      expect([path, answered.status]).toEqual([path, 200]);
      const said = JSON.stringify(answered.reply);
      expect(said).toContain("1500.00");
      expect(said).not.toMatch(/"(?:error|errors|refusals)":(?!\[\])/);
    }
    expect(await site.balance(main)).toBe("10000.00");
    const limits = await player.get("/en/office/responsible");
    expect(JSON.stringify(limits.data("routes/responsible").page)).not.toContain("1500.00");
  });

  it("LIM-13 a limit typed as 1,500 on an English page is saved as 1500", async () => {
    const saved = await player.post("/en/office/responsible", {
      intent: "save",
      "limit-20": "1,500",
    });
    expect(saved.status).toBe(303);
    const { page } = (await player.get("/en/office/responsible")).data("routes/responsible");
    expect(page.view?.sections[0]?.fields.find(({ code }) => code === 20)?.held).toMatchObject({
      value: 150_000,
    });
  });

  it("SEC-01 an answer to an ambiguous amount is ignored for an unknown field or an invalid amount", async () => {
    for (const reading of [
      "csrf=1",
      "amount=-5",
      "amount=1e9",
      "other=5",
      "amount",
      "=5",
      "x".repeat(5000),
    ]) {
      const answered = await player.post("/en/coupon", {
        intent: "place",
        amount: "7",
        reading,
      });
      expect([reading.slice(0, 9), answered.status]).toEqual([reading.slice(0, 9), 200]);
      expect(replyOf(answered).typed).toEqual({ amount: "7" });
    }
    expect(await site.bets()).toEqual([]);
  });
});

describe("maximum stake", () => {
  it("CPN-09 CPN-12 a maximum stake below the minimum is refused and leaves the stake empty", async () => {
    await site.player(login, { balances: { [main]: "5.00" } });
    await add(player, ...bets.slice(0, 1));
    const most = await player.post("/en/coupon", { intent: "max" });
    expect([most.status, replyOf(most).refusals]).toEqual([
      422,
      [{ code: "max-below-minimum", bound: 500 }],
    ]);
    expect((await player.get("/en/coupon")).coupon.amount).toBe("");

    await add(player, ...bets.slice(1));
    await player.post("/en/coupon", { intent: "type", typeId: "9" });
    const each = await player.post("/en/coupon", { intent: "max" });
    expect([each.status, codesOf(each)]).toEqual([422, Array(3).fill("max-below-minimum")]);
  });
});
