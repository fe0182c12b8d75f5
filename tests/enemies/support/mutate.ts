import type { Sent } from "../../support/browser";
import { headerValues, nasty } from "./odd";
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

type Mutation = (draft: Draft, random: Random, others: readonly Sent[]) => void;

const path = (target: string) => target.split("?")[0] ?? target;
const query = (target: string) =>
  target.includes("?") ? target.slice(target.indexOf("?") + 1) : "";
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
    const lng = random.pick([
      "ru",
      "ar",
      "xx",
      "EN",
      "e",
      "eng",
      "zh",
      "..",
      "%65n",
      "en%2f",
      "_",
      "uz",
    ]);
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
    draft.headers.push(
      ["origin", "http://shop.test"],
      ["content-type", "application/x-www-form-urlencoded"],
    );
    draft.body = pair("intent", random);
  }
  for (let left = random.below(4); left > 0; left--)
    random.pick(heads.slice(0, 1))(draft, random, []);
  if (random.is(0.5)) draft.target += `?${pair("x", random)}`;
  return draft;
}

/** A recorded request as it is. */
export function draftOf(sound: Sent): Draft {
  // The sandbox's control is open under a loopback name alone.
  const host = sound.target.startsWith("/sandbox/") ? "localhost" : "shop.test";
  const headers = sound.headers.map(([name, value]): [string, string] => [
    name,
    name === "origin" ? `http://${host}` : value,
  ]);
  return {
    method: sound.method,
    target: sound.target,
    headers: [["host", host], ...headers],
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
  else if (body !== null || length !== null)
    lines.push(`Content-Length: ${length ?? payload.length}`);
  const size = isChunked ? Buffer.from(`${payload.length.toString(16)}\r\n`) : Buffer.alloc(0);
  const end = isChunked && payload.length > 0 ? Buffer.from("\r\n0\r\n\r\n") : Buffer.alloc(0);
  const bytes = Buffer.concat([
    Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"),
    size,
    payload,
    end,
  ]);
  const isOdd = headers.some(([name]) =>
    /^(transfer-encoding|content-length|connection|upgrade)$/i.test(name),
  );
  return { bytes, isCut: length !== null || isOdd };
}
