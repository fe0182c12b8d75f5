import { expect, it } from "vitest";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

const exclusion = (endsAt: number) => ({
  ...{ limitType: 33, limitValue: 1, limitBalance: null, limitState: "ACTIVE" },
  ...{ startedAt: 1_700_000_000, endsAt, needApprove: false, selfExcludeReason: null },
  ...{ availableValues: [], measure: "", type: 33 },
});

it.each([99_999_999_999_999, 8_640_000_000_000])(
  "LIM-12 a time-out whose end is %d, beyond any calendar, counts as endless and the player's pages load",
  async (endsAt) => {
    const browser = await signedIn();
    await site.fault("/limit-service-api/api/external/web/v3/limits", {
      status: 200,
      body: [exclusion(endsAt)],
    });
    for (const path of ["/en/about", "/en/office/responsible", "/en/office/deduce"]) {
      const page = await browser.open(path);
      expect([path, page.status, page.shell.lockedUntil]).toEqual([path, 200, 0]);
    }
  },
);

const limitsCall = "/limit-service-api/api/external/web/v3/limits";

it("LIM-12 LIM-15 a time-out in force whose end is 0 counts as endless, and the player may not play", async () => {
  const browser = await signedIn();
  await site.fault(limitsCall, { status: 200, body: [exclusion(0)] });
  const page = await browser.open("/en/office/responsible");
  expect([page.status, page.shell.lockedUntil]).toEqual([200, 0]);
});

it("LIM-16 APR-01 a raise whose request has no time (0) is shown without one and is never due for approval", async () => {
  const browser = await signedIn();
  const raise = {
    ...{ limitType: 20, limitValue: 500, limitBalance: null, limitState: "PENDING" },
    ...{ startedAt: 0, endsAt: null, needApprove: true, selfExcludeReason: null },
    ...{ availableValues: [], measure: "RUB", type: 20 },
  };
  await site.fault(limitsCall, { status: 200, body: [raise] });
  const page = await browser.open("/en/office/responsible");
  expect(page.path).toBe("/en/office/responsible");
  const sections = page.data("routes/responsible").page.view?.sections ?? [];
  const field = sections.flatMap(({ fields }) => fields).find(({ code }) => code === 20);
  expect(field?.pending).toMatchObject({ startedAt: null, at: null });
});

it("NTC-05 CFG-08 an impossible maintenance end and an unknown time zone still give the maintenance page, in UTC+3", async () => {
  const now = Date.parse("2024-08-14T17:00:00Z") / 1000;
  const far = 9_000_000_000_000;
  await site.config({
    timeZone: 999,
    maintenance: {
      ...{ isActive: true, started_at: now - 60, ended_at: far },
      ...{ notify_started_at: now - 60, notify_ended_at: far, web_state: 0 },
    },
  });
  const page = await new Browser().get("/en/home/line");
  expect([page.status, page.shell.layout]).toEqual([503, "maintenance"]);
  expect(page.shell.timeStyle.timeZone).toBe(3);
});

it("RCK-04 RCK-05 session totals are unknown unless every open account has a row, and include closed accounts", async () => {
  const browser = await signedIn();
  const summary = "/web-api/api/web/user/v1/session-summary";
  const row = (accountId: number, iso: string, staked: string) => ({
    ...{ accountId, iso, staked, returned: "0", inPlay: "0" },
  });
  const own = (await browser.get("/en/about")).shell.accounts;
  const rows = own.map(({ id, iso }) => row(id, iso, "1.00"));
  const told = async (accounts: readonly object[]) => {
    const body = { startedAt: "2024-08-14T15:00:00Z", accounts };
    await site.fault(summary, { status: 200, body });
    const { strip } = (await browser.open("/en/about")).shell;
    await site.heal();
    return strip?.sums ?? null;
  };
  expect((await told(rows))?.length).toBeGreaterThan(0);
  expect(await told([])).toBeNull();
  expect(await told(rows.slice(1))).toBeNull();
  expect(await told([...rows, row(999, "USD", "7.00")])).toContainEqual({
    ...{ iso: "USD", staked: 700, returned: 0, inPlay: 0 },
  });
  const most = String(Number.MAX_SAFE_INTEGER - 1);
  expect(await told([...rows, row(999, "JPY", most), row(998, "JPY", "5")])).toBeNull();
});

it("GRD-02 SEC-03 a visitor at an overlong address is redirected to sign-in without a return address", async () => {
  const query = encodeURIComponent("я".repeat(450));
  const sent = await new Browser().get(`/ru/office/history?q=${query}`);
  expect([sent.status, sent.location]).toEqual([302, "/ru/user/login"]);
  const short = await new Browser().get("/ru/office/history?q=1");
  expect(short.location).toBe("/ru/user/login?returnUrl=%2Fru%2Foffice%2Fhistory%3Fq%3D1");
});
