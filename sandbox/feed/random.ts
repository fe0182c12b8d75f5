/**
 * Deterministic pseudo-random number (SBX-02) from 0 up to 1: the same for the same integers below 2^53, in
 * every process.
 */
export function seededRandom(...parts: readonly number[]): number {
  let hash = 0x51f15e;
  for (const part of parts) {
    hash = stir(hash ^ (part >>> 0), 0x2c1b3c6d);
    hash = stir(hash ^ Math.floor(part / 0x100000000), 0x297a2d39);
  }
  return (stir(hash, 0x1b56c4e9) >>> 0) / 0x100000000;
}

/** Index (0 …) selected by a number from 0 up to 1 among shares that sum to about 1. */
export function pickByShares(shares: readonly number[], drawn: number): number {
  let left = drawn;
  const place = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return Math.max(0, place);
}

function stir(value: number, factor: number): number {
  const stirred = Math.imul(value ^ (value >>> 16), factor);
  return stirred ^ (stirred >>> 13);
}
