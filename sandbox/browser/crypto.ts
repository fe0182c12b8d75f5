/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104) for the browser, with the part of the `node:crypto`
 * interface that drawing a round needs. The build of the browser's script replaces `node:crypto` by
 * this module, so that the browser checks a round with the server's own code (CAS-05).
 */

const encode = (text: string) => new TextEncoder().encode(text);

/**
 * The first 32 bits of the fractional part of the roots of the first `count` primes; `root` is the
 * square or cube root.
 */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found = new Uint32Array(count);
  let at = 0;
  for (let candidate = 2; at < count; candidate++) {
    let isPrime = true;
    for (let by = 2; by * by <= candidate; by++) if (candidate % by === 0) isPrime = false;
    if (!isPrime) continue;
    const value = root(candidate);
    found[at] = Math.floor((value - Math.floor(value)) * 2 ** 32);
    at += 1;
  }
  return found;
}

const initial = fractions(8, Math.sqrt);
const constants = fractions(64, Math.cbrt);
const blockSize = 64;

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const wordAt = (words: Uint32Array, at: number) => words[at] ?? 0;

/** The message with its padding: a bit, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / blockSize) * blockSize;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(size - 4, message.length * 8);
  return view;
}

function compress(state: Uint32Array, view: DataView, from: number): void {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n++) words[n] = view.getUint32(from + n * 4);
  for (let n = 16; n < 64; n++) {
    const [a, b] = [wordAt(words, n - 15), wordAt(words, n - 2)];
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[n] = wordAt(words, n - 16) + small + wordAt(words, n - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const large = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + large + chosen + wordAt(constants, n) + wordAt(words, n)) | 0;
    const small = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [n, value] of [a, b, c, d, e, f, g, h].entries()) state[n] = wordAt(state, n) + value;
}

function sha256(message: Uint8Array): Uint8Array {
  const state = initial.slice();
  const view = padded(message);
  for (let from = 0; from < view.byteLength; from += blockSize) compress(state, view, from);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [n, word] of state.entries()) digest.setUint32(n * 4, word);
  return new Uint8Array(digest.buffer);
}

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

interface Digest {
  update(text: string): Digest;
  digest(): Uint8Array;
  digest(form: "hex"): string;
}

function digestOf(finish: (message: Uint8Array) => Uint8Array): Digest {
  let message = new Uint8Array();
  const self: Digest = {
    update(text) {
      message = joined(message, encode(text));
      return self;
    },
    digest: ((form?: "hex") => {
      const bytes = finish(message);
      return form === "hex" ? hex(bytes) : bytes;
    }) as Digest["digest"],
  };
  return self;
}

/** SHA-256 in the browser; stands in for `createHash` of `node:crypto`. */
export function createHash(_name: "sha256"): Digest {
  return digestOf(sha256);
}

/** HMAC with SHA-256 in the browser; stands in for `createHmac` of `node:crypto`. */
export function createHmac(_name: "sha256", secret: string): Digest {
  const given = encode(secret);
  const key = new Uint8Array(blockSize);
  key.set(given.length > blockSize ? sha256(given) : given);
  const mixed = (mark: number) => key.map((byte) => byte ^ mark);
  return digestOf((message) => sha256(joined(mixed(0x5c), sha256(joined(mixed(0x36), message)))));
}

/** Random bytes of the browser's generator, as `node:crypto` gives them, but only as `hex` text. */
export function randomBytes(size: number): { toString(form: "hex"): string } {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return { toString: () => hex(bytes) };
}
