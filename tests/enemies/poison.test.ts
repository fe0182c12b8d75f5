import { describe, expect, it } from "vitest";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";
import type { Answer } from "../support/wire";

siteOfFile();
const shell = shellOfFile();

/** Headers that have made caches keep another's page. */
const poisons: readonly (readonly [name: string, value: string])[] = [
  ["X-Forwarded-Host", "evil.example"],
  ["X-Forwarded-Host", 'evil.example"><script>alert(1)</script>'],
  ["X-Forwarded-Proto", "https"],
  ["X-Forwarded-Proto", "javascript"],
  ["X-Forwarded-Scheme", "https"],
  ["X-Forwarded-Port", "8443"],
  ["X-Forwarded-Prefix", "/evil"],
  ["X-Forwarded-For", "6.6.6.6"],
  ["X-Forwarded-Server", "evil.example"],
  ["X-Forwarded-Path", "/en/evil"],
  ["X-Real-IP", "6.6.6.6"],
  ["Forwarded", "host=evil.example;proto=https;for=6.6.6.6"],
  ["X-Host", "evil.example"],
  ["X-Original-Host", "evil.example"],
  ["X-HTTP-Host-Override", "evil.example"],
  ["X-Original-URL", "/en/user/logout"],
  ["X-Rewrite-URL", "/en/user/logout"],
  ["X-Http-Method-Override", "POST"],
  ["X-Method-Override", "DELETE"],
  ["X-HTTP-Method", "PUT"],
  ["Accept-Language", "evil"],
  ["Accept-Language", "ar;q=1, __proto__;q=2"],
  ["Accept-Language", "ru-RU,ru"],
  ["Accept-Encoding", "br;q=0, x"],
  ["Accept", "application/json"],
  ["Accept", "text/x-script"],
  ["Range", "bytes=0-9"],
  ["Range", "bytes=9-3"],
  ["If-Range", "x"],
  ["If-None-Match", "*"],
  ["If-Modified-Since", "Fri, 01 Jan 2100 00:00:00 GMT"],
  ["Cookie", "lng=ar"],
  ["Cookie", "lng=evil"],
  ["Cookie", "settings=theme=2&fontSize=3&isVisuallyImpaired=1"],
  ["Cookie", "maintenance=1"],
  ["Cookie", "force-geo-off=1"],
  ["Cookie", "__session=evil; coupon=evil; user_token=a.b.c"],
  ["Cookie", "window_width=1"],
  ["User-Agent", "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) <script>"],
  ["Referer", "http://evil.example/"],
  ["Origin", "http://evil.example"],
  ["Authorization", "Bearer evil"],
  ["X-Auth", "Bearer evil"],
  ["X-Session-Id", "evil"],
  ["X-Geoip-Country", "us"],
  ["CF-IPCountry", "us"],
  ["X-Language", "ar"],
  ["X-Requested-With", "XMLHttpRequest"],
  ["X-Request-Id", "evil"],
  ["mf-render-mode", "html"],
  ["force-spa", "true"],
  ["Purpose", "prefetch"],
  ["Sec-Fetch-Dest", "iframe"],
  ["Cache-Control", "no-transform"],
  ["Upgrade-Insecure-Requests", "1"],
];

const ask = (path: string, ...headers: readonly (readonly [string, string])[]): Promise<Answer> =>
  shell.send(
    `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nAccept-Encoding: identity\r\n` +
      `${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );

/** What a clean reader gets, without what is new for each answer. */
function plain({ status, headers, text }: Answer, round: string): string {
  const nonce =
    /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "no nonce";
  const token = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? /"csrf","([^"]+)"/.exec(text)?.[1];
  const body = [nonce, token ?? "no token", round].reduce(
    (rest, own) => rest.replaceAll(own, "…"),
    text,
  );
  const kept = ["content-type", "cache-control", "location", "vary", "content-language", "link"];
  return JSON.stringify([
    status,
    kept.map((name) => headers.get(name)?.replace(round, "…") ?? null),
    body
      // A fragment's hash is made of its address as well, and the time moves.
      .replace(/(?<=")[\w-]{22}(?=\\*")/g, "hash")
      // A sheet's address becomes exact once somebody has looked at it.
      .replace(/(\/remote\/css\/[\w-]+\/)[\w-]{22}\.css/g, "$1sheet.css")
      // An empty coupon has a new key for each visitor.
      .replace(/\bkey(\\*",\\*")[\w-]{16}(?=\\*")/g, "key")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b1[78]\d{11}\b/g, "time"),
  ]);
}

describe("cache poisoning by request headers", () => {
  it("SEC-08 the tests of cache poisoning try more than fifty headers", () => {
    expect(poisons.length).toBeGreaterThan(50);
  });

  it.each([
    ["a page and its remote", "/en/about?round="],
    ["a fragment", "/remote/information/en/about?round="],
    ["the page's data", "/en/about.data?round="],
    ["the sitemap", "/sitemap/en/pages.xml?round="],
    ["robots.txt", "/robots.txt?round="],
    ["a file", "/favicon.svg?round="],
    ["the redirect to a language", "/about?round="],
  ])(
    "SEC-05 SEC-08 %s stays the same for a visitor after a request with a poisonous header",
    async (_name, path) => {
      await ask(`${path}first0000`);
      const clean = plain(await ask(`${path}clean0000`), "clean0000");
      expect(clean).toContain(path.startsWith("/about") ? "302" : "200");
      const changed: string[] = [];
      for (const [index, poison] of poisons.entries()) {
        const round = `round${1000 + index}`;
        await ask(`${path}${round}`, poison);
        const after = plain(await ask(`${path}${round}`), round);
        if (after !== clean) changed.push(`${poison.join(": ")}\n${difference(clean, after)}`);
      }
      expect(changed).toEqual([]);
    },
    120_000,
  );
});

function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(at - 60, at + 80)}\n${other.slice(at - 60, at + 80)}`;
}
