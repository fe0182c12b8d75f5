import { beforeEach, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, origin } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { pay } from "../support/office";
import { resource } from "../support/router";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const demo = "demo@example.test";
const security = "/en/office/security";

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  await site.player(demo, {});
});

interface Mail {
  readonly link: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
}
const mails = async (to = demo) =>
  (await site.control<{ messages: Mail[] }>("GET", `outbox?to=${encodeURIComponent(to)}`)).messages;

/** What a mail program sends: no cookie, no origin, the body that RFC 8058 asks for. */
async function pressed(mail: Mail | undefined, body = "List-Unsubscribe=One-Click") {
  const [, address = ""] = /^<([^>]+)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "") ?? [];
  const { pathname, search } = new URL(address);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", headers, body };
  return (await resource(new Request(origin + pathname + search, init), {})).status;
}

/** A player who has asked for news, and the link of the mail that says so. */
async function asked() {
  const browser = await signedIn();
  await browser.submit(security, { intent: "news", news: "1" });
  const { pathname, search } = new URL((await mails())[0]?.link ?? "");
  return { browser, link: pathname + search };
}

const wantsNews = async (browser: Browser) =>
  (await browser.get(security)).data("routes/security").page?.wantsNews;

it("REG-08 the link under a newsletter stops it by its button, without sign-in, and not by being opened", async () => {
  const { browser, link } = await asked();
  expect(await wantsNews(browser)).toBe(true);
  const reader = new Browser();
  for (let at = 0; at < 2; at++)
    expect((await reader.get(link)).data("routes/stop-newsletter").state).toBe("on");
  expect(await wantsNews(browser)).toBe(true);
  const stopped = await reader.submit(link, { intent: "stop" });
  expect(stopped.data("routes/stop-newsletter").state).toBe("off");
  expect(await wantsNews(browser)).toBe(false);
});

it("REG-08 a player can subscribe to the newsletter again, and a repeated subscription sends one mail", async () => {
  const { browser, link } = await asked();
  await browser.submit(security, { intent: "news", news: "1" });
  expect(await mails()).toHaveLength(1);
  await browser.submit(link, { intent: "stop" });
  await browser.submit(security, { intent: "news", news: "1" });
  expect((await browser.get(link)).data("routes/stop-newsletter").state).toBe("on");
});

it("REG-08 a forged newsletter link is refused and stops nothing", async () => {
  const { browser, link } = await asked();
  const forged = `${link.slice(0, -4)}AAAA`;
  const reader = new Browser();
  expect((await reader.get(forged)).data("routes/stop-newsletter").state).toBe("unknown");
  const refused = await reader.post(forged, { intent: "stop" });
  expect(refused.status).toBe(422);
  expect(refusalOf(refused)).toMatchObject({ errors: [{ code: "link" }] });
  expect(await wantsNews(browser)).toBe(true);
});

const settings = "/en/office/settings";
const stopPage = "routes/stop-newsletter";
const telephone = "+79000000001";
const week = 7 * 86_400_000;

it("OFC-12 a mail program stops the newsletter by one post with its signed token, and by nothing else", async () => {
  const { browser } = await asked();
  const [mail] = await mails();
  expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(mail?.headers["List-Unsubscribe"]).toMatch(/^<https:\/\/[^>]+>$/);
  expect(await pressed(mail, "hello=1")).toBe(400);
  const forged = mail && {
    ...mail,
    headers: {
      "List-Unsubscribe": (mail.headers["List-Unsubscribe"] ?? "").replace(/..>$/, "AA>"),
    },
  };
  expect(await pressed(forged)).toBe(404);
  const address = new URL((mail?.headers["List-Unsubscribe"] ?? "").slice(1, -1));
  const looked = await new Browser().fetch(address.pathname + address.search);
  expect([looked.status, looked.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await wantsNews(browser)).toBe(true);
  expect([await pressed(mail), await pressed(mail)]).toEqual([200, 200]);
  expect(await wantsNews(browser)).toBe(false);
});

it("OFC-12 the link under a mail about a deposit stops mails about deposits only", async () => {
  const browser = await signedIn();
  await browser.post(settings, {
    boxes: "enable_mail_deposit,enable_mail_bets",
    enable_mail_deposit: "1",
    enable_mail_bets: "1",
  });
  await pay(browser, "recharge", "100", "4242", "key-stopped-1");
  const [mail] = await mails();
  const [, page = ""] = /(https:\S+stopnewsletter\S+)/.exec(mail?.text ?? "") ?? [];
  expect(mail?.html).toContain("stopnewsletter");
  const { pathname, search } = new URL(page);
  const reader = new Browser();
  expect((await reader.get(pathname + search)).data("routes/stop-newsletter")).toMatchObject({
    state: "on",
    kind: "deposit",
  });
  await reader.submit(pathname + search, { intent: "stop" });
  expect((await browser.get(settings)).data("routes/settings").own).toMatchObject({
    enable_mail_deposit: false,
    enable_mail_bets: true,
  });
  await pay(browser, "recharge", "100", "4242", "key-stopped-2");
  expect(await mails()).toHaveLength(1);
});

it("OFC-12 the unsubscribe page names the kind of mail even while the platform does not answer", async () => {
  const { link } = await asked();
  const browser = new Browser();
  await browser.signIn();
  await browser.post(settings, { boxes: "enable_mail_deposit", enable_mail_deposit: "1" });
  await pay(browser, "recharge", "100", "4242", "key-silent-1");
  const [mail] = await mails();
  const [, page = ""] = /https:\/\/[^/]+(\S+stopnewsletter\S+)/.exec(mail?.text ?? "") ?? [];
  await site.fault("/web-api/subscriptions-api", { status: 503 });
  const shown = async (path: string) => (await new Browser().get(path)).data(stopPage);
  expect(await shown(page)).toMatchObject({ state: "on", kind: "deposit" });
  expect(await shown(link)).toMatchObject({ state: "on", kind: "news" });
  const refused = await new Browser().post(page, { intent: "stop" });
  expect(refused.status).toBe(503);
  expect(refused.data(stopPage)).toMatchObject({ state: "on", kind: "deposit" });
  // A token of no known kind is of news.
  expect(await shown(page.replace("token=deposit", "token=toString"))).toMatchObject({
    kind: "news",
  });
});

it("SET-02 the weekly newsletter goes once by mail and once by SMS to its subscribers, until they stop it", async () => {
  const { browser } = await asked();
  await browser.post(settings, { boxes: "enable_sms_news", enable_sms_news: "1" });
  await site.advance(week);
  const issue = async () => (await mails()).filter(({ subject }) => /This week/.test(subject));
  expect(await issue()).toHaveLength(1);
  expect((await issue())[0]?.text).toMatch(/ – .*\d{4}/);
  expect((await issue())[0]?.headers).toHaveProperty("List-Unsubscribe");
  const texts = await mails(telephone);
  expect(texts).toHaveLength(1);
  await site.advance(60_000);
  expect(await issue()).toHaveLength(1);
  const { pathname, search } = new URL(texts[0]?.link ?? "");
  const reader = new Browser();
  await reader.get(pathname + search);
  await reader.submit(pathname + search, { intent: "stop" });
  await site.advance(week);
  expect(await issue()).toHaveLength(2);
  expect(await mails(telephone)).toHaveLength(1);
});

it("LIM-12 SET-02 a self-excluded player gets no newsletter", async () => {
  const { browser } = await asked();
  await browser.post(settings, { boxes: "enable_sms_news", enable_sms_news: "1" });
  await site.player(demo, {
    limits: { "30": { limitType: 30, limitValue: 30, startedAt: Math.floor(Date.now() / 1000) } },
  });
  const before = (await mails()).length;
  await site.advance(week);
  expect([(await mails()).length, (await mails(telephone)).length]).toEqual([before, 0]);
});

it("SET-02 REG-08 a player who stopped the newsletter by its link can subscribe again in the settings", async () => {
  const { browser, link } = await asked();
  const state = async () => (await new Browser().get(link)).data("routes/stop-newsletter").state;
  await new Browser().submit(link, { intent: "stop" });
  expect(await state()).toBe("off");
  const fields = { boxes: "enable_mail_news", enable_mail_news: "1" };
  await browser.submit("/en/office/settings", fields);
  expect([await wantsNews(browser), await state()]).toEqual([true, "on"]);
});

it("SET-02 REG-08 a newsletter switched off in the settings is shown as off behind its link", async () => {
  const { browser, link } = await asked();
  await browser.submit(settings, { boxes: "enable_mail_news" });
  expect(await wantsNews(browser)).toBe(false);
  expect((await new Browser().get(link)).data(stopPage)).toMatchObject({ state: "off" });
});

it("REG-08 the token of a newsletter link for a very long e-mail address is sent whole to the platform", async () => {
  // 254 characters, the longest there are, and their signature.
  const token = `news.${Buffer.from("a".repeat(254)).toString("base64url")}.${"s".repeat(43)}`;
  await site.mark();
  await new Browser().get(`/en/user/stopnewsletter?token=${token}`);
  const [asked] = await site.calls("/web-api/subscriptions-api");
  expect(asked?.body).toEqual({ token });
});

const subscribe = "/en/subscribe";
const anna = "anna.subscriber@example.test";
const stepOf = async (browser: Browser, path: string) =>
  (await browser.get(path)).data("routes/subscribe").step;

/** Asks for the news at an address, and returns the link of the mail. */
async function requested(browser: Browser, email: string) {
  const sent = await browser.submit(subscribe, { email });
  expect(sent.path).toBe(`${subscribe}?step=sent`);
  const { pathname, search } = new URL((await mails(email.toLowerCase()))[0]?.link ?? "");
  return pathname + search;
}

it("REG-08 CNT-08 an address without an account is subscribed by the button behind its mail's link, and not by opening the link", async () => {
  const browser = new Browser();
  const link = await requested(browser, anna);
  for (let at = 0; at < 2; at++) expect(await stepOf(browser, link)).toBe("confirm");
  await site.advance(week);
  // No issue comes to an address that is not confirmed, and the link is over after a day.
  expect(await stepOf(browser, link)).toBe("unknown");
  const again = await requested(browser, anna);
  const done = await browser.submit(again, { intent: "confirm" });
  expect(done.data("routes/subscribe").step).toBe("done");
  expect(await stepOf(browser, again)).toBe("unknown");
  expect((await browser.post(again, { intent: "confirm" })).status).toBe(422);
});

it("REG-08 asking again for the same address at once is answered alike and sends no second mail", async () => {
  const browser = new Browser();
  const email = "twice@example.test";
  await requested(browser, email);
  const repeated = await browser.submit(subscribe, { email: "Twice@Example.test " });
  expect(repeated.path).toBe(`${subscribe}?step=sent`);
  expect(await mails(email)).toHaveLength(1);
  // An address of a player is answered as any other.
  const known = await new Browser().submit(subscribe, { email: demo });
  expect(known.path).toBe(`${subscribe}?step=sent`);
});

it("REG-08 a player's address that is confirmed turns his news on, and the newsletter's link turns them off", async () => {
  const player = await signedIn();
  const link = await requested(new Browser(), demo);
  await new Browser().submit(link, { intent: "confirm" });
  expect(await wantsNews(player)).toBe(true);
});

it("REG-08 SET-02 an address that a player signed in with gets no news by an earlier subscription once he has left it", async () => {
  const link = await requested(new Browser(), anna);
  await new Browser().submit(link, { intent: "confirm" });
  const player = await signedIn();
  for (const email of [anna, "anna.elsewhere@example.test"]) {
    await player.submit(security, { intent: "email", email });
    const changed = await player.submit(security, { intent: "email", code: "000000" });
    expect(changed.shell.flash?.code).toBe("email-changed");
  }
  const before = (await mails(anna)).length;
  await site.advance(week);
  expect(await mails(anna)).toHaveLength(before);
});

it.each([
  ["", "required"],
  ["anna", "email"],
  ["anna@example", "email"],
  [`${"a".repeat(130)}@example.test`, "email"],
])(
  "REG-08 the address %j is refused at its field with %s, and no mail is sent",
  async (email, code) => {
    const refused = await new Browser().post(subscribe, { email });
    expect(refused.status).toBe(422);
    expect(refusalOf(refused)).toMatchObject({ errors: [{ field: "email", code }] });
  },
);

it("REG-08 SEC-07 one address is sent at most six requests in an hour, by any visitor", async () => {
  const post = async () =>
    (await new Browser().post(subscribe, { email: "many@example.test" })).status;
  const statuses: number[] = [];
  for (let at = 0; at < 7; at++) statuses.push(await post());
  expect(statuses.slice(0, 5).every((status) => status === 303)).toBe(true);
  expect(statuses[6]).toBe(429);
});
