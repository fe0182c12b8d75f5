import { createHash, createHmac, randomBytes } from "node:crypto";

/** The source of random numbers of one round. */
export interface RandomSource {
  /** A whole number from 0 to `count` - 1, each as likely as the others. */
  below(count: number): number;
}

const range = 2 ** 32;

/**
 * The draws of a round (CAS-05). Block 0 is HMAC-SHA256 of `{client seed}:{nonce}` under the server seed, block n
 * that of `{client seed}:{nonce}:{n}`; seeds are used as the texts that are shown. Each draw takes four bytes as a whole
 * number and divides it by `count`: the remainder is the draw. Numbers at or above the highest multiple of
 * `count` are skipped, so that no remainder is more likely than another.
 */
export function roundRandomSource(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
): RandomSource {
  let block = 0;
  let at = 0;
  let bytes = blockOf(serverSeed, `${clientSeed}:${nonce}`);
  const next = () => {
    if (at === bytes.byteLength) {
      block += 1;
      at = 0;
      bytes = blockOf(serverSeed, `${clientSeed}:${nonce}:${block}`);
    }
    at += 4;
    return bytes.getUint32(at - 4);
  };
  return {
    below(count) {
      if (!Number.isInteger(count) || count < 1 || count > range)
        throw new RangeError(`cannot draw one of ${count}`);
      const end = range - (range % count);
      let value = next();
      while (value >= end) value = next();
      return value % count;
    },
  };
}

function blockOf(serverSeed: string, message: string): DataView {
  const { buffer, byteOffset, byteLength }: Uint8Array = createHmac("sha256", serverSeed)
    .update(message)
    .digest();
  return new DataView(buffer, byteOffset, byteLength);
}

/** A new server seed: 32 random bytes as hexadecimal text. */
export function newServerSeed(): string {
  return randomBytes(32).toString("hex");
}

/** The hash that is shown while a server seed is in use: SHA-256 of its text. */
export function hashServerSeed(serverSeed: string): string {
  return createHash("sha256").update(serverSeed).digest("hex");
}

/** A client seed for those who have not chosen one. */
export function newClientSeed(): string {
  return randomBytes(8).toString("hex");
}

/** What a client seed may be: it must not contain the colon that separates it from the nonce. */
export const clientSeedPattern = /^[\w.~-]{1,64}$/;

/** Draws `picked` of the numbers 0 to `count` - 1, without putting them back, in the order drawn. */
export function drawDistinctFromZero(draw: RandomSource, count: number, picked: number): number[] {
  const left = Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: picked }, () => {
    const at = draw.below(left.length);
    const [taken = 0] = left.splice(at, 1);
    return taken;
  });
}

/** Draws an index by whole weights. */
export function drawWeighted(draw: RandomSource, weights: readonly number[]): number {
  let rest = draw.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  throw new RangeError("no weights");
}
