import { beforeEach, describe, expect, it } from "vitest";
import { combinationId } from "~sandbox/feed/markets";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, type Game, siteOfFile } from "../support/site";
import { add, codesOf, place, receiptOf } from "../support/slip";

const site = siteOfFile();
let game: Game;
let player: Browser;

beforeEach(async () => {
  game = await site.gameOf("Arsenal");
  player = await signedIn();
});

const pagePath = () => `/en/${game.path}`;
const bodyOf = async (path: string, browser = player) =>
  [...(await browser.get(path)).bodies.values()].map(({ content }) => content).join("");
const pick = (...picks: string[]) =>
  bodyOf(`${pagePath()}?${picks.map((one) => `pick=${one}`).join("&")}`);
/** The value of the builder's button. */
const builtBet = (body: string) => /name="bet" value="([^"]*combo-[^"]*)"/.exec(body)?.[1] ?? null;

describe("bet builder", () => {
  it("CPN-04 SCR-01 the bet builder shows one price for the ticked selections and adds them as one bet", async () => {
    const body = await pick("1:", "over:2.5");
    const value = builtBet(body);
    if (!value) throw new Error(body);
    const coef = value.split(":").at(-1) ?? "";
    const [home, over] = [betOn(game, "1"), betOn(game, "over", "2.5")];
    // More than either alone, less than both as if they had nothing to do with each other.
    expect(Number(coef)).toBeGreaterThan(Math.max(Number(home.coef), Number(over.coef)));
    expect(Number(coef)).toBeLessThan(Number(home.coef) * Number(over.coef));
    expect(body.match(/name="pick" value="[^"]*" checked/g)).toHaveLength(2);
    const { coupon } = await add(player, { bet: value });
    expect(coupon.rows).toMatchObject([{ name: "Arsenal + Over 2.5", coef, isDepend: false }]);
  });

  it.each([
    [["1:", "2:"], "can&#39;t all win"],
    [["1:", "1X:"], "already covered"],
    [["1:"], "at least two"],
    [["over:2.25", "bad"], "at least two"],
  ])("CPN-04 the bet builder shows why %j has no price, and offers none", async (picks, words) => {
    const body = await pick(...picks);
    expect(body.replaceAll("'", "&#39;")).toContain(words);
    expect(body).toContain('data-code="builder-refused"');
    expect(builtBet(body)).toBeNull();
  });

  it("CPN-04 the bet builder is suspended with one of its selections, and absent from the list of events", async () => {
    await site.market(betOn(game, "1").marketId, { isBlocked: true });
    expect(await pick("1:", "over:2.5")).toContain('data-code="builder-refused"');
    expect(await bodyOf("/en/home/line")).not.toContain('id="builder"');
  });
});

describe("same-game accumulator", () => {
  const bet = async () => builtBet(await pick("1:", "over:2.5")) ?? "";

  it("CPP-01 CPN-25 a same-game accumulator is placed at its price and won when all its selections win", async () => {
    await add(player, { bet: await bet() });
    const receipt = await receiptOf(player, "100");
    expect(receipt.legs).toMatchObject([{ name: "Arsenal + Over 2.5", state: "open" }]);
    await site.game(game.id, { result: "2:1" });
    const { receipt: after } = (await player.get(`/en/coupon/receipt/${receipt.id}`)).data(
      "routes/receipt",
    );
    expect(after).toMatchObject({ state: "won", return: receipt.possibleWin });
    expect(await bodyOf("/en/office/history")).toContain("Arsenal + Over 2.5");
  });

  it("CPN-25 a same-game accumulator is lost when one of its selections loses", async () => {
    await add(player, { bet: await bet() });
    const { id } = await receiptOf(player, "100");
    await site.game(game.id, { result: "1:0" });
    expect(
      (await player.get(`/en/coupon/receipt/${id}`)).data("routes/receipt").receipt,
    ).toMatchObject({ state: "lost", return: 0 });
  });

  it("CPN-23 a same-game accumulator can be cashed out at 95 % of the stake while nothing has moved", async () => {
    await add(player, { bet: await bet() });
    const { id } = await receiptOf(player, "100");
    const { cashOut } = (await player.get(`/en/coupon/receipt/${id}`)).data("routes/receipt");
    expect(cashOut?.offer).toMatchObject({ kind: "quote", quote: { amount: 9_500 } });
  });

  it("CPN-04 a contradictory, redundant or made-up same-game accumulator is refused as unknown", async () => {
    const [, market] = (await bet()).split(":");
    // Home and away, home and home or draw, one alone, none that is; and the number of another one.
    const named = ["combo-AC", "combo-AD", "combo-A", "combo-0123456"].map(
      (type) => [type, combinationId(game.id, type)] as const,
    );
    for (const [type, id] of [...named, ["combo-AK", Number(market)] as const]) {
      const page = await player.post("/en/coupon", {
        intent: "add",
        bet: `${game.id}:${id}:${type}::3.5`,
      });
      expect([page.status, codesOf(page)], type).toEqual([422, ["unknown-bet"]]);
    }
  });
});

describe("bets on one game in an accumulator", () => {
  it("CPN-04 CPN-05 dependent bets in an accumulator can be combined into one bet at one price", async () => {
    const [home, over] = [betOn(game, "1"), betOn(game, "over", "2.5")];
    const other = betOn((await site.games()).find(({ id }) => id !== game.id) ?? game, "1");
    const { coupon } = await add(player, home, other, over);
    expect(coupon.rows.map(({ isDepend }) => isDepend)).toEqual([true, false, true]);
    expect(codesOf(await place(player))).toContain("dependent");
    const [combination] = coupon.combinations;
    if (!combination || typeof combination.offer === "string") throw new Error("no offer");
    expect(combination).toMatchObject({ gameId: game.id, offer: { name: "Arsenal + Over 2.5" } });
    const taken = await player.submit("/en/coupon", {
      intent: "combine",
      bet: combination.offer.bet,
    });
    expect(taken.coupon.rows.map(({ ref }) => ref.gameId)).toEqual([game.id, other.gameId]);
    expect(taken.coupon.combinations).toEqual([]);
    const receipt = await receiptOf(player, "100");
    expect(receipt.legs).toHaveLength(2);
  });

  it.each([
    ["contradiction", "both-score-yes", "", "under", "1.5"],
    ["redundant", "1", "", "1X", ""],
    ["not-combinable", "1", "", "handicap-1", "0"],
  ])(
    "CPN-04 two bets on one game that cannot be combined show the reason %s",
    async (reason, type, param, otherType, otherParam) => {
      const offered = game.markets.find(
        (one) => one.type === otherType && one.param === otherParam,
      );
      const second = offered ?? game.markets.find((one) => /^-?\d+$/.test(one.param));
      if (!second) throw new Error("a whole line");
      const { coupon } = await add(
        player,
        betOn(game, type, param),
        betOn(game, second.type, second.param),
      );
      expect(coupon.combinations).toMatchObject([{ gameId: game.id, offer: reason }]);
    },
  );

  it("CPN-04 an ordinary bet cannot be added as a combination, and singles are offered none", async () => {
    const [home, over] = [betOn(game, "1"), betOn(game, "over", "2.5")];
    await add(player, home, over);
    const page = await player.post("/en/coupon", { intent: "combine", bet: home.bet });
    expect([page.status, codesOf(page)]).toEqual([422, ["unknown-bet"]]);
    const singles = await player.submit("/en/coupon", { intent: "type", typeId: "9" });
    expect(singles.coupon.combinations).toEqual([]);
  });
});
