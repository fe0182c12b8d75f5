import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { bodyOf, formOf, ledgerOf, pay, toldIn, valuesIn } from "../support/office";
import { inOffice } from "../support/office-frame";
import { signedIn } from "../support/signed-in";
import { betOn } from "../support/site";
import { add, receiptOf } from "../support/slip";

const login = "demo@example.test";
const page = "/en/office/historypay";
const minute = 60_000;
let browser: Browser;
const site = inOffice(login, (opened) => {
  browser = opened;
});

async function busyDay() {
  await pay(browser, "recharge", "250.25", "4242", "key-deposit-1");
  await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
  await receiptOf(browser, "100");
  return pay(browser, "deduce", "1000", "3155", "key-withdrawal-1");
}

describe("statement", () => {
  it("OFC-02 the statement lists every ledger movement, newest first, with the balance after it", async () => {
    await busyDay();
    const shown = await browser.get(page);
    expect(shown.status).toBe(200);
    const { entries, accounts } = await ledgerOf(site);
    const newest = entries.toReversed();
    expect(valuesIn(shown, "movement-amount")).toEqual(newest.map(({ amount }) => amount));
    expect(valuesIn(shown, "movement-kind")).toEqual(newest.map(({ kind }) => kind));
    // Opening balances of the seed: 10000.00 RUB, then +250.25, -100, -1000.
    expect(valuesIn(shown, "movement-balance").slice(0, 3)).toEqual([
      "9150.25",
      "10150.25",
      "10250.25",
    ]);
    const closing = new Map(accounts.map(({ id, balance }) => [id, balance]));
    expect(valuesIn(shown, "statement-closing")).toEqual(
      [11, 12, 13, 14].map((id) => closing.get(id)),
    );
    expect(valuesIn(shown, "statement-in")[0]).toBe("10250.25");
    expect(valuesIn(shown, "statement-out")[0]).toBe("1100.00");
    expect(valuesIn(shown, "statement-net")[0]).toBe("9150.25");
  });

  it("OFC-02 the statement is filtered by the account, kind and days in its address", async () => {
    await busyDay();
    const stakes = await browser.get(`${page}?kind=stake&accountId=11`);
    expect(valuesIn(stakes, "movement-amount")).toEqual(["-100.00"]);
    expect(valuesIn(stakes, "statement-out")).toEqual(["100.00"]);
    expect(valuesIn(stakes, "statement-closing")).toEqual([]);
    expect(bodyOf(stakes)).toContain('<option value="stake" selected');
    const euros = await browser.get(`${page}?accountId=12`);
    expect(valuesIn(euros, "movement-balance")).toEqual(["500.00"]);
    // An account of somebody else is none.
    expect(valuesIn(await browser.get(`${page}?accountId=21`), "movement-amount")).toEqual([]);
    const entry = (await ledgerOf(site)).entries.at(-1);
    const today = new Date(Date.parse(entry?.at ?? "") + 180 * minute).toISOString().slice(0, 10);
    expect(
      valuesIn(await browser.get(`${page}?from=${today}&to=${today}`), "movement-kind"),
    ).toContain("stake");
    expect(valuesIn(await browser.get(`${page}?to=2020-01-01`), "movement-kind")).toEqual([]);
    expect(bodyOf(await browser.get(`${page}?from=2020-02-31`))).toContain('role="alert"');
  });

  it("OFC-02 the statement's CSV file has every movement of the filter, as in the ledger", async () => {
    await busyDay();
    const file = await browser.get(`${page}?format=csv&accountId=11`);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="statement-[\d-]+\.csv"$/,
    );
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    const rows: Record<string, string>[] = parse(await file.text(), { bom: true, columns: true });
    const { entries } = await ledgerOf(site);
    const own = entries.filter(({ accountId }) => accountId === 11).toReversed();
    expect(rows.map(({ amount, kind, ref }) => [amount, kind, ref])).toEqual(
      own.map(({ amount, kind, ref }) => [amount, kind, ref]),
    );
    await site.fault("/web-api/officeapi/v1/movements", { status: 503 });
    expect((await browser.get(`${page}?format=csv`)).status).toBe(502);
  });

  it("OFC-02 the statement's CSV file has each movement once, and its name shows when older ones are left out", async () => {
    const movement = (id: number) => ({
      ...{
        id,
        at: "2024-08-16T10:00:00Z",
        accountId: 11,
        iso: "RUB",
        kind: "deposit",
        group: "deposit",
      },
      ...{ amount: "1.00", balance: "1.00", ref: `${id}`, payment: null },
    });
    // Meanwhile one movement came before each page: its first line was the last of the page before.
    const pageOf = (nth: number) =>
      Array.from({ length: 1_000 }, (_, row) => movement(100_000 - nth * 999 - row));
    for (let nth = 0; nth < 20; nth++)
      await site.fault(
        "/web-api/officeapi/v1/movements",
        { status: 200, body: { movements: pageOf(nth), totals: [], count: 20_001 + nth } },
        1,
      );
    const file = await browser.get(`${page}?format=csv`);
    const rows: { id: string }[] = parse(await file.text(), { bom: true, columns: true });
    expect(rows.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 19_981 }, (_, row) => 100_000 - row),
    );
    expect(file.headers.get("content-disposition")).toMatch(/-newest-19981\.csv"$/);
  });
});

describe("taking back a pending withdrawal", () => {
  it("OFC-02 a pending withdrawal is taken back once, however often its form is submitted", async () => {
    const id = await busyDay();
    const form = formOf(await browser.get(page), "take-back", id);
    const done = await browser.post(page, form);
    expect([done.status, done.location]).toEqual([303, `${page}?taken=${id}`]);
    expect((await browser.post(page, form)).location).toBe(done.location);
    expect(await site.balance(11)).toBe("10150.25");
    const shown = await browser.get(done.location ?? "");
    expect(bodyOf(shown)).toContain('data-code="withdrawal-taken-back"');
    expect(valuesIn(shown, "movement-kind")[0]).toBe("withdrawal-returned");
    expect(bodyOf(shown)).not.toContain('value="take-back"');
    // The bank has nothing left to pay.
    await site.advance(6 * minute);
    expect(await site.balance(11)).toBe("10150.25");
  });

  it("OFC-02 a withdrawal that has been paid cannot be taken back", async () => {
    const id = await busyDay();
    const form = formOf(await browser.get(page), "take-back", id);
    await site.advance(6 * minute);
    const late = await browser.post(page, form);
    expect(late.status).toBe(409);
    expect(refusalOf(late)).toMatchObject({ errors: [{ field: null, code: "not-pending" }] });
    expect(toldIn(late)).toEqual([
      ["not-pending", expect.stringContaining("can no longer be cancelled")],
    ]);
    const arabic = await browser.post(page.replace("/en/", "/ar/"), form);
    expect(toldIn(arabic)).toEqual([["not-pending", expect.stringContaining("إلغاء هذا السحب")]]);
    expect(await site.balance(11)).toBe("9150.25");
  });

  it("OFC-02 a withdrawal cannot be taken back by another player or during a time-out", async () => {
    const id = await busyDay();
    const form = formOf(await browser.get(page), "take-back", id);
    const stranger = await signedIn("limited@example.test");
    const refused = await stranger.post(page, form);
    expect([refused.status, refusalOf(refused)]).toMatchObject([
      422,
      { errors: [{ code: "unknown-payment" }] },
    ]);
    await site.player(login, {
      limits: {
        "33": {
          limitType: 33,
          limitValue: 7,
          startedAt: 0,
          endsAt: 4_000_000_000,
          limitState: "ACTIVE",
        },
      },
    });
    const locked = await browser.post(page, form);
    expect(locked.status).toBe(403);
    expect(toldIn(locked)).toEqual([
      [
        "excluded",
        "During a break, a time-out or a self-exclusion a withdrawal can't be taken back.",
      ],
    ]);
    expect(await site.balance(11)).toBe("9150.25");
  });

  it("OFC-02 CPP-11 taking a withdrawal back succeeds when the response is lost, not when the request is lost", async () => {
    const id = await busyDay();
    const form = formOf(await browser.get(page), "take-back", id);
    const path = `/web-api/officeapi/v1/payments/${id}/take-back`;
    await site.fault(path, { drop: "before" }, 1);
    expect((await browser.post(page, form)).status).toBe(503);
    expect(await site.balance(11)).toBe("9150.25");
    await site.fault(path, { drop: "after" }, 1);
    expect((await browser.post(page, form)).location).toBe(`${page}?taken=${id}`);
    expect(await site.balance(11)).toBe("10150.25");
  });
});
