import { describe, expect, it } from "vitest";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";

const site = siteOfFile();

const here = "/en/home/line";

/** A player whose page is open and whose press on a price has been answered. */
async function pressed(): Promise<Browser> {
  const browser = await signedIn();
  await browser.get(here);
  const { bet } = betOn(await site.gameOf("Arsenal"), "1");
  await browser.postData("/en/coupon", { intent: "add", bet, stay: "1" });
  await site.mark();
  return browser;
}

const asked = async () => (await site.calls()).map(({ path }) => path.replace(/\?.*/, "")).sort();

describe("requests after a bet is added", () => {
  it("PLT-10 loading the coupon alone makes fewer platform calls than the whole page, with the same balance", async () => {
    const whole = await (await pressed()).data(here, "routes/lng", "routes/slip");
    const callsOfWhole = await asked();
    const part = await (await pressed()).data(here, "routes/slip");
    const callsOfPart = await asked();
    expect(part.loaded).toEqual(["routes/slip"]);
    expect([part.coupon.count, part.data("routes/slip").player?.balance]).toEqual([
      1,
      whole.shell.player?.balance,
    ]);
    const summary = "/web-api/api/web/user/v1/session-summary";
    expect(callsOfWhole.filter((path) => !callsOfPart.includes(path))).toEqual([summary]);
    expect(callsOfPart.length).toBeLessThan(callsOfWhole.length);
    expect(JSON.stringify(part.data("routes/slip")).length).toBeLessThan(
      JSON.stringify(whole.shell).length / 2,
    );
  });

  it("CFG-02 SES-01 the coupon's data has a mark that changes with site config and with the session", async () => {
    const browser = await pressed();
    const { mark } = (await browser.data(here, "routes/lng", "routes/slip")).shell;
    const freshMark = async () =>
      (await browser.data(here, "routes/slip")).data("routes/slip").freshMark;
    expect(await freshMark()).toBe(mark);
    await site.config({ companyName: "Renamed" });
    site.forget();
    const renamed = await freshMark();
    expect(renamed).not.toBe(mark);
    browser.cookies.delete("__session");
    expect([mark, renamed]).not.toContain(await freshMark());
  });
});
