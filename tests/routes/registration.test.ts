import { beforeEach, describe, expect, it } from "vitest";
import { postLimits } from "~/server/post-limits/rules.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { HttpBrowser } from "../support/http-browser";
import { openShell } from "../support/shell";
import { siteOfFile } from "../support/site";

const [fast, phone, full] = ["fast_reg", "phone_reg", "full_reg"].map(
  (type) => `/en/registration/${type}`,
) as [string, string, string];
const oneClick = { intent: "register", country: "gb", currency: "GBP", accept: "1" };
const byPhone = {
  intent: "register",
  phone_code: "+44",
  phone_number: "07400 123456",
  currency: "GBP",
  accept: "1",
};
const byMail = {
  intent: "register",
  email: "Anna@Example.test",
  phone_code: "+44",
  phone_number: "7400 123456",
  password: "correct horse 1",
  password_again: "correct horse 1",
  user_name: "Anna-Zoë",
  surname: "O’Neill",
  birthday_date: "1990-05-17",
  country: "gb",
  region: "Wales",
  city: "Cardiff",
  currency: "GBP",
  bonus: "1",
  promo_code: "hello-1",
  accept: "1",
};
const minute = 60_000;

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  // Players that a test registers are taken away after it.
  await site.player("new@example.test", {});
  await site.mark();
});

/** A refused form: its errors, and what was typed, one text of each field. */
function replyOf(page: Page) {
  const { errors, typed, ...rest } = refusalOf(page);
  const texts = Object.entries(typed).map(([name, [text = ""]]) => [name, text]);
  return { ...rest, errors, typed: Object.fromEntries(texts) };
}
/** Codes by field; "" = of the form. */
const errorsOf = (page: Page) =>
  Object.fromEntries(replyOf(page).errors.map(({ field, code }) => [field ?? "", code]));
const stepOf = (page: Page) => page.data("routes/registration").page;
const kept = (page: Page, name: string) => page.bodies.get(name)?.content ?? "";

/** Names of the events that were recorded (REG-04). */
async function eventNames(): Promise<string[]> {
  const { events } = await site.control<{ events: { event: { name: string } }[] }>("GET", "events");
  return events.map(({ event }) => event.name);
}

interface Message {
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
}
async function outbox(to: string): Promise<Message[]> {
  const path = `outbox?to=${encodeURIComponent(to)}`;
  return (await site.control<{ messages: Message[] }>("GET", path)).messages;
}
async function codeTo(address: string): Promise<string> {
  const [message] = await outbox(address);
  if (!message?.code) throw new Error(`no code for ${address}`);
  return message.code;
}

async function post(path: string, fields: Fields, browser = new Browser()) {
  await browser.get(path);
  return { browser, page: await browser.submit(path, fields) };
}

/** The browser of a visitor who has accepted all cookies, so that events are recorded. */
async function consenting(): Promise<Browser> {
  const browser = new Browser();
  await browser.submit("/en/cookies/consent", { choice: "all" });
  return browser;
}

describe("registration in one click", () => {
  it("REG-01 REG-11 one-click registration signs the player in and shows the credentials once", async () => {
    const { browser, page } = await post(
      `${fast}?returnUrl=/en/about`,
      oneClick,
      await consenting(),
    );
    expect([page.status, page.shell.isSignedIn, stepOf(page).step]).toEqual([200, true, "saving"]);
    const [login, password] = [kept(page, "new-login"), kept(page, "new-password")];
    expect(login).toMatch(/^\d{6,}$/);
    expect(password).toMatch(/^(?=.*\d)(?=.*[a-z])[a-z\d]{12}$/i);
    // In the document alone: neither in loader data nor readable in a cookie.
    expect(JSON.stringify(page.data("routes/registration"))).not.toContain(password);
    const cookies = [...browser.cookies.values()].map(decodeURIComponent);
    for (const cookie of cookies)
      for (const text of [cookie, Buffer.from(cookie, "base64").toString()])
        expect(text).not.toContain(password);

    const limit = await browser.get(`${fast}?step=limit&returnUrl=/en/about`);
    expect(stepOf(limit)).toMatchObject({ step: "limit", iso: "GBP" });
    const again = await browser.get(fast);
    expect(JSON.stringify(await eventNames())).not.toContain(password);
    expect([stepOf(again).step, kept(again, "new-password")]).toEqual(["limit", ""]);

    const on = await browser.get(`${fast}?step=home&returnUrl=/en/about`);
    expect(on.location).toBe("/en/about");
    expect((await browser.get(fast)).location).toBe("/en/");
    await expect
      .poll(eventNames)
      .toEqual(expect.arrayContaining(["registration_credentials_unsaved", "registration_home"]));

    const signedIn = await new Browser().signIn(login, password);
    expect(signedIn.shell.isSignedIn).toBe(true);
  });

  it("REG-02 generated credentials can be saved as file, picture or e-mail by their player for 15 minutes", async () => {
    const { browser, page } = await post(fast, oneClick);
    const [login, password] = [kept(page, "new-login"), kept(page, "new-password")];
    for (const [save, type] of [
      ["file", "text/plain; charset=utf-8"],
      ["picture", "image/svg+xml; charset=utf-8"],
    ] as const) {
      const saved = await browser.post(fast, { intent: "save", save });
      const file = await browser.fetch(saved.location ?? "");
      expect([saved.status, file.headers.get("content-type")]).toEqual([303, type]);
      expect(file.headers.get("cache-control")).toBe("no-store");
      const text = await file.text();
      expect([text.includes(login), text.includes(password)]).toEqual([true, true]);
      expect((await new Browser().fetch(saved.location ?? "")).status).toBe(404);
    }
    const wrong = await browser.post(fast, { intent: "save", save: "email", email: "no address" });
    expect([wrong.status, errorsOf(wrong)]).toEqual([422, { email: "email" }]);
    const mailed = await browser.submit(fast, {
      intent: "save",
      save: "email",
      email: "k@example.test",
    });
    expect(stepOf(mailed)).toMatchObject({ step: "saving", isMailed: true });
    const [message] = await outbox("k@example.test");
    expect(message?.text).toContain(password);
    await site.advance(15 * minute);
    await browser.get("/en/");
    const late = await browser.fetch("/remote/new-account/account.txt");
    expect(late.status).toBe(404);
  });

  it("REG-09 REG-12 the registration form asks for the fields of site config, in its order", async () => {
    const page = await new Browser().get(fast);
    const step = stepOf(page);
    if (step.step !== "form") throw new Error(step.step);
    expect(step.form.fields.map(({ name }) => name)).toEqual([
      "country",
      "currency",
      "bonus",
      "promo_code",
    ]);
    await site.config({
      registration: {
        fast_reg: {
          fields: [
            { name: "surname", required: true },
            { name: "country", required: true },
          ],
        },
      },
    });
    const { page: refused } = await post(fast, { ...oneClick, country: "" });
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { surname: "required", country: "required" },
    ]);
    const { page: made } = await post(fast, { ...oneClick, surname: "Smith" });
    expect(made.shell.isSignedIn).toBe(true);
  });

  it.each([fast, phone, full])(
    "REG-12 the registration form %s preselects no bonus, no mailing and no consent",
    async (path) => {
      const shell = await openShell();
      const { text } = await new HttpBrowser(`http://127.0.0.1:${shell.port}`).open(path);
      await shell.close();
      const main = /<main.*<\/main>/s.exec(text)?.[0] ?? "";
      const choices = main.match(/<input [^>]*type="(?:radio|checkbox)"[^>]*>/g) ?? [];
      expect(choices.join()).toContain('name="bonus"');
      expect(choices.join()).toContain('name="accept"');
      expect(choices.filter((tag) => /\bchecked\b/.test(tag))).toEqual([]);
      const [code = ""] = main.match(/<input [^>]*name="promo_code"[^>]*>/) ?? [];
      expect(code).toContain("promo_code");
      expect(code).not.toMatch(/ value="[^"]/);
    },
  );

  it("GRD-03 REG-01 REG-07 a way of registration that is unknown or not allowed by site config is 404", async () => {
    const browser = new Browser();
    await site.config({ social: { providers: [] } });
    expect((await browser.get("/en/registration/soc_reg")).status).toBe(404);
    expect((await browser.get("/en/registration/tele_reg")).status).toBe(404);
    expect((await browser.get("/en/")).shell.signUpHref).not.toBeNull();
    await site.config({ registration: { types: ["phone_reg"] } });
    expect((await browser.get(fast)).status).toBe(404);
    expect((await browser.post(fast, oneClick)).status).toBe(404);
    expect((await browser.get(phone)).status).toBe(200);
    await site.config({ features: { registration: false } });
    expect((await browser.get("/en/registration")).status).toBe(404);
    expect((await browser.get("/en/?modal=registration")).status).toBe(404);
    expect((await browser.get("/en/")).shell.signUpHref).toBeNull();
  });

  it("REG-09 a country changed without a script returns the form filled in, and its currencies apply", async () => {
    const { page } = await post(fast, {
      ...oneClick,
      intent: "country",
      country: "tr",
      promo_code: "x",
    });
    expect([page.status, replyOf(page)]).toMatchObject([
      200,
      { errors: [], typed: { country: "tr", promo_code: "x" } },
    ]);
    const { page: refused } = await post(fast, { ...oneClick, country: "tr" });
    expect(errorsOf(refused)).toEqual({ currency: "currency" });
  });
});

describe("registration by telephone", () => {
  it("SEC-06 a post without intent that has neither a code nor a mail's link is 400 and asks nothing", async () => {
    const browser = new Browser();
    await browser.get(phone);
    await site.mark();
    const sent: readonly Fields[] = [
      {},
      { token: "" },
      { password: "correct horse", returnUrl: "/en/about" },
    ];
    for (const fields of sent) expect((await browser.post(phone, fields)).status).toBe(400);
    expect(await site.calls("/web-api/registration")).toEqual([]);
  });

  it("REG-01 REG-03 a telephone registration creates the player only with the code sent by SMS", async () => {
    const { browser, page } = await post(phone, byPhone);
    expect(stepOf(page)).toMatchObject({ step: "code", sentBy: "sms", sentTo: "+447400123456" });
    const wrong = await browser.submit(phone, { code: "999999" });
    expect([wrong.status, errorsOf(wrong)]).toEqual([422, { code: "bad-code" }]);
    const again = await browser.submit(phone, { intent: "resend" });
    expect([again.status, errorsOf(again)]).toEqual([422, { "": "too-soon" }]);
    await site.advance(minute);
    const old = await codeTo("+447400123456");
    const resent = await browser.submit(phone, { intent: "resend" });
    expect(stepOf(resent)).toMatchObject({ step: "code", isRepeat: true });
    const fresh = await codeTo("+447400123456");
    if (fresh !== old) expect((await browser.submit(phone, { code: old })).status).toBe(422);
    const done = await browser.submit(phone, { code: fresh });
    expect([done.shell.isSignedIn, stepOf(done).step]).toEqual([true, "limit"]);
  });

  it.each([
    ["+44", "7400 12345", "phone"],
    ["+44", "7400 1234567", "phone"],
    ["+44", "8400 123456", "phone"],
    ["+44", "abc", "phone"],
    ["+44", "", "required"],
    ["+7", "900 000-00-0", "phone"],
  ])(
    "REG-03 a registration with the code %s and the telephone number %s is refused at the number",
    async (phone_code, phone_number, code) => {
      const { page } = await post(phone, { ...byPhone, phone_code, phone_number });
      expect([page.status, errorsOf(page)]).toEqual([422, { phone_number: code }]);
      expect(replyOf(page).typed).toMatchObject({ phone_code, phone_number });
      expect(await site.calls("/web-api/registration/v1/register")).toEqual([]);
    },
  );

  it("REG-10 registering an existing player's telephone is answered as any other, and its owner gets an SMS", async () => {
    const owned = { ...byPhone, phone_code: "+7", phone_number: "9000000001", currency: "RUB" };
    const known = await post(phone, owned);
    const unknown = await post(phone, { ...owned, phone_number: "9009999999" });
    const shape = ({ page }: { page: Page }) => {
      const { sentTo: _, waitS: __, ...rest } = { sentTo: "", waitS: 0, ...stepOf(page) };
      return [page.status, rest];
    };
    expect(shape(known)).toEqual(shape(unknown));
    const [message] = await outbox("+79000000001");
    expect(message).toMatchObject({
      code: null,
      link: expect.stringContaining("/en/user/passwordreset"),
    });
    for (const { browser } of [known, unknown]) {
      const wrong = await browser.submit(phone, { code: "123456" });
      expect([wrong.status, errorsOf(wrong)]).toEqual([422, { code: "bad-code" }]);
    }
  });
});

describe("registration by e-mail", () => {
  it("REG-01 REG-09 an e-mail registration can sign in only after its code confirms the address", async () => {
    const { browser, page } = await post(full, byMail);
    expect(stepOf(page)).toMatchObject({
      step: "code",
      sentBy: "email",
      sentTo: "Anna@Example.test",
    });
    expect((await new Browser().signIn("anna@example.test", byMail.password)).status).toBe(422);
    const done = await browser.submit(full, { code: await codeTo("anna@example.test") });
    expect([done.shell.isSignedIn, stepOf(done).step]).toEqual([true, "limit"]);
    const other = await new Browser().signIn("anna@example.test", byMail.password);
    expect(other.shell.isSignedIn).toBe(true);
    const player = await site.player("anna@example.test", {});
    expect(player).toMatchObject({
      config: {
        activation_type: 1,
        user_country_code: "gb",
        phone_number: "7400123456",
        user_data: { surname: "O’Neill", registration_address: "Wales, Cardiff" },
      },
    });
  });

  it("REG-09 the link of a registration mail completes the registration once, in any browser", async () => {
    await post(full, byMail);
    const [mail] = await outbox("anna@example.test");
    const link = new URL(mail?.link ?? "");
    const browser = new Browser();
    const page = await browser.get(link.pathname + link.search);
    expect(stepOf(page)).toEqual({ step: "link", type: "full_reg", isNewPasswordAsked: true });
    const token = link.searchParams.get("token") ?? "";
    const chosen = { password: "another horse 2", password_again: "another horse 2" };
    const done = await browser.submit(full, { token, ...chosen });
    expect(done.shell.isSignedIn).toBe(true);
    const again = await post(full, { token });
    expect([again.page.status, errorsOf(again.page)]).toEqual([422, { "": "code-over" }]);
  });

  it("REG-09 a registration link opened in another browser asks for a new password and voids the typed one", async () => {
    // Who registers the address does not read its mail.
    await post(full, byMail);
    const [mail] = await outbox("anna@example.test");
    const link = new URL(mail?.link ?? "");
    const path = link.pathname + link.search;
    const token = link.searchParams.get("token") ?? "";
    const { browser, page } = await post(full, { ...byMail, email: "owner@example.test" });
    // A registration of one's own does not stand for another one.
    expect(stepOf(page).step).toBe("code");
    expect(stepOf(await browser.get(path))).toMatchObject({ isNewPasswordAsked: false });
    const asked = await browser.submit(full, { token });
    expect([stepOf(asked), asked.shell.isSignedIn]).toEqual([
      { step: "link", type: "full_reg", isNewPasswordAsked: true },
      false,
    ]);
    for (const [password, again, errors] of [
      ["", "", { password: "required" }],
      ["12345678", "12345678", { password: "password" }],
      ["anna@example.test", "anna@example.test", { password: "password" }],
      ["my own horse 3", "my own horse 4", { password_again: "password-again" }],
    ] as const) {
      const refused = await browser.submit(asked.path, { token, password, password_again: again });
      expect([refused.status, errorsOf(refused)]).toEqual([422, errors]);
      expect(stepOf(refused).step).toBe("link");
      if (password !== "") expect(JSON.stringify(refused.reply)).not.toContain(password);
    }
    const password = "my own horse 3";
    const done = await browser.submit(asked.path, { token, password, password_again: password });
    expect([done.path, done.shell.isSignedIn]).toEqual([full, true]);
    expect((await new Browser().signIn("anna@example.test", byMail.password)).status).toBe(422);
    expect((await new Browser().signIn("anna@example.test", password)).shell.isSignedIn).toBe(true);
  });

  it("REG-09 a registration link opened in its own browser completes with the password typed before", async () => {
    const { browser } = await post(full, byMail);
    const [mail] = await outbox("anna@example.test");
    const link = new URL(mail?.link ?? "");
    const page = await browser.get(link.pathname + link.search);
    expect(stepOf(page)).toMatchObject({ step: "link", isNewPasswordAsked: false });
    const done = await browser.submit(full, { token: link.searchParams.get("token") ?? "" });
    expect(done.shell.isSignedIn).toBe(true);
    const other = await new Browser().signIn("anna@example.test", byMail.password);
    expect(other.shell.isSignedIn).toBe(true);
  });

  it("REG-10 registering an existing player's e-mail is answered as any other, and its owner gets another mail", async () => {
    const known = await post(full, { ...byMail, email: "demo@example.test" });
    expect(stepOf(known.page)).toMatchObject({ step: "code", sentTo: "demo@example.test" });
    const [mail] = await outbox("demo@example.test");
    expect(mail).toMatchObject({ code: null, subject: expect.stringContaining("already") });
    const wrong = await known.browser.submit(full, { code: "000000" });
    expect(errorsOf(wrong)).toEqual({ code: "bad-code" });
  });

  const long = (length: number) => "a".repeat(length);
  it.each<[name: string, typed: Fields, errors: Fields]>([
    ["no address", { email: "" }, { email: "required" }],
    ["half an address", { email: "anna@" }, { email: "email" }],
    ["two at-signs", { email: "a@b@example.test" }, { email: "email" }],
    ["a long address", { email: `${long(121)}@x.test1` }, { email: "too-long" }],
    ["no name", { user_name: " " }, { user_name: "required" }],
    ["a name of digits", { user_name: "4nna" }, { user_name: "name" }],
    ["a name of markup", { surname: "O<b>" }, { surname: "name" }],
    ["a long name", { surname: long(61) }, { surname: "too-long" }],
    ["no date", { birthday_date: "17.05.1990" }, { birthday_date: "date" }],
    ["a day that is none", { birthday_date: "1990-02-30" }, { birthday_date: "date" }],
    ["a date to come", { birthday_date: "2990-02-20" }, { birthday_date: "date" }],
    [
      "a short password",
      { password: "short1!", password_again: "short1!" },
      { password: "password" },
    ],
    [
      "one character repeated",
      { password: "11111111", password_again: "11111111" },
      { password: "password" },
    ],
    [
      "no letter",
      { password: "1234567890", password_again: "1234567890" },
      { password: "password" },
    ],
    [
      "the address",
      { password: "Anna@example.test", password_again: "Anna@example.test" },
      { password: "password" },
    ],
    [
      "a long password",
      { password: `1${long(64)}`, password_again: `1${long(64)}` },
      { password: "password" },
    ],
    ["two passwords", { password_again: "correct horse 2" }, { password_again: "password-again" }],
    ["no country", { country: "xx" }, { country: "choice", currency: "" }],
    ["another region", { region: "Bavaria" }, { region: "choice" }],
    ["another currency", { currency: "KWD" }, { currency: "currency" }],
    ["a bonus that is none", { bonus: "3" }, { bonus: "choice" }],
    ["a promo code of signs", { promo_code: "a b" }, { promo_code: "promo-code" }],
    ["a long promo code", { promo_code: long(33) }, { promo_code: "too-long" }],
    ["no consent", { accept: "" }, { accept: "accept" }],
  ])(
    "REG-09 a registration with %s is refused at its field, stays filled in and is not sent",
    async (_name, typed, errors) => {
      const { page } = await post(full, { ...byMail, ...typed });
      const wanted = Object.entries(errors).filter(([, code]) => code !== "");
      expect([page.status, Object.entries(errorsOf(page))]).toEqual([422, wanted]);
      const { typed: back } = replyOf(page);
      const { password: _, password_again: __, intent: ___, ...seen } = { ...byMail, ...typed };
      expect(back).toMatchObject(seen);
      expect(JSON.stringify(page.reply)).not.toContain("correct horse");
      expect(await site.calls("/web-api/registration/v1/register")).toEqual([]);
    },
  );

  it("REG-09 a visitor who comes of age tomorrow, by time zone and country, cannot register", async () => {
    const { now } = await site.control<{ now: string }>("GET", "feed?limit=1");
    // The site's clock is three hours east of UTC for a visitor without settings.
    const local = new Date(Date.parse(now) + 3 * 60 * minute);
    const born = (years: number, days: number) => {
      const day = new Date(local);
      day.setUTCFullYear(day.getUTCFullYear() - years);
      day.setUTCDate(day.getUTCDate() + days);
      return day.toISOString().slice(0, 10);
    };
    const of = async (birthday_date: string, more: Fields = {}) =>
      (await post(full, { ...byMail, ...more, birthday_date })).page;
    expect(errorsOf(await of(born(18, 1)))).toEqual({ birthday_date: "age" });
    const belgium = { country: "be", region: "", currency: "EUR", phone_number: "+32470123456" };
    expect(errorsOf(await of(born(21, 1), belgium))).toEqual({ birthday_date: "age" });
    expect(stepOf(await of(born(18, 0))).step).toBe("code");
  });
});

it("REG-10 a self-excluded player cannot register again, however the name is written", async () => {
  await site.player("demo@example.test", {
    config: { user_data: { name: "Anna Zoe", surname: "ONEILL", date_birthday: "1990-05-17" } },
  });
  // A registration that was under way is judged again where the player is made.
  const early = await post(full, { ...byMail, email: "early@example.test" });
  await site.player("demo@example.test", {
    limits: { 30: { limitType: 30, limitValue: 7, startedAt: 0, endsAt: null } },
  });
  const done = await early.browser.submit(full, { code: await codeTo("early@example.test") });
  expect([done.status, errorsOf(done)]).toEqual([403, { "": "excluded" }]);
  const { page } = await post(full, byMail);
  expect([page.status, errorsOf(page)]).toEqual([403, { "": "excluded" }]);
  const { page: other } = await post(full, { ...byMail, birthday_date: "1990-05-18" });
  expect(stepOf(other).step).toBe("code");
});

it("SEC-07 registrations are limited per e-mail address, and an outage leaves the form filled in", async () => {
  await site.fault("/web-api/registration/v1/register", { status: 503 });
  const { page } = await post(full, byMail);
  expect([page.status, errorsOf(page), replyOf(page).typed["city"]]).toEqual([
    503,
    { "": "unavailable" },
    "Cardiff",
  ]);
  for (let n = 1; n < postLimits.registering.subject.points; n++) await post(full, byMail);
  const { page: last } = await post(full, { ...byMail, email: " ANNA@example.test" });
  expect([last.status, errorsOf(last)]).toEqual([429, { "": "too-often" }]);
});

it("SEC-07 registrations are limited per telephone number, however it is written and whatever else is sent", async () => {
  await site.fault("/web-api/registration/v1/register", { status: 503 });
  const spellings = ["07400 123456", "+44 7400-123456", "7400.123.456", "(07400) 123456"];
  const { points } = postLimits.registering.subject;
  for (let n = 0; n < points; n++) {
    const phone_number = spellings[n % spellings.length] ?? "";
    const { page } = await post(phone, { ...byPhone, phone_number, email: `n${n}@example.test` });
    expect(page.status).toBe(503);
  }
  const { page: last } = await post(phone, { ...byPhone, email: "another@example.test" });
  expect([last.status, errorsOf(last)]).toEqual([429, { "": "too-often" }]);
});

it("LAY-03 registration shows the bottom navigation by a flag or A/B test 78, and test 77 hides it", async () => {
  const isHidden = async () => (await new Browser().get(fast)).shell.chrome.hideBottomNav;
  expect(await isHidden()).toBe(true);
  await site.config({ abTests: [78] });
  expect(await isHidden()).toBe(false);
  await site.config({ abTests: [77, 78] });
  expect(await isHidden()).toBe(true);
  await site.config({ abTests: [], registration: { hasBottomNav: true } });
  expect(await isHidden()).toBe(false);
});

it("REG-01 SCR-12 REM-12 registration opens as a dialog, a page or a remote's widget, by screen", async () => {
  const browser = new Browser();
  expect((await browser.get("/en/")).shell.signUpHref).toBe("/en/?modal=registration");
  expect((await browser.get("/en/about")).shell.signUpHref).toBe(
    "/en/registration?returnUrl=%2Fen%2Fabout",
  );
  const over = await browser.get("/en/about?modal=registration");
  expect([over.status, over.data("screen").registration?.type]).toEqual([200, "fast_reg"]);
  const alone = await browser.get("/en/?modal=registration");
  expect(alone.data("home").registration?.type).toBe("fast_reg");
  const widget = await browser.get("/en/registration-old");
  expect(widget.bodies.get("registration-widget")?.content).toContain('name="promo_code"');
  // A refused post of the widget comes back as the shell's own form.
  await site.config({ registration: { view: { default: "widget" } } });
  const { page } = await post(fast, { ...oneClick, accept: "" });
  expect([page.status, errorsOf(page), stepOf(page)]).toMatchObject([
    422,
    { accept: "accept" },
    { step: "form", widget: null },
  ]);
});

it("SES-05 BAN-03 a new player who must identify sees the credentials first, and no player can register again", async () => {
  await site.config({ access: { mustIdentify: true } });
  const { browser, page } = await post(fast, oneClick);
  expect(stepOf(page).step).toBe("saving");
  const home = await browser.open("/en/");
  expect(home.path).toContain("/en/office/identification");
  const player = new Browser();
  await player.signIn();
  expect((await player.get("/en/registration")).location).toBe("/en/");
});

it("REG-04 REG-07 registration steps are recorded without personal data", async () => {
  const { browser } = await post(full, byMail, await consenting());
  await browser.submit(full, { code: await codeTo("anna@example.test") });
  await expect
    .poll(async () => (await eventNames()).sort())
    .toEqual(
      [
        "consent_choice",
        "registration_submit",
        "registration_bonus_chosen",
        "registration_email_sent",
        "registration_email_done",
        "registration_done",
        "user_authenticated",
      ].sort(),
    );
  const text = JSON.stringify(await site.control("GET", "events"));
  for (const secret of ["Anna", "anna@", "7400", "1990"]) expect(text).not.toContain(secret);
});
