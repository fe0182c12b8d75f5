import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { authorizePage } from "~/features/gate/authorize.server";
import { loadScreenFragment } from "~/features/screen-page/render.server";
import { Browser, origin } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";

const site = siteOfFile();
const servers: Server[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

/** A remote on this machine; `asked` grows with every request. */
async function elsewhere(
  answer: () => { status: number; headers?: Record<string, string>; body: unknown },
) {
  const asked: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? "", headers: request.headers });
    const { status, headers = {}, body } = answer();
    response.writeHead(status, {
      "content-type": "application/json",
      connection: "close",
      ...headers,
    });
    response.end(JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const reply = { body: "<p>from elsewhere</p>", appName: "information" };

describe("remote pages", () => {
  it.each([
    ["/en/home/live", 404],
    ["/en/home/line/all", 410],
    ["/en/home/live/all", 500],
    ["/en/champs", 503],
  ])("REM-07 the page %s has the status %i of its failed remote", async (path, status) => {
    await site.fault("/remotes/betting", { status });
    const page = await new Browser().get(path);
    expect([page.status, page.location]).toEqual([status, null]);
    // The shell stands around it, other remotes included.
    expect(page.loaded).toContain("routes/lng");
    expect(page.shell.footer.initial.state).toBe("ready");
  });

  it.each([
    ["essential", 502],
    ["regular", 200],
  ] as const)(
    "REM-16 a page whose %s remote fails has the status %i",
    async (remoteRank, status) => {
      const request = new Request(`${origin}/en/home/live`, { headers: { accept: "text/html" } });
      const args = { request, params: {}, context: {} };
      const context = await authorizePage(args);
      const { decision } = context;
      const ranked = {
        ...context,
        decision: { ...decision, screen: { ...decision.screen, remoteRank } },
      };
      await site.fault("/remotes/betting", { status: 404 });
      expect(await loadScreenFragment(ranked, args)).toMatchObject({
        status,
        initial: { state: "error", status: 404 },
      });
    },
  );

  it("REM-07 a fragment requested by the browser has the error status of its remote", async () => {
    await site.fault("/remotes/results", { status: 404 });
    expect((await new Browser().fetch("/remote/results/tr/results/live")).status).toBe(404);
  });

  it.each([
    "/remote/betting/%5Cevil.test/en/home/line",
    "/remote/betting/%5C%5Cevil.test/en/home/line",
    "/remote/betting/%5Cevil.test%2Fen/home/line",
    "/remote/betting//evil.test/en/home/line",
    "/remote/betting/https:%2F%2Fevil.test/en/home/line",
    "/remote/cash-out/%5Cevil.test/en/coupon/receipt/1",
  ])("SEC-04 a fragment address that names another host is not followed: %s", async (path) => {
    const browser = await signedIn();
    await site.mark();
    const answer = await browser.fetch(path);
    expect(answer.status === 404 || answer.location?.startsWith("/en/") === true).toBe(true);
    expect(JSON.stringify(await site.calls("/remotes"))).not.toContain("evil");
  });

  it("REM-09 a remote's body is in the document and not in the loader data", async () => {
    const page = await new Browser().get("/en/home/line");
    expect(page.data("screen").remote).toMatchObject({
      app: "betting",
      initial: { state: "ready" },
    });
    expect(page.bodies.get("betting")?.content).toContain("Man United");
    expect(JSON.stringify(page.data("screen"))).not.toContain("Man United");
  });

  it("REM-09 a client navigation fetches a remote's body from the shell's own fragment address", async () => {
    await site.mark();
    const browser = new Browser();
    const page = await browser.data("/en/results/live", "screen");
    expect(page.data("screen").remote?.initial.state).toBe("not-exist");
    expect(await site.calls("/remotes/results")).toEqual([]);
    const fragment = await browser.fetch("/remote/results/en/results/live");
    expect(JSON.parse(await fragment.text())).toMatchObject({
      body: expect.stringContaining("<"),
      hash: expect.any(String),
    });
  });

  it("REM-10 a page whose remote is slower than its budget comes without the body", async () => {
    await site.config({ remotes: { betting: { budgetMs: 300 } } });
    await new Browser().get("/en/about");
    await site.fault("/remotes/betting", { delayMs: 4000 });
    const page = await new Browser().get("/en/multi");
    expect([page.status, page.data("screen").remote?.initial.state]).toEqual([200, "loading"]);
    expect(page.bodies.has("betting")).toBe(false);
    expect(page.shell.footer.initial.state).toBe("ready");
  });

  it("REM-10 a broken remote breaks neither the shell nor the footer", async () => {
    await site.fault("/remotes/betting", { drop: "before" });
    const page = await new Browser().get("/en/champs/1");
    expect([page.status, page.data("screen").remote?.initial.state]).toEqual([502, "error"]);
    expect(page.bodies.get("footer")?.content).toContain('href="/en/responsiblegaming"');
    await site.tidy();
    await site.fault("/remotes/footer", { status: 500 });
    const other = await new Browser().get("/uk/home/line");
    expect([other.status, other.bodies.has("betting")]).toEqual([200, true]);
    expect(other.shell.footer.initial.state).toBe("error");
  });

  it("REM-13 a remote's forms carry the visitor's token and work as plain posts", async () => {
    const browser = new Browser();
    const page = await browser.get("/en/home/line");
    const body = page.bodies.get("betting")?.content ?? "";
    const tokens = [...body.matchAll(/name="csrf" value="([^"]*)"/g)].map(([, token]) => token);
    expect(tokens.length).toBeGreaterThan(0);
    expect(new Set(tokens)).toEqual(new Set([page.shell.csrf]));
    const value = betOn(await site.gameOf("Man United"), "1");
    expect(body).toContain(`value="${value.bet}"`);
    const added = await browser.post(
      "/en/coupon",
      { csrf: tokens[0] ?? "", intent: "add", bet: value.bet },
      { referer: `${origin}/en/home/line` },
    );
    // Back to where it was pressed.
    expect([added.status, added.location]).toEqual([303, `/en/home/line#bet-${value.marketId}`]);
    expect((await browser.get("/en/home/line")).coupon.rows.map(({ id }) => id)).toEqual([
      value.name,
    ]);
  });

  it("REM-13 every link of the footer remote leads to an existing page", async () => {
    const page = await new Browser().get("/en/about");
    const links = [
      ...(page.bodies.get("footer")?.content ?? "").matchAll(/<a [^>]*href="([^"]*)"/g),
    ];
    expect(links.length).toBeGreaterThan(3);
    for (const [, href = ""] of links) {
      // A page of the player's own asks who that is.
      const status = href.startsWith("/en/office/") ? 302 : 200;
      expect([href, (await new Browser().get(href)).status]).toEqual([href, status]);
    }
  });
});

describe("allowed origins of remotes", () => {
  it("SEC-04 a remote at an origin that is not allowed is never requested", async () => {
    const foreign = await elsewhere(() => ({ status: 200, body: reply }));
    site.setEnv({ appEnv: "development" });
    await site.config({ remotes: { information: { url: `${foreign.origin}/pages` } } });
    const refused = await new Browser().get("/en/about");
    expect([refused.status, refused.bodies.has("information")]).toEqual([502, false]);
    expect(foreign.asked).toEqual([]);
    site.setEnv({ appEnv: "development", remoteOrigins: [foreign.origin] });
    const page = await new Browser().get("/en/contacts");
    expect(page.bodies.get("information")?.content).toContain("from elsewhere");
    expect(foreign.asked.map(({ url }) => url)).toEqual(["/pages/en/contacts"]);
  });

  it("SEC-04 a remote's redirect to another origin is not followed", async () => {
    const target = await elsewhere(() => ({ status: 200, body: reply }));
    const listed = await elsewhere(() => ({
      status: 302,
      headers: { location: `${target.origin}/secret` },
      body: {},
    }));
    site.setEnv({ appEnv: "development", remoteOrigins: [listed.origin] });
    await site.config({ remotes: { information: { url: listed.origin } } });
    const page = await new Browser().get("/en/licenses");
    expect([page.status, page.bodies.has("information")]).toEqual([502, false]);
    expect([listed.asked.length, target.asked.length]).toEqual([1, 0]);
  });

  it("SEC-04 a remote gets the language and the protocol, never cookies or the player's identity", async () => {
    const listed = await elsewhere(() => ({ status: 200, body: reply }));
    site.setEnv({ appEnv: "development", remoteOrigins: [listed.origin] });
    await site.config({ remotes: { information: { url: listed.origin } } });
    const browser = await signedIn();
    await browser.get("/en/about");
    const headers = listed.asked[0]?.headers ?? {};
    expect(headers).toMatchObject({
      "mf-render-mode": "json",
      "mf-api-version": "v2",
      "x-language": "en",
    });
    for (const name of ["cookie", "authorization", "x-auth", "x-session-id"])
      expect(headers[name]).toBeUndefined();
  });
});

describe("caching of fragments and pages", () => {
  it("SEC-08 a fragment contains its own visitor's token only and is private to caches", async () => {
    const [one, two] = [new Browser(), new Browser()];
    const tokens = [
      (await one.get("/en/about")).shell.csrf,
      (await two.get("/en/about")).shell.csrf,
    ];
    const [first, second] = [
      await one.fetch("/remote/betting/en/home/line"),
      await two.fetch("/remote/betting/en/home/line"),
    ];
    const bodies = [await first.text(), await second.text()];
    for (const [index, page] of [first, second].entries()) {
      expect(page.headers.get("cache-control")).toMatch(/^private/);
      expect(bodies[index]).toContain(tokens[index]);
      expect(bodies[index]).not.toContain(tokens[1 - index]);
    }
    expect(first.headers.get("etag")).not.toBe(second.headers.get("etag"));
    const known = await one.fetch("/remote/betting/en/home/line", {
      "if-none-match": first.headers.get("etag") ?? "",
    });
    const foreign = await two.fetch("/remote/betting/en/home/line", {
      "if-none-match": first.headers.get("etag") ?? "",
    });
    expect([known.status, foreign.status]).toEqual([304, 200]);
  });

  it("SEC-08 the office pages of two players are requested separately and never mixed", async () => {
    const [demo, limited] = [new Browser(), new Browser()];
    await demo.signIn();
    await limited.signIn("limited@example.test");
    const pages = [await demo.get("/en/office/account"), await limited.get("/en/office/account")];
    const contents = pages.map((page) => page.bodies.get("office")?.content ?? "");
    expect(contents[0]).toContain("500.00");
    expect(contents[1]).not.toContain("500.00");
    const fragment = await demo.fetch("/remote/office/en/office/account");
    expect(fragment.headers.get("cache-control")).toBe("private, no-store");
    const body = await (await limited.fetch("/remote/office/en/office/account")).text();
    expect(body).not.toContain("500.00");
  });

  it("SEC-08 redirects, refusals and data responses are not stored by caches", async () => {
    const guest = new Browser();
    for (const path of ["/en/office/history", "/about", "/en/no/such"]) {
      expect([path, (await guest.get(path)).headers.get("cache-control")]).toEqual([
        path,
        "no-store",
      ]);
    }
    // Not before the site is open: the module opens the platform of whatever environment there is.
    const { handleDataRequest } = await import("~/entry.server");
    const answer = handleDataRequest(new Response("{}"), {
      request: new Request(`${origin}/en/about`),
      context: {},
      params: {},
    });
    expect((await answer).headers.get("cache-control")).toBe("private, no-store");
  });
});
