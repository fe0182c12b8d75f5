import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { bodyOf, pay, toldIn, valuesIn } from "../support/office";
import { inOffice } from "../support/office-frame";
import { signedIn } from "../support/signed-in";

const login = "demo@example.test";
const page = "/en/office/support";
const minute = 60_000;
let browser: Browser;
const site = inOffice(login, (opened) => {
  browser = opened;
});

const question = {
  topic: "bets",
  subject: "My bet",
  text: "Was it <b>won</b>?",
  key: "key-question-1",
};
const threadOf = (location: string | null) =>
  /(?:sent|thread)=(\d+)/.exec(location ?? "")?.[1] ?? "";
const unread = async () => (await browser.get("/en/about")).shell.player?.messageCount;

describe("support", () => {
  it("OFC-06 a support question gets a number and an answer, which counts as unread until it is opened", async () => {
    // A first page whose player data come late counts nothing.
    await expect.poll(unread).toBe(2);
    const sent = await browser.post(page, question);
    expect(sent.status).toBe(303);
    const id = threadOf(sent.location);
    expect((await browser.post(page, question)).location).toBe(sent.location);
    const shown = await browser.get(sent.location ?? "");
    expect(bodyOf(shown)).toContain(`Sent. Your request is No. ${id}.`);
    expect(valuesIn(shown, "thread-state")).toEqual(["open", "answered", "answered"]);
    expect(valuesIn(shown, "thread-unread")).toEqual(["1", "1"]);
    await site.advance(6 * minute);
    expect(await unread()).toBe(3);
    const thread = await browser.get(`${page}?thread=${id}`);
    expect(bodyOf(thread)).toContain("Was it &lt;b&gt;won&lt;/b&gt;?");
    expect(bodyOf(thread)).toContain("everything is in order on our side");
    expect(await unread()).toBe(2);
    // The same answer in the reader's language.
    expect(bodyOf(await browser.get(`/ru/office/support?thread=${id}`))).toContain("всё в порядке");
  });

  it("OFC-06 a reply to a support thread is added once", async () => {
    const id = threadOf((await browser.post(page, question)).location);
    await site.advance(6 * minute);
    const path = `${page}?thread=${id}`;
    const reply = { ...formOfReply(bodyOf(await browser.get(path))), text: "And the second half?" };
    expect((await browser.post(path, reply)).location).toBe(path);
    expect((await browser.post(path, reply)).location).toBe(path);
    const body = bodyOf(await browser.get(path));
    expect(body.match(/And the second half\?/g)).toHaveLength(1);
    expect(body).toContain("Waiting for us");
  });

  it("OFC-06 another player's support thread can be neither read nor answered", async () => {
    const id = threadOf((await browser.post(page, question)).location);
    const other = new Browser();
    await other.signIn("twostep@example.test", "demo");
    const stranger = await signedIn("limited@example.test");
    expect(bodyOf(await stranger.get(`${page}?thread=${id}`))).toContain(
      "There is no such request.",
    );
    const refused = await stranger.post(`${page}?thread=${id}`, {
      text: "Mine",
      key: "key-foreign",
    });
    expect(refused.status).toBe(422);
    expect(bodyOf(await browser.get(`${page}?thread=${id}`))).not.toContain("Mine");
  });

  it("OFC-06 a missing or overlong support field is refused, and the form stays filled in", async () => {
    const empty = await browser.post(page, { ...question, subject: " ", text: "" });
    expect([empty.status, toldIn(empty).map(([code]) => code)]).toEqual([
      422,
      ["required", "required"],
    ]);
    const long = await browser.post(page, { ...question, subject: "a".repeat(121) });
    expect(toldIn(long)).toEqual([["too-long", "This text is too long. Please shorten it."]]);
    expect(bodyOf(long)).toContain('value="bets" selected');
    expect(bodyOf(long)).toContain("Was it &lt;b&gt;won&lt;/b&gt;?");
    const missing = await browser.post(page, { text: "Only this", key: "key-question-2" });
    expect(refusalOf(missing)).toMatchObject({
      errors: [
        { field: "topic", code: "required" },
        { field: "subject", code: "required" },
      ],
    });
    await site.fault("/web-api/user/v1/support", { status: 503 });
    expect((await browser.post(page, question)).status).toBe(503);
  });

  it("OFC-10 a submitted idea is a thread with a number of its own", async () => {
    const idea = { subject: "Darker", text: "A darker dark theme", key: "key-idea-1" };
    const sent = await browser.post("/en/office/share-idea", idea);
    expect(sent.location).toMatch(/^\/en\/office\/share-idea\?sent=\d+$/);
    expect(bodyOf(await browser.get(sent.location ?? ""))).toContain(
      `No. ${threadOf(sent.location)}`,
    );
    // Each page lists its own kind.
    expect(bodyOf(await browser.get(page))).not.toContain("Darker");
  });
});

const formOfReply = (body: string) => ({
  key: /name="key" value="([^"]+)"/.exec(body)?.[1] ?? "",
});

describe("payment requests", () => {
  const create = "/en/office/payment/create-request";
  const requests = "/en/office/payment/requests";

  it("OFC-07 a payment request leads from a topic to one payment, and its answer gives the payment's state", async () => {
    const id = await pay(browser, "deduce", "500", "3155", "key-request-1");
    const topic = bodyOf(await browser.get(`${create}/2`));
    expect(topic).toContain(`href="${create}/2/transactions/${id}"`);
    expect(bodyOf(await browser.get(`${create}/1/transactions`))).not.toContain(
      `/transactions/${id}"`,
    );
    const path = `${create}/2/transactions/${id}`;
    expect(bodyOf(await browser.get(path))).toContain(`Payment ${id}`);
    const sent = await browser.post(path, {
      topic: "1",
      text: "Where is it?",
      key: "key-request-2",
    });
    expect(sent.location).toMatch(/^\/en\/office\/payment\/requests\?sent=\d+$/);
    await site.advance(6 * minute);
    const thread = await browser.get(`${requests}?thread=${threadOf(sent.location)}`);
    expect(bodyOf(thread)).toContain("This payment has been completed");
    expect(valuesIn(await browser.get(requests), "thread-state")).toEqual(["answered"]);
  });

  it("OFC-07 a payment request about an unknown payment is refused", async () => {
    expect((await browser.get(create)).status).toBe(200);
    const shown = await browser.get(`${create}/1/transactions/1`);
    expect([shown.status, bodyOf(shown).includes('role="alert"')]).toEqual([200, true]);
    const refused = await browser.post(`${create}/1/transactions/1`, {
      topic: "1",
      text: "Mine?",
      key: "key-request-3",
    });
    expect([refused.status, refusalOf(refused)]).toMatchObject([
      422,
      { errors: [{ code: "unknown-payment" }] },
    ]);
    expect((await browser.get(`${create}/9`)).status).toBe(404);
    expect((await browser.get(`${create}/1/9`)).status).toBe(404);
    const general = await browser.post(`${create}/1/2`, {
      topic: "2",
      text: "More",
      key: "key-request-4",
    });
    expect(general.status).toBe(303);
  });
});

describe("appeals of banned players", () => {
  const path = "/en/block-appeal-history";

  it("OFC-07 a banned player can appeal and sees the appeal listed, and another player cannot appeal", async () => {
    const banned = await signedIn("banned@example.test");
    const shown = await banned.get(path);
    expect([shown.status, bodyOf(shown, "technical-pages").includes("Send appeal")]).toEqual([
      200,
      true,
    ]);
    const sent = await banned.post(path, { text: "I did nothing", key: "key-appeal-1" });
    expect(sent.location).toMatch(/^\/en\/block-appeal-history\?sent=\d+$/);
    expect(valuesIn(await banned.get(path), "thread-state", "technical-pages")).toEqual(["open"]);
    const none = await browser.post(path, { text: "Me too", key: "key-appeal-2" });
    expect([none.status, refusalOf(none)]).toMatchObject([
      409,
      { errors: [{ code: "not-blocked" }] },
    ]);
    expect(bodyOf(none, "technical-pages")).toContain("not restricted");
  });
});

describe("support dialogs", () => {
  it("SCR-12 OFC-06 a visitor asks a support question with an e-mail address and is answered there", async () => {
    const guest = new Browser();
    const path = "/en/?index&modal=user-question";
    const shown = await guest.get(path);
    expect([shown.status, shown.data("home").dialog]).toMatchObject([
      200,
      { name: "user-question", isGuest: true, sentId: null },
    ]);
    const nameless = await guest.post(path, question);
    expect([nameless.status, refusalOf(nameless)]).toMatchObject([
      422,
      { errors: [{ field: "email", code: "required" }], typed: { subject: ["My bet"] } },
    ]);
    const sent = await guest.post(path, { ...question, email: "guest@example.test" });
    expect(sent.location).toMatch(/^\/en\/\?modal=user-question&sent=\d+$/);
    await site.advance(6 * minute);
    const { messages } = await site.control<{ messages: { subject: string }[] }>(
      "GET",
      "outbox?to=guest@example.test",
    );
    expect(messages.map(({ subject }) => subject)).toEqual(["We have answered your question"]);
  });

  it("SCR-12 OFC-06 a player's question from the dialog is a support thread, listed in the history dialog", async () => {
    const sent = await browser.post("/en/?index&modal=user-question", {
      ...question,
      key: "key-question-9",
    });
    expect(sent.location).toMatch(/^\/en\/office\/support\?sent=\d+$/);
    const over = await browser.get("/en/about?modal=support-history");
    const { dialog } = over.data("screen");
    expect(
      dialog?.name === "support-history" && dialog.threads?.map(({ subject }) => subject),
    ).toEqual(["My bet", "", ""]);
    expect((await new Browser().get("/en/?modal=support-history")).location).toContain(
      "/user/login",
    );
    await site.fault("/web-api/user/v1/support", { status: 503 });
    expect((await browser.get("/en/?modal=support-history")).data("home").dialog).toMatchObject({
      threads: null,
    });
  });

  it("SCR-12 the navigation menu opens at an address of its own, for visitors too", async () => {
    const shown = await new Browser().get("/en/?modal=navigation-menu");
    expect([shown.status, shown.data("home").dialog]).toEqual([200, { name: "navigation-menu" }]);
  });
});
