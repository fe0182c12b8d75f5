import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { countPost } from "~/server/post-limits/count.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, type Page } from "../support/browser";
import { betOn, siteOfFile } from "../support/site";

const login = "/en/user/login";
const [byPhone, bySms] = [`${login}?type=phone`, `${login}?type=sms`];
const twoStep = { login: "twostep@example.test", password: "demo" };
/** Telephones of demo@, twostep@ and nobody (docs/sandbox.md). */
const phone = (phone_number: string) => ({ phone_code: "+7", phone_number });
const [demo, guarded, nobody] = [phone("9000000001"), phone("9000000005"), phone("9009999999")];
const minute = 60_000;

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  await site.mark();
});

/** Codes and counts of sign-ins outlive the clock that is set back: whoever makes some starts from the seed. */
const reset = () => site.player("new@example.test", {});

const replied = z.object({
  error: z.record(z.string(), z.array(z.string()).nullable()).nullish(),
  initialValue: z.record(z.string(), z.unknown()).nullish(),
  waitS: z.number().optional(),
});
const replyOf = (page: Page) => replied.parse(page.reply);
/** Where it went wrong and how: `{"": ["bad-credentials"]}`. */
const errorsOf = (page: Page) => replyOf(page).error;
const stepOf = (page: Page) => page.data("routes/login").page.step;

/** Posts a form of the sign-in page from the page itself, and follows. */
async function post(path: string, fields: Fields, browser = new Browser()) {
  await browser.get(path);
  return { browser, page: await browser.submit(path, fields) };
}

/** A browser that waits for a code. */
async function waiting(path: string, fields: Fields) {
  const { browser, page } = await post(path, fields);
  expect(stepOf(page)).not.toBeNull();
  return browser;
}

describe("sign-in by telephone and password", () => {
  it.each([
    ["+7", "9000000001"],
    ["7", "8 (900) 000-00-01"],
    ["+44", "+7 900 000-00-01"],
  ])(
    "SES-03 SES-04 a player signs in by the telephone %s %s, which the platform gets encoded",
    async (phone_code, phone_number) => {
      const { page } = await post(byPhone, {
        phone_code,
        phone_number,
        password: "demo",
        returnUrl: "/en/contacts",
      });
      expect([page.path, page.shell.isSignedIn]).toEqual(["/en/contacts", true]);
      const [call] = await site.calls("/web-api/authapi/v1/login");
      // base64 of 9000000001 and of demo: `printf 9000000001 | base64`.
      expect(call?.body).toMatchObject({
        phone_number: "OTAwMDAwMDAwMQ==",
        country_code: "+7",
        password: "ZGVtbw==",
      });
    },
  );

  it("SES-03 a refused telephone sign-in returns the number without the password, alike for an unknown number", async () => {
    const known = await post(byPhone, { ...demo, password: "wrong", returnUrl: "/en/about" });
    const unknown = await post(byPhone, { ...nobody, password: "wrong" });
    expect([known.page.status, errorsOf(known.page)]).toEqual([422, { "": ["bad-credentials"] }]);
    expect([unknown.page.status, errorsOf(unknown.page)]).toEqual([422, errorsOf(known.page)]);
    expect(replyOf(known.page).initialValue).toMatchObject({ ...demo, returnUrl: "/en/about" });
    expect(JSON.stringify(known.page.reply)).not.toContain("wrong");
    expect(known.page.data("routes/login").page.way).toBe("phone");
  });

  it("SES-03 an invalid telephone number is refused at its field and not sent to the platform", async () => {
    const { page } = await post(byPhone, {
      phone_code: "+7",
      phone_number: "900 000",
      password: "",
    });
    expect([page.status, errorsOf(page)?.["phone_number"]]).toEqual([422, ["phone"]]);
    expect(errorsOf(page)?.["password"]).toHaveLength(1);
    expect(await site.calls("/web-api/authapi/")).toEqual([]);
  });

  it("SEC-07 wrong passwords are counted per telephone number, however it is written", async () => {
    for (let at = 0; at < postLimits.signIn.subject.points; at++) {
      const phone_number = at % 2 ? "8 900 000-00-01" : "+7 (900) 0000001";
      expect((await post(byPhone, { ...demo, phone_number, password: "wrong" })).page.status).toBe(
        422,
      );
    }
    const { page } = await post(byPhone, { ...demo, password: "demo" });
    expect([page.status, errorsOf(page)]).toEqual([429, { "": ["too-often"] }]);
    // Retry-After to the second, the words in whole minutes.
    const wait = Number(page.headers.get("retry-after"));
    expect(replyOf(page).waitS).toBe(Math.ceil(wait / 60) * 60);
    expect(
      (await post(byPhone, { ...demo, phone_number: "9000000002", password: "demo" })).page.path,
    ).toBe("/en/");
  });
});

describe("password guesses at one player under several names", () => {
  const names = [
    "demo@example.test",
    " DEMO@Example.Test",
    "1",
    "01",
    "0001",
    "+1",
    "+01",
    "１",
    " 1 ",
  ];

  it("SEC-07 wrong passwords under several names of a player count together and block all of them unnoticed", async () => {
    await reset();
    let judged = 0;
    for (let at = 0; at < 40; at++) {
      const { page } = await post(login, {
        login: names[at % names.length] ?? "",
        password: "wrong",
      });
      if (page.status === 422) judged += 1;
    }
    // Two ways to name the player that a shell can tell apart: mail and number.
    expect(judged).toBe(20);
    const byNumber = await post(byPhone, { ...demo, password: "demo" });
    const wrong = await post(byPhone, { ...demo, password: "wrong" });
    expect([byNumber.page.status, errorsOf(byNumber.page)]).toEqual([
      wrong.page.status,
      errorsOf(wrong.page),
    ]);
    expect(byNumber.page.status).toBe(422);
    expect((await post(login, { login: "limited@example.test", password: "demo" })).page.path).toBe(
      "/en/",
    );
    await site.advance(15 * 60_000);
    expect((await post(byPhone, { ...demo, password: "demo" })).page.path).toBe("/en/");
  });

  it("SEC-07 wrong passwords for an unknown name are answered like those for a known one", async () => {
    await reset();
    const statusesOf = async (name: string) => {
      const statuses: number[] = [];
      for (let at = 0; at < 12; at++)
        statuses.push((await post(login, { login: name, password: "wrong" })).page.status);
      return statuses;
    };
    expect(await statusesOf("nobody@example.test")).toEqual(
      await statusesOf("twostep@example.test"),
    );
    expect(await statusesOf("0099")).toEqual(await statusesOf("02"));
  });
});

describe("two-step sign-in", () => {
  // Wrong codes are counted by the platform too.
  beforeEach(reset);

  it("SES-03 SES-05 the second sign-in step survives a reload and leads to the return address with the coupon", async () => {
    const browser = new Browser();
    const { bet } = betOn(await site.gameOf("Arsenal"), "1");
    await browser.submit("/en/coupon", { intent: "add", bet });
    await browser.get(login);
    const answer = await browser.post(login, {
      ...twoStep,
      save: "1",
      returnUrl: "/en/contacts?x=1",
    });
    expect([answer.status, answer.location]).toEqual([
      303,
      `${login}?returnUrl=%2Fen%2Fcontacts%3Fx%3D1`,
    ]);
    for (const path of [answer.location ?? "", login, login]) {
      const page = await browser.get(path);
      expect(stepOf(page)).toEqual({ use: "two-step", sentTo: null, waitS: 0, isRepeat: false });
      expect(page.shell.isSignedIn).toBe(false);
    }
    expect((await browser.get("/en/office/history")).status).toBe(302);
    const done = await browser.post(login, { code: "000 000", returnUrl: "/en/contacts?x=1" });
    expect([done.status, done.location]).toEqual([303, "/en/contacts?x=1"]);
    // "Remember me" was ticked at the first step.
    expect(done.setCookies.find((line) => line.startsWith("__session="))).toContain(
      "Max-Age=2592000",
    );
    const page = await browser.get("/en/contacts");
    expect([page.shell.isSignedIn, page.coupon.count]).toEqual([true, 1]);
  });

  it("SES-03 SES-05 the second step follows a telephone sign-in too, and leads to the configured page", async () => {
    await site.config({ access: { afterLogin: "office/history" } });
    const browser = await waiting(byPhone, { ...guarded, password: "demo" });
    const page = await browser.submit(byPhone, { code: "000000", returnUrl: "/en/about" });
    expect([page.path, page.shell.isSignedIn]).toEqual(["/en/office/history", true]);
  });

  it("SES-03 a wrong second-step code is refused at its field, and the fifth one ends the step", async () => {
    const browser = await waiting(login, twoStep);
    for (let at = 0; at < 4; at++) {
      const page = await browser.submit(login, { code: `54321${at}` });
      expect([page.status, errorsOf(page)]).toEqual([422, { code: ["bad-code"] }]);
      expect(JSON.stringify(page.reply)).not.toContain("54321");
      expect(stepOf(page)?.use).toBe("two-step");
    }
    const last = await browser.submit(login, { code: "543210" });
    expect([last.status, errorsOf(last), stepOf(last)]).toEqual([
      422,
      { "": ["code-spent"] },
      null,
    ]);
    const after = await browser.submit(login, { code: "000000" });
    expect([after.status, errorsOf(after)]).toEqual([422, { "": ["step-over"] }]);
    expect(after.shell.isSignedIn).toBe(false);
  });

  it("SES-03 an empty second-step code costs no try and leaves the step open", async () => {
    const browser = await waiting(login, twoStep);
    await site.mark();
    const page = await browser.submit(login, { code: " " });
    expect([page.status, errorsOf(page)?.["code"]?.length, stepOf(page)?.use]).toEqual([
      422,
      1,
      "two-step",
    ]);
    expect(await site.calls("/web-api/authapi/v1/two-step")).toEqual([]);
  });

  it("SES-03 the second sign-in step expires after five minutes", async () => {
    const browser = await waiting(login, twoStep);
    await site.advance(5 * minute + 1000);
    // The shell learns of a moved clock with the next answer of the platform.
    await browser.get("/en/about");
    const page = await browser.submit(login, { code: "000000" });
    expect([page.status, errorsOf(page), stepOf(page)]).toEqual([422, { "": ["step-over"] }, null]);
    expect((await browser.submit(login, twoStep)).data("routes/login").page.step?.use).toBe(
      "two-step",
    );
  });

  it("SES-03 SEC-01 a second-step code is valid once, and the session cookie from before it signs nobody in", async () => {
    const browser = await waiting(login, twoStep);
    const before = browser.cookies.get("__session") ?? "";
    const csrf = browser.csrf;
    expect((await browser.submit(login, { code: "000000" })).shell.isSignedIn).toBe(true);
    // No fixation: session and form token are new.
    expect(browser.cookies.get("__session")).not.toBe(before);
    expect(browser.csrf).not.toBe(csrf);
    const thief = new Browser();
    thief.cookies.set("__session", before);
    await thief.get(login);
    const page = await thief.submit(login, { code: "000000" });
    expect([page.status, errorsOf(page), page.shell.isSignedIn]).toEqual([
      422,
      { "": ["step-over"] },
      false,
    ]);
  });

  it.each(["//evil.test", "https://evil.test/", "/\\evil.test", "/%5Cevil.test"])(
    "SEC-03 no step of a two-step sign-in redirects to %j",
    async (returnUrl) => {
      const browser = new Browser();
      await browser.get(login);
      const asked = await browser.post(login, { ...twoStep, returnUrl });
      expect(asked.location).toBe(login);
      expect((await browser.post(login, { intent: "cancel", returnUrl })).location).toBe(login);
      await browser.post(login, { ...twoStep, returnUrl });
      expect((await browser.post(login, { code: "000000", returnUrl })).location).toBe("/en/");
    },
  );

  it("SES-03 the second sign-in step can be cancelled or replaced by another player's sign-in", async () => {
    const browser = await waiting(login, twoStep);
    const page = await browser.submit(login, { intent: "cancel", returnUrl: "/en/about" });
    expect([page.path, stepOf(page)]).toEqual([`${login}?returnUrl=%2Fen%2Fabout`, null]);
    const again = await waiting(login, twoStep);
    const other = await again.submit(login, { login: "demo@example.test", password: "demo" });
    expect(other.shell.player?.name).toBe("Demo");
  });

  it("SEC-07 wrong second-step codes count towards the sign-in limit, opening the step does not", async () => {
    for (let at = 0; at < postLimits.signIn.subject.points + 1; at++) await waiting(login, twoStep);
    for (let at = 0; at < postLimits.signIn.subject.points; at++) {
      const browser = await waiting(login, twoStep);
      expect((await browser.submit(login, { code: "999999" })).status).toBe(422);
    }
    const { page } = await post(login, twoStep);
    expect([page.status, errorsOf(page)]).toEqual([429, { "": ["too-often"] }]);
  });

  it("SEC-07 past the sign-in limit the right second-step code is refused and the step stays open", async () => {
    const browser = await waiting(login, twoStep);
    for (let at = 0; at < postLimits.signIn.subject.points; at++) {
      await countPost(postLimits.signIn, twoStep.login, null);
    }
    await site.mark();
    const page = await browser.submit(login, { code: "000000" });
    expect([page.status, errorsOf(page), stepOf(page)?.use]).toEqual([
      429,
      { "": ["too-often"] },
      "two-step",
    ]);
    expect(JSON.stringify(page.reply)).not.toContain("000000");
    expect(await site.calls("/web-api/authapi/")).toEqual([]);
  });

  it("SES-03 an outage leaves the second sign-in step open and uses up no try", async () => {
    const browser = await waiting(login, twoStep);
    await site.fault("/web-api/authapi/v1/two-step", { status: 503 }, 2);
    for (let at = 0; at < 2; at++) {
      const page = await browser.submit(login, { code: "000000" });
      expect([page.status, errorsOf(page), stepOf(page)?.use]).toEqual([
        503,
        { "": ["unavailable"] },
        "two-step",
      ]);
    }
    await site.heal();
    site.forget();
    expect((await browser.submit(login, { code: "000000" })).shell.isSignedIn).toBe(true);
  });
});

describe("sign-in by SMS", () => {
  it("SES-03 SES-04 a code sent by SMS to the player's number signs the player in", async () => {
    await site.player("demo@example.test", { smsCode: null });
    await site.mark();
    const { browser, page } = await post(bySms, {
      ...demo,
      phone_number: "8 900 000 0001",
      returnUrl: "/en/about",
    });
    expect(page.path).toBe(`${bySms}&returnUrl=%2Fen%2Fabout`);
    expect(stepOf(page)).toEqual({
      use: "sms",
      sentTo: "+7 900 000 00 01",
      waitS: 60,
      isRepeat: false,
    });
    const [call] = await site.calls("/web-api/authapi/v1/send-sms");
    expect(call?.body).toEqual({ "phone-number": "9000000001", "phone-code": "+7", lng: "en" });
    const { messages } = await site.control<{ messages: { code: string }[] }>("GET", "outbox");
    const smsCode = messages[0]?.code ?? "";
    const wrong = smsCode === "123456" ? "654321" : "123456";
    expect(errorsOf(await browser.submit(bySms, { code: wrong }))).toEqual({ code: ["bad-code"] });
    const done = await browser.submit(bySms, { code: smsCode, returnUrl: "/en/about" });
    expect([done.path, done.shell.player?.name]).toEqual(["/en/about", "Demo"]);
  });

  it("SES-03 a player with a second sign-in step is asked for it after the SMS code", async () => {
    await reset();
    const browser = await waiting(bySms, { ...guarded, save: "1" });
    const step = await browser.submit(bySms, { code: "000000" });
    expect([stepOf(step)?.use, step.shell.isSignedIn]).toEqual(["two-step", false]);
    expect((await browser.submit(bySms, { code: "000000" })).shell.player?.name).toBe("Two-step");
  });

  it("SEC-07 an unknown number is answered like a known one throughout a sign-in by SMS", async () => {
    await reset();
    const seen = async (phone: Fields) => {
      const browser = new Browser();
      await browser.get(bySms);
      const sent = await browser.post(bySms, phone);
      const pages = [await browser.get(bySms), await browser.submit(bySms, { intent: "resend" })];
      for (let at = 0; at < 5; at++) pages.push(await browser.submit(bySms, { code: "999999" }));
      pages.push(await browser.submit(bySms, { code: "999999" }));
      return [
        [sent.status, sent.location],
        ...pages.map((page) => [
          page.status,
          page.path,
          page.reply && errorsOf(page),
          stepOf(page)?.use,
        ]),
      ];
    };
    const known = await seen(demo);
    expect(await seen(nobody)).toEqual(known);
    expect(known.at(-2)).toEqual([422, bySms, { "": ["code-spent"] }, undefined]);
  });

  it("SES-03 another SMS code is sent only after a minute and voids the one before", async () => {
    await site.player("demo@example.test", { smsCode: "111111" });
    const browser = await waiting(bySms, demo);
    const early = await browser.submit(bySms, { intent: "resend" });
    expect([early.status, errorsOf(early)]).toEqual([422, { "": ["too-soon"] }]);
    expect(replyOf(early).waitS).toBeGreaterThan(50);
    expect(stepOf(early)?.use).toBe("sms");
    // Nor does starting anew shorten the wait.
    const anew = await post(bySms, demo);
    expect([anew.page.status, errorsOf(anew.page)]).toEqual([422, { "": ["too-soon"] }]);
    await site.advance(minute);
    await site.player("demo@example.test", { smsCode: "222222" });
    const again = await browser.submit(bySms, { intent: "resend" });
    expect(stepOf(again)).toMatchObject({ isRepeat: true, waitS: 60 });
    expect(errorsOf(await browser.submit(bySms, { code: "111111" }))).toEqual({
      code: ["bad-code"],
    });
    expect((await browser.submit(bySms, { code: "222222" })).shell.isSignedIn).toBe(true);
  });

  it("SES-03 an SMS code expires after five minutes and cannot be sent again then", async () => {
    await reset();
    const browser = await waiting(bySms, demo);
    await site.advance(5 * minute + 1000);
    await browser.get("/en/about");
    const posts: Fields[] = [{ code: "000000" }, { intent: "resend" }];
    for (const fields of posts) {
      const page = await browser.submit(bySms, fields);
      expect([page.status, errorsOf(page), stepOf(page)]).toEqual([
        422,
        { "": ["code-over"] },
        null,
      ]);
    }
  });

  it("SES-03 an invalid number or SMS code is refused without a call to the platform", async () => {
    const bad = await post(bySms, { phone_code: "+7", phone_number: "12" });
    expect([bad.page.status, errorsOf(bad.page)]).toEqual([422, { phone_number: ["phone"] }]);
    expect(await site.calls("/web-api/authapi/")).toEqual([]);
    await reset();
    const browser = await waiting(bySms, demo);
    await site.mark();
    const page = await browser.submit(bySms, { code: "00000" });
    expect([page.status, errorsOf(page)]).toEqual([422, { code: ["bad-code"] }]);
    expect(await site.calls("/web-api/authapi/v1/sms")).toEqual([]);
  });

  it("SEC-07 SMS codes are limited per number, known or not, whatever else is posted", async () => {
    await reset();
    for (const phone of [demo, nobody]) {
      const { points } = postLimits.smsSending.subject;
      const number = `+7${phone.phone_number}`;
      for (let at = 1; at < points; at++) await countPost(postLimits.smsSending, number, null);
      const browser = await waiting(bySms, phone);
      await site.mark();
      const posts: Fields[] = [
        phone,
        { ...phone, password: "x", login: "y" },
        { intent: "resend" },
      ];
      for (const fields of posts) {
        const page = await browser.submit(bySms, fields);
        expect([page.status, errorsOf(page)]).toEqual([429, { "": ["too-often"] }]);
      }
      expect(await site.calls("/web-api/authapi/")).toEqual([]);
    }
  });

  it("SES-04 a captcha, a locked player and an outage are shown as errors on the SMS form", async () => {
    const send = "/web-api/authapi/v1/send-sms";
    const cases: [Record<string, unknown>, number, string][] = [
      [{ status: 403, body: { code: 111 } }, 403, "captcha"],
      [{ status: 403, body: { code: "locked" } }, 422, "locked"],
      [{ status: 503 }, 503, "unavailable"],
    ];
    for (const [fault, status, code] of cases) {
      await site.fault(send, fault, 1);
      const { page } = await post(bySms, demo);
      expect([page.status, errorsOf(page), stepOf(page)]).toEqual([status, { "": [code] }, null]);
      expect(replyOf(page).initialValue).toMatchObject(demo);
    }
  });
});

describe("sign-in page", () => {
  it("SES-03 the telephone form lists calling codes in the page's language and selects the likely one", async () => {
    const page = await new Browser({ "accept-language": "es-MX,es;q=0.9" }).get(
      "/es/user/login?type=sms",
    );
    const { way, phone } = page.data("routes/login").page;
    expect([way, phone?.code]).toEqual(["sms", "+52"]);
    expect(phone?.codes).toContainEqual({ value: "+34", label: "+34 España" });
    // Of a browser that names no country, the language's or the site's currency's (RUB).
    const plain = async (path: string) =>
      (await new Browser().get(path)).data("routes/login").page.phone?.code;
    expect(await plain("/tr/user/login?type=phone")).toBe("+90");
    expect(await plain("/en/user/login?type=phone")).toBe("+7");
  });

  it("SES-03 an unknown sign-in type shows the form by login", async () => {
    const page = await new Browser().get("/en/user/login?type=toString");
    expect(page.data("routes/login").page).toEqual({ way: "login", step: null, phone: null });
  });
});

it("ACS-03 the document that shows a refused form says so first in its title, and the next page does not", async () => {
  const browser = new Browser();
  const before = (await browser.get("/ru/user/login")).head("routes/login").title ?? "";
  const refused = await browser.post("/ru/user/login", { login: "", password: "" });
  expect(refused.status).toBe(422);
  expect(refused.head("routes/login").title).toBe(`Ошибка: ${before}`);
  expect((await browser.get("/ru/user/login")).head("routes/login").title).toBe(before);
});
