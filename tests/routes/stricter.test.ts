import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { failSaving } from "../support/limits";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const login = "demo@example.test";
const page = "/en/office/responsible";
const day = 86_400;
const site = siteOfFile();

type Stored = Readonly<Record<string, unknown>>;
interface Kept {
  readonly limitValue: number;
  readonly limitState: string;
  readonly endsAt?: number | null;
  readonly pending?: { readonly limitValue: number } | null;
}

/** Limits that hold before anything is pending or runs; amounts in roubles. */
const base: Readonly<Record<number, number>> = {
  ...{
    20: 5_000,
    21: 9_000,
    22: 20_000,
    1: 5_000,
    2: 9_000,
    3: 20_000,
    10: 5_000,
    11: 9_000,
    12: 20_000,
  },
  ...{ 31: 8, 32: 60 },
};
/** A stricter value of each type, as it is typed. */
const stricter: readonly (readonly [code: number, text: string])[] = [
  ...([20, 21, 22, 1, 2, 3, 10, 11, 12] as const).map((code) => [code, "400"] as const),
  [31, "2"],
  [32, "5"],
];

async function nowSec(): Promise<number> {
  const { now } = await site.control<{ now: string }>("POST", "clock", { advanceMs: 0 });
  return Math.floor(Date.parse(now) / 1000);
}

/** The player's limits with some changes laid over, as the platform keeps them. */
async function set(changes: (now: number) => Readonly<Record<number, Stored>>) {
  const now = await nowSec();
  const limits: Record<number, Stored> = {};
  for (const [code, limitValue] of Object.entries(base))
    limits[Number(code)] = { limitType: Number(code), limitValue, startedAt: now - 3 * day };
  for (const [code, change] of Object.entries(changes(now)))
    limits[Number(code)] = { ...limits[Number(code)], limitType: Number(code), ...change };
  await site.player(login, { limits });
}

async function kept(code: number): Promise<Kept | undefined> {
  const { limits } = await site.control<{ limits: Record<string, Kept> }>(
    "PATCH",
    `players/${login}`,
    {},
  );
  return limits[String(code)];
}

const raise = (now: number, limitValue: number): Stored => ({
  pending: { limitValue, startedAt: now - 3_600 },
});
const lock = (now: number, days: number): Stored => ({
  ...{ limitValue: days, startedAt: now - 3_600, endsAt: now - 3_600 + days * day },
});

const states: readonly (readonly [
  name: string,
  changes: (now: number) => Readonly<Record<number, Stored>>,
])[] = [
  ["nothing is pending and nothing runs", () => ({})],
  [
    "a raise of every type is pending",
    (now) =>
      Object.fromEntries(
        Object.keys(base).map((code) => [code, raise(now, code === "31" ? 12 : 30_000)]),
      ),
  ],
  ["a raise of one deposit limit is pending", (now) => ({ 20: raise(now, 30_000) })],
  ["a raise of the session limit is pending", (now) => ({ 31: raise(now, 12) })],
  ["a break runs", (now) => ({ 37: lock(now, 1) })],
  ["a time-out runs", (now) => ({ 33: lock(now, 7) })],
  ["a self-exclusion runs", (now) => ({ 30: lock(now, 30) })],
  ["a raise is pending and a break runs", (now) => ({ 20: raise(now, 30_000), 37: lock(now, 1) })],
];

describe.each([true, false])(
  "stricter limits with fields disabled by section: %s",
  (isDisabledBySection) => {
    it.each(states)(
      "LIM-07 LIM-12 every stricter limit takes effect at once while %s",
      async (_name, changes) => {
        await site.config({ playerSafety: { isDisabledBySection } });
        await set(changes);
        const browser = await signedIn();
        const shown = (await browser.get(page)).data("routes/responsible").page.view;
        const fields = shown?.sections.flatMap((section) => section.fields) ?? [];
        for (const [code, text] of stricter) {
          const field = fields.find((each) => each.code === code);
          const form = field?.disabled
            ? { intent: "stricter", [`stricter-${code}`]: text }
            : { intent: "save", [`limit-${code}`]: text };
          // A disabled field is never without its other one.
          expect([code, field?.disabled === null || field?.stricter !== null]).toEqual([
            code,
            true,
          ]);
          expect([code, (await browser.post(page, form)).status]).toEqual([code, 303]);
          expect(await kept(code)).toMatchObject({
            limitValue: Number(text),
            limitState: "ACTIVE",
            pending: null,
          });
        }
      },
    );
  },
);

describe.each(states)("exclusions and breaks while %s", (_name, changes) => {
  it.each([
    [33, "30"],
    [30, "365"],
  ] as const)(
    "LIM-07 LIM-15 an exclusion (%i) is started or extended after its own confirmation",
    async (code, days) => {
      await set(changes);
      const browser = await signedIn();
      const asked = await browser.post(page, { intent: "stricter", [`stricter-${code}`]: days });
      expect([asked.status, asked.location]).toEqual([303, `${page}?confirm=1`]);
      const { chosen } = (await browser.get(`${page}?confirm=1`)).data("routes/responsible").page;
      expect(chosen?.chosen).toMatchObject([{ code, days: Number(days) }]);
      await browser.post(page, { intent: "exclude-confirm", key: chosen?.key ?? "" });
      const end = (await kept(code))?.endsAt ?? 0;
      expect(Math.abs(end - (await nowSec()) - Number(days) * day)).toBeLessThan(60);
    },
  );

  it("LIM-17 a break can be started and is never shortened", async () => {
    await set(changes);
    const browser = await signedIn();
    expect((await browser.post(page, { intent: "break", key: "k" })).status).toBe(303);
    expect(((await kept(37))?.endsAt ?? 0) - (await nowSec())).toBeGreaterThan(day - 60);
  });
});

describe("values that are not stricter", () => {
  const post = async (fields: Readonly<Record<string, string>>) => {
    const browser = await signedIn();
    return browser.post(page, fields);
  };

  it.each([
    ["20", "5000", "not_stricter"],
    ["20", "6000", "not_stricter"],
    ["31", "9", "not_stricter"],
    ["31", "-1", "not_stricter"],
    ["30", "7", "not_stricter"],
    ["20", "lots", "amount"],
    ["31", "2.5", "value"],
  ])(
    "LIM-07 on the form for stricter limits, limit %s with the value %s is refused and stays typed",
    async (code, text, error) => {
      await set((now) => ({ 20: raise(now, 30_000), 31: raise(now, 12), 30: lock(now, 30) }));
      const refused = await post({ intent: "stricter", [`stricter-${code}`]: text });
      const field = `stricter-${code}`;
      expect([refused.status, refusalOf(refused)]).toEqual([
        422,
        { form: "stricter", errors: [{ field, code: error }], typed: { [field]: [text] } },
      ]);
      expect((await kept(20))?.pending?.limitValue).toBe(30_000);
    },
  );

  it.each([
    [{ status: 403, body: { status: 403, title: "Not now" } }, 403],
    [{ status: 503 }, 503],
  ])(
    "LIM-03 LIM-07 a stricter limit that the limit service does not take stays typed in its field: %o",
    async (fault, status) => {
      await set((now) => ({ 20: raise(now, 30_000) }));
      const browser = await signedIn();
      await failSaving(site, fault);
      const refused = await browser.post(page, { intent: "stricter", "stricter-20": "400" });
      expect([refused.status, refusalOf(refused)]).toMatchObject([
        status,
        { form: "stricter", typed: { "stricter-20": ["400"] } },
      ]);
    },
  );

  it.each([20, 1, 10, 31])(
    "LIM-05 a pending increase of limit %i can be taken back",
    async (code) => {
      await set((now) => ({ [code]: raise(now, code === 31 ? 12 : 30_000) }));
      expect((await post({ intent: "stricter", keep: String(code) })).status).toBe(303);
      expect(await kept(code)).toMatchObject({ limitValue: base[code], pending: null });
      await post({ intent: "stricter", keep: String(code) });
      expect(await kept(code)).toMatchObject({ limitValue: base[code], pending: null });
    },
  );

  it.each([
    ["a break", 37, 1],
    ["a time-out", 33, 7],
    ["a self-exclusion", 30, 30],
  ] as const)(
    "LIM-12 APR-01 during %s no limit increase is requested or approved, and its approval is asked for afterwards",
    async (_name, code, days) => {
      await set((now) => ({
        20: { pending: { limitValue: 30_000, startedAt: now - 2 * day } },
        [code]: lock(now, days),
      }));
      const browser = await signedIn();
      // The approval, due since yesterday, holds no page and changes nothing.
      expect((await browser.get("/en/about")).status).toBe(200);
      await browser.post(`${page}/approval`, { action: "1" });
      expect((await kept(20))?.limitValue).toBe(5_000);
      const wish = await browser.post(page, { intent: "save", "limit-1": "8000" });
      expect([wish.status, refusalOf(wish)]).toMatchObject([
        422,
        { errors: [{ field: "limit-1", code: "locked" }] },
      ]);
      expect([(await kept(1))?.limitValue, (await kept(1))?.pending ?? null]).toEqual([
        5_000,
        null,
      ]);
      // At its end the player is asked.
      await site.advance(days * day * 1000);
      const again = new Browser();
      await again.signIn();
      expect((await again.get("/en/about")).location).toBe(`${page}/approval`);
    },
  );
});
