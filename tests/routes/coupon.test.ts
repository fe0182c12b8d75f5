import { beforeEach, describe, expect, it } from "vitest";
import { serializeCopiedCookieVersion } from "~/features/coupon/storage/copy-mark";
import { serializeSavedCoupon } from "~/features/coupon/storage/saved";
import { Browser, type Page } from "../support/browser";
import { mayPlace } from "../support/may-place";
import { possibleWinOf } from "../support/shown-return";
import { signedIn } from "../support/signed-in";
import { betOn, type Game, siteOfFile } from "../support/site";
import { add, codesOf, contentOf, place, receiptOf, replyOf } from "../support/slip";

const site = siteOfFile();
let united: Game;
let arsenal: Game;
let player: Browser;

beforeEach(async () => {
  united = await site.gameOf("Man United");
  arsenal = await site.gameOf("Arsenal");
  player = await signedIn();
});

describe("bets on one game", () => {
  it("CPN-05 bets on one game are marked as dependent and cannot be placed as an accumulator", async () => {
    const [home, total] = [betOn(united, "1"), betOn(united, "over", "2.5")];
    const page = await add(player, home, total, betOn(arsenal, "1"));
    expect(page.coupon.rows.map(({ id, isDepend }) => [id, isDepend])).toEqual([
      [home.name, true],
      [total.name, true],
      [betOn(arsenal, "1").name, false],
    ]);
    expect(mayPlace(page.coupon)).toBe(false);
    const refused = await place(player);
    expect(refused.status).toBe(422);
    expect(replyOf(refused).refusals).toEqual([
      { code: "dependent", marketId: home.marketId },
      { code: "dependent", marketId: total.marketId },
    ]);
    await player.submit("/en/coupon", { intent: "remove", bet: total.name });
    expect((await receiptOf(player)).legs).toHaveLength(2);
  });
});

describe("coupon figures", () => {
  it("CPN-08 the price of an accumulator is the exact product of its prices", async () => {
    const page = await add(player, betOn(united, "1"), betOn(arsenal, "1"));
    // The file's average prices: 1.62 and 1.18.
    expect([page.coupon.coef, page.coupon.effectiveTypeId]).toEqual(["1.9116", 1]);
    const staked = await player.submit("/en/coupon", { intent: "amount", amount: "150" });
    // 150.00 × 1.9116 = 286.74
    expect([staked.coupon.stake, possibleWinOf(staked.coupon)]).toEqual([15_000, 28_674]);
  });

  it("CPN-09 CPP-06 a stake outside the bounds is refused with the bound in the account's currency", async () => {
    await site.player("demo@example.test", {
      balances: { RUB: "2000000.00", "bonus:RUB": "2000000.00" },
    });
    player = await signedIn();
    const { coupon } = await add(player, betOn(united, "1"));
    const { minBet, maxBet } = coupon;
    if (minBet === null || maxBet === null) throw new Error("bounds are needed");
    const rub = (minor: number) => (minor / 100).toFixed(2);
    const low = await place(player, rub(minBet - 1));
    expect([low.status, replyOf(low).refusals]).toEqual([
      422,
      [{ code: "below-minimum", bound: minBet }],
    ]);
    const high = await place(player, rub(maxBet + 1));
    expect([high.status, replyOf(high).refusals]).toEqual([
      422,
      [{ code: "above-maximum", bound: maxBet }],
    ]);
    expect(replyOf(high).typed["amount"]).toBe(rub(maxBet + 1));
    // Until the page has this revision, its form has the key of what was refused.
    expect(replyOf(high).rev).toBe(high.coupon.rev);
    expect(high.coupon.rev).toBeGreaterThan(low.coupon.rev);
    expect((await receiptOf(player, rub(maxBet))).stake).toBe(maxBet);
  });

  it("CPN-09 the minimum stake holds for the configured types only, and the maximum not on a bonus account", async () => {
    await site.config({ groups: { coupon: { minAmountTypes: [1] } } });
    await site.player("demo@example.test", { balances: { "bonus:RUB": "2000000.00" } });
    player = await signedIn();
    const { coupon } = await add(player, betOn(united, "1"));
    expect(coupon.minBet).toBeNull();
    expect((await receiptOf(player, "0.01")).stake).toBe(1);
    const most = coupon.maxBet ?? 0;
    expect(most).toBeGreaterThan(0);
    await add(player, betOn(united, "1"));
    const bonus = (await player.get("/en/coupon")).shell.accounts.find(({ type }) => type === 4);
    const chosen = await player.submit("/en/coupon", {
      intent: "account",
      accountId: String(bonus?.id),
    });
    expect(chosen.coupon.maxBet).toBeNull();
    const receipt = await receiptOf(player, ((most + 100) / 100).toFixed(2));
    expect([receipt.accountId, receipt.stake]).toEqual([bonus?.id, most + 100]);
  });

  it("CPN-10 stake steps and decimals follow the currency of the account", async () => {
    const rub = (await add(player, betOn(united, "1"))).coupon;
    expect([rub.iso, rub.amount, rub.step]).toEqual(["RUB", "", 10_000]);
    const shown: unknown[] = [];
    const { accounts } = (await player.get("/en/coupon")).shell;
    for (const iso of ["EUR", "KWD"]) {
      const account = accounts.find((one) => one.iso === iso);
      const { coupon } = await player.submit("/en/coupon", {
        intent: "account",
        accountId: String(account?.id),
      });
      shown.push([coupon.iso, coupon.amount, coupon.step]);
    }
    // EUR 2.5; KWD 0.5 in three decimals.
    expect(shown).toEqual([
      ["EUR", "", 250],
      ["KWD", "", 500],
    ]);
    const fine = await player.post("/en/coupon", { intent: "amount", amount: "1.2345" });
    expect([fine.status, codesOf(fine)]).toEqual([422, ["amount"]]);
    expect(
      (await player.submit("/en/coupon", { intent: "amount", amount: "1.234" })).coupon.amount,
    ).toBe("1.234");
    expect((await receiptOf(player, "1.234")).stake).toBe(1_234);
  });
});

describe("restoring a saved coupon", () => {
  const saved = (...bets: readonly ReturnType<typeof betOn>[]) =>
    JSON.stringify({
      bets: bets.map(({ name, coef, gameId, marketId }) => {
        const [, , type, param] = name.split(":");
        return { gameId, marketId, type, param, coef, scores: null, title: `title of ${gameId}` };
      }),
      addedAtByBetId: Object.fromEntries(bets.map(({ name }) => [name, 1_723_600_000])),
      typeId: 1,
      systemValue: 3,
    });

  it("CPN-16 a restored coupon has current prices, and finished events are dropped and named", async () => {
    const moved = betOn(await site.gameOf("Parma"), "1");
    const bets = [moved, betOn(arsenal, "1"), betOn(await site.gameOf("Ipswich"), "2")];
    await site.market(moved.marketId, { coef: "1.9" });
    await site.game(arsenal.id, { result: "2:0" });
    const guest = new Browser();
    const page = await guest.post("/en/coupon", { intent: "restore", saved: saved(...bets) });
    expect(page.status).toBe(200);
    expect(replyOf(page).restored?.dropped).toEqual([expect.stringMatching(/Arsenal.*Wolves/)]);
    const { coupon } = await guest.get("/en/coupon");
    expect(
      coupon.rows.map(({ id, coef, seenCoef }) => [id, Number(coef), Number(seenCoef)]),
    ).toEqual([
      [moved.name, 1.9, 1.9],
      [bets[2]?.name, 1.34, 1.34],
    ]);
    expect([coupon.typeId, coupon.systemValue, coupon.bets[0]?.addedAt]).toEqual([
      1, 3, 1_723_600_000,
    ]);
  });

  it("CPN-16 a saved coupon replaces neither a coupon in use nor a cleared one", async () => {
    const kept = await add(player, betOn(arsenal, "1"));
    await player.submit("/en/coupon", { intent: "restore", saved: saved(betOn(united, "1")) });
    const after = await player.get("/en/coupon");
    expect([contentOf(after), after.coupon.key]).toEqual([contentOf(kept), kept.coupon.key]);
    const cleared = await player.submit("/en/coupon", { intent: "clear" });
    await player.submit("/en/coupon", { intent: "restore", saved: saved(betOn(united, "1")) });
    expect([cleared.coupon.count, (await player.get("/en/coupon")).coupon.count]).toEqual([0, 0]);
  });

  it("CPN-16 a malformed saved coupon changes nothing", async () => {
    for (const text of [
      "",
      "{",
      "[]",
      '{"bets":[{"gameId":{}}]}',
      '{"bets":"x","__proto__":{"bets":[1]}}',
    ]) {
      const guest = new Browser();
      const page = await guest.submit("/en/coupon", { intent: "restore", saved: text });
      expect([text, page.status, (await guest.get("/en/coupon")).coupon.count]).toEqual([
        text,
        200,
        0,
      ]);
    }
  });
});

describe("restoring a lost coupon", () => {
  const copyOf = (page: Page) => ({
    saved: serializeSavedCoupon(page.coupon, {}),
    mark: serializeCopiedCookieVersion(page.coupon),
  });

  it("CPN-16 CPN-17 a lost coupon is merged once with the bets chosen since", async () => {
    const guest = new Browser();
    const before = await add(guest, betOn(united, "1"), betOn(arsenal, "1"));
    guest.cookies.delete("coupon");
    await add(guest, betOn(await site.gameOf("Ipswich"), "2"));
    const answer = await guest.post("/en/coupon", { intent: "restore", ...copyOf(before) });
    expect(replyOf(answer).restored).toEqual({ dropped: [], left: [], isMerged: true });
    const merged = await guest.get("/en/coupon");
    expect(merged.coupon.count).toBe(3);
    expect(merged.coupon.rev).toBeGreaterThan(before.coupon.rev);
    // A late page of the time before must not bring back what was taken out since.
    await guest.submit("/en/coupon", { intent: "clear" });
    await guest.post("/en/coupon", { intent: "restore", ...copyOf(before) });
    expect((await guest.get("/en/coupon")).coupon.count).toBe(0);
  });

  it("CPN-16 CPN-17 a page with an older copy of the coupon restores nothing", async () => {
    const guest = new Browser();
    const older = await add(guest, betOn(united, "1"), betOn(arsenal, "1"));
    const newer = await guest.submit("/en/coupon", {
      intent: "remove",
      bet: betOn(arsenal, "1").name,
    });
    await guest.post("/en/coupon", { intent: "restore", ...copyOf(older) });
    expect(contentOf(await guest.get("/en/coupon"))).toEqual(contentOf(newer));
  });

  it("CPN-16 a saved coupon is refused with an error while the platform is away, and restored afterwards", async () => {
    const guest = new Browser();
    const before = await add(guest, betOn(united, "1"));
    guest.cookies.delete("coupon");
    await site.fault("/coupon-api/v1/resolve", { status: 503 });
    const away = await guest.post("/en/coupon", { intent: "restore", ...copyOf(before) });
    expect([away.status, codesOf(away), guest.cookies.has("coupon")]).toEqual([
      503,
      ["unavailable"],
      false,
    ]);
    await site.heal();
    site.forget();
    await guest.post("/en/coupon", { intent: "restore", ...copyOf(before) });
    expect((await guest.get("/en/coupon")).coupon.count).toBe(1);
  });
});

describe("unreadable coupon cookie", () => {
  const broken = ["c0.1.2", "x", "eyJmb3JnZWQiOnRydWV9.c2lnbmF0dXJl"];

  it.each(broken)(
    "CPN-17 SEC-09 the unreadable coupon cookie %j is dropped with one message, not an error",
    async (cookie) => {
      const guest = new Browser();
      guest.cookies.set("coupon", cookie);
      const told = await guest.get("/en/home/line");
      expect([told.status, told.coupon.count, told.shell.isCouponDropped]).toEqual([200, 0, true]);
      expect(guest.cookies.has("coupon")).toBe(false);
      expect((await guest.get("/en/home/line")).shell.isCouponDropped).toBe(false);
    },
  );

  it("CPN-17 a bet added over an unreadable coupon cookie is in the coupon, and one message follows", async () => {
    const guest = new Browser();
    await guest.get("/en/about");
    guest.cookies.set("coupon", "c0.1.2");
    const told = await add(guest, betOn(united, "1"));
    expect([told.coupon.count, told.shell.isCouponDropped]).toEqual([1, true]);
    const after = await guest.get("/en/coupon");
    expect([after.coupon.count, after.shell.isCouponDropped]).toEqual([1, false]);
    expect(guest.cookies.has("coupon_dropped")).toBe(false);
  });

  it("CPN-17 a dropped-coupon message appears for a tampered coupon cookie, not for a valid or missing one", async () => {
    const guest = new Browser();
    expect((await guest.get("/en/coupon")).shell.isCouponDropped).toBe(false);
    expect((await add(guest, betOn(united, "1"))).shell.isCouponDropped).toBe(false);
    const whole = guest.cookies.get("coupon") ?? "";
    guest.cookies.set(
      "coupon",
      whole.slice(0, 4) + (whole[4] === "A" ? "B" : "A") + whole.slice(5),
    );
    const told = await guest.get("/en/coupon");
    expect([told.coupon.count, told.shell.isCouponDropped]).toEqual([0, true]);
  });
});

describe("one coupon per browser", () => {
  it("CPN-17 bets added by form and by script are in the same coupon on every page", async () => {
    const form = await add(player, betOn(united, "1"));
    const script = await player.postData("/en/coupon", {
      intent: "add",
      bet: betOn(arsenal, "1").bet,
      stay: "1",
    });
    expect([script.status, script.location]).toEqual([200, null]);
    const [one, other] = [await player.get("/en/coupon"), await player.get("/en/home/line")];
    expect(one.coupon.rows.map(({ id }) => id)).toEqual([
      betOn(united, "1").name,
      betOn(arsenal, "1").name,
    ]);
    expect(contentOf(other)).toEqual(contentOf(one));
    expect(other.coupon.key).toBe(one.coupon.key);
    expect(one.coupon.key).not.toBe(form.coupon.key);
    // The page's own prices stand pressed.
    const body = other.bodies.get("betting")?.content ?? "";
    expect(body).toContain(`data-bet="${betOn(united, "1").name}" aria-pressed="true"`);
  });

  it("CPN-05 another pick of a market replaces the first one, unless the settings allow both", async () => {
    const guest = new Browser();
    await add(guest, betOn(united, "1"), betOn(arsenal, "1"));
    const changed = await add(guest, betOn(united, "X"));
    expect(changed.coupon.rows.map(({ id, reasons }) => [id, reasons])).toEqual([
      [betOn(united, "X").name, []],
      [betOn(arsenal, "1").name, []],
    ]);
    await guest.submit("/en/coupon/settings", { isMarketReplaced: "0" });
    const both = await add(guest, betOn(united, "1"));
    expect(both.coupon.rows.map(({ id, reasons }) => [id, reasons])).toEqual([
      [betOn(united, "X").name, ["dependent"]],
      [betOn(arsenal, "1").name, []],
      [betOn(united, "1").name, ["dependent"]],
    ]);
  });

  it("CPN-17 a coupon cookie holds fifty bets, and the next bet is refused with a message", async () => {
    const games = await site.games();
    const bets = games.flatMap((game) => ["1", "X", "2"].map((type) => betOn(game, type)));
    const guest = new Browser();
    await guest.submit("/en/coupon/settings", { isMarketReplaced: "0" });
    for (const { bet } of bets.slice(0, 50)) {
      expect(
        (await guest.post("/en/coupon", { intent: "add", bet, returnUrl: "/en/about" })).status,
      ).toBe(303);
    }
    expect(`coupon=${guest.cookies.get("coupon")}`.length).toBeLessThan(4096);
    const page = await guest.get("/en/coupon");
    expect(page.coupon.rows.map(({ id }) => id)).toEqual(bets.slice(0, 50).map(({ name }) => name));
    const refused = await guest.post("/en/coupon", { intent: "add", bet: bets[50]?.bet ?? "" });
    expect([refused.status, replyOf(refused).refusals]).toMatchObject([
      422,
      [{ code: "too-many", bound: 50 }],
    ]);
  });

  it("CPN-17 a forged coupon cookie counts as an empty coupon", async () => {
    await add(player, betOn(united, "1"));
    const cookie = player.cookies.get("coupon") ?? "";
    for (const text of [
      "x",
      cookie.slice(0, -4),
      `${cookie.slice(0, 12)}A${cookie.slice(13)}`,
      "%E0%A4%A",
    ]) {
      player.cookies.set("coupon", text);
      const page = await player.get("/en/coupon");
      expect([page.status, page.coupon.count]).toEqual([200, 0]);
    }
  });
});

describe("moved prices at placement", () => {
  it.each([
    ["0", "3.5", null],
    ["0", "3.1", null],
    ["1", "3.5", "3.5"],
    ["1", "3.1", "3.1"],
    ["2", "3.5", "3.5"],
    ["2", "3.1", null],
  ])(
    "CPS-02 changeCoefAction %s decides whether a bet is placed after its price moved to %s",
    async (changeCoefAction, coef, taken) => {
      const bet = betOn(await site.gameOf("Parma"), "1");
      await player.get("/en/coupon/settings");
      await player.submit("/en/coupon/settings", { changeCoefAction });
      await add(player, bet);
      const { key } = (await player.get("/en/coupon")).coupon;
      await site.market(bet.marketId, { coef });
      const answer = await player.post("/en/coupon", { intent: "place", key, amount: "100" });
      if (taken === null) {
        expect(answer.status).toBe(409);
        expect(replyOf(answer).refusals).toEqual([
          { code: "price-changed", marketId: bet.marketId, coef, seenCoef: "3.31" },
        ]);
        // What was shown with the refusal is what the next press agrees to.
        expect(Number((await receiptOf(player)).coef)).toBe(Number(coef));
      } else {
        expect(answer.status).toBe(303);
        const page = await player.get(answer.location ?? "");
        expect(page.data("routes/receipt").receipt.coef).toBe(taken);
      }
      await player.submit("/en/coupon/settings", { changeCoefAction: "2" });
    },
  );
});
