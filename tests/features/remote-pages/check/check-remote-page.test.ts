import { describe, expect, it, vi } from "vitest";
import { checkRemotePage } from "~/features/remote-pages/check/check-remote-page.server";

const url = new URL("https://remote.test/app/en/page");
const good = {
  appName: "sample",
  title: "Sample",
  head: '<meta name="description" content="A sample">',
  body: '<h1>Sample</h1><form method="post" action="/en/coupon"><button>Add</button></form>',
  style: ".a { color: red } @media (width > 1px) { .b { color: red } }",
  cssToLoad: ["https://remote.test/a.css"],
  scriptsToLoad: ["/a.js"],
};

/** A remote with one page; `answer` makes it, any other address is 404. */
const remote = (answer: () => Response) => async (asked: unknown) =>
  String(asked) === url.href ? answer() : new Response("{}", { status: 404 });
const json = (reply: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(reply), {
    ...init,
    headers: { "content-type": "application/json", ...init?.headers },
  });
const asked = { url, origins: [], siteOrigin: "https://site.test", isPart: false, token: null };
const check = (fetch: typeof globalThis.fetch) => checkRemotePage({ ...asked, fetch });
const verdictsOf = async (fetch: unknown) =>
  (await check(fetch as typeof globalThis.fetch))
    .filter(({ verdict }) => verdict !== "ok")
    .map((one) => `${one.verdict} ${one.check}: ${one.detail}`);

describe("check of a remote page", () => {
  it("a remote page that follows the protocol passes every check", async () => {
    expect(await verdictsOf(remote(() => json(good)))).toEqual([]);
  });

  it.each([
    ["is away", () => Promise.reject(new Error("refused")), /^fail connection: refused/],
    ["answers 500", () => json({}, { status: 500 }), /^fail status: 500/],
    ["leads elsewhere", () => json({}, { status: 302, headers: { location: "/x" } }), /302 to \/x/],
    ["answers HTML", () => new Response("<p>"), /^fail content-type: text\/plain/],
    [
      "is no JSON",
      () => new Response("<p>", { headers: { "content-type": "application/json" } }),
      /^fail reply: not JSON/,
    ],
    [
      "is over 2 MB",
      () => json({ ...good, body: "a".repeat(2_100_000) }),
      /^fail size: 21\d+ bytes/,
    ],
    ["sets a cookie", () => json(good, { headers: { "set-cookie": "a=b" } }), /^warn cookies/],
    ["lacks its body", () => json({ ...good, body: undefined }), /^fail reply: body/],
    ["has no name", () => json({ ...good, appName: " " }), /^fail appName/],
    [
      "is drawn by code alone",
      () => json({ ...good, body: "<div></div>" }),
      /^fail body: nothing to see/,
    ],
    [
      "is nested too deep",
      () => json({ ...good, body: "<div>".repeat(300) }),
      /^fail body: refused: nested/,
    ],
    [
      "has code in its markup",
      () => json({ ...good, body: `${good.body}<p onclick="a()">x</p><script>a()</script>` }),
      /^warn markup: removed .*onclick ×1, script ×1/,
    ],
    [
      "posts elsewhere",
      () =>
        json({
          ...good,
          body: '<p>x</p><form method="post" action="https://evil.test/"><button>x</button></form>',
        }),
      /^fail form 1: post to "https:\/\/evil\.test\/" does nothing/,
    ],
    [
      "cannot be sent",
      () => json({ ...good, body: '<p>x</p><form action="/en/"><input name="a"></form>' }),
      /^fail form 1: .* has no button/,
    ],
    [
      "imports styles",
      () => json({ ...good, style: "@import 'x.css'; .a { color: red }" }),
      /^warn style: .*@import/,
    ],
    [
      "styles the document",
      () =>
        json({
          ...good,
          style: "@font-face { font-family: Arial; src: url(x) } .a { color: red }",
        }),
      /^warn style: 1 of 2 rules/,
    ],
    [
      "loads a stranger's script",
      () => json({ ...good, scriptsToLoad: ["https://evil.test/a.js"] }),
      /^fail scripts: .*evil/,
    ],
    [
      "links a stranger's styles in its head",
      () =>
        json({
          ...good,
          head: `${good.head}<link rel="stylesheet" href="https://evil.test/a.css">`,
        }),
      /^fail style sheets: .*evil/,
    ],
    ["has no title", () => json({ ...good, title: null }), /^warn head: no title/],
  ])("the check reports a remote page that %s", async (_, answer, expected) => {
    const found = await verdictsOf(remote(answer as () => Response));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it.each([
    [900, ["warn time: median 900 ms of 5"]],
    [3_500, ["fail time: median 3500 ms of 5"]],
  ])("the check of a remote page reports a response time of %i ms", async (ms, expected) => {
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => clock);
    const found = await verdictsOf(
      remote(() => {
        clock += ms;
        return json(good);
      }),
    );
    expect(found.map((one) => one.split(";")[0])).toEqual(expected);
  });

  it("the check of a remote page lists every aspect it examined", async () => {
    const found = await check(remote(() => json(good)) as typeof globalThis.fetch);
    expect(found.map(({ check }) => check)).toEqual([
      "status",
      "size",
      "reply",
      "body",
      "markup",
      "form 1",
      "style",
      "style sheets",
      "scripts",
      "head",
      "time",
      "unknown page",
    ]);
  });

  it("the check of a remote page warns when unknown pages answer 200 instead of 404", async () => {
    const found = await verdictsOf(async () => json(good));
    expect(found).toEqual(["warn unknown page: 200 where 404 is due"]);
  });

  it("the check of a remote footer needs no title or head, and every request carries the token", async () => {
    const seen: (string | null)[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      seen.push(new Headers(init?.headers).get("authorization"));
      return json({ ...good, title: null, head: null });
    };
    const found = await checkRemotePage({ ...asked, isPart: true, token: "t", fetch });
    expect(found.filter(({ verdict }) => verdict !== "ok")).toEqual([]);
    expect(new Set(seen)).toEqual(new Set(["Bearer t"]));
  });
});
