/**
 * How much of what could be tried a run tries: a share that fits every run, and with TEST_SIZE=long
 * (`npm run test:long`) all of it. Both hold it to the same assertions.
 */
export const isLong = process.env["TEST_SIZE"] === "long";

/** A count for every run, and the one for the long run. */
export function sized(usual: number, long: number): number {
  return isLong ? long : usual;
}

/** Whether what these tests look at is as a run last saw it whole; `scripts/lib/tiers.mjs` names them. */
export function isUnchanged(tier: string): boolean {
  return (process.env["TEST_UNCHANGED"] ?? "").split(",").includes(tier);
}

/** Which share this run tries; a whole run takes another one with other sources (`scripts/lib/tiers.mjs`). */
const share = Number(process.env["TEST_SHARE"] ?? 0);

/** One of so many, chosen by its name, so that a list that grows changes nothing for the others. */
export function isOfShare(name: string, of = 3): boolean {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), share) % of === 0;
}
