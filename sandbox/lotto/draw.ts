import { createHash, createHmac } from "node:crypto";
import type { Lottery, LottoNumbers } from "./lotteries";

/**
 * Time of draw 0 of every lottery, ms since epoch; draw n is `n × everyMs` later. It is before the
 * oldest feed, of 1993.
 */
const firstDraw = Date.UTC(1990, 0, 1);
/** Tickets for a draw are sold up to this long before it, ms. */
export const salesCloseBeforeDrawMs = 15_000;

/** When a draw takes place, ms since epoch. */
export function drawTime({ everyMs }: Lottery, number: number): number {
  return firstDraw + number * everyMs;
}

/** The next draw that tickets are sold for. */
export function nextDrawOnSale({ everyMs }: Lottery, now: number): number {
  return Math.max(0, Math.floor((now + salesCloseBeforeDrawMs - firstDraw) / everyMs) + 1);
}

/** The latest draw that has taken place; below 0 = none. */
export function lastDrawNumber({ everyMs }: Lottery, now: number): number {
  return Math.floor((now - firstDraw) / everyMs);
}

/**
 * Seed of a draw: HMAC-SHA256 of its name under the platform's secret, so that it is fixed long before the draw,
 * and every process knows the same one, whatever the clock does.
 */
export function drawSeed(secret: string, { slug }: Lottery, number: number): string {
  return createHmac("sha256", secret).update(`lotto:${slug}:${number}`).digest("hex");
}

/** SHA-256 of a seed, shown before the draw. */
export function seedHash(seed: string): string {
  return createHash("sha256").update(seed).digest("hex");
}

/**
 * Numbers of a draw: words of 32 bits of HMAC-SHA256(seed, "lottery:number:block") choose without bias, each among
 * those that are left. Field by field, in rising order.
 */
export function drawnNumbers(
  seed: string,
  { slug, fields }: Lottery,
  number: number,
): LottoNumbers {
  const word = wordsOf(seed, `${slug}:${number}`);
  return fields.map(({ of, drawn }) => {
    const left = Array.from({ length: of }, (_, at) => at + 1);
    const taken = Array.from({ length: drawn }, () => left.splice(below(left.length, word), 1)[0]);
    return taken.filter((one) => one !== undefined).sort((a, b) => a - b);
  });
}

function wordsOf(seed: string, name: string): () => number {
  let block = 0;
  let bytes = Buffer.alloc(0);
  return () => {
    if (bytes.length === 0)
      bytes = createHmac("sha256", seed).update(`${name}:${block++}`).digest();
    const word = bytes.readUInt32BE(0);
    bytes = bytes.subarray(4);
    return word;
  };
}

/**
 * A random number from 0 to `n` - 1, from a source of 32-bit words. Words above the last whole
 * multiple of `n` are skipped, so that every number is equally likely.
 */
function below(n: number, word: () => number): number {
  const whole = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const drawn = word();
    if (drawn < whole) return drawn % n;
  }
}
