import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CashierReply } from "~/features/cashier/reply";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { siteOfFile } from "../support/site";

const login = "demo@example.test";
const recharge = "/en/office/recharge";
const deduce = "/en/office/deduce";
const orders = "/web-api/officeapi/v1/payments/";
const minute = 60_000;
const site = siteOfFile();

beforeEach(closeSharedServices);
afterEach(() => site.player(login, {}));

let n = 0;
const order = (fields: Fields = {}) => ({
  accountId: "11",
  method: "test-4242",
  amount: "250",
  key: `key-of-test-${++n}`,
  ...fields,
});
const signedIn = async (who = login) => {
  const browser = new Browser();
  await browser.signIn(who);
  return browser;
};
/** What a reply says besides the codes, and what was typed. */
function replyOf(page: Page) {
  const { data: refusals = [] } = page.reply as CashierReply;
  const { typed } = refusalOf(page);
  const text = (name: string) => typed[name]?.[0];
  const values = { amount: text("amount"), accountId: text("accountId"), method: text("method") };
  return { refusals, typed: values };
}
const codesOf = (page: Page) => refusalOf(page).errors.map(({ code }) => code);
const dataOf = async (browser: Browser, path = recharge) => {
  const page = await browser.get(path);
  return page.data(path.includes("deduce") ? "routes/deduce" : "routes/recharge").page;
};
const limit = (code: number, value: number, seconds?: { readonly endsAt: number }) =>
  site.player(login, {
    limits: {
      [code]: { limitType: code, limitValue: value, startedAt: 0, needApprove: false, ...seconds },
    },
  });
const sent = async () => (await site.calls(orders)).filter(({ method }) => method === "POST");

describe("payment methods out of service", () => {
  const out = (...ids: readonly string[]) => site.config({ paybills: { outOfService: ids } });
  const outOn = async (browser: Browser, path = recharge) =>
    (await dataOf(browser, path)).methods.flatMap(({ id, isOut }) => (isOut ? [id] : []));

  it.each([recharge, deduce])(
    "POP-14 on %s an order by a method that is out is refused at the method, sends nothing and keeps what was typed",
    async (path) => {
      const browser = await signedIn();
      expect(await outOn(browser, path)).toEqual([]);
      await out("test-4242");
      expect(await outOn(browser, path)).toEqual(["test-4242"]);
      expect((await dataOf(browser, path)).typed.method).toBe("test-3155");
      await site.mark();
      const refused = await browser.post(path, order({ amount: "777" }));
      expect(refused.status).toBe(422);
      expect(refusalOf(refused).errors).toEqual([
        expect.objectContaining({ field: "method", code: "method-out" }),
      ]);
      expect(replyOf(refused).typed).toEqual({
        amount: "777",
        accountId: "11",
        method: "test-4242",
      });
      expect(await sent()).toEqual([]);
      await out();
      expect(await outOn(browser, path)).toEqual([]);
    },
  );

  it("POP-14 a method that the platform refuses as out, after the page was loaded, is refused at the method", async () => {
    const browser = await signedIn();
    await site.fault(`${orders}deposit`, { status: 422, body: { code: "method-out" } });
    const refused = await browser.post(recharge, order());
    expect([refused.status, codesOf(refused)]).toEqual([422, ["method-out"]]);
  });
});

describe("deposits", () => {
  it("CPP-03 a deposit redirects to its payment page, and submitting it twice pays once", async () => {
    const browser = await signedIn();
    const fields = order({ amount: "1 250,50" });
    const first = await browser.post(recharge, fields);
    expect(first.status).toBe(303);
    expect(first.location).toMatch(/^\/en\/onpay\/success\?payment=\d+$/);
    const again = await browser.post(recharge, fields);
    expect([again.status, again.location]).toEqual([303, first.location]);
    expect(await site.balance(11)).toBe("11250.50");
    const { payment } = (await browser.get(first.location ?? "")).data("routes/onpay").page;
    expect(payment).toMatchObject({ state: "paid", amount: 125_050, iso: "RUB", accountId: 11 });
    const { latest } = await dataOf(browser);
    expect(latest?.map(({ id }) => id)).toEqual([payment?.id]);
  });

  it("CPP-10 another deposit under a used key is refused and leaves the form filled in", async () => {
    const browser = await signedIn();
    const fields = order();
    await browser.post(recharge, fields);
    const other = await browser.post(recharge, { ...fields, amount: "300" });
    expect([other.status, codesOf(other)]).toEqual([409, ["key-reused"]]);
    expect(replyOf(other).typed).toEqual({ amount: "300", accountId: "11", method: "test-4242" });
    expect(other.data("routes/recharge").page.key).not.toBe(fields.key);
    expect(await site.balance(11)).toBe("10250.00");
  });

  it.each([
    [{ amount: "lots" }, ["amount"]],
    [{ amount: "19.99" }, ["below-minimum"]],
    [{ amount: "200000.01" }, ["above-maximum"]],
    [{ accountId: "14" }, ["account"]],
    [{ accountId: "21" }, ["account"]],
    [{ method: "test-9999", amount: "" }, ["method", "amount"]],
    [{ key: "" }, ["expired"]],
  ])(
    "CPP-08 a deposit form with %j is refused at its field before anything is sent",
    async (fields, codes) => {
      const browser = await signedIn();
      await site.mark();
      const page = await browser.post(recharge, order(fields));
      expect([page.status, codesOf(page)]).toEqual([422, codes]);
      const { key: _, ...typed } = { key: "", ...fields };
      expect(replyOf(page).typed).toMatchObject(typed);
      expect(await sent()).toEqual([]);
    },
  );

  it("LIM-14 a deposit beyond the strictest of several limits is refused with the amount left, which the page shows beforehand", async () => {
    const kept = { startedAt: 0, needApprove: false };
    await site.player(login, {
      limits: {
        20: { ...kept, limitType: 20, limitValue: 1_500 },
        21: { ...kept, limitType: 21, limitValue: 1_000 },
        22: { ...kept, limitType: 22, limitValue: 2_000 },
      },
    });
    const browser = await signedIn();
    await browser.post(recharge, order({ amount: "900", method: "test-3155" }));
    const data = await dataOf(browser);
    expect(data.limits.map(({ code, held }) => [code, held?.left])).toEqual([
      [20, 60_000],
      [21, 10_000],
      [22, 110_000],
    ]);
    const page = await browser.post(recharge, order({ amount: "100.01" }));
    expect(page.status).toBe(422);
    expect(replyOf(page).refusals).toEqual([{ code: "limit", bound: 10_000, limit: 21 }]);
    expect((await browser.post(recharge, order({ amount: "100" }))).status).toBe(303);
  });

  it("CPP-11 a slow deposit refusal still shows its error over the form as it was typed", async () => {
    const browser = await signedIn();
    const body = { code: "limit", limitType: 20, bound: "5.00" };
    await site.fault(`${orders}deposit`, { delayMs: 3_000, status: 422, body }, 1);
    const page = await browser.post(recharge, order({ amount: "300" }));
    expect([page.status, codesOf(page), replyOf(page).typed.amount]).toEqual([
      422,
      ["limit"],
      "300",
    ]);
    expect(page.data("routes/recharge").page.state).toEqual({ kind: "form" });
  });

  it.each([30, 33, 37])(
    "LIM-12 while limit %i is active deposits are closed and withdrawals stay open",
    async (code) => {
      const endsAt = 4_000_000_000;
      await limit(code, 1, { endsAt });
      const browser = await signedIn();
      expect((await dataOf(browser)).state).toEqual({ kind: "locked", until: endsAt * 1_000 });
      const page = await browser.post(recharge, order());
      expect(page.status).toBe(403);
      expect(replyOf(page).refusals).toEqual([{ code: "excluded", until: endsAt * 1_000 }]);
      expect((await dataOf(browser, deduce)).state).toEqual({ kind: "form" });
      const out = await browser.post(deduce, order());
      expect(out.location).toMatch(/^\/en\/onpay\/withdraw\/success\?/);
      expect(await site.balance(11)).toBe("9750.00");
    },
  );

  it("LIM-20 while limits cannot be read no deposit is sent, and withdrawals and other pages work", async () => {
    const browser = await signedIn();
    await site.fault("/limit-service-api", { status: 500 });
    expect((await dataOf(browser)).state).toEqual({ kind: "unavailable" });
    await site.mark();
    const page = await browser.post(recharge, order());
    expect([page.status, codesOf(page)]).toEqual([503, ["unavailable"]]);
    expect(await sent()).toEqual([]);
    expect((await browser.get("/en/home/line")).status).toBe(200);
    expect((await browser.post(deduce, order())).status).toBe(303);
  });

  it("CPP-08 a deposit leads to the page of its outcome: declined, cancelled, pending and later paid", async () => {
    const browser = await signedIn();
    const to = async (method: string) =>
      (await browser.post(recharge, order({ method }))).location ?? "";
    expect(await to("test-0002")).toMatch(/^\/en\/onpay\/fail\?payment=/);
    expect(await to("test-0127")).toMatch(/^\/en\/onpay\/cancel\?payment=/);
    const pending = await to("test-3155");
    expect(pending).toMatch(/^\/en\/onpay\/pending\?payment=/);
    expect((await browser.get(pending)).status).toBe(200);
    expect(await site.balance(11)).toBe("10000.00");
    await site.advance(5 * minute + 1_000);
    const later = await browser.get(pending);
    expect(later.location).toBe(pending.replace("pending", "success"));
    expect(await site.balance(11)).toBe("10250.00");
  });
});

describe("deposits whose response is lost", () => {
  it("CPP-11 a deposit whose response is lost is found by its key and not sent again", async () => {
    const browser = await signedIn();
    await site.fault(`${orders}deposit`, { drop: "after" }, 1);
    await site.mark();
    const page = await browser.post(recharge, order());
    expect(page.location).toMatch(/^\/en\/onpay\/success\?/);
    expect(await sent()).toHaveLength(1);
    expect(await site.balance(11)).toBe("10250.00");
  });

  it("CPP-11 a deposit with an unknown outcome blocks further deposits until it is known", async () => {
    const browser = await signedIn();
    const fields = order();
    await site.fault(`${orders}deposit`, { drop: "after" });
    await site.fault(`${orders}by-key`, { status: 500 });
    const lost = await browser.post(recharge, fields);
    expect([lost.status, lost.location]).toEqual([303, recharge]);
    expect((await dataOf(browser)).state).toMatchObject({
      kind: "checking",
      order: { key: fields.key },
    });
    await site.mark();
    // Neither the same form nor another one sends anything while that is so.
    for (const again of [fields, order()])
      expect((await browser.post(recharge, again)).location).toBe(recharge);
    expect(await sent()).toEqual([]);
    // The other way is not held.
    expect((await dataOf(browser, deduce)).state).toEqual({ kind: "form" });
    await site.heal();
    const known = await browser.get(recharge);
    expect([known.status, known.location?.slice(0, 18)]).toEqual([303, "/en/onpay/success?"]);
    expect((await dataOf(browser)).state).toEqual({ kind: "form" });
    expect(await site.balance(11)).toBe("10250.00");
  });

  it("CPP-11 a deposit that never arrived is reported after ten seconds and can be sent again under its key", async () => {
    const browser = await signedIn();
    const fields = order({ amount: "321.00" });
    await site.fault(`${orders}deposit`, { drop: "before" });
    expect((await browser.post(recharge, fields)).location).toBe(recharge);
    await site.heal();
    expect((await dataOf(browser)).state.kind).toBe("checking");
    await site.advance(11_000);
    const data = await dataOf(browser);
    expect([data.state.kind, data.isNotMade, data.key]).toEqual(["form", true, fields.key]);
    // Looking again makes no room for a second payment: the key stays the order's.
    for (const _look of [1, 2]) expect((await dataOf(browser)).key).toBe(fields.key);
    expect(data.typed).toMatchObject({ amount: "321.00", accountId: "11", method: "test-4242" });
    expect((await browser.post(recharge, fields)).location).toMatch(/^\/en\/onpay\/success\?/);
    expect(await site.balance(11)).toBe("10321.00");
  });
});

describe("first deposit", () => {
  const newcomer = "new@example.test";

  it("LIM-18 a limit is offered before the first deposit, until the player declines or sets one", async () => {
    const browser = await signedIn(newcomer);
    expect((await dataOf(browser)).state).toEqual({ kind: "offer" });
    expect((await dataOf(browser, `${recharge}?limit=none`)).state).toEqual({ kind: "form" });
    await site.player(newcomer, {
      limits: { 20: { limitType: 20, limitValue: 500, startedAt: 0, needApprove: false } },
    });
    expect((await dataOf(browser)).state).toEqual({ kind: "form" });
  });

  it("LIM-18 after the first deposit no limit is offered any more", async () => {
    const browser = await signedIn(newcomer);
    const paid = await browser.post(`${recharge}?limit=none`, order({ accountId: "61" }));
    expect(paid.location).toMatch(/onpay\/success/);
    expect((await dataOf(browser)).state).toEqual({ kind: "form" });
    await site.player(newcomer, {});
  });
});

describe("withdrawals", () => {
  it("CPP-08 a withdrawal cannot exceed the balance, and a pending one is deducted at once", async () => {
    const browser = await signedIn();
    const much = await browser.post(deduce, order({ amount: "10000.01" }));
    expect([much.status, replyOf(much).refusals]).toEqual([
      422,
      [{ code: "funds", bound: 1_000_000 }],
    ]);
    const out = await browser.post(deduce, order({ amount: "4000", method: "test-3155" }));
    expect(out.location).toMatch(/^\/en\/onpay\/withdraw\/pending\?/);
    expect(await site.balance(11)).toBe("6000.00");
    const declined = await browser.post(deduce, order({ method: "test-0002" }));
    expect(declined.location).toMatch(/^\/en\/onpay\/withdraw\/fail\?/);
    expect(await site.balance(11)).toBe("6000.00");
  });

  it.each([
    [45, 2, true],
    [53, 1, true],
    [53, 2, false],
    [45, 1, false],
  ])(
    "BAN-02 a ban at level %i under version %i leaves withdrawals open: %s",
    async (level, version, isOpen) => {
      const browser = await signedIn();
      await site.player(login, { ban: { level, version } });
      const page = await browser.get(deduce);
      expect(page.status).toBe(isOpen ? 200 : 403);
      const before = await site.balance(11);
      const out = await browser.post(deduce, order({ amount: "100" }));
      expect(out.location?.startsWith("/en/onpay/withdraw/success") ?? false).toBe(isOpen);
      expect(await site.balance(11)).toBe(isOpen ? "9900.00" : before);
      if (isOpen) expect((await browser.get(out.location ?? "")).status).toBe(200);
      const paidIn = await browser.post(recharge, order());
      expect([paidIn.status, paidIn.location]).toEqual([403, null]);
    },
  );

  it("LAY-02 the header links to deposits, and the player menu to deposits and withdrawals", async () => {
    const { shell } = await (await signedIn()).get("/en/about");
    expect(shell.depositHref).toBe(recharge);
    expect(shell.playerNav.map(({ href }) => href)).toEqual(
      expect.arrayContaining([recharge, deduce]),
    );
  });
});

describe("payment outcome page", () => {
  it("SEC-08 the payment outcome page shows a payment in its real state and to its own player only", async () => {
    const browser = await signedIn();
    const { location } = await browser.post(recharge, order({ method: "test-0002" }));
    const id = location?.split("=")[1] ?? "";
    const claimed = await browser.get(`/en/onpay/success?payment=${id}`);
    expect(claimed.location).toBe(location);
    expect((await browser.get(`/en/onpay/withdraw/success?payment=${id}`)).location).toBe(location);
    const other = await signedIn("limited@example.test");
    for (const query of [`?payment=${id}`, "?payment=1", "?payment=..", ""]) {
      const page = await other.get(`/en/onpay/fail${query}`);
      expect([page.status, page.data("routes/onpay").page.payment]).toEqual([200, null]);
    }
    const guest = await new Browser().get(`/en/onpay/fail?payment=${id}`);
    expect([guest.status, guest.data("routes/onpay").page.isSignedIn]).toEqual([200, false]);
    expect((await browser.get("/en/onpay/nothing")).status).toBe(404);
  });

  it("SEC-07 too many deposit submissions in a minute are refused and not sent", async () => {
    const browser = await signedIn();
    for (let at = 0; at < 30; at++) await browser.post(recharge, order({ amount: "" }));
    await site.mark();
    const page = await browser.post(recharge, order());
    expect([page.status, codesOf(page)]).toEqual([429, ["too-often"]]);
    expect(replyOf(page).typed.amount).toBe("250");
    expect(await sent()).toEqual([]);
    // Being paid out is counted by itself.
    expect((await browser.post("/en/office/deduce", order({ amount: "" }))).status).toBe(422);
  });

  it("TRM-02 BAN-02 changed terms and an age check block deposits but not withdrawals", async () => {
    const browser = await signedIn();
    await site.config({ ageGate: { isOn: true } });
    await site.player("demo@example.test", { termsChanged: true });
    expect((await browser.get(recharge)).location).toMatch(/^\/en\/confirm\b/);
    const page = (await browser.get("/en/office/deduce")).data("routes/deduce").page;
    expect(page.state).toEqual({ kind: "form" });
    const paid = await browser.post("/en/office/deduce", order({ key: page.key }));
    expect(paid.location).toMatch(/^\/en\/onpay\/withdraw/);
    expect((await browser.get(paid.location ?? "")).status).toBe(200);
  });
});
