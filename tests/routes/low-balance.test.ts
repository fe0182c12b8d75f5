import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { HttpBrowser } from "../support/http-browser";
import { shownKey } from "../support/http-slip";
import { shellOfFile } from "../support/shell";
import { betOn, siteOfFile } from "../support/site";

const login = "demo@example.test";
const site = siteOfFile();
const shell = shellOfFile();
beforeEach(() => closeSharedServices());

/** The slip of a player with this balance, after pressing "place" with a stake. */
async function pressed(balance: string, amount: string) {
  const browser = await filled(balance, amount);
  const key = await shownKey(browser);
  return panelOf((await browser.post("/en/coupon", { intent: "place", key, amount })).text);
}

/** A player with this balance and a coupon of one bet with this stake. */
async function filled(balance: string, amount: string) {
  await site.player(login, { balances: { RUB: balance } });
  const browser = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
  await browser.signIn();
  const { bet } = betOn(await site.gameOf("Arsenal"), "1");
  await browser.post("/en/coupon", { intent: "add", bet });
  await browser.post("/en/coupon", { intent: "amount", amount });
  return browser;
}
const panelOf = (text: string) =>
  /<section[^>]*data-coupon="".*?<\/section>/s.exec(text)?.[0] ?? "";
const placeButton = (panel: string) =>
  /<button[^>]*value="place"[^>]*>(.*?)<\/button>/s.exec(panel)?.[1]?.replace(/<[^>]+>/g, "");

describe("a stake above the balance", () => {
  it("CPP-06 CPN-09 with nothing in the account says the balance and leads to a deposit", async () => {
    const panel = await pressed("0.00", "100");
    expect(panel).toContain("Your balance is ₽0.00. Make a deposit");
    expect(panel).not.toContain("stake up to ₽0");
    expect(panel).toContain('href="/en/office/recharge"');
    expect(placeButton(panel)).toBe("Place bet");
  });

  it("CPP-06 CPN-09 with less than the stake in the account says what can be staked and leads to a deposit", async () => {
    const panel = await pressed("50.00", "99999");
    expect(panel).toContain("You can stake up to ₽50.00");
    expect(panel).toContain('href="/en/office/recharge"');
    expect(placeButton(panel)).toBe("Place bet");
  });

  it("CPN-09 leaves the amount on the button of a stake that is covered, without a deposit beside it", async () => {
    const browser = await filled("500.00", "100");
    const panel = panelOf((await browser.get("/en/coupon")).text);
    expect(placeButton(panel)).toContain("₽100");
    expect(panel).not.toContain('href="/en/office/recharge"');
  });
});
