// What a post from elsewhere may not do, and what every answer says. No browser: the same for every one.
import { Platform } from "./support/platform";
import { startEmbedded } from "./support/server";
import { expect, test } from "./support/shop";

const login = "demo@example.test";

/** A visitor without a browser: keeps cookies, follows nothing. */
class Visitor {
  private readonly cookies = new Map<string, string>();
  constructor(readonly origin: string) {}

  async ask(
    path: string,
    init: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    const { fields, headers = {} } = init;
    const answer = await fetch(new URL(path, this.origin), {
      redirect: "manual",
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
      ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
    });
    return answer;
  }

  /** Takes an answer's cookies, as a browser would. */
  keep(answer: Response) {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }

  async csrf(path: string) {
    const page = await this.keep(await this.ask(path)).text();
    return { page, csrf: /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? "" };
  }
}

/** A signed-in player with one bet in the coupon, and the fields that place it. */
async function readyToPlace(origin: string) {
  const visitor = new Visitor(origin);
  const own = { origin };
  const signIn = await visitor.csrf("/en/user/login");
  const fields = { csrf: signIn.csrf, login, password: "demo", returnUrl: "/en/" };
  visitor.keep(await visitor.ask("/en/user/login", { fields, headers: own }));
  const home = await visitor.csrf("/en/");
  const bet = /name="bet" value="([^"]+)"/.exec(home.page)?.[1] ?? "";
  const add = { csrf: home.csrf, intent: "add", bet };
  visitor.keep(await visitor.ask("/en/coupon", { fields: add, headers: own }));
  const coupon = await visitor.csrf("/en/coupon");
  const key = /name="key" value="([^"]+)"/.exec(coupon.page)?.[1] ?? "";
  return { visitor, place: { csrf: coupon.csrf, intent: "place", amount: "100", key } };
}

test("SEC-01 a post from a foreign origin has no effect on any address, and one from this origin places the bet", async ({
  site,
  platform,
}) => {
  const { visitor, place } = await readyToPlace(site.origin);
  const elsewhere: Record<string, string>[] = [
    { origin: "https://elsewhere.test" },
    { origin: "null" },
    { origin: site.origin.replace("http:", "https:") },
    {},
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { referer: "https://elsewhere.test/en/coupon" },
    {
      origin: "https://elsewhere.test",
      "sec-fetch-site": "same-origin",
      referer: `${site.origin}/en/`,
    },
  ];
  const addresses = [
    "/en/coupon",
    "/en/coupon.data",
    "/en/coupon.data?_routes=routes%2Fcoupon",
    "/en/coupon?_data=routes%2Fcoupon",
    "/en/coupon?%5Fdata=routes%2Fcoupon",
    "/remote/pulse",
    "/en/user/logout",
  ];
  for (const address of addresses) {
    for (const headers of elsewhere) {
      const answer = await visitor.ask(address, { fields: place, headers });
      const what = `${address} ${JSON.stringify(headers)}`;
      expect(answer.status, what).toBeGreaterThanOrEqual(400);
      expect(answer.status, what).toBeLessThan(500);
      expect(answer.headers.getSetCookie(), what).toEqual([]);
    }
  }
  const own = { origin: site.origin };
  const forged = { ...place, csrf: `${place.csrf.slice(0, -2)}AA` };
  expect((await visitor.ask("/en/coupon", { fields: forged, headers: own })).status).toBe(403);
  const old = await visitor.ask("/en/coupon?_data=routes%2Fcoupon", {
    fields: place,
    headers: own,
  });
  expect(old.status).toBe(400);
  expect(await platform.bets(login)).toEqual([]);
  expect(await platform.balance(login)).toBe("10000.00");

  const placed = await visitor.ask("/en/coupon", { fields: place, headers: own });
  expect(placed.status).toBe(303);
  expect(await platform.bets(login)).toHaveLength(1);
});

test("SEC-02 every response has the security headers, and every script element has the nonce", async ({
  site,
  platform,
}) => {
  const visitor = new Visitor(site.origin);
  const home = await (await visitor.ask("/en/")).text();
  const asset = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? "";
  const css = /href="(\/assets\/[^"]+\.css)"/.exec(home)?.[1] ?? "";
  const expected = [
    ["/en/", 200],
    ["/en/no/such/page", 404],
    ["/", 302],
    ["/en/office/history", 302],
    ["/en/coupon.data", 200],
    ["/remote/betting/en/", 200],
    ["/remote/pulse", 200],
    [asset, 200],
    [css, 200],
    ["/robots.txt", 200],
    ["/readyz", 200],
    ["/en/coupon?_data=routes%2Fcoupon", 400],
  ] as const;
  const nonces = new Set<string>();
  for (const [path, status] of expected) {
    const { headers, status: got } = await visitor.ask(path);
    expect(got, path).toBe(status);
    const policy = headers.get("content-security-policy") ?? "";
    const directives = new Map(
      policy.split(";").map((part) => {
        const [name = "", ...values] = part.trim().split(/\s+/);
        return [name, values] as const;
      }),
    );
    const scripts = directives.get("script-src") ?? [];
    expect(scripts, path).toContain("'strict-dynamic'");
    expect(scripts, path).not.toContain("'unsafe-inline'");
    expect(scripts, path).not.toContain("'unsafe-eval'");
    nonces.add(scripts.find((value) => value.startsWith("'nonce-")) ?? "");
    expect(directives.get("object-src"), path).toEqual(["'none'"]);
    expect(directives.get("base-uri"), path).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors"), path).toEqual(["'self'"]);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBeTruthy();
    expect(headers.get("permissions-policy"), path).toBeTruthy();
    expect(headers.get("x-powered-by"), path).toBeNull();
  }
  expect(nonces.size).toBe(expected.length);

  const answer = await visitor.ask("/en/");
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const tags = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);

  await platform.config({
    vendors: { connect: ["https://api.vendor.test/path"], frame: ["javascript:alert(1)"] },
    social: {
      providers: [
        { name: "google", clientId: "x", authorizeUrl: "https://accounts.vendor.test/o/auth" },
      ],
    },
  });
  const widened = (await visitor.ask("/en/about")).headers.get("content-security-policy") ?? "";
  expect(widened).toContain("connect-src 'self' https://api.vendor.test;");
  expect(widened).toContain("form-action 'self' https://accounts.vendor.test;");
  expect(widened).toContain("frame-src 'none';");
  expect(widened).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
});

test("OPS-02 a server that is stopped is not ready at once, finishes running requests and exits", async () => {
  test.setTimeout(120_000);
  const running = await startEmbedded();
  const platform = new Platform(running.control);
  const visitor = new Visitor(running.origin);
  expect((await visitor.ask("/readyz")).status).toBe(200);
  await platform.fault({ path: "/remotes/betting", delayMs: 3_000, times: 1 });
  const inFlight = visitor.ask("/remote/betting/en/");
  await expect
    .poll(
      async () =>
        (await platform.calls()).filter(({ path }) => path.startsWith("/remotes/betting")).length,
    )
    .toBe(1);

  const started = Date.now();
  const stopped = running.stop();
  await expect
    .poll(() => visitor.ask("/readyz").then(({ status }) => status, String), {
      timeout: 2_500,
      intervals: [50],
    })
    .toBe(503);
  const answer = await inFlight;
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("data-bet");
  await stopped;
  // Nothing is left to wait for: idle connections do not hold it for the whole of its 30 seconds.
  expect(Date.now() - started).toBeLessThan(15_000);
});
