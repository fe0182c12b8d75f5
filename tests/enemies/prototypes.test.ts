import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";
import { add, contentOf } from "../support/slip";

const site = siteOfFile();

const builtIns = [Object, Array, Function, String, Number, Map, Promise].map(
  ({ prototype }) => prototype,
);
/** Everything the language's own prototypes hold. */
const held = () => builtIns.map((prototype) => Object.getOwnPropertyNames(prototype).sort());

/** Names that reach prototypes, around something to be found there, as JSON: in literals they would mean something. */
const reaching: Readonly<Record<string, unknown>> = JSON.parse(
  '{"__proto__":{"polluted":1,"isSignedIn":true},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}}',
);

async function expectClean(work: () => Promise<unknown>) {
  const before = held();
  await work();
  expect(held()).toEqual(before);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
}

describe("property names that reach prototypes", () => {
  it.each([
    ["site config", "/bff-api/config/all.json"],
    ["a group of config", "/bff-api/config/group/get"],
    ["user config", "/web-api/user/v1/config"],
    ["settings", "/web-api/user/v1/settings"],
    ["accounts", "/web-api/officeapi/v1/accounts"],
    ["a redirect", "/redirects-api/api/v1/redirect-light"],
    ["a block", "/blocks-api/api/v2/block"],
    ["a remote page", "/remotes/information"],
    ["resolved bets", "/coupon-api/v1/resolve"],
  ])(
    "SEC-09 CFG-09 prototype names in the reply with %s change no prototype",
    async (_name, path) => {
      const player = new Browser();
      await player.signIn();
      await expectClean(async () => {
        await site.fault(path, { status: 200, body: reaching });
        site.forget();
        for (const page of ["/en/about", "/en/coupon", "/en/office/settings"]) {
          await player.get(page).catch(() => {});
          await new Browser().get(page).catch(() => {});
        }
      });
      await site.heal();
      site.forget();
      const guest = await new Browser().get("/en/contacts");
      expect([guest.status, guest.shell.isSignedIn]).toEqual([200, false]);
    },
  );

  it("SEC-09 prototype names in form fields change neither a prototype nor the coupon", async () => {
    const fields = Object.fromEntries(
      [
        "__proto__",
        "constructor",
        "prototype",
        "__proto__[polluted]",
        "constructor.prototype.polluted",
      ].map((name) => [name, "1"]),
    );
    const browser = new Browser();
    await browser.signIn();
    const before = contentOf(await add(browser));
    await expectClean(async () => {
      for (const path of [
        "/en/office/settings",
        "/en/coupon/settings",
        "/en/language",
        "/en/coupon",
      ])
        await browser.post(path, fields);
      for (const intent of ["__proto__", "constructor", "toString", "valueOf"])
        expect((await browser.post("/en/coupon", { intent })).status).toBe(400);
    });
    expect(contentOf(await browser.get("/en/coupon"))).toEqual(before);
  });

  it("SEC-09 CPN-16 prototype names in a saved coupon change no prototype and restore no bet", async () => {
    const browser = new Browser();
    const saved = [
      '{"__proto__":{"bets":[{"gameId":1,"marketId":1,"type":"1","param":"","coef":"2"}]}}',
      '{"bets":[{"__proto__":{"gameId":1,"marketId":1,"type":"1","param":"","coef":"2"}}]}',
      '{"bets":[],"addedAtByBetId":{"__proto__":{"polluted":1}},"constructor":{"prototype":{"polluted":1}}}',
      '{"bets":[{"gameId":"__proto__","marketId":"constructor","type":"toString","param":"","coef":"2"}]}',
    ];
    await expectClean(async () => {
      for (const text of saved)
        await browser.post("/en/coupon", { intent: "restore", saved: text });
    });
    expect((await browser.get("/en/coupon")).coupon.count).toBe(0);
  });
});
