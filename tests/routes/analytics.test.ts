import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue, type EventName } from "~/domain/analytics/catalogue";
import { couponEventsOf } from "~/features/coupon/actions.server";
import { declaredScreenForms } from "~/features/screen-forms/registry.server";
import { platformNow } from "~/platform/transport/clock.server";
import { log } from "~/server/log.server";
import { metricsText } from "~/server/metrics.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { declaredForms, type FormRow, ownDeclaredForms, shellForms } from "../support/form-rows";
import { HttpBrowser } from "../support/http-browser";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
const shell = shellOfFile();
/** Events that earlier tests have left. */
let left = 0;
beforeEach(async () => {
  await closeSharedServices();
  left = 0;
  left = (await received()).length;
});

interface Received {
  readonly key: string;
  readonly query: Readonly<Record<string, string>>;
  readonly event: Readonly<Record<string, unknown>> & { readonly name: EventName };
}

async function received(): Promise<readonly Received[]> {
  const { events } = await site.control<{ events: readonly Received[] }>("GET", "events");
  return events.slice(left);
}

/** Events without their own number and time. */
async function events() {
  return (await received()).map(({ event: { uid: _uid, at: _at, ...event } }) => event);
}

const visit = () => new HttpBrowser("http://shop.test", { port: shell.port });

async function visitorWith(choice: string): Promise<HttpBrowser> {
  const visitor = visit();
  await visitor.open("/en/cookies");
  await visitor.post("/en/cookies/consent", { choice });
  if (choice === "all" || choice === "marketing")
    await arrived((all) => all.some(({ name }) => name === "consent_choice"));
  return visitor;
}

/** Waits until the collector has what a test expects. */
async function arrived(isWhole: (all: Awaited<ReturnType<typeof events>>) => boolean) {
  await expect.poll(async () => isWhole(await events()), { timeout: 5_000 }).toBe(true);
}

const metric = async (name: string, labels: string) =>
  Number(
    new RegExp(`^${name}\\{${labels}\\} (\\S+)$`, "m").exec((await metricsText()).text)?.[1] ?? 0,
  );

/** Sends a beacon as an open page does. */
async function beacon(
  visitor: HttpBrowser,
  events: unknown,
  { key = "touchline", query = "whence=55&lang=en", origin = "http://shop.test" } = {},
): Promise<number> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const body = JSON.stringify(events);
  const head = [
    `POST /fatman-api/${key}?${query} HTTP/1.1`,
    ...["Host: shop.test", `Origin: ${origin}`, `Cookie: ${cookie}`, "Connection: close"],
    ...["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`],
  ];
  return (await shell.send(`${head.join("\r\n")}\r\n\r\n${body}`)).status;
}

const popup = (uid: string, at = Date.now()) => ({
  uid,
  at,
  name: "popup_shown",
  kind: "new-site",
});

describe("events of pages and forms", () => {
  it.each(["disable", "functionality"])(
    "ANA-06 CNS-03 nothing is sent of a visitor who chose %s, and pages and forms are counted as bare numbers",
    async (choice) => {
      const visitor = await visitorWith(choice);
      const [pages, forms] = [
        await metric("touchline_page_views_total", 'screen="info:about"'),
        await metric(
          "touchline_form_results_total",
          'form="login",result="error",code="bad-credentials"',
        ),
      ];
      await visitor.get("/en/about");
      await visitor.post("/en/user/login", { login: "demo@example.test", password: "wrong" });
      await visitor.signIn();
      await beacon(visitor, [popup(randomUUID())]);
      expect(await metric("touchline_page_views_total", 'screen="info:about"')).toBe(pages + 1);
      expect(
        await metric(
          "touchline_form_results_total",
          'form="login",result="error",code="bad-credentials"',
        ),
      ).toBe(forms + 1);
      // Whatever was recorded before this event arrived before it.
      const other = await visitorWith("all");
      expect((await events()).map(({ name }) => name)).toEqual(["consent_choice"]);
      expect(other.cookies.has("cookie_consent")).toBe(true);
    },
  );

  it("ANA-03 ANA-06 with consent a page and a form are one event each, with exactly their fields", async () => {
    const visitor = await visitorWith("marketing");
    await visitor.get("/en/about");
    await visitor.get("/en/no-such-page");
    await visitor.get("/en/user/login");
    await visitor.post("/en/user/login", { login: "demo@example.test", password: "wrong" });
    await arrived((all) => all.length === 5);
    expect(await events()).toEqual([
      { name: "consent_choice", choice: "marketing" },
      { name: "page_view", screen: "info:about", mode: "document", status: 200 },
      { name: "page_view", screen: "unknown", mode: "document", status: 404 },
      { name: "login_page_call", mode: "document" },
      { name: "login_error", way: "login", attempt: 1, code: "bad-credentials", field: null },
    ]);
    const [{ key, query }] = (await received()) as [Received];
    expect([key, query["whence"], query["lang"]]).toEqual(["touchline", "55", "en"]);
  });

  it("ANA-07 refused sign-ins have their code and the number of the try, and success begins the count anew", async () => {
    const visitor = await visitorWith("all");
    const sign = (password: string) =>
      visitor.post("/en/user/login", { login: "demo@example.test", password });
    await visitor.open("/en/user/login");
    for (const password of ["wrong", "", "demo"]) await sign(password);
    await visitor.open("/en/user/logout");
    await visitor.post("/en/user/logout", { everywhere: "1" });
    await visitor.open("/en/user/login");
    await sign("wrong");
    const flow = async () =>
      (await events()).filter(({ name }) => /^(login_(error|done)|user_|logout)/.test(name));
    await expect.poll(async () => (await flow()).length).toBe(7);
    expect((await flow()).filter(({ name }) => name.startsWith("login"))).toEqual([
      { name: "login_error", way: "login", attempt: 1, code: "bad-credentials", field: null },
      {
        name: "login_error",
        way: "login",
        attempt: 2,
        code: expect.any(String),
        field: "password",
      },
      // A form that is not filled in is no try.
      { name: "login_done", way: "login", attempt: 2 },
      { name: "login_error", way: "login", attempt: 1, code: "bad-credentials", field: null },
    ]);
    expect((await flow()).filter(({ name }) => !name.startsWith("login"))).toEqual(
      expect.arrayContaining([
        { name: "user_authenticated" },
        { name: "user_unauthenticated" },
        { name: "logout_done", devices: "all" },
      ]),
    );
  });

  it("ANA-05 an unknown way to register and an unknown bonus are logged, and are no event", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const visitor = await visitorWith("all");
    await visitor.get("/en/registration/by_pigeon");
    await visitor.open("/en/registration/fast_reg");
    await visitor.post("/en/registration/fast_reg", {
      ...{ intent: "register", country: "gb", currency: "GBP", accept: "1", bonus: "7" },
    });
    await arrived((all) => all.some(({ name }) => name.startsWith("registration_error")));
    expect(logged.mock.calls.map(([, text]) => text)).toContain("unknown registration type");
    const names = (await events()).map(({ name }) => name);
    expect(names).not.toContain("registration_bonus_chosen");
    expect(names.filter((name) => name === "registration_type_chosen")).toHaveLength(1);
    logged.mockRestore();
  });
});

/** Names of the events of a flow, in their order; page views left out. */
async function flowNames(visitor: HttpBrowser): Promise<readonly string[]> {
  await lastOf(visitor, "user_idle");
  return (await events())
    .map(({ name }) => name)
    .filter((name) => !["page_view", "user_idle", "consent_choice"].includes(name));
}

/** The code of the newest message to an address. */
async function codeTo(address: string): Promise<string> {
  const path = `outbox?to=${encodeURIComponent(address)}`;
  const { messages } = await site.control<{ messages: { code: string | null }[] }>("GET", path);
  return messages[0]?.code ?? "";
}

describe("flows", () => {
  it("ANA-03 ANA-07 a registration by telephone is recorded step by step, each once", async () => {
    const visitor = await visitorWith("all");
    const page = "/en/registration/phone_reg";
    await visitor.open(page);
    await visitor.post(page, {
      ...{ intent: "register", phone_code: "+44", phone_number: "07400 123456" },
      ...{ currency: "GBP", accept: "1", bonus: "2" },
    });
    await visitor.post(page, { code: "999999" });
    await site.advance(60_000);
    await visitor.post(page, { intent: "resend" });
    await visitor.post(page, { code: await codeTo("+447400123456") });
    await visitor.post(page, { intent: "save", save: "file" });
    await visitor.get(`${page}?step=deposit`);
    expect([...(await flowNames(visitor))].sort()).toEqual(
      [
        ...["registration_page_call", "registration_type_chosen", "registration_submit"],
        ...["registration_bonus_chosen", "registration_phone_code_sent"],
        ...["registration_phone_code_error", "registration_error"],
        ...["registration_phone_code_sent", "registration_phone_code_approved"],
        ...["registration_done", "user_authenticated", "registration_deposit"],
      ].sort(),
    );
  });

  it("ANA-03 a one-click registration records how its credentials were kept", async () => {
    const visitor = await visitorWith("all");
    const page = "/en/registration/fast_reg";
    await visitor.open(page);
    await visitor.post(page, {
      ...{ intent: "register", country: "gb", currency: "GBP", accept: "1" },
    });
    await visitor.open(page);
    await visitor.post(page, { intent: "save", save: "file" });
    await visitor.get(`${page}?step=home`);
    expect([...(await flowNames(visitor))].sort()).toEqual(
      [
        ...["registration_page_call", "registration_type_chosen", "registration_submit"],
        ...["registration_done", "user_authenticated"],
        // The page again, with the credentials.
        ...["registration_page_call", "registration_type_chosen"],
        ...["registration_credentials_saved", "registration_home"],
      ].sort(),
    );
  });

  it("ANA-03 a recovery records a wrong code, a code over its time, and the new password", async () => {
    const visitor = await visitorWith("all");
    const page = "/en/user/passwordreset";
    await visitor.open(page);
    await visitor.post(page, { login: "demo@example.test" });
    await visitor.post(page, { code: "000001" });
    await site.advance(3_600_000);
    await visitor.post(page, { code: "000001" });
    await visitor.open(page);
    await visitor.post(page, { login: "demo@example.test" });
    await visitor.post(page, { code: await codeTo("demo@example.test") });
    const password = "a quiet river at noon";
    await visitor.post(page, { password, password_again: password });
    await lastOf(visitor, "user_idle");
    const codes = (await events()).filter(({ name }) => name.startsWith("recovery_code_"));
    expect(codes.map(({ name, reason }) => [name, reason ?? null])).toEqual([
      ["recovery_code_sent_done", null],
      ["recovery_code_error", "wrong_code"],
      ["recovery_code_error", "time_up"],
      ["recovery_code_sent_done", null],
      ["recovery_code_done", "none"],
    ]);
    expect(await flowNames(visitor)).toContain("recovery_password_done");
    await site.player("demo@example.test", {});
  });

  it("ANA-03 a second step is asked for, and the sign-in is done once", async () => {
    const visitor = await visitorWith("all");
    const login = "/en/user/login";
    await visitor.open(login);
    await visitor.post(login, { login: "twostep@example.test", password: "demo" });
    await visitor.open(login);
    await visitor.post(login, { code: "000000" });
    const names = (await flowNames(visitor)).filter((name) => /^(login_(?!page)|user_)/.test(name));
    expect([...names].sort()).toEqual(["login_code_asked", "login_done", "user_authenticated"]);
  });

  it("ANA-03 a notice in place of a page is recorded with its reason", async () => {
    const visitor = await visitorWith("all");
    await site.config({ maintenance: { isActive: true, started_at: 1, ended_at: 4_102_444_800 } });
    await visitor.get("/en/about");
    await site.config({ maintenance: { isActive: false, started_at: 0, ended_at: 0 } });
    await lastOf(visitor, "user_idle");
    expect((await events()).filter(({ name }) => name === "notice_shown")).toEqual([
      { name: "notice_shown", reason: "maintenance", status: 503 },
    ]);
  });
});

describe("the collector of a browser's events", () => {
  it("ANA-02 ANA-04 an event that is sent twice is recorded once, at its own time", async () => {
    const visitor = await visitorWith("all");
    const [uid, at] = [randomUUID(), platformNow() - 3_600_000];
    expect(await beacon(visitor, [popup(uid, at)])).toBe(204);
    expect(await beacon(visitor, [popup(uid, at), popup(randomUUID(), 5)])).toBe(204);
    await arrived((all) => all.filter(({ name }) => name === "popup_shown").length === 2);
    const own = (await received()).filter(({ event }) => event.name === "popup_shown");
    const times = own.map(({ event }) => event["at"]);
    expect(times[0]).toBe(at);
    // Older than a day: the clock is wrong.
    expect(Number(times[1])).toBeGreaterThan(at);
  });

  it("ANA-02 events inside a Telegram app have the origin 119", async () => {
    const visitor = await visitorWith("all");
    await beacon(visitor, [popup(randomUUID())], { query: "whence=119&lang=en" });
    await arrived((all) => all.some(({ name }) => name === "popup_shown"));
    expect((await received()).at(-1)?.query["whence"]).toBe("119");
  });

  it("ANA-02 what is no event of the catalogue, or no browser's, is dropped", async () => {
    const visitor = await visitorWith("all");
    const own = () => ({ uid: randomUUID(), at: platformNow() });
    const sent = [
      { ...own(), name: "deposit_done" },
      { ...own(), name: "popup_shown", kind: "new-site", login: "demo@example.test" },
      { ...own(), name: "popup_shown", kind: "Anna O’Neill" },
      { ...own(), name: "no_such" },
      { ...own(), name: "user_idle" },
    ];
    expect(await beacon(visitor, sent)).toBe(204);
    await arrived((all) => all.length >= 2);
    expect((await events()).slice(1)).toEqual([{ name: "user_idle" }]);
  });

  it.each([
    [403, "a foreign origin", { origin: "https://other.test" }],
    [404, "another key", { key: "other" }],
  ] as const)("ANA-02 SEC-01 %d answers %s", async (status, _what, options) => {
    const visitor = await visitorWith("all");
    expect(await beacon(visitor, [popup(randomUUID())], options)).toBe(status);
    expect((await events()).length).toBe(1);
  });

  it.each([[null], [{}], [[]], ["text"], [[{ name: "popup_shown", kind: "x" }]]])(
    "ANA-02 %j is answered 400",
    async (body) => expect(await beacon(await visitorWith("all"), body)).toBe(400),
  );

  it("ANA-02 without a collector in site config there is none here either", async () => {
    const visitor = await visitorWith("all");
    await site.config({ isFatmanAnalyticsAvailable: false });
    await visitor.get("/en/about");
    expect(await beacon(visitor, [popup(randomUUID())])).toBe(404);
    expect(await events()).toHaveLength(1);
  });
});

describe("analytics counters", () => {
  it("ANA-01 SEC-02 the counters and their vendors' origins are a consenting visitor's alone", async () => {
    await site.config({ counters: { 8: "12345678", 4: "o1abc" } });
    for (const [choice, isOn] of [
      ["disable", false],
      ["all", true],
    ] as const) {
      const visitor = visit();
      await visitor.open("/en/cookies");
      await visitor.post("/en/cookies/consent", { choice });
      const { text } = await visitor.get("/remote/counters?lng=en");
      expect(JSON.parse(text)).toEqual(isOn ? { 8: "12345678", 4: "o1abc" } : {});
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const { headers } = await shell.send(
        `GET /en/about HTTP/1.1\r\nHost: shop.test\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
      );
      expect(headers.get("content-security-policy")?.includes("https://mc.yandex.ru")).toBe(isOn);
    }
  });
});

/** A visitor who has consented and has the page of a row's form. */
async function atFormOf({ login, path, prepare }: FormRow) {
  const visitor = await visitorWith("all");
  if (login !== undefined) {
    await visitor.open("/en/user/login");
    await visitor.post("/en/user/login", { login, password: "demo", save: "1" });
  }
  await visitor.get(`/en${path}`);
  const { path: own = path, fields = {} } = (await prepare?.(visitor, site)) ?? {};
  await visitor.get(`/en${own}`);
  return { visitor, path: own, fields };
}

/** Waits for an event that comes after whatever the visitor's posts have recorded. */
async function lastOf(visitor: HttpBrowser, name: "user_active" | "user_idle") {
  await beacon(visitor, [{ uid: randomUUID(), at: platformNow(), name }]);
  await arrived((all) => all.some((event) => event.name === name));
}

/** Names of the events that a form of a row may have, by its declaration. */
function eventNamesOf(form: string): readonly string[] {
  const [place = "", intent = "default"] = form.split(" ");
  const declared = declaredScreenForms.filter(
    (one) => one.screen === place && one.intent === intent,
  );
  const names =
    place === "coupon" ? [couponEventsOf(intent)] : declared.map(({ events }) => events);
  return names.flatMap((one) => (one === null ? [] : [typeof one === "string" ? one : one.name]));
}

/** Registration by mail is not done before its code: what its form has done is an event of its own. */
const isResult = (name: string) =>
  /_(done|error)$/.test(name) || name === "registration_email_sent";

describe("each form of the product", () => {
  beforeEach(() => site.player("demo@example.test", {}));

  const rows = [...shellForms, ...ownDeclaredForms, ...declaredForms];
  it.each(rows.map((row) => [`${row.form} at ${row.path}`, row] as const))(
    "ANA-03 ANA-06 a post of %s is one event of the catalogue",
    async (_name, row) => {
      const { visitor, path, fields } = await atFormOf(row);
      const intent = row.form.split(" ")[1] ?? "default";
      const named = eventNamesOf(row.form);
      await lastOf(visitor, "user_active");
      const count = (await events()).length;
      const sent = new URLSearchParams();
      const whole = { ...(intent === "default" ? {} : { intent }), ...row.fields, ...fields };
      for (const [field, value] of Object.entries(whole))
        for (const text of [value].flat()) sent.append(field, text);
      await visitor.post(`/en${path}`, sent);
      await lastOf(visitor, "user_idle");
      const own = (await events()).slice(count).filter(({ name }) => isResult(name));
      expect(own.map(({ name }) => name.replace(/_(done|error|email_sent)$/, ""))).toEqual(
        named.length === 0 ? [] : [expect.stringMatching(new RegExp(`^(?:${named.join("|")})$`))],
      );
      for (const event of own)
        expect(Object.keys(event).sort()).toEqual(
          ["name", ...Object.keys(catalogue[event.name].fields)].sort(),
        );
    },
    60_000,
  );
});
