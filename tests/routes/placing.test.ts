import { beforeEach, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, contentOf, place, receiptOf, replyOf } from "../support/slip";

type Bet = ReturnType<typeof betOn>;

const placeCall = "/coupon-api/v1/coupons";
const hour = 3_600_000;
const site = siteOfFile();
let united: Bet;
let arsenal: Bet;
/** Its result in the file is 1:1. */
let parma: Bet;
let player: Browser;

beforeEach(async () => {
  united = betOn(await site.gameOf("Man United"), "1");
  arsenal = betOn(await site.gameOf("Arsenal"), "1");
  parma = betOn(await site.gameOf("Parma"), "1");
  player = await signedIn();
});

const countBets = async () => (await site.bets()).length;
const mainBalance = async () => Number(await site.balance(11));

describe("placement request", () => {
  it("CPP-01 CPP-02 a placement sends every field of the coupon as the player saw it", async () => {
    await player.get("/en/coupon/settings");
    await player.submit("/en/coupon/settings", { exactCoef: "1", isDropOnScoreChange: "1" });
    await add(player, united, arsenal);
    const { key } = (await player.get("/en/coupon")).coupon;
    await site.mark();
    const receipt = await receiptOf(player, "120.50");
    const sent = (await site.calls(placeCall)).filter(({ method }) => method === "POST");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers["idempotency-key"]).toBe(key);
    // A placed coupon (CPP-01); its id comes with the answer, the key travels as a header.
    expect(sent[0]?.body).toEqual({
      accountId: 11,
      amount: "120.50",
      amountByBlockId: {},
      bets: [united, arsenal].map(({ gameId, marketId, coef }) => ({
        gameId,
        marketId,
        type: "1",
        param: "",
        coef,
        scores: null,
        blockId: 0,
      })),
      bonusPercent: null,
      manuallyDeletedBonusBet: false,
      promoCode: "",
      changeCoefAction: 2,
      coef: "1.9116",
      coefByView: "1.911",
      coefViewId: 0,
      exactCoef: 1,
      isDropOnScoreChange: true,
      prepaidAmount: "0.00",
      isVip: false,
      refId: 1,
      systemValue: 2,
      typeId: 1,
      userId: 1,
      hyperBonusPercent: 0,
      lng: "en",
      // Told by the platform's clock, which runs on meanwhile.
      validUntil: expect.stringMatching(/^2024-08-\d\dT[\d:.]+Z$/),
    });
    expect([receipt.key, receipt.id]).toEqual([key, expect.stringMatching(/^\d+$/)]);
    await player.get("/en/coupon/settings");
    await player.submit("/en/coupon/settings", { isDropOnScoreChange: "0" });
  });
});

describe("successful placement", () => {
  it("CPP-05 a placement shows the receipt, empties the coupon and shows the new balance", async () => {
    const before = await mainBalance();
    await add(player, united, arsenal);
    const answer = await place(player, "100");
    expect(answer.status).toBe(303);
    const page = await player.get(answer.location ?? "");
    const { receipt } = page.data("routes/receipt");
    expect(receipt).toMatchObject({
      stake: 10_000,
      iso: "RUB",
      coef: "1.9116",
      possibleWin: 19_116,
      state: "placed",
    });
    expect(receipt.legs.map(({ name }) => name)).toEqual(["Man United", "Arsenal"]);
    // The clock of the season: a day before its first kick-off.
    expect(receipt.placedAt).toMatch(/^2024-08-14T/);
    expect(page.coupon.count).toBe(0);
    expect(page.shell.player?.balance).toEqual({
      minor: Math.round((before - 100) * 100),
      iso: "RUB",
    });
    expect(await mainBalance()).toBe(before - 100);
  });

  it("CPP-05 OPS-04 a receipt that cannot be read still shows the bet's number, stake and price", async () => {
    await add(player, united, arsenal);
    const answer = await place(player, "100");
    const address = answer.location ?? "";
    await site.fault("/coupon-api/v1/coupons", { status: 503 });
    const page = await player.get(address);
    const id = address.split("/").at(-1);
    expect([page.status, page.data("routes/receipt").unread]).toEqual([
      200,
      [{ id, stake: "100.00", coef: "1.9116", iso: "RUB" }],
    ]);
    expect((await player.get("/en/coupon/receipt/1")).status).toBe(503);
    await site.heal();
    expect((await player.get(address)).data("routes/receipt").receipt.id).toBe(id);
  });

  it("CPP-12 a receipt has a permanent address, open to its own player only", async () => {
    await add(player, united);
    const answer = await place(player);
    const address = answer.location ?? "";
    expect(address).toMatch(/^\/en\/coupon\/receipt\/\d+$/);
    const shown = async () => (await player.get(address)).data("routes/receipt").receipt;
    const first = await shown();
    await add(player, arsenal);
    await receiptOf(player);
    expect(await shown()).toEqual(first);
    const other = await signedIn("limited@example.test");
    expect((await other.get(address)).status).toBe(404);
    expect((await new Browser().get(address)).location).toBe(
      `/en/user/login?returnUrl=${encodeURIComponent(address)}`,
    );
    expect((await player.get("/en/coupon/receipt/999999")).status).toBe(404);
    await site.fault(placeCall, { status: 503 });
    expect((await player.get(address)).status).toBe(503);
  });

  it("CPP-09 a placed bet is listed in the history and settled by the results", async () => {
    await add(player, united, arsenal);
    const won = await receiptOf(player, "100");
    await add(player, parma);
    const lost = await receiptOf(player, "50");
    const open = await player.get("/en/office/history?state=open&slip=bets");
    const ids = [won, lost].map(({ id }) => expect.objectContaining({ id }));
    expect(open.shell.openBets).toEqual(expect.arrayContaining(ids));
    expect(open.bodies.get("office")?.content).toContain('data-name="bet-state" value="placed"');
    const before = await mainBalance();
    // Man United 1:0 Fulham, Arsenal 2:0 Wolves, Parma 1:1 Fiorentina: all over on 17 August 2024.
    await site.advance(5 * 24 * hour);
    const again = new Browser();
    await again.signIn();
    const state = async (id: string) => {
      const { receipt } = (await again.get(`/en/coupon/receipt/${id}`)).data("routes/receipt");
      return [receipt.state, receipt.return, receipt.legs.map((leg) => leg.state)];
    };
    expect(await state(won.id)).toEqual(["won", 19_116, ["won", "won"]]);
    expect(await state(lost.id)).toEqual(["lost", 0, ["lost"]]);
    const history =
      (await again.get("/en/office/history?state=settled")).bodies.get("office")?.content ?? "";
    expect(history).toContain('data-name="bet-state" value="won"');
    expect(history).toContain('data-name="bet-state" value="lost"');
    expect(await mainBalance()).toBeGreaterThanOrEqual(before + 191.16);
  });
});

describe("placement by a visitor", () => {
  it("CPP-07 a visitor who places a bet signs in and returns to the same coupon and stake", async () => {
    const guest = new Browser();
    await add(guest, united, arsenal);
    const answer = await place(guest, "175,50");
    expect([answer.status, answer.location]).toEqual([
      303,
      "/en/user/login?returnUrl=%2Fen%2Fcoupon",
    ]);
    const login = await guest.get(answer.location ?? "");
    const returnUrl = login.url.searchParams.get("returnUrl") ?? "";
    const page = await guest.submit("/en/user/login", {
      login: "demo@example.test",
      password: "demo",
      returnUrl,
    });
    expect([page.path, page.coupon.count, page.coupon.amount]).toEqual(["/en/coupon", 2, "175.50"]);
    expect((await receiptOf(guest, page.coupon.amount)).stake).toBe(17_550);
  });

  it("CPP-07 CPP-06 a player whose session has ended is asked to sign in before placing", async () => {
    await add(player, united);
    const { key } = (await player.get("/en/coupon")).coupon;
    await site.fault("/web-api/gettoken", { status: 401 });
    await site.fault("/web-api/authapi/v1/check", { body: { user_id: null } });
    const count = await countBets();
    const answer = await player.post("/en/coupon", { intent: "place", key, amount: "100" });
    expect([answer.status, answer.location]).toEqual([
      303,
      "/en/user/login?returnUrl=%2Fen%2Fcoupon",
    ]);
    expect(await countBets()).toBe(count);
    await site.heal();
    expect((await player.get("/en/coupon")).coupon.count).toBe(1);
  });
});

describe("changed terms", () => {
  it("PLT-05 a placement answered by 451 with exception_code 1 leads to the terms, and the coupon stays", async () => {
    const page = await add(player, united);
    await site.fault(placeCall, { status: 451, body: { exception_code: 1 } }, 1);
    const answer = await place(player, "100");
    expect([answer.status, answer.location]).toEqual([
      303,
      "/en/confirm?required=1&returnUrl=%2Fen%2Fcoupon",
    ]);
    const back = (await player.get("/en/coupon")).coupon;
    expect([back.count, back.amount]).toEqual([page.coupon.count, "100.00"]);
  });
});

describe("placement by a script", () => {
  const stay = async (browser: Browser) => {
    const { key } = (await browser.get("/en/coupon")).coupon;
    return browser.post("/en/coupon", { intent: "place", key, amount: "100", stay: "1" });
  };

  it("CPP-05 CPP-03 a placement by script is answered with the receipt and empties the coupon", async () => {
    await add(player, united);
    const count = await countBets();
    const answer = await stay(player);
    expect([answer.status, answer.location]).toEqual([200, null]);
    expect(answer.reply).toMatchObject({ refusals: [], placed: [{ stake: 10_000 }] });
    const page = await player.get("/en/coupon");
    expect([page.coupon.count, page.coupon.receiptIds.length]).toEqual([0, 1]);
    expect(await countBets()).toBe(count + 1);
  });

  it("CPP-07 a visitor's placement by script redirects to sign-in", async () => {
    const guest = new Browser();
    await add(guest, united);
    const answer = await stay(guest);
    expect([answer.status, answer.location]).toEqual([
      303,
      "/en/user/login?returnUrl=%2Fen%2Fcoupon",
    ]);
  });
});

describe("refused placements", () => {
  it.each([
    ["funds", 422, { code: "funds", bound: "12.34" }, [{ code: "funds", bound: 1_234 }]],
    [
      "below-minimum",
      422,
      { code: "below-minimum", bound: "20.00" },
      [{ code: "below-minimum", bound: 2_000 }],
    ],
    [
      "above-maximum",
      422,
      { code: "above-maximum", bound: "99.00" },
      [{ code: "above-maximum", bound: 9_900 }],
    ],
    ["limit", 403, { code: "limit" }, [{ code: "limit" }]],
    ["excluded", 403, { code: "excluded" }, [{ code: "excluded" }]],
    ["account-frozen", 403, { code: "account-frozen" }, [{ code: "account-frozen" }]],
  ])(
    "CPP-06 a placement refused for %s names that reason and changes neither the bets nor the balance",
    async (_name, status, body, refusals) => {
      const before = await add(player, united, arsenal);
      const [count, balance] = [await countBets(), await mainBalance()];
      await site.fault(placeCall, { status, body }, 1);
      const answer = await place(player, "150");
      expect([answer.status, replyOf(answer).refusals]).toEqual([422, refusals]);
      expect(replyOf(answer).typed["amount"]).toBe("150");
      const after = await player.get("/en/coupon");
      // The stake that was pressed is what the coupon keeps; all else is as it was, under a new key.
      expect({ ...contentOf(after), amount: "" }).toEqual({ ...contentOf(before), amount: "" });
      expect(after.coupon.key).not.toBe(before.coupon.key);
      expect([await countBets(), await mainBalance()]).toEqual([count, balance]);
    },
  );

  it("CPP-06 a placement with a blocked market is refused with 409 at its bet", async () => {
    const before = await add(player, united, parma);
    await site.market(parma.marketId, { isBlocked: true });
    const answer = await place(player);
    expect([answer.status, replyOf(answer).refusals]).toMatchObject([
      409,
      [{ code: "market-blocked", marketId: parma.marketId }],
    ]);
    const after = await player.get("/en/coupon");
    expect(after.coupon.bets).toEqual(before.coupon.bets);
    expect(after.coupon.rows.map(({ reasons }) => reasons)).toEqual([[], ["market-blocked"]]);
  });

  it("CPP-06 a placement on an event that has started since is refused with 409", async () => {
    const before = await add(player, arsenal);
    await site.game(arsenal.gameId, { status: "live", scores: "0:0" });
    const answer = await place(player);
    expect([answer.status, codesOf(answer)]).toEqual([409, ["event-started"]]);
    expect((await player.get("/en/coupon")).coupon.bets).toEqual(before.coupon.bets);
  });

  it("CPP-06 CPS-05 a placement after a score change is refused where the player's settings say so, and the bet stays", async () => {
    await player.get("/en/coupon/settings");
    await player.submit("/en/coupon/settings", { isDropOnScoreChange: "1", changeCoefAction: "1" });
    await site.game(parma.gameId, { status: "live", scores: "0:0" });
    const live = (await site.games("live")).find(({ id }) => id === parma.gameId);
    if (!live) throw new Error("the game should be live");
    const before = await add(player, betOn(live, "1"));
    expect(before.coupon.bets[0]?.scores).toBe("0:0");
    await site.game(parma.gameId, { scores: "1:0" });
    await site.market(parma.marketId, { isBlocked: false });
    const [count, balance] = [await countBets(), await mainBalance()];
    const answer = await place(player);
    expect([answer.status, codesOf(answer)]).toEqual([409, ["score-changed"]]);
    expect([await countBets(), await mainBalance()]).toEqual([count, balance]);
    const { rows } = (await player.get("/en/coupon")).coupon;
    expect(rows.map(({ id, reasons }) => [id, reasons])).toEqual([
      [parma.name, expect.arrayContaining(["score-changed"])],
    ]);
    await player.get("/en/coupon/settings");
    await player.submit("/en/coupon/settings", { isDropOnScoreChange: "0", changeCoefAction: "2" });
  });

  it("CPP-06 an invalid stake or an empty coupon is refused before anything is sent", async () => {
    await add(player, united);
    await site.mark();
    for (const amount of ["abc", "-5", "1.234", "1e3", "100 100 100 100 100 100"]) {
      const answer = await place(player, amount);
      expect([amount, answer.status, codesOf(answer)]).toEqual([amount, 422, ["amount"]]);
    }
    expect(codesOf(await place(player, ""))).toEqual(["no-stake"]);
    expect((await site.calls(placeCall)).filter(({ method }) => method === "POST")).toEqual([]);
    await player.submit("/en/coupon", { intent: "clear" });
    const empty = await place(player);
    expect([empty.status, codesOf(empty)]).toEqual([422, ["empty"]]);
  });
});
