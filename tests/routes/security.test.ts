import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { siteOfFile } from "../support/site";

const page = "/en/office/security";
const demo = "demo@example.test";
const fresh = "a quiet river at noon";
const minute = 60_000;

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  await site.player(demo, {});
});

const refusedAs = (answer: Page) => {
  const { form, errors } = refusalOf(answer);
  return [answer.status, form, ...errors.map(({ field, code }) => `${field}:${code}`)];
};
const shown = (answer: Page) => {
  const data = answer.data("routes/security").page;
  if (!data) throw new Error("security is not known");
  return data;
};
const outbox = async (to: string) =>
  (
    await site.control<{ messages: { text: string; kind: string }[] }>(
      "GET",
      `outbox?to=${encodeURIComponent(to)}`,
    )
  ).messages;

async function inside(login = demo, password = "demo", headers: Fields = {}) {
  const browser = new Browser(headers);
  await browser.signIn(login, password);
  return browser;
}

/** The code that an authenticator shows: RFC 6238, written once more. */
function codeOf(secret: string, atMs: number): string {
  const bits = [...secret]
    .map((letter) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
    )
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(atMs / 30_000), 4);
  const mac = createHmac("sha1", key).update(counter).digest();
  const at = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1e6).padStart(6, "0");
}

async function clock() {
  return Date.parse((await site.control<{ now: string }>("POST", "clock", { advanceMs: 0 })).now);
}

/** A player who has just turned his authenticator on, its secret and recovery codes. */
async function guarded() {
  const browser = await inside();
  const started = shown(await browser.submit(page, { intent: "two-step-start" }));
  const secret = started.twoStep.secret ?? "";
  const code = codeOf(secret, await clock());
  const done = shown(await browser.submit(page, { intent: "two-step", code }));
  return { browser, secret, code, codes: done.twoStep.newCodes ?? [] };
}

/** The page that a second step leads to. */
async function secondStep(code: string, password = "demo") {
  const browser = await inside(demo, password);
  return browser.submit("/en/user/login", { code });
}

describe("password change", () => {
  it("OFC-03 ACC-10 a password change needs the old password, ends other sessions and sends a message", async () => {
    const other = await inside();
    const browser = await inside();
    expect(shown(await browser.get(page)).passwordDays).toBe(90);
    const done = await browser.submit(page, {
      intent: "password",
      password_old: "demo",
      password: fresh,
      password_again: fresh,
    });
    expect([done.path, done.shell.flash?.code]).toEqual([page, "password-saved"]);
    expect(shown(done).passwordDays).toBe(0);
    expect((await other.get("/en/about")).shell.isSignedIn).toBe(false);
    expect((await inside(demo, fresh)).cookies.has("user_token")).toBe(true);
    expect((await outbox(demo))[0]?.text).toContain("password was changed");
    await site.advance(3 * 24 * 60 * minute);
    expect(shown(await (await inside(demo, fresh)).get(page)).passwordDays).toBe(3);
  });

  it("OFC-03 a wrong old password or a weak new one is refused at its field and never repeated in the reply", async () => {
    const browser = await inside();
    const refused = async (password_old: string, password: string, password_again = password) => {
      const fields = { intent: "password", password_old, password, password_again };
      const answer = await browser.post(page, fields);
      expect(JSON.stringify(answer.reply)).not.toMatch(/river|demo1/);
      return refusedAs(answer).slice(2);
    };
    expect(await refused("demo1", fresh)).toEqual(["password_old:bad-password"]);
    expect(await refused("", "short")).toEqual([
      "password_old:required",
      "password:password-short",
    ]);
    expect(await refused("demo", fresh, `${fresh}.`)).toEqual(["password_again:password-mismatch"]);
    expect(await refused("demo", demo)).toEqual(["password:password-plain"]);
  });
});

describe("confirmation by password", () => {
  it.each<Fields & { readonly intent: string }>([
    { intent: "two-step-start" },
    { intent: "phone", phone_code: "+7", phone_number: "9005550001" },
    { intent: "email", email: "other@example.test" },
    { intent: "question", question: "pet", answer: "Laika" },
    { intent: "network", provider: "google" },
  ])(
    "OFC-03 the security form $intent asks for the password five minutes after sign-in",
    async (fields) => {
      const browser = await inside();
      await site.advance(5 * minute);
      expect(shown(await browser.get(page)).isConfirmed).toBe(false);
      const bare = await browser.post(page, fields);
      expect(refusedAs(bare)).toEqual([422, fields.intent, "password:confirm"]);
      const wrong = await browser.post(page, { ...fields, password: "wrong" });
      expect(refusedAs(wrong)).toEqual([422, fields.intent, "password:bad-password"]);
      expect((await browser.post(page, { ...fields, password: "demo" })).status).toBe(303);
      expect(shown(await browser.get(page)).isConfirmed).toBe(true);
    },
  );

  it("SEC-07 wrong passwords on the security page count towards the sign-in limit", async () => {
    const browser = await inside();
    for (let at = 0; at < 10; at++) {
      const guess = {
        intent: "question",
        question: "pet",
        answer: "Laika",
        password: `wrong ${at}`,
      };
      await browser.post(page, guess);
    }
    await closeSharedServices();
    expect((await new Browser().signIn(demo)).path).toBe("/en/user/login");
  });
});

describe("two-step sign-in by authenticator", () => {
  it("OFC-03 SES-04 an authenticator's first code switches two-step sign-in on, and each code signs in once", async () => {
    const { browser, secret, code, codes } = await guarded();
    expect(new Set(codes).size).toBe(10);
    expect(shown(await browser.get(page))).toMatchObject({
      level: 90,
      twoStep: { isOn: true, secret: null, codesLeft: 10 },
    });
    expect((await outbox(demo))[0]?.text).toContain("turned on");
    // The code that turned it on has been used.
    expect((await secondStep(code)).path).toBe("/en/user/login");
    await site.advance(minute);
    const next = codeOf(secret, await clock());
    const entered = await secondStep(next);
    expect([entered.path, entered.shell.isSignedIn]).toEqual(["/en/", true]);
    expect((await secondStep(next)).path).toBe("/en/user/login");
  });

  it("OFC-03 recovery codes are shown until saved, and each signs in once and sends a message", async () => {
    const { browser, codes } = await guarded();
    const kept = await browser.submit(page, { intent: "two-step-saved" });
    expect(shown(kept).twoStep.newCodes).toBeNull();
    const [first = ""] = codes;
    expect((await secondStep(`${first.slice(0, 5)}-${first.slice(5)}`)).shell.isSignedIn).toBe(
      true,
    );
    expect((await outbox(demo))[0]?.text).toContain("Codes left: 9");
    expect((await secondStep(first)).shell.isSignedIn).toBe(false);
  });

  it("OFC-03 a recovery code used at ten sign-ins at once opens one session", async () => {
    const { codes } = await guarded();
    const waiting = await Promise.all(Array.from({ length: 10 }, () => inside()));
    const statuses = await Promise.all(
      waiting.map(
        async (browser) => (await browser.post("/en/user/login", { code: codes[3] ?? "" })).status,
      ),
    );
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  });

  it("OFC-03 a wrong first code does not switch two-step sign-in on, and its secret expires after 15 minutes", async () => {
    const browser = await inside();
    const { twoStep } = shown(await browser.submit(page, { intent: "two-step-start" }));
    expect(twoStep.qr?.path.length).toBeGreaterThan(1000);
    const wrong = await browser.post(page, { intent: "two-step", code: "000000" });
    expect(refusedAs(wrong)).toEqual([422, "two-step", "code:bad-code"]);
    await site.advance(15 * minute);
    expect(shown(await browser.get(page)).twoStep).toMatchObject({ isOn: false, secret: null });
    expect((await new Browser().signIn(demo)).shell.isSignedIn).toBe(true);
  });

  it("OFC-03 two-step sign-in is switched off only by password and code together", async () => {
    const { browser, codes } = await guarded();
    const off = { intent: "two-step-off", password: "demo", code: codes[0] ?? "" };
    expect(refusedAs(await browser.post(page, { ...off, password: "wrong" })).slice(2)).toEqual([
      "password:bad-password",
    ]);
    expect(refusedAs(await browser.post(page, { ...off, code: "1234567890" })).slice(2)).toEqual([
      "code:bad-code",
    ]);
    const done = await browser.submit(page, off);
    expect(shown(done)).toMatchObject({ level: 60, twoStep: { isOn: false } });
    expect((await new Browser().signIn(demo)).shell.isSignedIn).toBe(true);
  });

  it("SES-04 the sandbox player's fixed code works as the second sign-in step", async () => {
    const browser = await inside("twostep@example.test");
    expect((await browser.submit("/en/user/login", { code: "000000" })).shell.isSignedIn).toBe(
      true,
    );
  });
});

describe("telephone and e-mail address", () => {
  it("OFC-03 ACC-06 ACC-07 a new telephone and a new e-mail address are confirmed by codes sent there", async () => {
    const browser = await inside("new@example.test");
    expect(shown(await browser.get(page)).level).toBeNull();
    const phone = { intent: "phone", phone_code: "+7", phone_number: "900 555-00-01" };
    expect(shown(await browser.submit(page, phone)).waits.phone?.to).toBe("+7 900 555 00 01");
    const bound = await browser.submit(page, { intent: "phone", code: "000000" });
    expect(shown(bound)).toMatchObject({
      activation: 3,
      level: 20,
      phone: { number: "9005550001" },
    });

    const other = await inside("new@example.test");
    await browser.submit(page, { intent: "email", email: "Anna@Example.test" });
    const done = await browser.submit(page, { intent: "email", code: "000000" });
    expect(done.shell.flash?.code).toBe("email-changed");
    expect(shown(done)).toMatchObject({ activation: 2, level: 35, email: "anna@example.test" });
    expect((await other.get("/en/about")).shell.isSignedIn).toBe(false);
    expect((await inside("anna@example.test")).cookies.has("user_token")).toBe(true);
    // The address that was lost is told.
    expect((await outbox("new@example.test"))[0]?.text).toContain("anna@example.test");
  });

  it("REG-10 another player's e-mail address or telephone is answered as any other, and cannot be confirmed", async () => {
    const browser = await inside();
    await browser.submit(page, { intent: "email", email: "limited@example.test" });
    expect((await outbox("limited@example.test"))[0]?.text).toContain("already");
    const email = await browser.post(page, { intent: "email", code: "000000" });
    expect(refusedAs(email)).toEqual([422, "email", "code:bad-code"]);
    const taken = { intent: "phone", phone_code: "+7", phone_number: "9000000002" };
    expect(shown(await browser.submit(page, taken)).waits.phone).not.toBeNull();
    expect(await outbox("+79000000002")).toEqual([]);
    const phone = await browser.post(page, { intent: "phone", code: "000000" });
    expect(refusedAs(phone)).toEqual([422, "phone", "code:bad-code"]);
  });

  it("OFC-03 an invalid e-mail address is refused at its field, and a pending change can be cancelled", async () => {
    const browser = await inside();
    const wrong = await browser.post(page, { intent: "email", email: "anna at home" });
    expect(refusedAs(wrong)).toEqual([422, "email", "email:email"]);
    expect(refusalOf(wrong).typed).toEqual({ email: ["anna at home"] });
    await browser.submit(page, { intent: "email", email: "anna@example.test" });
    expect(shown(await browser.submit(page, { intent: "cancel" })).waits.email).toBeNull();
  });
});

describe("secret question and sessions", () => {
  it("OFC-03 ACC-07 a secret question raises the protection level, and its answer is never sent back", async () => {
    const browser = await inside();
    const short = await browser.post(page, { intent: "question", question: "pet", answer: "X" });
    expect(refusedAs(short)).toEqual([422, "question", "answer:answer-short"]);
    expect(refusalOf(short).typed).toEqual({ question: ["pet"] });
    const done = await browser.submit(page, {
      intent: "question",
      question: "pet",
      answer: "Laika",
    });
    expect(shown(done)).toMatchObject({ question: "pet", level: 70 });
    expect(JSON.stringify(shown(done))).not.toContain("Laika");
  });

  it("OFC-03 the security page lists sessions and sign-ins by device, and ends one or all other sessions", async () => {
    const agent =
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const [one, two] = [await inside(demo, "demo", { "user-agent": agent }), await inside()];
    const browser = await inside();
    const { sessions, signIns } = shown(await browser.get(page));
    expect(sessions).toHaveLength(3);
    expect(signIns.map(({ device }) => device)).toContain("Firefox, Windows");
    const firefox = sessions.find(({ device }) => device === "Firefox, Windows");
    await browser.submit(page, { intent: "end", session: String(firefox?.number) });
    expect((await one.get("/en/about")).shell.isSignedIn).toBe(false);
    const last = await browser.submit(page, { intent: "end", session: "others" });
    expect(shown(last).sessions.map(({ isOwn }) => isOwn)).toEqual([true]);
    expect((await two.get("/en/about")).shell.isSignedIn).toBe(false);
  });

  it("OFC-03 a player cannot end another player's session", async () => {
    const victim = await inside("limited@example.test");
    const number = shown(await victim.get(page)).sessions[0]?.number;
    const browser = await inside();
    await browser.submit(page, { intent: "end", session: String(number) });
    expect((await victim.get("/en/about")).shell.isSignedIn).toBe(true);
  });
});

describe("rights of the account", () => {
  it("SES-04 the security page lists the account's rights: all, withdrawing only on a break, none when frozen", async () => {
    const browser = await inside();
    expect(shown(await browser.get(page)).rights).toEqual(["bet", "play", "deposit", "withdraw"]);
    await browser.submit("/en/office/responsible", { intent: "break", key: "rights-break" });
    expect(shown(await browser.get(page)).rights).toEqual(["withdraw"]);
    await site.player(demo, { limits: {}, isAccountFrozen: true });
    expect(shown(await browser.get(page)).rights).toEqual([]);
  });
});
