import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { siteOfFile } from "../support/site";

const page = "/en/user/accountverify";
const fresh = "new@example.test";
const minute = 60_000;
const day = 24 * 60 * minute;

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  await site.player(fresh, {});
});

const codesOf = (answer: Page) =>
  refusalOf(answer).errors.map(({ field, code }) => `${field}:${code}`);
const shown = (answer: Page) => answer.data("accountverify").page;
const outbox = async (to: string) =>
  (
    await site.control<{ messages: { code: string | null; link: string | null; text: string }[] }>(
      "GET",
      `outbox?to=${encodeURIComponent(to)}`,
    )
  ).messages;
const linkOf = async (to: string) => {
  const { pathname, search } = new URL((await outbox(to))[0]?.link ?? "");
  return pathname + search;
};
const activationOf = async (login: string) =>
  (await site.control<{ config: { activation_type: number } }>("PATCH", `players/${login}`, {}))
    .config.activation_type;

/** A browser of the player who has asked for the message. */
async function asked(login = fresh) {
  const browser = new Browser();
  await browser.signIn(login);
  return { browser, answer: await browser.submit(page, { intent: "resend" }) };
}

describe("e-mail address confirmation", () => {
  it("ACC-06 ACC-10 the confirmation page shows the days left and the mailed code confirms the e-mail address", async () => {
    const browser = new Browser();
    await browser.signIn(fresh);
    expect(shown(await browser.get(page))).toMatchObject({ kind: "send", daysLeft: 14 });
    await site.advance(3 * day);
    const waiting = await browser.submit(page, { intent: "resend" });
    expect(shown(waiting)).toMatchObject({ kind: "code", daysLeft: 11, email: fresh });
    const wrong = await browser.post(page, { code: "123456" });
    expect([wrong.status, codesOf(wrong)]).toEqual([422, ["code:bad-code"]]);
    const done = await browser.submit(page, { code: "000000" });
    expect([shown(done).kind, done.shell.flash?.code]).toEqual(["done", "email-confirmed"]);
    expect(await activationOf(fresh)).toBe(1);
  });

  it("ACC-06 a player with a confirmed telephone who confirms the e-mail address has both confirmed", async () => {
    await site.player(fresh, { activation_type: 3, phone_code: "+7", phone_number: "9005550001" });
    const { browser } = await asked();
    await browser.submit(page, { code: "000000" });
    expect(await activationOf(fresh)).toBe(2);
  });

  it("ACC-06 the e-mail link confirms the address without sign-in, by its button and only once", async () => {
    await asked();
    const link = await linkOf(fresh);
    const other = new Browser();
    for (let at = 0; at < 3; at++) expect(shown(await other.get(link)).kind).toBe("link");
    expect(await activationOf(fresh)).toBe(0);
    const done = await other.submit(link, {});
    expect([shown(done).kind, done.shell.flash?.code]).toEqual(["guest", "email-confirmed"]);
    expect(await activationOf(fresh)).toBe(1);
    expect(shown(await other.get(link)).kind).toBe("over");
    const again = await other.post(link, {});
    expect([again.status, codesOf(again)]).toEqual([422, ["null:code-over"]]);
  });

  it("ACC-06 an expired, a forged or another player's e-mail confirmation link is refused", async () => {
    await asked();
    const link = await linkOf(fresh);
    const stranger = new Browser();
    await stranger.signIn("demo@example.test");
    expect(shown(await stranger.get(link)).kind).toBe("foreign");
    expect(codesOf(await stranger.post(link, {}))).toEqual(["null:foreign"]);
    expect(shown(await new Browser().get(`${page}?token=forged`)).kind).toBe("over");
    expect(shown(await new Browser().get(link)).kind).toBe("link");
    await site.advance(day);
    expect(shown(await new Browser().get(link)).kind).toBe("over");
    expect(await activationOf(fresh)).toBe(0);
  });

  it("ACC-06 twenty simultaneous submissions of one e-mail confirmation link confirm it once", async () => {
    await asked();
    const link = await linkOf(fresh);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = new Browser();
        await browser.get("/en/about");
        return (await browser.post(link, {})).status;
      }),
    );
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    expect(await activationOf(fresh)).toBe(1);
  });

  it("ACC-06 a second confirmation e-mail is sent only after a minute and voids the first link", async () => {
    const { browser } = await asked();
    const link = await linkOf(fresh);
    expect(codesOf(await browser.post(page, { intent: "resend" }))).toEqual(["null:too-soon"]);
    await site.advance(minute);
    expect(shown(await browser.submit(page, { intent: "resend" }))).toMatchObject({
      step: { isRepeat: true },
    });
    expect(shown(await new Browser().get(link)).kind).toBe("over");
  });

  it("REG-10 an e-mail address confirmed by another account cannot be confirmed again, and its owner is notified", async () => {
    await site.player(fresh, { user_email: "demo@example.test" });
    const { browser } = await asked();
    const [mail] = await outbox("demo@example.test");
    expect(mail?.text).toContain("already");
    expect(codesOf(await browser.post(page, { code: "000000" }))).toEqual(["code:bad-code"]);
    expect(await activationOf(fresh)).toBe(0);
  });

  it("ACC-06 the e-mail confirmation pages send nothing for a visitor or an already confirmed player", async () => {
    const browser = new Browser();
    expect(shown(await browser.get(page)).kind).toBe("guest");
    expect((await browser.post(page, { intent: "resend" })).status).toBe(403);
    await browser.signIn("demo@example.test");
    expect(shown(await browser.get(page)).kind).toBe("done");
    const fast = await browser.get("/en/user/activatefast");
    expect(fast.data("activatefast").page.kind).toBe("done");
    expect((await browser.get("/en/user/activate")).status).toBe(200);
    expect(await outbox("demo@example.test")).toEqual([]);
  });

  it("ACC-10 the account page shows the days left to confirm the e-mail address and links to the confirmation", async () => {
    const browser = new Browser();
    await browser.signIn(fresh);
    const account = (await browser.get("/en/office/account")).bodies.get("office")?.content ?? "";
    expect(account).toContain('data-name="days-to-activate" value="14"');
    expect(account).toContain('href="/en/user/accountverify"');
  });
});
