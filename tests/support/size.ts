/**
 * How much of what could be tried a run tries: a share that fits every run, and with TEST_SIZE=long
 * (`npm run test:long`) all of it. Both hold it to the same assertions.
 */
export const isLong = process.env["TEST_SIZE"] === "long";

/** A count for every run, and the one for the long run. */
export function sized(usual: number, long: number): number {
  return isLong ? long : usual;
}
