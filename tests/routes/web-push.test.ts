import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import https from "node:https";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Browser } from "../support/browser";
import { betOn, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const site = siteOfFile();
const login = "demo@example.test";
const day = 86_400_000;

/** A browser's device: its push service, and the keys that decrypt what is sent to it (RFC 8291). */
function deviceAt(endpoint: string) {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const secret = randomBytes(16);
  const fields = {
    endpoint,
    p256dh: keys.getPublicKey("base64url"),
    auth: secret.toString("base64url"),
  };
  /** The text of a message, by RFC 8188 and RFC 8291. */
  const read = (body: Buffer) => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), secret, info, 32));
    const cipher = (name: string, length: number) =>
      Buffer.from(
        hkdfSync("sha256", key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
      );
    const sealed = body.subarray(21 + sender.length);
    const open = createDecipheriv("aes-128-gcm", cipher("aes128gcm", 16), cipher("nonce", 12));
    open.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  return { fields, read };
}

interface Sent {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** The push services of the world: what they got, and the status that they answer. */
const service = { got: [] as Sent[], status: 201 };

beforeEach(() => {
  service.got = [];
  service.status = 201;
  vi.spyOn(https, "request").mockImplementation(((
    options: { hostname: string; path: string; headers: Sent["headers"] },
    onAnswer: (answer: EventEmitter) => void,
  ) => {
    const request = Object.assign(new EventEmitter(), {
      write(body: Buffer) {
        service.got.push({
          address: `https://${options.hostname}${options.path}`,
          headers: options.headers,
          body,
        });
      },
      end() {
        setImmediate(() => {
          const answer = Object.assign(new EventEmitter(), {
            statusCode: service.status,
            headers: {},
          });
          onAnswer(answer);
          answer.emit("end");
        });
      },
    });
    return request;
  }) as unknown as typeof https.request);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const pass = (advanceMs: number) => site.control("POST", "clock", { advanceMs });
const outbox = async () =>
  (
    await site.control<{
      messages: { kind: string; subject: string; text: string; link: string }[];
    }>("GET", `outbox?to=${login}`)
  ).messages.filter(({ kind }) => kind === "push");

async function signedIn() {
  await site.player(login, {});
  const browser = new Browser();
  await browser.signIn(login);
  return browser;
}
const turnOn = (browser: Browser, fields: Record<string, string>, lng = "en") =>
  browser.post(`/${lng}/office/settings`, { intent: "push-on", ...fields });

/** A bet of the player on a game, which then ends. */
async function settledBet(browser: Browser) {
  const game = await site.gameOf("Arsenal");
  await add(browser, betOn(game, "1"));
  const { id } = await receiptOf(browser, "100");
  await site.game(game.id, { status: "finished", scores: "2:0" });
  await pass(1_000);
  return id;
}

describe("push messages", () => {
  it("a settled bet is sent once, encrypted for the device, in its language and without an amount, and leads to the bet", async () => {
    const browser = await signedIn();
    const { fields, read } = deviceAt("https://fcm.googleapis.com/fcm/send/one");
    expect((await turnOn(browser, { ...fields, kind: "bets" }, "ru")).status).toBe(303);
    const id = await settledBet(browser);
    await pass(1_000);
    expect(service.got.map(({ address }) => address)).toEqual([fields.endpoint]);
    const [first] = service.got;
    if (!first) throw new Error("nothing was sent");
    const { headers, body } = first;
    expect(headers["Content-Encoding"]).toBe("aes128gcm");
    expect(headers["Authorization"]).toMatch(/^vapid t=[\w.-]+, ?k=B[\w-]{86}$/);
    expect(Number(headers["TTL"])).toBeLessThanOrEqual(day / 1000);
    const message = read(body);
    expect(message).toMatchObject({
      title: `Ставка ${id} рассчитана`,
      path: `/ru/coupon/receipt/${id}`,
      lng: "ru",
    });
    expect(JSON.stringify(message).replaceAll(id, "")).not.toMatch(/100|\d[.,]\d\d/);
    expect(await outbox()).toMatchObject([
      { subject: message.title, text: message.body, link: `https://touchline.test${message.path}` },
    ]);
  });

  it("an answer from support is sent, also to a player on a break, to whom no settled bet is", async () => {
    const browser = await signedIn();
    const { fields } = deviceAt("https://web.push.apple.com/two");
    for (const kind of ["bets", "support"]) await turnOn(browser, { ...fields, kind });
    const game = await site.gameOf("Arsenal");
    await add(browser, betOn(game, "1"));
    await receiptOf(browser, "100");
    const asked = await browser.post("/en/office/support", {
      topic: "account",
      subject: "Hello",
      text: "A question",
      key: "key-of-push-1",
    });
    expect(asked.status).toBe(303);
    await browser.post("/en/office/responsible", { intent: "break", key: "key-of-a-break" });
    await site.game(game.id, { status: "finished", scores: "2:0" });
    await pass(6 * 60_000);
    expect((await outbox()).map(({ subject }) => subject)).toEqual(["Support has answered"]);
  });

  it("a goal in a favourite's match is sent once, and one that fell before is not", async () => {
    const browser = await signedIn();
    const game = await site.gameOf("Arsenal");
    await site.game(game.id, { status: "live", scores: "1:0" });
    await browser.post("/en/favourites", { toggle: `g${game.id}`, on: "1" });
    const { fields, read } = deviceAt("https://updates.push.services.mozilla.com/wpush/v2/three");
    await turnOn(browser, { ...fields, kind: "goals" });
    await pass(1_000);
    expect(service.got).toEqual([]);
    await site.game(game.id, { status: "live", scores: "2:0" });
    await pass(1_000);
    await pass(1_000);
    expect(service.got).toHaveLength(1);
    const { body, title, path } = read(service.got[0]?.body ?? Buffer.alloc(0));
    expect(title).toContain("Arsenal");
    expect(body).toContain("2:0");
    expect(path).toContain(`/${game.id}`);
    // Switched off: nothing more.
    await browser.post("/en/office/settings", { boxes: "enable_push_goals" });
    await site.game(game.id, { status: "live", scores: "3:0" });
    await pass(1_000);
    expect(service.got).toHaveLength(1);
  });

  it("a message that a push service does not take is sent again within its time, and is in the outbox once", async () => {
    const browser = await signedIn();
    const { fields } = deviceAt("https://fcm.googleapis.com/fcm/send/four");
    await turnOn(browser, { ...fields, kind: "bets" });
    service.status = 503;
    await settledBet(browser);
    expect(service.got).toHaveLength(1);
    service.status = 201;
    await pass(31_000);
    await pass(600_000);
    expect(service.got).toHaveLength(2);
    expect(await outbox()).toHaveLength(1);
  });

  it("a subscription that the browser has given up, and one of a session that has ended, get nothing more", async () => {
    const browser = await signedIn();
    const gone = deviceAt("https://fcm.googleapis.com/fcm/send/gone");
    await turnOn(browser, { ...gone.fields, kind: "bets" });
    service.status = 410;
    await settledBet(browser);
    expect(service.got).toHaveLength(1);
    await pass(3_600_000);
    expect(service.got).toHaveLength(1);

    service.status = 201;
    const other = new Browser();
    await other.signIn(login);
    await turnOn(other, { ...deviceAt("https://fcm.googleapis.com/fcm/send/left").fields });
    await other.post("/en/user/logout", {});
    const united = await site.gameOf("Man United");
    await add(browser, betOn(united, "1"));
    await receiptOf(browser, "100");
    await site.game(united.id, { status: "finished", scores: "0:1" });
    await pass(1_000);
    expect(service.got).toHaveLength(1);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://push.example.test/x",
    "https://fcm.googleapis.com.example.test/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://evilnotify.windows.com.attacker.test/x",
    "no address",
  ])(
    "a subscription at %s, which is no push service of a browser, is refused",
    async (endpoint) => {
      const browser = await signedIn();
      const refused = await turnOn(browser, { ...deviceAt(endpoint).fields, kind: "bets" });
      expect(refused.status).toBe(422);
    },
  );

  it("a device that another player turns on gets no message of the first one", async () => {
    const first = await signedIn();
    const { fields } = deviceAt("https://fcm.googleapis.com/fcm/send/shared");
    await turnOn(first, { ...fields, kind: "bets" });
    const second = new Browser();
    await second.signIn("new@example.test");
    await turnOn(second, { ...fields, kind: "bets" });
    await settledBet(first);
    expect(service.got).toEqual([]);
  });

  it("the key is the same for all, and comes with what a page says in its language", async () => {
    const ask = async (lng: string) =>
      JSON.parse(await (await new Browser().fetch(`/domain/push-key?lng=${lng}`)).text());
    const [en, ru] = [await ask("en"), await ask("ru")];
    expect(en.key).toMatch(/^B[\w-]{86}$/);
    expect(ru.key).toBe(en.key);
    expect(ru.texts.on).toContain("Уведомления");
  });
});
