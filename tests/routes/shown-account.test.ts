import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf } from "../support/slip";

const login = "demo@example.test";
const [roubles, dinars] = [11, 13];
const site = siteOfFile();
let player: Browser;
let bets: ReturnType<typeof betOn>[];

beforeAll(async () => {
  bets = (await site.games()).slice(0, 2).map((game) => betOn(game, "1"));
});
beforeEach(async () => {
  await site.player(login, { balances: { RUB: "500.00", KWD: "50.000" } });
  player = await signedIn();
  await player.post("/en/coupon/settings", { isAutoMax: "1" });
});

const activate = (accountId: number) =>
  player.post("/en/office/account", { intent: "activate", accountId: String(accountId) });
const balances = async () => [await site.balance(roubles), await site.balance(dinars)];

/** The hidden fields of the page's placing form: its key, and the account that pays. */
async function shownForm() {
  const { key, accountId } = (await player.get("/en/coupon")).coupon;
  return { intent: "place", key, accountId: String(accountId) };
}

it.each([
  ["an accumulator", "1", { amount: "40.00" }],
  ["singles", "9", null],
])(
  "CPN-10 CPP-06 %s shown in roubles: placing is refused once the dinar account is active",
  async (_name, typeId, stake) => {
    await add(player, ...bets);
    await player.post("/en/coupon", { intent: "type", typeId });
    const form = {
      ...(await shownForm()),
      ...(stake ?? Object.fromEntries(bets.map(({ name }) => [`amount-${name}`, "40.00"]))),
    };
    expect(form.accountId).toBe(String(roubles));
    await activate(dinars);
    const refused = await player.post("/en/coupon", form);
    expect([refused.status, codesOf(refused)]).toEqual([422, ["account-changed"]]);
    expect(await balances()).toEqual(["500.00", "50.000"]);
    // The page shows the account that pays now, and its form is taken.
    const again = await player.post("/en/coupon", { ...form, ...(await shownForm()) });
    expect(again.status).toBe(303);
    expect(await site.balance(roubles)).toBe("500.00");
  },
);

it("CPN-10 CPN-12 auto-max shown for a rouble account is refused once the dinar account is active", async () => {
  await add(player, ...bets.slice(0, 1));
  await player.post("/en/coupon", { intent: "auto-max", isAutoMax: "1" });
  const form = { ...(await shownForm()), amount: "500.00" };
  await activate(dinars);
  const refused = await player.post("/en/coupon", form);
  expect(codesOf(refused)).toEqual(["account-changed"]);
  expect(await balances()).toEqual(["500.00", "50.000"]);
});

it("CPN-10 a coupon form without an account stakes from the active account", async () => {
  await add(player, ...bets.slice(0, 1));
  const { key, intent } = await shownForm();
  expect((await player.post("/en/coupon", { intent, key, amount: "40.00" })).status).toBe(303);
  expect(await site.balance(roubles)).toBe("460.00");
});
