import { describe, expect, it } from "vitest";
import { Browser, type Page } from "../support/browser";
import { bodyOf, ledgerOf, pay, valuesIn } from "../support/office";
import { inOffice } from "../support/office-frame";

const app = "payment-consultant";
const page = "/en/payment";
let browser: Browser;
const site = inOffice("demo@example.test", (opened) => {
  browser = opened;
});

/** Ids of the methods that the consultant finds to fit, or not to. */
const methodsIn = (shown: Page, name: "fits" | "unfit") =>
  [...bodyOf(shown, app).matchAll(new RegExp(`data-${name}="([\\w-]+)"`, "g"))].map(([, id]) => id);
const deposit = (amount: string, key: string) =>
  browser.post("/en/office/recharge", { accountId: "12", method: "test-4242", amount, key });

describe("payment methods", () => {
  it("CNT-05 the bounds of the page are those by which the cashier takes and refuses a deposit", async () => {
    const shown = await browser.get(`${page}?iso=EUR`);
    const [min = "", max = ""] = [
      valuesIn(shown, "payment-min", app)[0],
      valuesIn(shown, "payment-max", app)[0],
    ];
    expect([min, max]).toEqual(["0.50", "5000.00"]);
    const status = async (amount: string, key: string) => (await deposit(amount, key)).status;
    expect(await status("0.49", "key-below-1")).toBe(422);
    expect(await status(min, "key-least-1")).toBe(303);
    expect(await status("5000.01", "key-above-1")).toBe(422);
    expect(await status(max, "key-most-1")).toBe(303);
    // No fee: what was ordered has moved, and nothing else.
    expect(new Set(valuesIn(shown, "payment-fee", app))).toEqual(new Set(["0.00"]));
    expect(await site.balance(12)).toBe("5500.50");
  });

  it.each([
    ["RUB", "20.00", "200000.00"],
    ["KWD", "0.100", "1000.000"],
    ["JPY", "100", "1000000"],
  ])("CNT-05 a guest reads the bounds in %s", async (iso, min, max) => {
    const shown = await new Browser().get(`${page}?iso=${iso}`);
    expect(new Set(valuesIn(shown, "payment-min", app))).toEqual(new Set([min]));
    expect(new Set(valuesIn(shown, "payment-max", app))).toEqual(new Set([max]));
  });

  it("CNT-05 the minutes that the page states for a method are those after which its deposit is paid", async () => {
    const shown = await browser.get(page);
    const row = /data-method="test-3155".*?<\/tr>/.exec(bodyOf(shown, app))?.[0] ?? "";
    const minutes = Number(/payment-minutes" value="(\d+)"/.exec(row)?.[1]);
    await pay(browser, "recharge", "100", "3155", "key-of-minutes");
    const paid = async () =>
      (await ledgerOf(site)).entries.some(
        ({ amount, kind }) => kind === "deposit" && amount === "100.00",
      );
    await site.advance(minutes * 60_000 - 1_000);
    await browser.get(page);
    expect(await paid()).toBe(false);
    await site.advance(1_000);
    await browser.get(page);
    expect(await paid()).toBe(true);
  });

  it("CNT-05 currencies and countries are views of one page that crawlers do not follow", async () => {
    const shown = await new Browser().get(`${page}?country=tr`);
    expect(bodyOf(shown, app)).toContain(
      'rel="nofollow" href="/en/payment?country=tr&amp;iso=TRY"',
    );
    expect(valuesIn(shown, "payment-min", app)[0]).toBe(
      valuesIn(await new Browser().get(`${page}?iso=TRY`), "payment-min", app)[0],
    );
  });

  it.each([
    [{ enabled: false, requiresLogin: false, authOnly: true }, 404, 404],
    [{ enabled: true, requiresLogin: true, authOnly: true }, 302, 200],
    [{ enabled: true, requiresLogin: false, authOnly: false }, 200, 404],
    [{ enabled: true, requiresLogin: false, authOnly: true }, 200, 200],
  ])(
    "GRD-04 with %j the page answers a guest %i and a player %i",
    async (payment, guest, player) => {
      const { features } = await site.configNow();
      await site.config({ features: { ...(features as object), payment } });
      expect((await new Browser().get(page)).status).toBe(guest);
      expect((await browser.get(page)).status).toBe(player);
    },
  );
});

describe("payment consultant", () => {
  const isOpen = (shown: Page) => /id="payment-consultant" open/.test(bodyOf(shown, app));

  it("CNT-05 the consultant is open for a visitor who was sent to it, and closed for others", async () => {
    expect(isOpen(await new Browser().get(page))).toBe(false);
    const visitor = new Browser();
    expect(isOpen(await visitor.get(`${page}?payment_consultant=1`))).toBe(true);
    // It stays open in the browser's session (SES-14).
    expect(isOpen(await visitor.get(page))).toBe(true);
  });

  it("CNT-05 the consultant names the methods that fit an amount, and why the others do not", async () => {
    const ask = (query: string) => new Browser().get(`${page}?${query}`);
    const fits = await ask("kind=deposit&amount=100&iso=RUB");
    expect(methodsIn(fits, "fits")).toEqual(["test-4242", "test-3155"]);
    expect(methodsIn(fits, "unfit")).toEqual(["test-0002", "test-0127"]);
    const out = await ask("kind=withdrawal&amount=200000.01&iso=RUB");
    expect(methodsIn(out, "fits")).toEqual([]);
    expect(bodyOf(out, app)).toContain("the maximum is ₽200,000.00");
    expect(bodyOf(out, app)).toContain("not for withdrawals");
    const low = await ask("kind=deposit&amount=19.99&iso=RUB");
    expect(bodyOf(low, app)).toContain("the minimum is ₽20.00");
  });

  it.each(["abc", "0", "-5", "12.345", ""])(
    "CNT-05 an amount of %j has its error at the field, and what was typed is kept",
    async (amount) => {
      const shown = await new Browser().get(
        `${page}?${new URLSearchParams({ kind: "withdrawal", amount, iso: "EUR" })}`,
      );
      const body = bodyOf(shown, app);
      expect(body).toContain('id="payment-amount-error"');
      expect(body).toContain(`name="amount" value="${amount}"`);
      expect(body).toMatch(/value="withdrawal" checked/);
      expect(methodsIn(shown, "fits")).toEqual([]);
    },
  );
});
