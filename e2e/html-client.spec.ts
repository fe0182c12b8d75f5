// The client that stands for a browser without JavaScript, held against that browser: both send the same requests.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Page, test as playwright } from "@playwright/test";
import { expect } from "./support/expect";
import { HtmlContext } from "./support/html/page";

/** What a request says, as far as a server can decide by it. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/**
 * Headers that both must send alike. Left out: what names the browser (user-agent, accept, sec-ch-ua), what is of
 * the connection, and cache-control, by which a reload differs from a first visit.
 */
const compared = [
  "content-type",
  "cookie",
  "origin",
  "referer",
  "sec-fetch-site",
  "sec-fetch-mode",
  "sec-fetch-dest",
  "sec-fetch-user",
  "upgrade-insecure-requests",
  "accept-language",
];

const form = (inside: string, attributes = 'method="post" action="/target?a=1#there"') =>
  `<form ${attributes}>${inside}<button id="go" name="intent" value="go">Go</button></form>`;

/** Forms by what is special about them: the page's body, and what is done there after it was opened. */
const forms: Readonly<Record<string, string>> = {
  "text in every script, with spaces and signs": form(
    `<input name="a" value="a b+c&amp;d=e%20&quot;'"><input name="b" value="عربي ✓ 😀 é"><input value="no name">`,
  ),
  "every kind of text field": form(
    [
      "text",
      "search",
      "tel",
      "url",
      "email",
      "number",
      "range",
      "color",
      "date",
      "time",
      "datetime-local",
      "month",
      "week",
      "password",
      "hidden",
    ]
      .map((type) => `<input type="${type}" name="${type}">`)
      .join(""),
  ),
  "kinds of field with values that fit and that do not": form(
    `<input type="number" name="n" value="12.5" step="any"><input type="date" name="d" value="2024-02-30"><input type="date" name="e" value="2024-02-29"><input type="color" name="c" value="#ABCDEF"><input type="range" name="r" min="1" max="5" value="9"><input type="email" name="m" value=" a@b.test ">`,
  ),
  "boxes that are ticked, not ticked, and of one name": form(
    `<input type="checkbox" name="a" checked><input type="checkbox" name="b"><input type="checkbox" name="c" value="1" checked><input type="checkbox" name="c" value="2"><input type="checkbox" name="c" value="3" checked>`,
  ),
  "choices of which one, none and the last is chosen": form(
    `<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked><input type="radio" name="b" value="1"><input type="radio" name="c" value="1" checked><input type="radio" name="c" value="2" checked>`,
  ),
  lists: form(
    `<select name="a"><option>one</option><option value="2">two</option></select><select name="b"><option value="1"></option><option value="2" selected>x</option></select><select name="c"><option disabled>x</option><option>y</option></select><select name="d" multiple><option selected>p</option><option>q</option><option selected>r</option></select><select name="e"><optgroup disabled><option>x</option></optgroup><optgroup><option selected>  y  z </option></optgroup></select><select name="f" multiple><option>x</option></select>`,
  ),
  "areas of text with lines": form(
    "<textarea name='a'>\n\nfirst\nsecond\r\nthird</textarea><textarea name='b'></textarea>",
  ),
  "what is disabled, read only, or in a fieldset": form(
    `<input name="a" value="1" disabled><input name="b" value="2" readonly><fieldset disabled><legend><input name="c" value="3"></legend><input name="d" value="4"></fieldset><select name="e" disabled><option>x</option></select>`,
  ),
  "controls outside of their form": `<input name="before" value="1" form="f">${form('<input name="in" value="2">', 'id="f" method="post" action="/target"')}<input name="after" value="3" form="f"><input name="of none" value="4">`,
  "a button outside of its form": `<form id="f" method="post" action="/target"><input name="in" value="2"></form><button id="go" form="f" name="b" value="x">Go</button>`,
  "several buttons": `<form method="post" action="/target"><button name="a" value="1">1</button><input type="submit" name="b" value="2"><button id="go" name="c" value="3">3</button><button type="button" name="d" value="4">4</button></form>`,
  "a button of another address, way and coding": `<form method="post" action="/wrong"><input name="a" value="1"><button id="go" formaction="/target?x=1" formmethod="get">Go</button></form>`,
  "a field that does not fit, and a button that does not mind": `<form method="post" action="/target"><input name="a" required><button id="go" formnovalidate name="b" value="1">Go</button></form>`,
  "a field that does not fit, and a form that does not mind": `<form method="post" action="/target" novalidate><input name="a" required><button id="go">Go</button></form>`,
  "a form without an address": `<form method="post"><input name="a" value="1"><button id="go">Go</button></form>`,
  "a form that asks": `<form action="/target?gone=1"><input name="q" value="a b"><input name="p" value=""><button id="go" name="s" value="1">Go</button></form>`,
  "a form that asks its own page": `<form><input name="q" value="é"><button id="go">Go</button></form>`,
  "names of codings and ways": form(
    '<input type="hidden" name="_charset_"><input name="a" value="1" dirname="a.dir">',
  ),
  "a file that was not chosen": form('<input type="file" name="f"><input name="a" value="1">'),
  "a label around its box": `<form method="post" action="/target"><label id="first">x <input type="checkbox" name="a" value="1"></label><button id="go">Go</button></form>`,
  "a link to another page": `<a id="go" href="target?x=1#y">Go</a>`,
  "a link to the same page with another question": `<a id="go" href="?x=2">Go</a>`,
  "a link that says nothing of where it stands": `<a id="go" href="/target" rel="noreferrer">Go</a>`,
  "a link under another base": `<base href="/deep/er/"><a id="go" href="target">Go</a>`,
  "a link in a part for who has no scripts": `<noscript><a id="go" href="/target">Go</a></noscript>`,
  "a form that leads on by 301": form(
    '<input name="a" value="1">',
    'method="post" action="/redirect/301"',
  ),
  "a form that leads on by 302": form(
    '<input name="a" value="1">',
    'method="post" action="/redirect/302"',
  ),
  "a form that leads on by 303": form(
    '<input name="a" value="1">',
    'method="post" action="/redirect/303#kept"',
  ),
  "a form that leads on by 307": form(
    '<input name="a" value="1">',
    'method="post" action="/redirect/307"',
  ),
  "a form that leads on by 308": form(
    '<input name="a" value="1">',
    'method="post" action="/redirect/308"',
  ),
};

/** Pages on which nothing may be sent. */
const refused: Readonly<Record<string, string>> = {
  "a field that is needed": form('<input name="a" required>'),
  "a field with a pattern": form('<input name="a" pattern="\\d+" value="x">'),
  "a number above its bound": form('<input type="number" name="a" max="5" value="6">'),
  "an address that is none": form('<input type="email" name="a" value="x">'),
  "a place of the same page": `<a id="go" href="#there">Go</a><p id="there">x</p>`,
};

/** What Enter in the field `#in` sends. */
const entered: Readonly<Record<string, string>> = {
  "the first button of a form": `<form method="post" action="/target"><input id="in" name="a" value="1"><button name="b" value="1">1</button><button name="b" value="2">2</button></form>`,
  "the first button, though it stands outside": `<button form="f" name="b" value="1">1</button><form id="f" method="post" action="/target"><input id="in" name="a" value="1"><button name="b" value="2">2</button></form>`,
  "one field without a button": `<form method="post" action="/target"><input id="in" name="a" value="1"></form>`,
};

const policies = [
  "no-referrer",
  "same-origin",
  "origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

/** Serves the pages above, and keeps what documents were asked for. */
async function openServer() {
  const pages = new Map<string, { readonly body: string; readonly policy?: string }>();
  const asked: Asked[] = [];
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === "/favicon.ico") return void response.writeHead(204).end();
    asked.push({
      method: request.method ?? "",
      path,
      headers: headersOf(request),
      body: await bodyOf(request),
    });
    const [, status] = /^\/redirect\/(\d+)/.exec(path) ?? [];
    if (status) {
      response.setHeader("set-cookie", ["led=1; Path=/; HttpOnly", "gone=; Path=/; Max-Age=0"]);
      return void response.writeHead(Number(status), { location: "/target?led=1" }).end();
    }
    const { body = "<p>target</p>", policy } = pages.get(path) ?? {};
    if (policy) response.setHeader("referrer-policy", policy);
    response.setHeader("set-cookie", ["seen=1; Path=/", "gone=1; Path=/", "deep=1; Path=/deep"]);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    /** What was asked for since the last time. */
    take: () => asked.splice(0),
    close: () =>
      new Promise<unknown>((resolve) => server.closeAllConnections() ?? server.close(resolve)),
  };
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    compared.map((name) => [name, headers[name]?.toString().split("; ").sort().join("; ")]),
  );

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Does the same in the browser and by the client; answers what each asked for. */
const test = playwright.extend<{
  both: (
    body: string,
    act: (page: Page) => Promise<unknown>,
    policy?: string,
  ) => Promise<[Asked[], Asked[]]>;
}>({
  both: async ({ browser, locale }, use) => {
    const server = await openServer();
    const address = "/some/page?p=1";
    await use(async (body, act, policy) => {
      server.pages.set(address, { body, ...(policy ? { policy } : {}) });
      const context = await browser.newContext({
        javaScriptEnabled: false,
        locale: locale ?? "en-GB",
      });
      const plain = new HtmlContext(locale ?? "en-GB");
      const runs: Asked[][] = [];
      for (const page of [await context.newPage(), (await plain.newPage()) as unknown as Page]) {
        await page.goto(`${server.origin}${address}`);
        server.take();
        await act(page);
        await page.waitForLoadState?.("load");
        runs.push(server.take());
      }
      await context.close();
      await plain.close();
      return runs as [Asked[], Asked[]];
    });
    await server.close();
  },
});

const press = async (page: Page) => {
  await page
    .locator("#first")
    .all()
    .then(async ([first]) => first?.click());
  await page.locator("#go").click();
};

test("the HTML test client sends the same requests as a browser without JavaScript", {
  tag: "@browser",
}, async ({ both }) => {
  for (const [what, body] of Object.entries(forms)) {
    const [browser, client] = await both(body, press);
    expect.soft(client, what).toEqual(browser);
    expect.soft(browser.length, what).toBeGreaterThan(0);
  }
  for (const [what, body] of Object.entries(entered)) {
    const [browser, client] = await both(body, (page) => page.locator("#in").press("Enter"));
    expect.soft(client, `Enter: ${what}`).toEqual(browser);
    expect.soft(browser.length, what).toBeGreaterThan(0);
  }
});

test("the HTML test client sends nothing when a browser without JavaScript sends nothing", {
  tag: "@browser",
}, async ({ both }) => {
  for (const [what, body] of Object.entries(refused)) {
    const [browser, client] = await both(body, press);
    expect.soft([browser, client], what).toEqual([[], []]);
  }
});

for (const policy of policies)
  test(`the HTML test client sends the same referrer as a browser under the policy ${policy}`, {
    tag: "@browser",
  }, async ({ both }) => {
    for (const body of ['<a id="go" href="/target">Go</a>', form('<input name="a" value="1">')]) {
      const [browser, client] = await both(body, press, policy);
      expect.soft(client, policy).toEqual(browser);
    }
  });
