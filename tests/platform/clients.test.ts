import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadAccounts } from "~/platform/services/accounts/client.server";
import {
  checkSession,
  requestSmsSignInCode,
  signInByPassword,
  signOutAtPlatform,
  submitSignInCode,
} from "~/platform/services/auth/client.server";
import { loadVisitorBlock } from "~/platform/services/blocks/client.server";
import { requestRedirect, resetRedirectCache } from "~/platform/services/redirects/client.server";
import {
  confirmChangedTerms,
  loadWhetherTermsChanged,
} from "~/platform/services/terms/client.server";
import {
  loadPlayer,
  loadPlayerSettings,
  replacePlayerSettings,
} from "~/platform/services/user/client.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import { scope, session, testEnv, upstream } from "./upstream";

const page = () => scope({ auth: session() });
const down = () => new Response(null, { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
  testEnv();
  resetRedirectCache();
});
afterEach(() => {
  vi.useRealTimers();
  setUpstreamForTests(null);
});

describe("blocks", () => {
  it("NTC-01 a request to the blocks service has the sign-in flag and the address, and returns the block", async () => {
    const asked = upstream(() => Response.json({ displayTypeId: 1, templateTypeId: 4 }));
    expect(await loadVisitorBlock(scope(), { isSignedIn: true, url: "/en/line" })).toEqual({
      displayTypeId: 1,
      templateTypeId: 4,
    });
    expect(asked[0]).toMatchObject({
      method: "POST",
      path: "/blocks-api/api/v2/block",
      body: '{"auth":true,"url":"/en/line"}',
    });
  });

  it("NTC-01 NTC-07 a failing blocks service is retried twice at 100 ms, then nothing is blocked", async () => {
    const asked = upstream(down);
    const block = loadVisitorBlock(scope(), { isSignedIn: false, url: "/en" });
    await vi.advanceTimersByTimeAsync(199);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await block).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it("NTC-01 PLT-10 a page asks for its block only once, also where there is none", async () => {
    const asked = upstream(() => Response.json({ displayTypeId: null, templateTypeId: null }));
    const one = scope();
    const about = { isSignedIn: false, url: "/en" };
    expect(await Promise.all([loadVisitorBlock(one, about), loadVisitorBlock(one, about)])).toEqual(
      [null, null],
    );
    expect(asked).toHaveLength(1);
  });
});

describe("redirects", () => {
  const redirect = (code: number) =>
    Response.json({ redirect: true, code, url: "/en/new", reasons: [], breadcrumbs: [] });
  const none = () =>
    Response.json({ redirect: false, code: 0, url: "", reasons: [], breadcrumbs: [] });

  it("CFG-03 a redirect request has the address and a bearer token, and the redirect's status is preserved", async () => {
    const asked = upstream(() => redirect(301));
    expect(await requestRedirect(scope(), "/en/old")).toEqual({
      code: 301,
      url: "/en/new",
      reasons: [],
      breadcrumbs: [],
    });
    expect(asked[0]).toMatchObject({
      method: "POST",
      path: "/redirects-api/api/v1/redirect-light",
      body: '{"url":"/en/old"}',
    });
    expect(asked[0]?.headers.get("authorization")).toMatch(/^Bearer \S+$/);
  });

  it("CFG-03 a redirect with a status that is no redirect is ignored", async () => {
    upstream(() => redirect(200));
    expect(await requestRedirect(scope(), "/en/old")).toBeNull();
  });

  it("CFG-03 an address without a redirect is asked about again after a minute", async () => {
    const asked = upstream(none);
    await requestRedirect(scope(), "/en");
    await requestRedirect(scope(), "/en");
    await requestRedirect(scope(), "/en/other");
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await requestRedirect(scope(), "/en");
    expect(asked).toHaveLength(3);
  });

  it("CFG-03 REM-10 a failing redirect service is retried after 1 s, and the next page does not wait for it", async () => {
    const asked = upstream(down);
    const first = requestRedirect(scope(), "/en");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBeNull();
    expect(asked).toHaveLength(2);
    expect(await requestRedirect(scope(), "/en")).toBeNull();
    expect(asked).toHaveLength(3);
  });
});

describe("auth", () => {
  const credentials = { login: "ann@example.test", password: "pä55", save: true };

  it("SES-04 a sign-in sends login and password in base64", async () => {
    const asked = upstream(() => Response.json({ userId: 7, sessionId: "s" }));
    expect(await signInByPassword(scope(), credentials)).toEqual({
      kind: "signed-in",
      userId: 7,
      sessionId: "s",
    });
    // base64 of the UTF-8 text, by hand: `printf 'pä55' | base64`.
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      login: "YW5uQGV4YW1wbGUudGVzdA==",
      password: "cMOkNTU=",
      save: true,
      lng: "en",
      device: {},
    });
  });

  it("SES-04 a sign-in by telephone sends the number in base64 and the country code as plain text", async () => {
    const asked = upstream(() => Response.json({ userId: 7, sessionId: "s" }));
    const phone = { code: "+7", number: "9000000001" };
    const typed = { phone, password: "pä55", save: false };
    const fingerprint = { token: "t", expiresAt: 1, data: { a: "b" } };
    const device = { fingerprint, onFresh: () => {} };
    expect(await signInByPassword(scope({ device }), typed)).toMatchObject({ kind: "signed-in" });
    // `printf 9000000001 | base64`.
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      phone_number: "OTAwMDAwMDAwMQ==",
      country_code: "+7",
      password: "cMOkNTU=",
      save: false,
      lng: "en",
      device: { a: "b", token: "t" },
    });
  });

  it.each([
    [() => Response.json({ token: "t", resendSec: 60 }), { kind: "sent", token: "t", waitS: 60 }],
    [
      () => Response.json({ code: "too-soon", resendSec: 41 }, { status: 429 }),
      { kind: "too-soon", waitS: 41 },
    ],
    [
      () => Response.json({ code: 111 }, { status: 403 }),
      { kind: "captcha", code: 111, title: null },
    ],
    [down, { kind: "unavailable" }],
  ])("SES-04 an SMS code is requested once and its outcome is returned", async (answer, result) => {
    const asked = upstream(answer);
    const sending = requestSmsSignInCode(scope(), { code: "+7", number: "9000000001" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await sending).toEqual(result);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: "POST", path: "/web-api/authapi/v1/send-sms" });
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      "phone-code": "+7",
      "phone-number": "9000000001",
      lng: "en",
    });
  });

  it.each([
    ["sms", () => Response.json({ twoStep: { token: "u" } }), { kind: "two-step", token: "u" }],
    [
      "two-step",
      () => Response.json({ userId: 7, sessionId: "s" }),
      { kind: "signed-in", userId: 7, sessionId: "s" },
    ],
    [
      "two-step",
      () => Response.json({ code: "code-spent" }, { status: 401 }),
      { kind: "refused", code: "code-spent", title: null },
    ],
    ["sms", down, { kind: "unavailable" }],
  ] as const)(
    "SES-04 a code of the step %s is submitted once and its outcome is returned",
    async (use, answer, result) => {
      const asked = upstream(answer);
      const entering = submitSignInCode(scope(), use, {
        token: "t",
        code: "000000",
        save: true,
      });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await entering).toEqual(result);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.path).toBe(`/web-api/authapi/v1/${use}`);
      expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
        token: "t",
        code: "000000",
        save: true,
        lng: "en",
        device: {},
      });
    },
  );

  it.each([
    [() => Response.json({ twoStep: { token: "t" } }), { kind: "two-step", token: "t" }],
    [
      () => Response.json({ code: "bad-credentials" }, { status: 401 }),
      { kind: "refused", code: "bad-credentials", title: null },
    ],
    [
      () => Response.json({ code: "locked", title: "Later" }, { status: 423 }),
      { kind: "refused", code: "locked", title: "Later" },
    ],
    [
      () => Response.json({ code: "odd" }, { status: 400 }),
      { kind: "refused", code: "other", title: null },
    ],
    [
      () => Response.json({ code: 111 }, { status: 400 }),
      { kind: "captcha", code: 111, title: null },
    ],
    [
      () => Response.json({ code: "113" }, { status: 400 }),
      { kind: "captcha", code: 113, title: null },
    ],
    [down, { kind: "unavailable" }],
    [() => Response.json({ userId: "7" }), { kind: "unavailable" }],
  ])("SES-04 the answer to a sign-in is mapped to its outcome (%#)", async (answers, expected) => {
    upstream(answers);
    expect(await signInByPassword(scope(), credentials)).toEqual(expected);
  });

  it.each([
    ["a player", () => Response.json({ user_id: 7 }), { kind: "player", userId: 7 }],
    ["nobody", () => Response.json({ user_id: null }), { kind: "gone" }],
    ["401", () => Response.json({}, { status: 401 }), { kind: "gone" }],
    ["a proxy's 403", () => new Response("no", { status: 403 }), { kind: "unknown" }],
    ["a malformed reply", () => Response.json({}), { kind: "unknown" }],
  ])(
    "SES-01 a session check answered by %s counts as player, gone or unknown",
    async (_, answers, expected) => {
      const asked = upstream(answers);
      const auth = session();
      expect(await checkSession(scope({ auth }))).toEqual(expected);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.headers.get("x-session-id")).toBe(auth.sessionId);
    },
  );

  it("SES-01 a session check during an outage is retried after 1500 ms and counts as unknown", async () => {
    const asked = upstream(down);
    const checked = checkSession(page());
    await vi.advanceTimersByTimeAsync(1499);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    expect(await checked).toEqual({ kind: "unknown" });
  });

  it("SES-01 a session check within a long budget is retried twice and no more", async () => {
    const asked = upstream(down);
    const checked = checkSession(scope({ auth: session(), budgetMs: 60_000 }));
    await vi.advanceTimersByTimeAsync(60_000);
    await checked;
    expect(asked).toHaveLength(3);
  });

  it("SES-02 a sign-out is sent once, states whether all devices are meant and returns whether it worked", async () => {
    const asked = upstream(() => Response.json({ success: true }));
    expect(await signOutAtPlatform(page(), { everywhere: true })).toBe(true);
    expect(asked.map(({ body }) => body)).toEqual(['{"everywhere":true}']);
    const failing = upstream(down);
    expect(await signOutAtPlatform(page(), { everywhere: false })).toBe(false);
    expect(failing.map(({ body }) => body)).toEqual(['{"everywhere":false}']);
  });
});

const config = {
  phone_number: "1",
  phone_code: "7",
  user_email: "a@b.test",
  user_name: "Ann",
  user_country_code: "ru",
  user_country_id: 1,
  activation_type: 0,
  user_ref_id: 1,
  user_msg_count: 2,
  is_active_secure_question: false,
  user_hide_balance: true,
  changed_pass_day_count: 1,
  user_data: {
    date_birthday: "",
    document_type_id: 0,
    inn: "",
    name: "",
    passport: "",
    passport_date: "",
    passport_end_date: "",
    registration_address: "",
    surname: "",
  },
  protection_level: null,
  protection_methods: {
    is_changed_password: false,
    enable_two_factor_auth: false,
    enable_phone_binding: false,
    enable_security_question: false,
    enable_email_auth: false,
  },
  is_need_identification: false,
  ban_level: 45,
  ban_version: 2,
  user_status_id: 0,
  verification_status: 0,
  verification_types: [],
  verification_status_group_code: "",
  requested_additional_document: false,
  has_deposit: true,
  is_identification_bonus: false,
  show_verification_modal_on_deposit_page: false,
  remaining_days_to_activate: null,
  disallow_line_sport: [30, 4, 100],
  disallow_live_sport: [2, 1],
};

describe("user", () => {
  it("ACC-01 the player's record is read with disallowed sports sorted as numbers", async () => {
    upstream(() => Response.json({ result: config }));
    expect(await loadPlayer(page(), 7)).toEqual({
      ok: true,
      value: {
        id: 7,
        name: "Ann",
        email: "a@b.test",
        messageCount: 2,
        hidesBalance: true,
        activation: 0,
        daysToActivate: null,
        ban: { level: 45, version: 2 },
        needsIdentification: false,
        verificationTypes: [],
        hasDeposit: true,
        isDocumentWanted: false,
        pendingWithdrawals: 0,
        activeBonuses: 0,
        asksForDocuments: false,
        conversion: 0,
        isConversionTold: false,
        countryId: 1,
        country: "ru",
        disallowedLineSports: [4, 30, 100],
        disallowedLiveSports: [1, 2],
      },
    });
  });

  it("an error in the player's record is a refusal, and is cached only within the request", async () => {
    const asked = upstream(() => Response.json({ error: "no such user" }));
    const auth = session();
    const one = scope({ auth });
    expect(await loadPlayer(one, 7)).toMatchObject({
      ok: false,
      failure: { kind: "refused", title: "no such user" },
    });
    await loadPlayer(one, 7);
    expect(asked).toHaveLength(1);
    await loadPlayer(scope({ auth }), 7);
    expect(asked).toHaveLength(2);
  });

  it("CFG-09 a malformed player's record is refused with the field's name", async () => {
    upstream(() => Response.json({ result: { ...config, ban_level: "45" } }));
    expect(await loadPlayer(page(), 7)).toMatchObject({
      ok: false,
      failure: { kind: "malformed", field: "result.ban_level" },
    });
  });

  it("PLT-10 settings loaded after they were saved in the same request are the saved ones", async () => {
    let kept = { theme: 0 };
    upstream((asked) => {
      if (asked.method === "PUT") kept = JSON.parse(asked.body);
      return Response.json(kept);
    });
    const one = page();
    expect(await loadPlayerSettings(one)).toEqual({ ok: true, value: { theme: 0 } });
    expect(await replacePlayerSettings(one, { theme: 1 })).toEqual({
      ok: true,
      value: { theme: 1 },
    });
    expect(await loadPlayerSettings(one)).toEqual({ ok: true, value: { theme: 1 } });
  });
});

describe("accounts", () => {
  const account = {
    id: 1,
    type: 0,
    iso: "RUB",
    symbol: "₽",
    currencyId: 643,
    money: "10000.05",
    points: 0,
    label: "Main",
    isActive: false,
    isPointsTypeBalance: false,
  };
  const reply = (...all: object[]) =>
    Response.json({
      balance: [],
      bonus: [],
      all_accounts: all,
      is_available_first_deposit_bonus: false,
      is_account_frozen: true,
    });

  it("ACC-02 account balances are read in minor units of their currencies", async () => {
    upstream(() =>
      reply(
        account,
        { ...account, id: 2, type: 9, iso: "KWD", money: "50.001", isActive: true },
        { ...account, id: 3, iso: "EUR", money: "-3.50" },
      ),
    );
    const accounts = await loadAccounts(page());
    expect(accounts).toMatchObject({ ok: true, value: { active: { id: 2 }, isFrozen: true } });
    expect(accounts.ok && accounts.value.all.map((one) => one.money)).toEqual([
      1_000_005, 50_001, -350,
    ]);
  });

  it("CFG-09 an account balance finer than its currency is refused", async () => {
    upstream(() => reply(account, { ...account, money: "1.005" }));
    expect(await loadAccounts(page())).toMatchObject({
      ok: false,
      failure: { kind: "malformed", field: "all_accounts.1.money" },
    });
  });
});

describe("terms", () => {
  it.each([
    [() => Response.json({ result: true, updatedAt: "2026-01-01" }), true],
    [() => Response.json({ result: false, updatedAt: null }), false],
    [down, null],
    [() => Response.json({}), null],
    [() => Response.json({ exception_code: 1 }, { status: 451 }), true],
  ])(
    "TRM-01 LIM-20 PLT-05 a failed terms check counts as unknown, and a 451 as changed terms (%#)",
    async (answers, expected) => {
      upstream(answers);
      expect(await loadWhetherTermsChanged(page())).toBe(expected);
    },
  );

  it("TRM-03 the acceptance of terms is posted once, and its failure is returned", async () => {
    const asked = upstream(down);
    expect(await confirmChangedTerms(page())).toMatchObject({ ok: false });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: "POST",
      path: "/web-api/api-v3/v2/user/agreement-rules/confirm",
    });
  });
});
