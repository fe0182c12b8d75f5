import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { screens } from "~/features/screens/catalogue";
import { matchScreen } from "~/features/screens/match";
import { splitPath } from "~/features/screens/path";
import map from "~/routes";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, origin, Page } from "../support/browser";
import { jpeg } from "../support/files";
import { bodyOf, pay } from "../support/office";
import { resource } from "../support/router";
import { betOn, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const demo = "demo@example.test";
const fresh = "new@example.test";
const minute = 60_000;
const day = 24 * 60 * minute;

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  // Whoever changes a player starts from the seed.
  await site.player(demo, {});
});

async function signedIn(login = demo): Promise<Browser> {
  const browser = new Browser();
  await browser.signIn(login);
  return browser;
}

/** Those to whom an address of the owner does not belong. */
const visitors: readonly { readonly who: string; readonly open: () => Promise<Browser> }[] = [
  { who: "a guest", open: async () => new Browser() },
  { who: "another player", open: () => signedIn("limited@example.test") },
];

/** All that an answer contains: data of its loaders and its action, remote bodies, or the resource's text. */
async function contentOf(page: Page): Promise<string> {
  const data = page.loaded.map((id) => page.data(id as "screen"));
  const bodies = [...page.bodies.values()].map(({ content }) => content);
  return JSON.stringify([data, page.reply, page.error, bodies, await page.text()]);
}

/** What a visitor gets, as far as it does not depend on the moment: status, target, words and codes. */
async function answerOf(page: Page, id: string) {
  const [to = ""] = (page.headers.get("location") ?? "").split("?");
  const errors = (page.reply as { errors?: unknown; error?: unknown } | null) ?? {};
  const bodies = [
    ...[...page.bodies.values()].map(({ content }) => content),
    await page.text(),
  ].map((content) =>
    content
      .replaceAll(id, "{id}")
      .replace(/<time\b.*?<\/time>/g, "")
      .replace(/ value="[\w-]{16,}"/g, ""),
  );
  return {
    status: page.status,
    to: to.replace(id, "{id}"),
    errors: errors.errors ?? errors.error ?? null,
    bodies,
  };
}

/** All that the control interface knows of a player, and how many messages were sent at all. */
async function stateOf(login = demo): Promise<unknown> {
  const lists = await Promise.all(
    ["bets", "tickets", "rounds", "ledger"].map((name) =>
      site.control("GET", `${name}?login=${login}`),
    ),
  );
  const player = await site.control("PATCH", `players/${login}`, {});
  const { messages } = await site.control<{ messages: unknown[] }>("GET", "outbox");
  return [player, lists, messages.length];
}

/** Something of the owner's with a number of its own. */
interface Owned {
  /** An id that is of the same form and nobody's. */
  readonly unknown: string;
  /** Makes one; `secrets` are texts that its owner alone may read. */
  readonly make: (owner: Browser) => Promise<{ id: string; secrets: readonly string[] }>;
  /** Where the id occurs. */
  readonly at: readonly {
    readonly address: string;
    /** What a form at the address sends. */
    readonly post?: Fields;
  }[];
}

const lastNumber = (location: string | null) => /(\d+)$/.exec(location ?? "")?.[1] ?? "";
const keyIn = (page: Page) => {
  const contents = [...page.bodies.values()].map(({ content }) => content).join("");
  return /name="key" value="([^"]+)"/.exec(contents)?.[1] ?? "";
};
const reply = { text: "Not by its owner", key: "key-of-a-stranger" };
const threadOf = (path: string, subject: string) => async (owner: Browser) => {
  const fields = { topic: "bets", subject, text: "Nobody else reads this", key: "key-of-owner-1" };
  const sent = await owner.post(path, fields);
  return { id: lastNumber(sent.location), secrets: [subject, "Nobody else reads this"] };
};

const owned: Readonly<Record<string, Owned>> = {
  "a bet": {
    unknown: "7999999999",
    make: async (owner) => {
      await add(owner, betOn(await site.gameOf("Arsenal"), "1"));
      return { id: String((await receiptOf(owner, "137.41")).id), secrets: ["137.41", "13741"] };
    },
    at: [
      { address: "/en/coupon/receipt/{id}" },
      { address: "/en/coupon/receipt/{id}?sell=whole" },
      { address: "/en/print-coupon/{id}" },
      { address: "/remote/cash-out/en/coupon/receipt/{id}" },
      { address: "/en/office/history?before={id}" },
    ],
  },
  "a document": {
    unknown: "AAAAAAAAAAAAAAAAAAAAAA",
    make: async (owner) => {
      const page = "/en/office/verification";
      const files = [{ field: "document", name: "passport.jpg", bytes: jpeg() }];
      await owner.upload(page, { type: "passport" }, { files, refusal: null });
      const [, id = ""] = /\/remote\/documents\/([\w-]+)/.exec(bodyOf(await owner.get(page))) ?? [];
      return { id, secrets: [jpeg().toString("utf8").slice(-40)] };
    },
    at: [{ address: "/remote/documents/{id}" }],
  },
  "a deposit": {
    unknown: "7999999999",
    make: async (owner) => ({
      id: await pay(owner, "recharge", "1234.57", "4242", "key-of-owner-2"),
      secrets: ["1234.57", "123457", "1,234.57"],
    }),
    at: [
      ...["success", "pending", "fail", "cancel"].flatMap((name) => [
        { address: `/en/onpay/${name}?payment={id}` },
        { address: `/en/onpay/withdraw/${name}?payment={id}` },
      ]),
      {
        address: "/en/office/payment/create-request/1/transactions/{id}",
        post: { topic: "1", ...reply },
      },
    ],
  },
  "a withdrawal": {
    unknown: "7999999999",
    make: async (owner) => ({
      id: await pay(owner, "deduce", "512.34", "3155", "key-of-owner-3"),
      secrets: ["512.34", "51234"],
    }),
    at: [
      { address: "/en/onpay/withdraw/pending?payment={id}" },
      {
        address: "/en/office/payment/create-request/2/transactions/{id}",
        post: { topic: "1", ...reply },
      },
      {
        address: "/en/office/historypay?taken={id}",
        post: { intent: "take-back", payment: "{id}", key: reply.key },
      },
    ],
  },
  "a question to support": {
    unknown: "799999999",
    make: threadOf("/en/office/support", "About my account"),
    at: [
      { address: "/en/office/support?thread={id}", post: reply },
      { address: "/en/office/support?sent={id}" },
      { address: "/en/office/share-idea?thread={id}", post: reply },
      { address: "/en/office/payment/requests?thread={id}", post: reply },
      { address: "/en/?index&modal=user-question&sent={id}" },
    ],
  },
  "an idea": {
    unknown: "799999999",
    make: threadOf("/en/office/share-idea", "My own idea"),
    at: [
      { address: "/en/office/share-idea?thread={id}", post: reply },
      { address: "/en/office/share-idea?sent={id}" },
    ],
  },
  "a lotto ticket": {
    unknown: "7999999999",
    make: async (owner) => {
      const key = keyIn(await owner.get("/en/lotto/keno"));
      const fields = { intent: "buy", key, "numbers-1": "7", draws: "1" };
      const id = lastNumber((await owner.post("/en/lotto/keno", fields)).location);
      return { id, secrets: [`data-name=\\"ticket-id\\" value=\\"${id}\\"`] };
    },
    at: [{ address: "/en/lotto/keno?ticket={id}" }],
  },
  "a toto coupon": {
    unknown: "7999999999",
    make: async (owner) => {
      const key = keyIn(await owner.get("/en/toto/football"));
      const picks = Array.from({ length: 8 }, (_, at) => [`pick-${at + 1}`, "X"] as const);
      const fields = { intent: "place", key, amount: "1", ...Object.fromEntries(picks) };
      const id = lastNumber((await owner.post("/en/toto/football", fields)).location);
      return { id, secrets: [`data-name=\\"ticket-id\\" value=\\"${id}\\"`] };
    },
    at: [{ address: "/en/toto/football?coupon={id}" }],
  },
  "a casino round": {
    unknown: "7999999999",
    make: async (owner) => {
      await owner.get("/en/games/dice");
      const launch = { intent: "launch", mode: "real", accountId: "11" };
      const table = (await owner.post("/en/games/dice", launch)).location ?? "";
      const fields = { stake: "23.71", side: "over", target: "50", key: "key-of-owner-4" };
      const played = await owner.post(table, { intent: "play", ...fields });
      const round = new URL(played.location ?? "", origin).searchParams.get("round") ?? "";
      return { id: round, secrets: ["23.71"] };
    },
    at: [
      { address: "/en/casino/fairness?round={id}" },
      { address: "/en/games/dice?mode=real&account=11&round={id}" },
      { address: "/en/games/dice?mode=real&round={id}" },
      { address: "/en/my-casino?before={id}" },
    ],
  },
  "an account": {
    unknown: "799999999",
    make: async () => ({ id: "11", secrets: ["10000.00", "10,000.00"] }),
    at: [
      {
        address: "/en/games/dice?mode=real&account={id}",
        post: { intent: "play", stake: "20", side: "over", target: "50", key: reply.key },
      },
      {
        address: "/en/office/account?convert={id}&iso=USD",
        post: { intent: "convert", accountId: "{id}", iso: "USD", amount: "10", key: reply.key },
      },
      { address: "/en/office/historypay?accountId={id}" },
      { address: "/en/office/historypay?accountId={id}&format=csv" },
    ],
  },
};

const rows = Object.entries(owned).flatMap(([thing, of]) =>
  of.at.flatMap((place) =>
    visitors.map(({ who, open }) => ({ thing, ...of, ...place, who, open })),
  ),
);

describe("addresses with the number of something of a player's", () => {
  it.each(rows)(
    "$address of $thing answers $who as for a number that nobody has, and changes nothing",
    async ({ make, unknown, address, post, open }) => {
      const owner = await signedIn();
      const { id, secrets } = await make(owner);
      expect(id).not.toBe("");
      const visitor = await open();
      const at = (number: string) => address.replaceAll("{id}", number);
      const before = await stateOf();
      const shown = await visitor.fetch(at(id), { accept: "text/html" });
      for (const secret of secrets) expect(await contentOf(shown)).not.toContain(secret);
      const other = await visitor.fetch(at(unknown), { accept: "text/html" });
      expect(await answerOf(shown, id)).toEqual(await answerOf(other, unknown));
      if (post) {
        await visitor.get("/en/about");
        const fill = (number: string) =>
          Object.fromEntries(
            Object.entries(post).map(([name, text]) => [name, text.replace("{id}", number)]),
          );
        const refused = await visitor.post(at(id), fill(id));
        for (const secret of secrets) expect(await contentOf(refused)).not.toContain(secret);
        const alike = await visitor.post(at(unknown), fill(unknown));
        expect(await answerOf(refused, id)).toEqual(await answerOf(alike, unknown));
      }
      expect(await stateOf()).toEqual(before);
    },
  );

  const things = Object.entries(owned).map(([thing, of]) => ({ thing, ...of }));
  it.each(things)("the address of $thing shows its owner what it hides from others", async (of) => {
    const owner = await signedIn();
    const { id, secrets } = await of.make(owner);
    const contents = await Promise.all(
      of.at.map(async ({ address }) =>
        contentOf(await owner.fetch(address.replaceAll("{id}", id), { accept: "text/html" })),
      ),
    );
    expect(secrets.filter((secret) => contents.some((text) => text.includes(secret)))).not.toEqual(
      [],
    );
  });
});

interface Message {
  readonly link: string | null;
  readonly headers: Readonly<Record<string, string>> | null;
}
async function lastMessage(to: string): Promise<Message | undefined> {
  const path = `outbox?to=${encodeURIComponent(to)}`;
  return (await site.control<{ messages: Message[] }>("GET", path)).messages[0];
}
const tokenOf = (link: string | null | undefined) =>
  new URL(link ?? "").searchParams.get("token") ?? "";

/** A link of a mail: its token stands for the reader of the mail. */
interface Link {
  readonly login: string;
  /** Makes the mail, and returns the token in its link. */
  readonly send: () => Promise<string>;
  readonly at: readonly string[];
  /** What the form behind the link sends. */
  readonly post: Fields;
  /** How long the link is good, ms; null = for good, and each use has the same effect. */
  readonly lifeMs: number | null;
  /** Whether another player who is signed in is refused: the link acts on the player's account at once. */
  readonly isRefusedToOthers: boolean;
  readonly secrets: readonly string[];
}
const chosen = { password: "another horse 2", password_again: "another horse 2" };
const anna = "anna@example.test";

const links: Readonly<Record<string, Link>> = {
  "an e-mail confirmation": {
    login: fresh,
    send: async () => {
      await (await signedIn(fresh)).submit("/en/user/accountverify", { intent: "resend" });
      return tokenOf((await lastMessage(fresh))?.link);
    },
    at: ["accountverify", "activate", "activatefast"].map((name) => `/en/user/${name}?token={id}`),
    post: {},
    lifeMs: day,
    isRefusedToOthers: true,
    secrets: [fresh],
  },
  "the recovery of a password": {
    login: demo,
    send: async () => {
      const browser = new Browser();
      await browser.get("/en/user/passwordreset");
      await browser.submit("/en/user/passwordreset", { login: demo });
      return tokenOf((await lastMessage(demo))?.link);
    },
    at: ["/en/user/passwordreset?token={id}"],
    post: chosen,
    lifeMs: 15 * minute,
    isRefusedToOthers: false,
    secrets: [demo, "9000000001"],
  },
  "a registration": {
    login: demo,
    send: async () => {
      const browser = new Browser();
      await browser.get("/en/registration/full_reg");
      await browser.submit("/en/registration/full_reg", {
        ...{ intent: "register", email: anna, phone_code: "+44", phone_number: "7400 123456" },
        ...{ password: "correct horse 1", password_again: "correct horse 1" },
        ...{ user_name: "Anna-Zoë", surname: "O’Neill", birthday_date: "1990-05-17" },
        ...{ country: "gb", region: "Wales", city: "Cardiff", currency: "GBP", bonus: "0" },
        accept: "1",
      });
      return tokenOf((await lastMessage(anna))?.link);
    },
    at: ["/en/registration/full_reg?token={id}"],
    post: { token: "{id}", ...chosen },
    lifeMs: 15 * minute,
    isRefusedToOthers: false,
    secrets: [anna, "7400123456", "O’Neill", "Anna-Zoë", "1990-05-17"],
  },
  "the end of news": {
    login: demo,
    send: async () => {
      await (await signedIn()).submit("/en/office/security", { intent: "news", news: "1" });
      return tokenOf((await lastMessage(demo))?.link);
    },
    at: ["/en/user/stopnewsletter?token={id}", "/remote/unsubscribe?token={id}"],
    post: { intent: "stop", "List-Unsubscribe": "One-Click" },
    lifeMs: null,
    isRefusedToOthers: false,
    secrets: [demo],
  },
};

/** Posts as the page's form does, or as a mail program where there is no page. */
async function postTo(browser: Browser, address: string, fields: Fields) {
  if (!address.startsWith("/remote/")) return browser.post(address, fields);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields).toString();
  const answer = await resource(
    new Request(origin + address, { method: "POST", headers, body }),
    {},
  );
  return new Page(
    new URL(address, origin),
    answer.status,
    answer.headers,
    [],
    null,
    new Map(),
    answer,
  );
}

const linkRows = Object.entries(links).flatMap(([what, link]) =>
  link.at.map((address) => ({ what, address, ...link })),
);

describe("addresses with the token of a mail's link", () => {
  const fill = (fields: Fields, token: string) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, text.replace("{id}", token)]),
    );
  /** A token of the same form that nobody was sent. */
  const forged = (token: string) =>
    `${token.slice(0, -6)}${token.endsWith("A") ? "BBBBBB" : "AAAAAA"}`;
  const opened = async (browser: Browser, address: string, token: string) => {
    const page = await browser.fetch(address.replace("{id}", encodeURIComponent(token)), {
      accept: "text/html",
    });
    return { page, content: await contentOf(page), answer: await answerOf(page, token) };
  };

  it.each(linkRows)("the token in $address names nobody by itself", async ({ send, secrets }) => {
    const token = await send();
    expect(token).not.toBe("");
    const decoded = token.split(".").map((part) => Buffer.from(part, "base64url").toString("utf8"));
    for (const secret of secrets) expect([token, ...decoded].join("\n")).not.toContain(secret);
  });

  it.each(linkRows.flatMap((row) => visitors.map((visitor) => ({ ...row, ...visitor }))))(
    "$address opened by $who shows nothing of its player, and opening it changes nothing",
    async ({ send, secrets, login, address, open }) => {
      const token = await send();
      const visitor = await open();
      const before = await stateOf(login);
      for (let at = 0; at < 2; at++) {
        const { content } = await opened(visitor, address, token);
        for (const secret of secrets) expect(content).not.toContain(secret);
      }
      expect(await stateOf(login)).toEqual(before);
    },
  );

  it.each(linkRows.filter(({ isRefusedToOthers }) => isRefusedToOthers))(
    "$address posted by another player changes nothing",
    async ({ send, secrets, login, address, post }) => {
      const token = await send();
      const before = await stateOf(login);
      const other = await signedIn("limited@example.test");
      await other.get("/en/about");
      const refused = await postTo(other, address.replace("{id}", token), fill(post, token));
      expect(refused.status).toBe(422);
      for (const secret of secrets) expect(await contentOf(refused)).not.toContain(secret);
      expect(await stateOf(login)).toEqual(before);
    },
  );

  const spoiled = linkRows.flatMap((row) =>
    row.lifeMs === null ? [] : (["used", "expired"] as const).map((how) => ({ ...row, how })),
  );
  it.each(spoiled.flatMap((row) => visitors.map((visitor) => ({ ...row, ...visitor }))))(
    "a link $address that is $how answers $who as a forged one, and changes nothing",
    async ({ send, secrets, login, address, post, lifeMs, how, who, open }) => {
      const token = await send();
      if (how === "expired") await site.advance(lifeMs ?? 0);
      else {
        const reader = new Browser();
        await reader.get("/en/about");
        const done = await postTo(reader, address.replace("{id}", token), fill(post, token));
        expect(done.status).toBe(303);
      }
      const visitor = await open();
      await visitor.get("/en/about");
      const before = await stateOf(login);
      const shown = await opened(visitor, address, token);
      const bad = forged(token);
      expect(shown.answer).toEqual((await opened(visitor, address, bad)).answer);
      const [refused, alike] = [
        await postTo(visitor, address.replace("{id}", token), fill(post, token)),
        await postTo(visitor, address.replace("{id}", bad), fill(post, bad)),
      ];
      if (who === "a guest") expect(refused.status).toBe(422);
      expect(await answerOf(refused, token)).toEqual(await answerOf(alike, bad));
      for (const secret of secrets) {
        expect(shown.content).not.toContain(secret);
        expect(await contentOf(refused)).not.toContain(secret);
      }
      expect(await stateOf(login)).toEqual(before);
    },
  );

  it.each(linkRows)("a forged token in $address changes nothing", async (row) => {
    const token = forged(await row.send());
    const reader = new Browser();
    await reader.get("/en/about");
    const before = await stateOf(row.login);
    const refused = await postTo(reader, row.address.replace("{id}", token), fill(row.post, token));
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await stateOf(row.login)).toEqual(before);
  });
});

/** A route's path as the catalogue writes one: `coupon/receipt/{couponId}`, `remote/cash-out/{*}`. */
const patternOf = (path: string) =>
  path.replace(/:(\w+\??)/g, "{$1}").replace(/(^|\/)\*$/, "$1{*}");

/** Paths of the URL map with a part that is not fixed. */
function routePatterns(entries: typeof map, parent = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const full = path === ":lng" ? parent : [parent, path].filter((part) => part !== "").join("/");
    return [patternOf(full), ...routePatterns(children, full)];
  });
}

/** Addresses whose open part is nobody's own, and what it is. */
const harmlessPatterns: Readonly<Record<string, string>> = {
  "share-card/{*}": "the picture of a public page",
  "remote/social/{provider}":
    "a network's name; the answer is compared with the browser's own state",
  "remote/css/{app}/{file}": "public style sheets",
  "remote/new-account/{file}": "a kind of file; the account is in the browser's sealed cookie",
  "sitemap/{lng}/{file}": "public pages for crawlers",
  ".well-known/{*}": "the same for everybody",
  "domain/{*}": "404 for everybody",
  "fatman-api/{*}": "takes events of this browser, 404 to a GET",
  "sandbox/{*}": "the control interface, 404 unless it is switched on",
  "{*}": "all screens of the catalogue",
  "registration/{type?}": "a kind of registration",
  "onpay/{*}": "names of results; the payment is in the query",
  "user/{type}": "a kind of confirmation",
  "{token}": "leads to the start page",
  "office/payment/create-request/{topicId}": "deposits or withdrawals",
  "office/payment/create-request/{topicId}/transactions": "deposits or withdrawals",
  "office/payment/create-request/{topicId}/{subTopicId}": "a topic of the form",
  ...Object.fromEntries(
    [
      ...["bonus/casino/promotions/{id}", "bonus/casino/tournaments/{id}", "bonus/casino/{id}"],
      ...["bonus/{id}", "offers/{section}", "promotions/{promotionId}", "ourpartners/{section?}"],
      ...["landing-{x}", "landing-page/{landingId}", "games-landing/{landingRoute}"],
      ...["poker/{game?}", "slots/{subcategory?}", "slots/{subcategory?}/game/{gameId}/{gameName}"],
      ...["casino/{subcategory?}", "casino/{subcategory?}/game/{gameId}/{gameName}"],
      ...["providers/{provider}", "games/{gameRoute}", "allgamesentrance/{legacyRoute}"],
      ...["rules/{ruleGroup}/{chapter?}", "football-champions-rules/{chapter?}", "news/{slug?}"],
      ...["betting-alphabet/{block?}/{category?}/{slug?}", "results/{type}"],
      ...["lotto/{sectionName?}/{lottoId?}", "toto/{section?}", "toto/{section}/draw"],
      ...["toto/{section}/next", "toto/{section}/coupons", "toto/{section}/nonimees"],
      ...["", "/{menuSection}", "/{menuSection}/{sport}", "/{menuSection}/{sport}/{champ}"].map(
        (rest) => `{pageType}/{section}${rest}`,
      ),
      ...["{pageType}/{section}/{menuSection}/{sport}/{champ}/{game}", "champs/{champId?}"],
      ...["cyber", "esports"].flatMap((name) =>
        ["disciplines", "all", "{discipline}", "{discipline}/champs", "{discipline}/{champ}"]
          .concat("{discipline}/{champ}/{game}")
          .map((rest) => `${name}/{kind}/${rest}`),
      ),
    ].map((pattern) => [pattern, "public: the same for everybody"]),
  ),
};

/** Queries that name nothing of a player's. */
const harmlessQueries: Readonly<Record<string, string>> = {
  session: "a game for fun: no money and no player; its random token is all that there is",
  category: "a kind of bonuses, the same for everybody",
  section: "a part of a bonus's page, the same for everybody",
  id: "the captcha that another picture replaces; the picture is the asking visitor's own",
  key: "an idempotency key, repeated in the visitor's own form",
  state: "compared with the browser's own, or a filter",
  code: "a network's answer, a promo code, or the code of a coupon that is made for sharing",
  number: "a public draw",
  channel: "names the frame that a page talks to",
  saved: "whether something was saved; the code of a coupon that is made for sharing",
  whence: "the site, or a Telegram app, from which a browser's own events come",
  lang: "the language of the page from which a browser's own events come",
  bought: "a promo code that is looked for among the visitor's own",
  v: "the hash of a public picture's facts",
  since: "a position in the public stream of prices",
  watch: "games whose prices are streamed",
  per: "whether the stake that the calculator is asked about is on each line",
  ...Object.fromEntries(
    [
      ...["_data", "answered", "checking", "confirm", "done", "error", "files", "format"],
      ...[
        "lng",
        "modal",
        "mode",
        "network",
        "news",
        "payment_consultant",
        "platform_type",
        "redirects",
      ],
      ...[
        "required",
        "returnUrl",
        "seeds",
        "sell",
        "showForgotPasswordModal",
        "slip",
        "step",
        "turn",
      ],
      ...[
        "amount",
        "champ",
        "country",
        "date",
        "filter",
        "from",
        "game",
        "iso",
        "kind",
        "market",
        "offer",
        "page",
        "period",
        "pick",
      ],
      ...[
        "pin",
        "prices",
        "promo_code",
        "provider",
        "q",
        "random",
        "sort",
        "sport",
        "src",
        "stake",
      ],
      ...["tab", "tag", "team", "time", "to", "type", "win", "within"],
    ].map((name) => [name, "a choice, a filter or a state of the page"]),
  ),
};

const walked = [...rows, ...linkRows].map(({ address }) => new URL(address, origin));

/** The patterns with an open part in which a walked address has its identifier. */
const walkedPatterns = new Set(
  walked
    .map(({ pathname }) => decodeURIComponent(pathname))
    .filter((path) => path.includes("{id}"))
    .flatMap((path) => {
      const screen = matchScreen(splitPath(path).rest)?.screen.pattern;
      const route = routePatterns(map).filter(
        (pattern) => pattern !== "{*}" && fits(pattern, path),
      );
      return screen === undefined || path.startsWith("/remote/") ? route : [screen, ...route];
    }),
);

function fits(pattern: string, path: string): boolean {
  const parts = pattern.replace(/\{\*\}/g, ".+").replace(/\{\w+\??\}/g, "[^/]+");
  return new RegExp(`^(?:/en)?/${parts}$`).test(path);
}

/** Names of queries that the site reads by name. */
function queryNames(): string[] {
  const folders = ["app/features", "app/routes", "app/domain", "app/server", "sandbox/remotes"];
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
  const reads = /(?:searchParams|query|asks|answer)\s*\.(?:get|has|getAll)\("(\w+)"\)/g;
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(reads)].map(([, name = ""]) => name))),
  ];
}

describe("the walk over others' addresses", () => {
  it("has or explains every address of the URL map and the catalogue with an open part", () => {
    const open = [...routePatterns(map), ...screens.map(({ pattern }) => pattern)].filter((text) =>
      text.includes("{"),
    );
    expect(open.filter((text) => !walkedPatterns.has(text) && !(text in harmlessPatterns))).toEqual(
      [],
    );
    // What is explained exists, and is not walked.
    expect(
      Object.keys(harmlessPatterns).filter(
        (text) => !open.includes(text) || walkedPatterns.has(text),
      ),
    ).toEqual([]);
  });

  it("has or explains every name that is read of an address's query", () => {
    const names = queryNames();
    expect(names.length).toBeGreaterThan(50);
    const identifying = new Set(
      walked.flatMap(({ searchParams }) =>
        [...searchParams].flatMap(([name, text]) => (text === "{id}" ? [name] : [])),
      ),
    );
    expect(names.filter((name) => !identifying.has(name) && !(name in harmlessQueries))).toEqual(
      [],
    );
    expect([...identifying].filter((name) => !names.includes(name))).toEqual([]);
    expect(
      Object.keys(harmlessQueries).filter((name) => !names.includes(name) || identifying.has(name)),
    ).toEqual([]);
  });
});
