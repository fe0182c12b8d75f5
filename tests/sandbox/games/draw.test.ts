import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawDistinctFromZero, hashServerSeed, roundRandomSource } from "~sandbox/games/draw";
import { sized } from "../../support/size";

const serverSeed = "5f".repeat(32);

describe("CAS-05 draws", () => {
  it("CAS-05 a round's random numbers are successive four-byte words of HMAC-SHA256 blocks", () => {
    const block = (message: string) => createHmac("sha256", serverSeed).update(message).digest();
    const draw = roundRandomSource(serverSeed, "my-seed", 12);
    const first = block("my-seed:12");
    const second = block("my-seed:12:1");
    const expected = [
      ...Array.from({ length: 8 }, (_, at) => first.readUInt32BE(at * 4)),
      second.readUInt32BE(0),
    ];
    // A count of 2^32 shows the numbers themselves.
    expect(expected.map(() => draw.below(2 ** 32))).toEqual(expected);
  });

  it("CAS-05 a random draw skips numbers that would make some outcomes more likely", () => {
    // Two thirds and a bit of 2^32: the rest, above, is skipped, so that about a third of numbers is.
    const count = Math.floor((2 ** 32 * 2) / 3);
    const draws = Array.from({ length: 60 }, (_, nonce) =>
      roundRandomSource(serverSeed, "s", nonce).below(count),
    );
    const raw = Array.from({ length: 60 }, (_, nonce) =>
      roundRandomSource(serverSeed, "s", nonce).below(2 ** 32),
    );
    const skipped = raw.filter((value, at) => value !== draws[at]);
    expect(skipped.length).toBeGreaterThan(8);
    expect(skipped.every((value) => value >= count)).toBe(true);
  });

  it.each([2, 6, 37, 52, 100])(
    "CAS-05 random draws of %i outcomes are even by chi-square",
    (count) => {
      const rolls = sized(20_000, 500_000);
      const seen = Array.from({ length: count }, () => 0);
      for (let nonce = 0; nonce < rolls; nonce++) {
        const value = roundRandomSource(serverSeed, "chi", nonce).below(count);
        seen[value] = (seen[value] ?? 0) + 1;
      }
      const mean = rolls / count;
      const chi = seen.reduce((sum, each) => sum + (each - mean) ** 2 / mean, 0);
      const free = count - 1;
      // Within five standard deviations of what chance gives: mean `free`, variance twice that.
      expect(Math.abs(chi - free)).toBeLessThan(5 * Math.sqrt(2 * free));
    },
  );

  it("CAS-05 numbers are drawn without replacement", () => {
    const some = drawDistinctFromZero(roundRandomSource(serverSeed, "deck", 1), 52, 52);
    expect(some.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, at) => at));
  });

  it("CAS-05 the hash of a server seed is its SHA-256", () => {
    // Of the empty text, as FIPS 180-4 has it.
    expect(hashServerSeed("")).toBe(
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    );
  });
});
