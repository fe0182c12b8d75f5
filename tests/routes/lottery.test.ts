import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { openSite, type Site } from "../support/site";

interface Ticket {
  readonly id: string;
  readonly key: string;
  readonly section: string;
  readonly draw: number;
  readonly lines: number;
  readonly stake: string;
  readonly state: string;
  readonly win: string | null;
}

const login = "demo@example.test";
const hour = 3_600_000;
let site: Site;
let player: Browser;
const open = async (feed?: null) => {
  site = await openSite(feed === undefined ? {} : { feed });
};
const signIn = async () => {
  player = new Browser();
  await player.signIn();
};
/** A page's body; a remote that is late for a page is asked once more (REM-10). */
const body = async (path: string, browser = player) => {
  for (let tries = 0; tries < 20; tries++) {
    const page = await browser.get(path);
    const content = page.bodies.get("third-party")?.content;
    if (content !== undefined) return content;
    if (page.status !== 200) throw new Error(`${path}: ${page.status}`);
  }
  throw new Error(`${path} is late`);
};
const keyOf = (content: string) => /name="key" value="([^"]+)"/.exec(content)?.[1] ?? "";
const tickets = async () =>
  (await site.control<{ tickets: Ticket[] }>("GET", `tickets?login=${login}`)).tickets;

describe("lotto", () => {
  beforeAll(() => open(null));
  afterEach(async () => {
    await site.player(login, {});
    await site.tidy();
  });
  afterAll(() => site.close());

  it("LOT-01 SCR-01 every lottery, draw and archive has a page, and the lotto is translated", async () => {
    const guest = new Browser();
    for (const path of [
      "lotto",
      ...["5-36", "6-45", "4-20", "keno"].flatMap((slug) => [
        `lotto/${slug}`,
        `lotto/${slug}/1000`,
        `lotto/results/${slug}`,
        `lotto/view/${slug}`,
      ]),
      "lotto/results",
      "lotto/view",
      "lotto/demo",
      "lotto/demo/1",
    ]) {
      const content = await body(`/en/${path}`, guest);
      expect([path, content.match(/<h1/g)?.length]).toEqual([path, 1]);
    }
    const words = await Promise.all(
      ["en", "ru", "ar", "es", "tr"].map((lng) => body(`/${lng}/lotto/keno`, guest)),
    );
    expect(new Set(words.map((text) => /<h2>([^<]+)/.exec(text)?.[1])).size).toBeGreaterThan(3);
  });

  it("LIM-20 LOT-01 LOT-02 while limits cannot be read no lotto ticket or toto coupon is bought", async () => {
    await signIn();
    const lotto = keyOf(await body("/en/lotto/keno"));
    const toto = keyOf(await body("/en/toto/football"));
    site.forget();
    await site.control("POST", "faults", { path: "/limit-service-api", status: 503, times: 1000 });
    const picks = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`pick-${at + 1}`, "X"]));
    const answers = [
      await player.post("/en/lotto/keno", { intent: "buy", key: lotto, "numbers-1": "7" }),
      await player.post("/en/toto/football", { intent: "place", key: toto, amount: "1", ...picks }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers.map(refusalOf)).toMatchObject(
      answers.map(() => ({ errors: [{ code: "unavailable" }] })),
    );
    await site.control("DELETE", "faults");
    expect([await tickets(), await site.balance(11)]).toEqual([[], "10000.00"]);
  });

  it("LOT-01 a lotto ticket is bought once per form, and the lottery's page shows its result", async () => {
    await signIn();
    const shown = await body("/en/lotto/keno");
    const fields = {
      intent: "buy",
      key: keyOf(shown),
      "numbers-1": "7",
      "numbers-2": "8 9",
      draws: "2",
    };
    const [first, again] = [
      await player.post("/en/lotto/keno", fields),
      await player.post("/en/lotto/keno", fields),
    ];
    expect([first.status, again.status, again.location]).toEqual([303, 303, first.location]);
    const [ticket, ...others] = await tickets();
    expect(others).toEqual([]);
    expect(ticket).toMatchObject({ key: fields.key, lines: 2, stake: "80.00", state: "placed" });
    expect(await site.balance(11)).toBe("9920.00");
    const after = await body(first.location ?? "");
    expect(after).toContain(`data-name="ticket-id" value="${ticket?.id}"`);
    expect(after).toContain('data-name="ticket-state" value="placed"');
    await site.advance(hour);
    await player.signIn();
    const [settled] = await tickets();
    expect(settled?.state).not.toBe("placed");
    expect(await site.balance(11)).toBe((9920 + Number(settled?.win)).toFixed(2));
    expect(await body("/en/lotto/keno")).toContain(
      `data-name="ticket-win" value="${settled?.win}"`,
    );
  });

  it("LOT-01 a lotto draw shows the hash of its seed beforehand, the seed and its numbers afterwards", async () => {
    await signIn();
    const before = await body("/en/lotto/keno");
    const hash = /data-name="seed-hash" value="([0-9a-f]{64})"/.exec(before)?.[1] ?? "";
    const path = /href="(\/en\/lotto\/keno\/\d+)"/.exec(before)?.[1] ?? "";
    expect(await body(path)).not.toContain('data-name="seed"');
    await site.advance(hour);
    const after = await body(path, new Browser());
    const seed = /data-name="seed" value="([0-9a-f]{64})"/.exec(after)?.[1] ?? "";
    expect(createHash("sha256").update(seed).digest("hex")).toBe(hash);
    const drawn = /data-name="draw-numbers" value="([\d ]+)"/.exec(after)?.[1]?.split(" ") ?? [];
    expect(drawn).toHaveLength(20);
  });

  it("LOT-01 ACS-03 wrong lotto numbers are refused at their line, which stays filled in, and nothing is bought", async () => {
    await signIn();
    const key = keyOf(await body("/en/lotto/5-36"));
    const page = await player.post("/en/lotto/5-36", { intent: "buy", key, "numbers-1": "1 2 3" });
    expect(page.status).toBe(422);
    expect(refusalOf(page)).toMatchObject({
      errors: [{ field: "numbers-1", code: "numbers" }],
      typed: { "numbers-1": ["1 2 3"] },
    });
    expect(page.bodies.get("third-party")?.content).toContain("too few, too many or wrong numbers");
    expect(await tickets()).toEqual([]);
  });

  it.each([
    [{ balances: { RUB: "10.00" } }, "funds"],
    [{ limits: { "10": { limitType: 10, limitValue: 10, startedAt: 0 } } }, "limit"],
    [{ isAccountFrozen: true }, "account-frozen"],
  ])(
    "LOT-01 CPP-08 a player with %j buys no lotto ticket, and the form shows the reason",
    async (patch, code) => {
      await site.player(login, patch);
      await signIn();
      const key = keyOf(await body("/en/lotto/5-36"));
      const fields = { intent: "buy", key, "numbers-1": "1 2 3 4 5" };
      const page = await player.post("/en/lotto/5-36", fields);
      expect([page.status, refusalOf(page).errors]).toEqual([422, [{ field: null, code }]]);
      expect(await tickets()).toEqual([]);
    },
  );

  it("LOT-01 OFC-08 a player on a bonus account is asked to choose another account for lotto and toto", async () => {
    await signIn();
    await player.post("/en/office/account", { intent: "activate", accountId: "14" });
    const words = "Tickets cannot be bought from a bonus account.";
    const shown = await body("/en/lotto/5-36");
    expect(shown).toContain(`<a class="go" href="/en/office/account" rel="nofollow">${words}`);
    expect(await body("/en/toto/football")).not.toContain('<button class="btn main">');
    const fields = { intent: "buy", key: keyOf(shown), "numbers-1": "1 2 3 4 5" };
    const page = await player.post("/en/lotto/5-36", fields);
    expect([page.status, refusalOf(page).errors]).toEqual([
      422,
      [{ field: null, code: "account" }],
    ]);
    expect(page.bodies.get("third-party")?.content).toContain(`data-error-account="${words}`);
    expect([await tickets(), await site.balance(14)]).toEqual([[], "1000.00"]);
  });

  it("LOT-01 a visitor is asked to sign in and buys no lotto ticket", async () => {
    const guest = new Browser();
    expect(await body("/en/lotto/5-36", guest)).toContain("/en/user/login?returnUrl=");
    const page = await guest.post("/en/lotto/5-36", {
      intent: "buy",
      key: "k".repeat(20),
      "numbers-1": "1 2 3 4 5",
    });
    expect([page.status, refusalOf(page).errors[0]?.code]).toEqual([401, "sign-in"]);
  });

  it("LOT-01 LOT-02 no lotto ticket or toto coupon is bought while no account is active", async () => {
    await signIn();
    const key = keyOf(await body("/en/lotto/5-36"));
    const toto = keyOf(await body("/en/toto/football"));
    const picks = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`pick-${at + 1}`, "X"]));
    const inactive = {
      ...{ id: 11, type: 0, iso: "RUB", symbol: "₽", currencyId: 1, money: "10000.00", points: 0 },
      ...{ label: "", isActive: false, isPointsTypeBalance: true },
    };
    await site.fault("/web-api/officeapi/v1/accounts", {
      status: 200,
      body: {
        ...{ balance: [], bonus: [], all_accounts: [inactive] },
        ...{ is_available_first_deposit_bonus: false, is_account_frozen: false },
      },
    });
    const page = await player.post("/en/lotto/5-36", {
      intent: "buy",
      key,
      "numbers-1": "1 2 3 4 5",
    });
    expect([page.status, refusalOf(page).errors[0]?.code]).toEqual([503, "unavailable"]);
    const coupon = { intent: "place", key: toto, amount: "1", ...picks };
    const placed = await player.post("/en/toto/football", coupon);
    expect([placed.status, refusalOf(placed).errors[0]?.code]).toEqual([503, "unavailable"]);
    await site.heal();
    expect([await tickets(), await site.balance(11)]).toEqual([[], "10000.00"]);
  });

  it("LOT-01 CPP-11 a lotto ticket whose response is lost is found by its key, or the form stays under that key", async () => {
    await signIn();
    const key = keyOf(await body("/en/lotto/5-36"));
    const fields = { intent: "buy", key, "numbers-1": "1 2 3 4 5" };
    await site.fault("/lottery-api/v1/lotto", { drop: "after" }, 1);
    const found = await player.post("/en/lotto/5-36", fields);
    const [ticket] = await tickets();
    expect(found.location).toBe(`/en/lotto/5-36?ticket=${ticket?.id}`);
    const next = { ...fields, key: keyOf(await body("/en/lotto/5-36")) };
    await site.fault("/lottery-api/v1", { drop: "before" }, 5);
    const lost = await player.post("/en/lotto/5-36", next);
    await site.heal();
    expect(lost.location).toBe(`/en/lotto/5-36?checking=1&key=${next.key}`);
    expect(keyOf(await body(lost.location ?? ""))).toBe(next.key);
    expect(await tickets()).toHaveLength(1);
  });
});

describe("toto", () => {
  beforeAll(() => open());
  afterEach(async () => {
    await site.player(login, {});
    await site.tidy();
  });
  afterAll(() => site.close());
  const path = "/en/toto/football15";
  const marksOf = (content: string) => [
    ...new Set([...content.matchAll(/name="(pick-\d+)"/g)].map(([, name = ""]) => name)),
  ];

  it("LOT-02 SCR-01 every toto section has its pages, with a form while a draw is on sale", async () => {
    const guest = new Browser();
    for (const section of [
      "football15",
      "football",
      "hockey",
      "basketball",
      "correct-score",
      "demo",
    ])
      for (const part of ["", "/draw", "/next", "/coupons", "/nonimees"]) {
        if (section === "demo" && part !== "") continue;
        const content = await body(`/en/toto/${section}${part}`, guest);
        expect([section, part, content.match(/<h1/g)?.length]).toEqual([section, part, 1]);
      }
    expect(marksOf(await body(path, guest))).toHaveLength(15);
    // The files have no ice hockey.
    expect(await body("/en/toto/hockey", guest)).toContain('class="empty"');
  });

  it("LOT-02 a toto coupon with several marks costs all its variants and is placed once per form", async () => {
    await signIn();
    const shown = await body(path);
    const names = marksOf(shown);
    const draw = /name="draw" value="(\d+)"/.exec(shown)?.[1] ?? "";
    const form = new URLSearchParams({ intent: "place", key: keyOf(shown), draw, amount: "2.50" });
    for (const [nth, name] of names.entries())
      for (const mark of nth < 3 ? ["1", "X"] : ["2"]) form.append(name, mark);
    const [first, again] = [await player.post(path, form), await player.post(path, form)];
    expect([first.status, again.location]).toEqual([303, first.location]);
    const [coupon, ...others] = await tickets();
    expect(others).toEqual([]);
    expect(coupon).toMatchObject({
      section: "football15",
      draw: Number(draw),
      lines: 8,
      stake: "20.00",
    });
    expect(await site.balance(11)).toBe("9980.00");
    expect(await body(first.location ?? "")).toContain(
      `data-name="ticket-id" value="${coupon?.id}"`,
    );
    const own = await body(`${path}/coupons`);
    expect(own).toContain('data-name="lines" value="8"');
    expect(own).toContain('data-name="ticket-stake" value="20.00"');
  });

  it("LOT-02 ACS-03 a missing toto mark or a wrong amount is refused at its field, and the marks stay", async () => {
    await signIn();
    const shown = await body(path);
    const names = marksOf(shown).slice(1);
    const form = new URLSearchParams({ intent: "place", key: keyOf(shown), amount: "2" });
    for (const name of names) form.append(name, "X");
    const page = await player.post(path, form);
    expect(page.status).toBe(422);
    expect(refusalOf(page)).toMatchObject({
      errors: [{ field: "pick-1", code: "pick" }],
      typed: { "pick-15": ["X"] },
    });
    expect(page.bodies.get("third-party")?.content.match(/ checked/g)).toHaveLength(14);
    form.append("pick-1", "1");
    form.set("amount", "0.10");
    form.set("key", keyOf(await body(path)));
    const least = await player.post(path, form);
    expect(refusalOf(least).errors).toEqual([{ field: "amount", code: "below-minimum" }]);
    expect(await tickets()).toEqual([]);
  });

  it("LOT-02 a toto draw takes no coupon after sales end, and then shows results and winners by category", async () => {
    await signIn();
    const shown = await body(path);
    const names = marksOf(shown);
    const draw = /name="draw" value="(\d+)"/.exec(shown)?.[1] ?? "";
    const form = new URLSearchParams({ intent: "place", key: keyOf(shown), draw, amount: "1" });
    for (const name of names) form.append(name, "1");
    expect((await player.post(path, form)).status).toBe(303);
    await site.advance(10 * 24 * hour);
    await player.signIn();
    form.set("key", "a-later-key-1");
    const late = await player.post(path, form);
    expect([late.status, refusalOf(late).errors[0]?.code]).toEqual([409, "closed"]);
    const [coupon] = await tickets();
    expect(["won", "lost"]).toContain(coupon?.state);
    const winners = await body(`${path}/nonimees`);
    expect(winners).toContain(`?number=${draw}`);
    expect(winners).toContain('data-name="pool-staked" value="1.00"');
    const over = await body(`${path}/draw?number=${draw}`);
    const plain = over.replace(/<\/?(?:span|bdi)\b[^>]*>/g, "");
    expect(plain.match(/<td>(1|X|2)<\/td><\/tr>/g)).toHaveLength(15);
  });
});
