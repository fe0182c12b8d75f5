import { beforeEach, describe, expect, it } from "vitest";
import { postLimits } from "~/server/post-limits/rules.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { siteOfFile } from "../support/site";

const page = "/en/user/passwordreset";
const demo = "demo@example.test";
const newcomerLogin = "new@example.test";
const fresh = "a quiet river at noon";
const minute = 60_000;

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  // Passwords, codes and counts outlive a clock that is set back: everyone starts from the seed.
  await site.player(demo, {});
});

const codesOf = (answer: Page) =>
  refusalOf(answer).errors.map(({ field, code }) => `${field}:${code}`);
const stepOf = (answer: Page) => answer.data("routes/password-reset").step;

interface Message {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
}
const outbox = async (to: string) =>
  (await site.control<{ messages: Message[] }>("GET", `outbox?to=${encodeURIComponent(to)}`))
    .messages;

/** A browser that has asked for a code. */
async function asked(login: string) {
  const browser = new Browser();
  await browser.get(page);
  return { browser, answer: await browser.submit(page, { login }) };
}

const pathOf = (link: string | null | undefined) => {
  const { pathname, search } = new URL(link ?? "");
  return pathname + search;
};
const twice = (password: string) => ({ password, password_again: password });
const signsIn = async (password: string, login = demo) =>
  (await new Browser().signIn(login, password)).shell.isSignedIn;

describe("password recovery by code", () => {
  it.each([
    ["an e-mail address", " Demo@Example.Test ", demo],
    ["the player's number", " 01 ", demo],
    ["a telephone", "8 (900) 000-00-01", "+79000000001"],
  ])("REG-05 a password is recovered by a code sent for %s", async (_, login, to) => {
    const { browser, answer } = await asked(login);
    expect(stepOf(answer).kind).toBe("code");
    expect(await outbox(to)).toHaveLength(1);
    const opened = await browser.submit(page, { code: "000 000" });
    expect(stepOf(opened).kind).toBe("password");
    const done = await browser.submit(page, twice(fresh));
    expect([done.path, done.shell.flash?.code]).toEqual(["/en/user/login", "password-changed"]);
    expect([await signsIn(fresh), await signsIn("demo")]).toEqual([true, false]);
    const [changed] = await outbox(demo);
    expect(changed?.text).toContain("password was changed");
  });

  it("REG-05 a wrong recovery code is refused as wrong, and any code after its time as expired", async () => {
    const { browser } = await asked(demo);
    const wrong = await browser.post(page, { code: "123456" });
    expect([wrong.status, codesOf(wrong)]).toEqual([422, ["code:bad-code"]]);
    expect(JSON.stringify(wrong.reply)).not.toContain("123456");
    await site.advance(15 * minute);
    const late = await browser.post(page, { code: "000000" });
    expect([late.status, codesOf(late)]).toEqual([422, ["null:code-over"]]);
  });

  it("REG-05 a recovery code is void after five wrong tries", async () => {
    const { browser } = await asked(demo);
    for (let at = 0; at < 4; at++) await browser.post(page, { code: `12345${at}` });
    expect(codesOf(await browser.post(page, { code: "123459" }))).toEqual(["null:code-spent"]);
    expect(codesOf(await browser.post(page, { code: "000000" }))).toEqual(["null:code-over"]);
  });

  it("REG-05 a right recovery code cannot be used a second time", async () => {
    const { browser } = await asked(demo);
    const other = browser.copy();
    expect(stepOf(await browser.submit(page, { code: "000000" })).kind).toBe("password");
    expect(codesOf(await other.post(page, { code: "000000" }))).toEqual(["null:code-over"]);
  });

  it("REG-05 another recovery code is sent after a minute, and cancelling leads back to sign-in", async () => {
    const { browser } = await asked(demo);
    const early = await browser.post(page, { intent: "resend" });
    expect([early.status, codesOf(early)]).toEqual([422, ["null:too-soon"]]);
    await site.advance(minute);
    const again = await browser.submit(page, { intent: "resend" });
    expect(stepOf(again)).toMatchObject({ kind: "code", isRepeat: true });
    expect(await outbox(demo)).toHaveLength(2);
    expect((await browser.submit(page, { intent: "cancel" })).path).toBe("/en/user/login");
    expect(stepOf(await browser.get(page)).kind).toBe("name");
  });

  it("REG-05 a weak or mismatched new password is refused at its field and never repeated in the reply", async () => {
    const { browser } = await asked(demo);
    await browser.submit(page, { code: "000000" });
    const refused = async (password: string, password_again: string) => {
      const answer = await browser.post(page, { password, password_again });
      expect(JSON.stringify(answer.reply)).not.toContain(password || "never");
      return codesOf(answer);
    };
    expect(await refused("", "")).toEqual(["password:required"]);
    expect(await refused("seven77", "seven77")).toEqual(["password:password-short"]);
    expect(await refused("x7".repeat(33), "x7".repeat(33))).toEqual(["password:password-long"]);
    expect(await refused("87654321", "87654321")).toEqual(["password:password-plain"]);
    expect(await refused(demo, demo)).toEqual(["password:password-plain"]);
    expect(await refused(fresh, `${fresh}!`)).toEqual(["password_again:password-mismatch"]);
    expect((await browser.submit(page, twice(fresh))).path).toBe("/en/user/login");
  });

  it("REG-05 recovering a password ends every session, and two-step sign-in still applies", async () => {
    const open = new Browser();
    await open.signIn(demo);
    const { browser } = await asked(demo);
    await browser.submit(page, { code: "000000" });
    await browser.submit(page, twice(fresh));
    expect((await open.get("/en/about")).shell.isSignedIn).toBe(false);

    const guarded = await asked("twostep@example.test");
    await guarded.browser.submit(page, { code: "000000" });
    await guarded.browser.submit(page, twice(fresh));
    const half = await guarded.browser.signIn("twostep@example.test", fresh);
    expect(half.data("routes/login").page.step?.use).toBe("two-step");
  });

  it("REG-05 a banned player can recover the password and stays banned", async () => {
    const { browser } = await asked("banned@example.test");
    await browser.submit(page, { code: "000000" });
    expect((await browser.submit(page, twice(fresh))).path).toBe("/en/user/login");
    const inside = new Browser();
    await inside.get("/en/user/login");
    const entered = await inside.post("/en/user/login", {
      login: "banned@example.test",
      password: fresh,
    });
    expect(entered.status).toBe(303);
    const player = await site.control<{ config: { ban_level: number } }>(
      "PATCH",
      "players/banned@example.test",
      {},
    );
    expect(player.config.ban_level).toBe(45);
  });
});

describe("password recovery by e-mail link", () => {
  it("REG-05 opening a recovery link changes nothing, and its form changes the password once, in any browser", async () => {
    await asked(demo);
    const [mail] = await outbox(demo);
    const link = pathOf(mail?.link);
    for (let at = 0; at < 3; at++)
      expect(stepOf(await new Browser().get(link)).kind).toBe("password");
    const other = new Browser();
    await other.get(link);
    const short = await other.post(link, twice("short"));
    expect(codesOf(short)).toEqual(["password:password-short"]);
    const done = await other.submit(link, twice(fresh));
    expect([done.path, done.shell.flash?.code]).toEqual(["/en/user/login", "password-changed"]);
    expect(await signsIn(fresh)).toBe(true);

    expect(stepOf(await other.get(link)).kind).toBe("over");
    expect(codesOf(await other.post(link, twice("another password")))).toEqual(["null:code-over"]);
    expect(await signsIn(fresh)).toBe(true);
  });

  it("REG-05 a forged or expired recovery link, or one that confirms an e-mail address, is refused", async () => {
    await asked(demo);
    const [mail] = await outbox(demo);
    expect(stepOf(await new Browser().get(`${page}?token=forged`)).kind).toBe("over");
    const newcomer = new Browser();
    await newcomer.signIn(newcomerLogin);
    await newcomer.submit("/en/user/accountverify", { intent: "resend" });
    const [confirmation] = await outbox(newcomerLogin);
    const token = new URL(confirmation?.link ?? "").searchParams.get("token") ?? "";
    const foreign = new Browser();
    expect(stepOf(await foreign.get(`${page}?token=${token}`)).kind).toBe("over");
    expect(codesOf(await foreign.post(`${page}?token=${token}`, twice(fresh)))).toEqual([
      "null:code-over",
    ]);
    expect(await signsIn("demo", newcomerLogin)).toBe(true);
    await site.advance(15 * minute);
    const late = new Browser();
    expect(stepOf(await late.get(pathOf(mail?.link))).kind).toBe("over");
    expect(codesOf(await late.post(pathOf(mail?.link), twice(fresh)))).toEqual(["null:code-over"]);
    expect(await signsIn("demo")).toBe(true);
  });

  it("REG-05 a new password set by the recovery link voids every recovery code of the player", async () => {
    const byNumber = await asked("1");
    const { browser } = await asked(demo);
    const [mail] = await outbox(demo);
    const other = new Browser();
    await other.get(pathOf(mail?.link));
    await other.submit(pathOf(mail?.link), twice(fresh));
    expect(codesOf(await browser.post(page, { code: "000000" }))).toEqual(["null:code-over"]);
    expect(codesOf(await byNumber.browser.post(page, { code: "000000" }))).toEqual([
      "null:code-over",
    ]);
  });
});

describe("privacy and limits of password recovery", () => {
  it.each([
    [demo, "nobody@example.test", demo],
    ["+79000000001", "+79009999999", "+79000000001"],
    ["2", "77777", "limited@example.test"],
  ])(
    "SEC-07 password recovery responds alike to the known name %s and the unknown name %s, and writes to the known one",
    async (known, unknown, to) => {
      const [one, other] = [await asked(known), await asked(unknown)];
      const shape = ({ answer }: typeof one) => [
        answer.status,
        JSON.stringify(stepOf(answer)).replaceAll(/"text":"[^"]*"/g, ""),
      ];
      expect(shape(other)).toEqual(shape(one));
      expect(await outbox(unknown)).toEqual([]);
      expect(await outbox(to)).toMatchObject([{ to, code: "000000" }]);
      const wrong = async ({ browser }: typeof one) => {
        const answer = await browser.post(page, { code: "123456" });
        return [answer.status, codesOf(answer)];
      };
      expect(await wrong(other)).toEqual(await wrong(one));
      expect(codesOf(await other.browser.post(page, { code: "000000" }))).toEqual([
        "code:bad-code",
      ]);
      // Nor does waiting tell which address stands behind a number.
      expect((await asked("nobody@example.test")).answer.status).toBe(
        unknown === "nobody@example.test" ? 422 : 200,
      );
    },
  );

  it("REG-05 an invalid name is refused at the recovery field and not sent to the platform", async () => {
    await site.mark();
    for (const [login, code] of [
      ["", "required"],
      ["demo at example", "name"],
      ["@example.test", "name"],
      ["+7 900", "name"],
    ] as const) {
      const { answer } = await asked(login);
      expect([answer.status, codesOf(answer)]).toEqual([422, [`login:${code}`]]);
      expect(refusalOf(answer).typed).toEqual({ login: [login] });
    }
    expect(await site.calls("/web-api/authapi/v1/recovery")).toEqual([]);
  });

  it("SEC-07 recovery messages are limited per e-mail address, however it is written", async () => {
    const { points } = postLimits.recovering.subject;
    for (let at = 0; at < points; at++)
      expect((await asked(at % 2 ? demo : " DEMO@example.test")).answer.status).toBeLessThan(429);
    const { answer } = await asked(demo);
    expect([answer.status, codesOf(answer)]).toEqual([429, ["null:too-often"]]);
  });

  it("SEC-07 recovery messages are limited per telephone number, however it is written", async () => {
    const { points } = postLimits.recovering.subject;
    const spellings = ["+7 900 000-77-01", "8 (900) 000.77.01", "900 000 77 01", "7-900-000-77-01"];
    for (let at = 0; at < points; at++)
      expect((await asked(spellings[at % spellings.length] ?? "")).answer.status).toBeLessThan(429);
    for (const spelling of spellings)
      expect((await asked(spelling)).answer.status, spelling).toBe(429);
  });

  it("REG-06 a recovered password resets the count of failed sign-ins", async () => {
    const guess = async () => {
      const browser = new Browser();
      await browser.get("/en/user/login");
      return browser.post("/en/user/login", { login: demo, password: "wrong" });
    };
    for (let at = 0; at < postLimits.signIn.subject.points; at++) await guess();
    expect((await guess()).status).toBe(429);
    await asked(demo);
    const [mail] = await outbox(demo);
    const browser = new Browser();
    await browser.get(pathOf(mail?.link));
    await browser.submit(pathOf(mail?.link), twice(fresh));
    expect(await signsIn(fresh)).toBe(true);
  });

  it("REG-05 a recovery code submitted twenty times at once changes the password once", async () => {
    const { browser } = await asked(demo);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const other = browser.copy();
        return other.post(page, { code: "000000" }).then((answer) => ({ other, answer }));
      }),
    );
    const right = answers.filter(({ answer }) => answer.status === 303);
    expect(right).toHaveLength(1);
    const winner = right[0]?.other ?? new Browser();
    const sent = await Promise.all(
      Array.from({ length: 9 }, async (_, at) => {
        return (await winner.copy().post(page, twice(`${fresh} ${at}`))).status;
      }),
    );
    expect(sent.filter((status) => status === 303)).toHaveLength(1);
    expect(await outbox(demo)).toHaveLength(2);
    // The step's token is used up: later posts of the same step change nothing.
    const late = await winner.copy().post(page, twice("a loud river at night"));
    expect(late.status).not.toBe(303);
    expect(await signsIn("a loud river at night")).toBe(false);
  });
});

describe("password recovery dialog", () => {
  it("SCR-05 SCR-16 user/forgotpassword redirects to the recovery dialog over the home page", async () => {
    const browser = new Browser();
    const moved = await browser.get("/en/user/forgotpassword");
    expect([moved.status, moved.location]).toEqual([302, "/en/?showForgotPasswordModal=1"]);
    const home = await browser.get("/en/?showForgotPasswordModal=1");
    expect(home.data("home").modal).toBe("forgot");
    expect(stepOf(await browser.submit(page, { login: demo })).kind).toBe("code");
  });

  it("SCR-16 the recovery dialog is shown neither to a signed-in player nor on other pages", async () => {
    const browser = new Browser();
    expect(
      (await browser.get("/en/about?showForgotPasswordModal=1")).data("screen").modal,
    ).toBeNull();
    await browser.signIn();
    const home = await browser.get("/en/?showForgotPasswordModal=1");
    expect(home.data("home").modal).toBeNull();
  });
});
