import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { dangersIn } from "../features/remote-pages/tree";
import { attacks, type Hostile, harmless, openHostile, sign } from "../support/hostile";
import { openShell, type Shell } from "../support/shell";
import { openSite, type Site } from "../support/site";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

let hostile: Hostile;
let site: Site;
let shell: Shell;
let page = 0;
beforeAll(async () => {
  hostile = await openHostile();
  site = await openSite({ env: { appEnv: "development", remoteOrigins: [hostile.origin] } });
  await site.config({ remotes: { information: { url: hostile.origin, budgetMs: 1500 } } });
  shell = await openShell();
});
afterEach(() => {
  // A remote that keeps failing would not be asked any more.
  site.forget();
  hostile.say(harmless);
});
afterAll(async () => {
  await shell.close();
  await site.close();
  await hostile.close();
});

const ask = (path: string) =>
  shell.send(
    `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nAccept: text/html\r\n\r\n`,
  );
/** A page of the remote that nobody has asked for yet. */
const newPage = () => `/en/about?page=${++page}`;

const isElement = (node: Node): node is Element => "tagName" in node;
const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value ?? null;

interface Document {
  /** Tags and ids outside the outlet, in their order and depth. */
  readonly shell: readonly string[];
  readonly outlet: string;
  readonly scripts: readonly Element[];
  readonly styles: string;
}

/** A document as a browser with scripts reads it. */
function read(html: string): Document {
  const shell: string[] = [];
  const scripts: Element[] = [];
  let outlet = "";
  let styles = "";
  const visit = (node: Node, depth: number) => {
    if (isElement(node)) {
      if (attribute(node, "data-remote-asset") !== null) {
        styles += `${attribute(node, "href") ?? serialize(node)}\n`;
        return;
      }
      shell.push(`${depth} ${node.tagName}#${attribute(node, "id") ?? ""}`);
      if (node.tagName === "script") scripts.push(node);
      if (attribute(node, "data-remote") === "information") {
        outlet += serialize(node);
        return;
      }
    }
    if ("childNodes" in node) for (const child of node.childNodes) visit(child, depth + 1);
  };
  visit(parse(html, { scriptingEnabled: true }), 0);
  return { shell: shell.filter((line) => !/ meta#$/.test(line)), outlet, scripts, styles };
}

async function open(reply: Parameters<Hostile["say"]>[0]) {
  hostile.say(reply);
  const answer = await ask(newPage());
  return { answer, document: read(answer.text) };
}

describe("page of a hostile remote", () => {
  it.each(Object.entries(attacks))(
    "REM-09 REM-11 SEC-02 a hostile remote that %s leaves the shell around it unchanged",
    async (_name, reply) => {
      const sound = (await open(harmless)).document;
      const { answer, document } = await open(reply);
      expect(answer.status).toBe(200);
      expect(document.outlet).toContain(sign);
      // Nothing of it is anywhere else, and nothing of the shell is gone, moved or doubled.
      expect(document.shell).toEqual(sound.shell);
      expect(dangersIn(document.outlet)).toEqual([]);
      expect(document.outlet).not.toMatch(/popover|evil\.example|parentNode/);
      const nonce = /'nonce-([^']+)'/.exec(
        answer.headers.get("content-security-policy") ?? "",
      )?.[1];
      expect(document.scripts.map((script) => attribute(script, "nonce"))).toEqual(
        sound.scripts.map(() => nonce),
      );
      expect(document.styles).not.toMatch(
        /@import|@font-face|(?:^|\})(?:\*|body|html|:root|header)/m,
      );
      expect(answer.text).not.toMatch(/<base|http-equiv/i);
    },
  );

  it("SEC-01 REM-13 the form token is added only to a remote's forms that post to this site", async () => {
    const { document } = await open({
      body:
        '<form method="post" action="/en/coupon"></form><form method="post" action="//evil.example"></form>' +
        '<form method="post" action="https://evil.example"></form><form action="/en"></form>' +
        '<a href="https://evil.example/?tl00000000000000000000000000000000">{{csrf}}</a>',
    });
    expect(document.outlet.match(/name="csrf"/g)).toHaveLength(1);
    expect(document.outlet).toMatch(
      /^<form method="post" action="\/en\/coupon"><input type="hidden" name="csrf"/,
    );
  });

  it("REM-11 a remote's style sheet is scoped before it is served", async () => {
    const { document } = await open({ body: "<p>x</p>", cssToLoad: ["/enemy.css"] });
    const href = /\/remote\/css\/information.*/.exec(document.styles)?.[0] ?? "";
    const sheet = await ask(href);
    expect([sheet.status, sheet.headers.get("content-type")]).toEqual([
      200,
      "text/css; charset=utf-8",
    ]);
    expect(sheet.text).toContain('[data-remote="information"] *{display:none!important;}');
    expect(sheet.text).not.toMatch(/@import|@font-face|evil|(?:^|\})(?:\*|body|:root|header)/);
  });
});

const json = (
  response: ServerResponse,
  text: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
) => response.writeHead(200, { "content-type": "application/json", ...headers }).end(text);
const sound = JSON.stringify({ appName: "information", ...harmless });
const long = JSON.stringify({ appName: "information", body: "x".repeat(3_000_000) });

/** Answers that are none; the page is the shell with the error block. */
const broken: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "3 MB": (response) => json(response, long),
  "3 MB that unpack from 3 kB": (response) =>
    json(response, gzipSync(long), { "content-encoding": "gzip" }),
  "a stream without end": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
    };
    response.on("drain", more);
    more();
  },
  "less than its length": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write(sound, () => response.destroy());
  },
  "another charset": (response) => json(response, Buffer.from(sound, "utf16le")),
  "an encoding that it is not": (response) => json(response, sound, { "content-encoding": "br" }),
  "another type": (response) => response.writeHead(200, { "content-type": "text/html" }).end(sound),
  "no JSON": (response) => json(response, "<html>"),
  "another shape": (response) => json(response, '{"body":{"a":1},"appName":[]}'),
  "a nest of arrays": (response) => json(response, `{"body":"x","appName":${"[".repeat(100_000)}`),
  nothing: (response) => void response.destroy(),
  "an address of this machine": (response) =>
    void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  "an address of the network": (response) =>
    void response.writeHead(307, { location: "http://169.254.169.254/latest/" }).end(),
  "the platform's own": (response) =>
    void response.writeHead(302, { location: "http://platform.internal/web-api/session" }).end(),
  "itself, for ever": (response) => void response.writeHead(302, { location: "/en/about" }).end(),
};

describe("invalid responses of a remote", () => {
  it.each(Object.entries(broken))(
    "REM-06 REM-10 SEC-04 an invalid response of a remote (%s) gives a 502 page with a complete shell",
    async (_name, answers) => {
      const before = hostile.asked.length;
      const { answer, document } = await open((_request, response) => answers(response));
      expect(hostile.asked.length).toBeGreaterThan(before);
      // Another's redirect is no page of this site either (REM-07).
      expect(answer.status).toBe(502);
      expect(document.outlet).not.toContain(sign);
      const tags = document.shell.map((line) => line.split(" ")[1]?.split("#")[0]);
      for (const tag of ["header", "nav", "main", "footer"]) expect(tags).toContain(tag);
      expect(hostile.asked.filter((path) => path.includes("latest"))).toEqual([]);
    },
  );

  it("REM-05 REM-10 a page whose remote drips slowly is sent whole, with the remote still loading", async () => {
    hostile.say((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 50);
      response.once("close", () => clearInterval(drip));
    });
    const answer = await ask(newPage());
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('data-remote-state="loading"');
    expect(answer.text).toContain("</html>");
  });
});
