import type { Sent } from "../../support/browser";
import type { Random } from "./random";

/** A request about to be written: any of its parts may be unsound. */
export interface Draft {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: string | null;
  /** What its length is said to be; null = what it is. */
  length: string | null;
  isChunked: boolean;
}

/** Words that trip those who trust words. */
export const nasty: readonly string[] = [
  "",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e999",
  "9".repeat(400),
  "99999999999999999999",
  "-9007199254740993",
  "0x10",
  "1.".padEnd(60, "9"),
  "1,5",
  "%00",
  "%0d%0aset-cookie:%20evil=1",
  "%ff%fe",
  "%E0%A4%A",
  "%u0041",
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  "'\"><img src=x onerror=alert(1)>",
  "{{7*7}}",
  "' or 1=1 --",
  "\u0000",
  "\t",
  "%F0%9F%92%A9",
  "%EF%BF%BD",
  "%E2%80%AE",
  "%C2%85",
  "\u00ff\u00fe",
  "a".repeat(3000),
  "[",
  "{}",
  '{"a":'.repeat(200),
  "[".repeat(2000),
  "1:1:1:1:1",
  "1:2:over::::",
  "true",
  "*",
  "-",
];

type Mutation = (draft: Draft, random: Random, others: readonly Sent[]) => void;

const path = (target: string) => target.split("?")[0] ?? target;
const query = (target: string) => (target.includes("?") ? target.slice(target.indexOf("?") + 1) : "");
const joined = (before: string, after: string) => (after === "" ? before : `${before}?${after}`);
const some = (random: Random) => random.pick(nasty);
const escaped = (word: string, random: Random) =>
  random.is(0.3) ? word : word.replace(/[^\w.%/-]/g, (char) => encodeURIComponent(char));

/** Replaces, doubles, takes away or adds one part of a list. */
function shaken(parts: string[], random: Random, made: () => string): string[] {
  const at = random.below(parts.length + 1);
  const part = parts[at] ?? "";
  const replacement = random.pick([
    [],
    [part, part],
    [made()],
    [made(), part],
    [part.slice(0, -1)],
    [part.toUpperCase()],
  ]);
  return [...parts.slice(0, at), ...replacement, ...parts.slice(at + 1)];
}

function pair(text: string, random: Random): string {
  const name = random.is(0.6) ? (text.split("=")[0] ?? "") : escaped(some(random), random);
  return `${name}=${escaped(some(random), random)}`;
}

const dataQueries = [
  "_data=routes/coupon",
  "_routes=",
  "_routes=root",
  "_routes=__proto__,nope",
  "index",
  "_data",
];
const addresses = [
  "/__manifest?p=/en&version=test",
  "/_root.data",
  "/.data",
  "/en.data",
  "/en/.data",
  "/assets/x.js",
  "/favicon.svg",
  "/favicon.ico",
];

const urls: readonly Mutation[] = [
  (draft, random) => {
    const [, ...segments] = path(draft.target).split("/");
    const made = () => escaped(some(random), random);
    draft.target = joined(`/${shaken(segments, random, made).join("/")}`, query(draft.target));
  },
  (draft, random) => {
    const parts = query(draft.target).split("&");
    const at = random.below(parts.length);
    draft.target = joined(
      path(draft.target),
      shaken(parts, random, () => pair(parts[at] ?? "", random)).join("&"),
    );
  },
  (draft, random) => {
    draft.target = joined(
      path(draft.target),
      [query(draft.target), random.pick(dataQueries)].filter(Boolean).join("&"),
    );
  },
  (draft, random) => {
    const bare = path(draft.target).replace(/\.data$/, "");
    draft.target = joined(random.is(0.5) ? `${bare}.data` : bare, query(draft.target));
  },
  (draft, random) => {
    const lng = random.pick(["ru", "ar", "xx", "EN", "e", "eng", "zh", "..", "%65n", "en%2f", "_", "uz"]);
    draft.target = draft.target.replace(/^\/[^/?]*/, `/${lng}`);
  },
  (draft, random) => {
    const at = random.below(draft.target.length);
    draft.target = `${draft.target.slice(0, at)}${some(random)}${draft.target.slice(at + random.below(3))}`;
  },
  (draft, random) => {
    const names = Array.from({ length: 1 + random.below(1200) }, (_, at) => `a${at}`).join("&");
    draft.target = joined(path(draft.target), names);
  },
  (draft, random) => {
    draft.target = random.pick([
      `http://shop.test${draft.target}`,
      `//shop.test${draft.target}`,
      "*",
      draft.target.slice(1),
      `/${draft.target}`,
      `${draft.target}#x`,
      ...addresses,
    ]);
  },
];

/** Headers of all kinds with values of all kinds. */
const headerValues: Readonly<Record<string, readonly string[]>> = {
  "accept-encoding": ["", "br;q=0", "*", "gzip, br;q=x", "identity;q=0", ",,,", "deflate", "br, br, br"],
  "accept-language": [
    "",
    "*",
    "xx-YY;q=2",
    "en;q=-1,ru;q=nan",
    ",".repeat(900),
    "zh-Hant-TW-x-private",
    "\u00ff",
    "a".repeat(4000),
    "__proto__",
  ],
  accept: ["", "text/x-script", "application/json", "*/*;q=x", "text/html;".repeat(200)],
  range: [
    "bytes=0-5",
    "bytes=9-3",
    "bytes=-5",
    "bytes=a-b",
    "bytes=0-0,2-3",
    "lines=1",
    `bytes=${"9".repeat(40)}-`,
  ],
  "if-none-match": ["*", '""', 'W/"x"', "x".repeat(2000), ",,"],
  "if-modified-since": ["yesterday", "Thu, 01 Jan 1970 00:00:00 GMT", "-1"],
  host: [
    "",
    "shop.test:99999",
    "evil.example",
    "[::1]",
    "a b",
    "shop.test:",
    ".",
    "shop.test@evil",
    "x".repeat(300),
    "127.0.0.1",
  ],
  origin: ["null", "http://evil.example", "http://shop.test", "http://shop.test:80", "x", "\u00ff"],
  referer: [
    "http://evil.example/",
    "http://shop.test/en/%",
    "javascript:1",
    "x",
    "http://shop.test/\\evil",
    "http://[",
    "http://shop.test/en/home/line#x",
  ],
  "sec-fetch-site": ["cross-site", "none", "same-origin", "x"],
  "content-type": [
    "application/json",
    "text/plain",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "application/x-www-form-urlencoded; charset=utf-7",
    "application/x-www-form-urlencoded;;;",
    "",
    "\u00ff",
    "application/x-www-form-urlencoded; boundary=a",
  ],
  "content-encoding": ["gzip", "br", "x", "identity"],
  "transfer-encoding": ["identity", "gzip, chunked", "x", "chunked, chunked"],
  expect: ["100-continue", "200-ok", "x"],
  upgrade: ["websocket", "h2c"],
  "x-forwarded-host": ["evil.example", "\u00ff"],
  "x-forwarded-proto": ["https", "javascript", "x,y"],
  "x-forwarded-for": ["127.0.0.1", "x", ",".repeat(500)],
  forwarded: ["host=evil.example;proto=https"],
  "x-original-url": ["/sandbox/reset"],
  "x-http-method-override": ["DELETE", "POST"],
  "x-remix-response": ["yes"],
  "x-request-id": ["x", "a".repeat(3000)],
  "x-geoip-country": ["__proto__", "xx", "\u00ff"],
  purpose: ["prefetch"],
  cookie: [
    "",
    "=",
    ";;;",
    "__proto__=1",
    "lng=__proto__",
    "settings=%",
    "settings=%7B%22__proto__%22%3A1%7D",
    "coupon=x",
    "__session=.",
    "__session=e30%3D.x",
    "user_token=a.b.c",
    "user_token=a.e30.c",
    "maintenance=1; force-geo-off=1",
    "window_width=-1",
    "lng=en; lng=xx",
    "\u00ff=\u00ff",
    "a=b; ".repeat(1500),
    "cookie_consent=%7B",
  ],
};
const headerNames = Object.keys(headerValues);

const heads: readonly Mutation[] = [
  (draft, random) => {
    const name = random.pick(headerNames);
    const value = random.pick(headerValues[name] ?? [""]);
    if (random.is(0.8)) draft.headers = draft.headers.filter(([known]) => known !== name);
    draft.headers.push([random.is(0.2) ? name.toUpperCase() : name, value]);
  },
  (draft, random) => {
    if (draft.headers.length > 0) draft.headers.splice(random.below(draft.headers.length), 1);
  },
  (draft, random, others) => {
    const cookie = random.pick(others).headers.find(([name]) => name === "cookie");
    draft.headers = draft.headers.filter(([name]) => name !== "cookie");
    if (cookie) draft.headers.push([cookie[0], cookie[1]]);
  },
  (draft, random) => {
    draft.headers = draft.headers.map(([name, value]) => {
      if (name !== "cookie") return [name, value];
      return [name, shaken(value.split("; "), random, () => pair(value, random)).join("; ")];
    });
  },
  (draft, random) => {
    draft.headers = draft.headers.map(([name, value]) => {
      if (name !== "cookie" || value === "") return [name, value];
      const at = random.below(value.length);
      return [
        name,
        `${value.slice(0, at)}${random.pick(["", "A", "%", "=", "\u00e9", ";"])}${value.slice(at + 1)}`,
      ];
    });
  },
  (draft, random) => {
    draft.headers.push([
      random.pick(["x", "__proto__", "constructor", "content-length", "a b", "x:"]),
      some(random),
    ]);
  },
  (draft) => {
    draft.headers.push(["x-large", "x".repeat(20_000)]);
  },
];

const bodies: readonly Mutation[] = [
  (draft, random) => {
    const parts = (draft.body ?? "").split("&");
    const at = random.below(parts.length);
    draft.body = shaken(parts, random, () => pair(parts[at] ?? "", random)).join("&");
  },
  (draft, random) => {
    const parts = (draft.body ?? "").split("&");
    const at = random.below(parts.length);
    const name = parts[at]?.split("=")[0] ?? "";
    if (name !== "csrf") parts[at] = `${name}=${encodeURIComponent(some(random))}`;
    draft.body = parts.join("&");
  },
  (draft, random) => {
    const body = draft.body ?? "";
    const at = random.below(body.length + 1);
    draft.body = random.pick([
      body.slice(0, at),
      body + body,
      `${body}&${body}`,
      body.replaceAll("=", ""),
      `${body}&`.repeat(40),
    ]);
  },
  (draft, random) => {
    draft.body = `${draft.body ?? ""}&x=${"y".repeat(random.pick([10_000, 60_000, 70_000]))}`;
  },
  (draft, random) => {
    draft.body = random.pick([
      '{"__proto__":{"polluted":1}}',
      "[".repeat(5000),
      "\u0000".repeat(50),
      '--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\na\r\n--x--',
      "%",
      "&&&==&",
      "null",
      '"x"',
    ]);
  },
  (draft, random) => {
    const names = Array.from({ length: 2000 }, (_, at) => `f${at}=1`).join("&");
    draft.body = random.is(0.5) ? `${draft.body ?? ""}&${names}` : names;
  },
  (draft, random) => {
    draft.length = random.pick([
      "0",
      "1",
      "5",
      "-1",
      "x",
      "99999",
      "1e3",
      "0x5",
      " 3",
      "999999999999999999999",
    ]);
  },
  (draft) => {
    draft.isChunked = true;
  },
];

const methods: readonly Mutation[] = [
  (draft, random) => {
    draft.method = random.pick([
      "GET",
      "HEAD",
      "POST",
      "PUT",
      "DELETE",
      "PATCH",
      "OPTIONS",
      "TRACE",
      "PROPFIND",
      "get",
      "G E T",
      "X",
    ]);
  },
];

/** One to three changes of a request that was sound. */
export function mutated(sound: Sent, random: Random, others: readonly Sent[]): Draft {
  const draft = draftOf(sound);
  for (let left = 1 + random.below(3); left > 0; left--) {
    const kinds =
      draft.body === null
        ? [urls, urls, heads, heads, methods]
        : [urls, heads, bodies, bodies, bodies, methods];
    random.pick(random.pick(kinds))(draft, random, others);
  }
  return draft;
}

/** A request made of nothing but odd parts. */
export function invented(random: Random): Draft {
  const segments = Array.from({ length: random.below(5) }, () => escaped(some(random), random));
  const draft: Draft = {
    method: random.pick(["GET", "GET", "HEAD", "POST"]),
    target: `/${random.pick(["en", "ru", "remote", "sandbox", "assets", "xx"])}/${segments.join("/")}`,
    headers: [["host", "shop.test"]],
    body: null,
    length: null,
    isChunked: false,
  };
  if (draft.method === "POST") {
    draft.headers.push(["origin", "http://shop.test"], ["content-type", "application/x-www-form-urlencoded"]);
    draft.body = pair("intent", random);
  }
  for (let left = random.below(4); left > 0; left--) random.pick(heads.slice(0, 1))(draft, random, []);
  if (random.is(0.5)) draft.target += `?${pair("x", random)}`;
  return draft;
}

/** A recorded request as it is. */
export function draftOf(sound: Sent): Draft {
  const headers = sound.headers.map(([name, value]): [string, string] => [name, value]);
  return {
    method: sound.method,
    target: sound.target,
    headers: [["host", "shop.test"], ...headers],
    body: sound.body,
    length: null,
    isChunked: false,
  };
}

/** A draft as bytes, asking for the connection's end; `isCut` = less follows than it promises. */
export function written(draft: Draft): { readonly bytes: Buffer; readonly isCut: boolean } {
  const { method, target, headers, body, length, isChunked } = draft;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    "Connection: close",
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const payload = body === null ? Buffer.alloc(0) : Buffer.from(body, "utf8");
  if (isChunked) lines.push("Transfer-Encoding: chunked");
  else if (body !== null || length !== null) lines.push(`Content-Length: ${length ?? payload.length}`);
  const size = isChunked ? Buffer.from(`${payload.length.toString(16)}\r\n`) : Buffer.alloc(0);
  const end = isChunked && payload.length > 0 ? Buffer.from("\r\n0\r\n\r\n") : Buffer.alloc(0);
  const bytes = Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), size, payload, end]);
  const isOdd = headers.some(([name]) =>
    /^(transfer-encoding|content-length|connection|upgrade)$/i.test(name),
  );
  return { bytes, isCut: length !== null || isOdd };
}
