import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RefusedFormCaptcha } from "~/features/captcha/challenge";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add } from "../support/slip";

const login = "/en/user/login";
const bySms = `${login}?type=sms`;
const demo = { login: "demo@example.test", password: "demo" };
const phone = { phone_code: "+7", phone_number: "9000000001" };
const validate = "/captcha/validate";

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  // What was counted and handed out goes with the reset.
  await site.player("new@example.test", {});
  await site.config({ captcha: { mode: "always" } });
  await site.mark();
});

interface Reply {
  readonly captcha?: RefusedFormCaptcha;
  readonly error?: Readonly<Record<string, readonly string[]>> | null;
  readonly initialValue?: Readonly<Record<string, unknown>>;
}
const replyOf = (page: Page) => page.reply as Reply;

function shownOn(page: Page) {
  const shown = replyOf(page).captcha?.shown;
  if (!shown) throw new Error(`no captcha: ${JSON.stringify(page.reply)}`);
  return shown;
}

async function answerOf(id: string): Promise<string> {
  return (await site.control<{ answer: string }>("GET", `captcha?id=${id}`)).answer;
}

/** The right answer to the captcha of a page, as fields of its form. */
async function answered(page: Page) {
  const { id } = shownOn(page);
  return { captcha_id: id, captcha: await answerOf(id) };
}

async function asked(path = login, fields: Fields = demo, browser = new Browser()) {
  await browser.get(path);
  return { browser, page: await browser.submit(path, fields) };
}

describe("captcha challenge", () => {
  it("PLT-04 SES-11 a sign-in that needs a captcha signs nobody in and returns the form without the password", async () => {
    const { page } = await asked(login, { ...demo, save: "1", returnUrl: "/en/about" });
    expect([page.status, page.path, page.shell.isSignedIn]).toEqual([422, login, false]);
    const { captcha, error, initialValue } = replyOf(page);
    expect(error).toEqual({ captcha: ["captcha"] });
    expect(initialValue).toMatchObject({
      login: demo.login,
      save: "1",
      returnUrl: "/en/about",
    });
    expect(JSON.stringify(page.reply)).not.toContain('"demo"');
    expect(captcha?.shown?.secondsLeft).toBe(300);
    expect(captcha?.shown?.question).toMatch(
      /^Type these letters in order: (?:the (?:first|last) letter of “\w+”(?:, |$)){6}$/,
    );
  });

  it("SES-11 a captcha picture is drawn with strokes only, and two pictures share no path", async () => {
    const pictures: string[] = [];
    for (let at = 0; at < 2; at++) {
      const { page } = await asked();
      const { picture, id } = shownOn(page);
      const [type, data = ""] = picture.split(",");
      expect(type).toBe("data:image/svg+xml;base64");
      const svg = Buffer.from(data, "base64").toString("utf8");
      expect([...new Set(svg.match(/<\/?\w+/g))]).toEqual([
        "<svg",
        "<rect",
        "<g",
        "<path",
        "</g",
        "</svg",
      ]);
      expect(svg).not.toContain(await answerOf(id));
      pictures.push(svg);
    }
    const paths = pictures.map((svg): readonly string[] => svg.match(/ d="[^"]+"/g) ?? []);
    const [one = [], other = []] = paths;
    expect(one.length).toBeGreaterThan(20);
    expect(one.filter((path) => other.includes(path))).toEqual([]);
  });

  it.each([
    ["ru", "Введите по порядку"],
    ["ar", "اكتب هذه الحروف"],
    ["es", "Escriba estas letras"],
    ["tr", "Şu harfleri sırayla"],
    ["fr", "Type these letters"],
  ])("SES-11 the captcha on %s pages also asks a question in words", async (lng, words) => {
    const { page } = await asked(`/${lng}/user/login`);
    expect(shownOn(page).question).toContain(words);
  });
});

describe("captcha answer", () => {
  it("PLT-04 SES-16 a right captcha answer is validated and the sign-in call repeated with the captcha header", async () => {
    const { browser, page } = await asked(login, { ...demo, returnUrl: "/en/about" });
    await site.mark();
    const fields = { ...demo, returnUrl: "/en/about", ...(await answered(page)) };
    const done = await browser.submit(login, fields);
    expect([done.path, done.shell.player?.name]).toEqual(["/en/about", "Demo"]);
    const [first, second, ...more] = await site.calls("/web-api/authapi/v1/login");
    expect(more).toEqual([]);
    expect([first?.headers["x-captcha"], second?.headers["x-captcha"]]).toEqual([
      undefined,
      fields.captcha_id,
    ]);
    expect(second?.body).toEqual(first?.body);
    expect((await site.calls(validate))[0]?.body).toEqual({
      captcha_id: fields.captcha_id,
      captcha: fields.captcha,
    });
  });

  it("SES-11 a captcha accepts the letters of its word question, written in capitals with spaces", async () => {
    const { browser, page } = await asked();
    const { id, question } = shownOn(page);
    const parts = [...question.matchAll(/the (first|last) letter of “(\w+)”/g)];
    const letters = parts
      .map(([, which, word = ""]) => word.at(which === "first" ? 0 : -1)?.toUpperCase())
      .join(" ");
    const done = await browser.submit(login, { ...demo, captcha_id: id, captcha: letters });
    expect(done.shell.isSignedIn).toBe(true);
  });

  it("SES-11 a captcha accepts Arabic digits", async () => {
    const { browser, page } = await asked();
    const { captcha_id = "", captcha = "" } = await answered(page);
    const arabic = [...captcha].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");
    const done = await browser.submit(login, { ...demo, captcha_id, captcha: arabic });
    expect(done.shell.isSignedIn).toBe(true);
  });

  it("SES-11 an empty, wrong or expired captcha answer is refused at its field and another captcha shown", async () => {
    const { browser, page } = await asked();
    const { id } = shownOn(page);
    const refused = async (captcha_id: string, captcha: string, code: string) => {
      await site.mark();
      const again = await browser.submit(login, { ...demo, captcha_id, captcha });
      expect([again.status, replyOf(again).error]).toEqual([422, { captcha: [code] }]);
      expect(shownOn(again).id).not.toBe(captcha_id);
      expect(again.shell.isSignedIn).toBe(false);
      expect(await site.calls("/web-api/authapi/v1/login")).toHaveLength(1);
      return shownOn(again).id;
    };
    const second = await refused(id, "", "captcha-required");
    // One try for each captcha: after a wrong answer the right one comes too late.
    const third = await refused(second, "111111", "captcha-wrong");
    await refused(second, await answerOf(second), "captcha-used");
    const right = await answerOf(third);
    await site.advance(300_000);
    await refused(third, right, "captcha-over");
    await refused("made-up", right, "captcha-over");
  });

  it("SES-11 a captcha answer is valid once and only for its own form", async () => {
    const { browser, page } = await asked();
    const fields = await answered(page);
    const elsewhere = new Browser();
    await elsewhere.get(bySms);
    const other = await elsewhere.submit(bySms, { ...phone, ...fields });
    expect(replyOf(other).error).toEqual({ captcha: ["captcha-wrong"] });
    expect((await site.control<{ messages: unknown[] }>("GET", "outbox")).messages).toEqual([]);
    const again = await browser.submit(login, { ...demo, ...fields });
    expect(replyOf(again).error).toEqual({ captcha: ["captcha-used"] });
    const done = await browser.submit(login, { ...demo, ...(await answered(again)) });
    expect(done.shell.isSignedIn).toBe(true);
    const thief = new Browser();
    await thief.get(login);
    const late = await thief.submit(login, { ...demo, ...(await answered(again)) });
    expect(replyOf(late).error).toEqual({ captcha: ["captcha-used"] });
  });

  it("SES-11 a captcha answered with a wrong password is used up, and the form shows the next captcha", async () => {
    const { browser, page } = await asked();
    const wrong = { ...demo, password: "wrong" };
    const refused = await browser.submit(login, { ...wrong, ...(await answered(page)) });
    expect([refused.status, replyOf(refused).error]).toEqual([422, { "": ["bad-credentials"] }]);
    expect(replyOf(refused).captcha?.error).toBeNull();
    const done = await browser.submit(login, { ...demo, ...(await answered(refused)) });
    expect(done.shell.isSignedIn).toBe(true);
  });

  it("PLT-04 captcha failures and successes are counted as events without personal data", async () => {
    const events = async () =>
      (await site.control<{ events: { key: string; event: { id: number } }[] }>("GET", "events"))
        .events;
    const { browser, page } = await asked();
    await browser.submit("/en/cookies/consent", { choice: "all" });
    const again = await browser.submit(login, {
      ...demo,
      captcha_id: shownOn(page).id,
      captcha: "111111",
    });
    await browser.submit(login, { ...demo, ...(await answered(again)) });
    const ofCaptcha = async () => (await events()).filter(({ event }) => event.id !== undefined);
    await vi.waitFor(async () => expect(await ofCaptcha()).toHaveLength(2));
    expect(await ofCaptcha()).toMatchObject([
      { key: "touchline", event: { id: 10191, name: "captcha_fail" } },
      { key: "touchline", event: { id: 10190, name: "captcha_success" } },
    ]);
    expect(JSON.stringify(await events())).not.toMatch(/demo@|127\.0/);
  });

  it("SES-11 a captcha refusal of type 2 signs the player out", async () => {
    const browser = new Browser();
    await site.config({ captcha: { mode: "off" } });
    await browser.get(login);
    await browser.submit(login, demo);
    await site.fault("/web-api/officeapi/v1/payments/deposit", {
      status: 400,
      body: { code: 100 },
    });
    await site.fault(validate, {
      body: { success: false, type: 2, time: 0, error_message: "x", code: 111 },
    });
    const order = { accountId: "11", method: "test-4242", amount: "100", key: "captcha-1" };
    const left = await browser.submit("/en/office/recharge", {
      ...order,
      captcha_id: "x",
      captcha: "1",
    });
    expect([left.path, left.shell.isSignedIn]).toEqual(["/en/", false]);
  });
});

describe("another captcha picture", () => {
  it("SES-11 SES-16 requesting another captcha without a script leaves the form filled in and does not sign in", async () => {
    const { browser, page } = await asked();
    await site.mark();
    const fields = { login: "somebody", captcha_id: shownOn(page).id, captcha_update: "1" };
    const again = await browser.submit(login, fields);
    expect(replyOf(again).initialValue).toMatchObject({ login: "somebody" });
    expect([replyOf(again).error, replyOf(again).captcha?.error]).toEqual([null, null]);
    expect(shownOn(again).id).not.toBe(fields.captcha_id);
    const full = await browser.submit(login, { ...fields, password: "demo" });
    expect(full.shell.isSignedIn).toBe(false);
    expect(await site.calls("/web-api/authapi/")).toEqual([]);
  });

  it("SEC-07 SES-16 a request for another captcha saves no coupon, setting or favourite", async () => {
    const guest = new Browser();
    await add(guest, betOn(await site.gameOf("Arsenal"), "1"));
    const another = { captcha_id: "x", captcha_update: "1" };
    await site.mark();
    const saved = await guest.post("/en/coupon", { intent: "save-code", ...another });
    expect([saved.status, saved.location]).toEqual([503, null]);
    await site.config({ captcha: { mode: "off" } });
    const player = await signedIn();
    await player.post("/en/office/settings", { fontSize: "l", ...another });
    await player.post("/en/favourites", { toggle: "c501", ...another });
    const calls = [
      ...(await site.calls("/coupon-api/v1/shared")),
      ...(await site.calls("/web-api/user/v1")),
    ];
    expect(calls.filter(({ method }) => method !== "GET").map(({ path }) => path)).toEqual([]);
  });

  it("SES-16 a script fetches another captcha, with time=1 only once the shown one has expired", async () => {
    const { browser, page } = await asked();
    const { id } = shownOn(page);
    const load = async (query: string) =>
      JSON.parse(await (await browser.get(`/remote/captcha?lng=ru&id=${id}${query}`)).text());
    expect(await load("")).toMatchObject({ question: expect.stringMatching(/^Введите/) });
    expect(await load("&time=1")).toBeNull();
    await site.advance(300_000);
    expect(await load("&time=1")).toMatchObject({ picture: expect.stringMatching(/^data:/) });
    expect(await site.calls("/captcha/gettime")).toHaveLength(2);
  });
});

describe("captcha for SMS codes", () => {
  it("PLT-04 SES-11 every SMS code request, a repeated one included, needs its own captcha", async () => {
    const { browser, page } = await asked(bySms, phone);
    expect(replyOf(page).initialValue).toMatchObject(phone);
    const sent = await browser.submit(bySms, { ...phone, ...(await answered(page)) });
    expect(sent.data("routes/login").page.step?.use).toBe("sms");
    await site.advance(60_000);
    const again = await browser.submit(bySms, { intent: "resend" });
    expect(replyOf(again).captcha?.intent).toBe("resend");
    const resent = await browser.submit(bySms, { intent: "resend", ...(await answered(again)) });
    expect(resent.data("routes/login").page.step?.isRepeat).toBe(true);
  });
});

describe("captcha in suspicious mode", () => {
  beforeEach(() => site.config({ captcha: { mode: "suspicious" } }));

  const tries = async (count: number, fields: Fields) => {
    const codes: unknown[] = [];
    for (let at = 0; at < count; at++) {
      // The shell's own limit is for others.
      await closeSharedServices();
      codes.push(replyOf((await asked(login, fields)).page).error);
    }
    return codes;
  };

  it("SES-11 SEC-07 after many wrong passwords that login alone needs a captcha, whether it exists or not", async () => {
    const wrong = { "": ["bad-credentials"] };
    for (const name of [demo.login, "nobody@example.test"]) {
      const codes = await tries(17, { login: name, password: "wrong" });
      expect(codes.slice(0, 15)).toEqual(Array(15).fill(wrong));
      expect(codes.slice(15)).toEqual(Array(2).fill({ captcha: ["captcha"] }));
    }
    expect((await asked(login, demo)).page.shell.isSignedIn).toBe(false);
    const other = await asked(login, { login: "limited@example.test", password: "demo" });
    expect(other.page.shell.isSignedIn).toBe(true);
    await site.advance(3_600_000);
    expect((await asked(login, demo)).page.shell.isSignedIn).toBe(true);
  });

  it("SES-11 repeated successful sign-ins need no captcha", async () => {
    for (let at = 0; at < 20; at++) expect((await asked()).page.shell.isSignedIn).toBe(true);
  });
});

describe("captcha at password recovery", () => {
  it("PLT-04 REG-05 password recovery sends its message only once the captcha is answered", async () => {
    const reset = "/en/user/passwordreset";
    const browser = new Browser();
    const page = await asked(reset, { login: demo.login }, browser);
    expect(refusalOf(page.page)).toMatchObject({
      errors: [{ field: "captcha", code: "captcha" }],
      typed: { login: [demo.login] },
    });
    const outbox = () => site.control<{ messages: unknown[] }>("GET", "outbox");
    expect((await outbox()).messages).toEqual([]);
    const done = await browser.post(reset, { login: demo.login, ...(await answered(page.page)) });
    expect([done.status, done.location]).toEqual([303, reset]);
    expect((await outbox()).messages).toHaveLength(1);
  });
});

describe("captcha at registration", () => {
  it("PLT-04 REG-01 a registration succeeds only with a right captcha answer, and a wrong one is an error at its field", async () => {
    const fast = "/en/registration/fast_reg";
    const fields = { intent: "register", country: "gb", currency: "GBP", accept: "1" };
    const { browser, page } = await asked(fast, fields);
    expect(refusalOf(page)).toMatchObject({
      errors: [{ field: "captcha", code: "captcha" }],
      typed: { country: ["gb"] },
    });
    const wrong = await browser.submit(fast, {
      ...fields,
      captcha_id: shownOn(page).id,
      captcha: "000",
    });
    expect(refusalOf(wrong).errors).toEqual([{ field: "captcha", code: "captcha-wrong" }]);
    expect(wrong.reply).toMatchObject({
      captcha: { error: { code: "captcha-wrong", message: expect.any(String) } },
    });
    expect(wrong.shell.isSignedIn).toBe(false);
    const done = await browser.submit(fast, { ...fields, ...(await answered(wrong)) });
    expect([done.path, done.shell.isSignedIn]).toEqual([fast, true]);
  });
});
