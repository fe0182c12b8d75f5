/** Whether this is `npm run test:long`, which differs from `npm test` in these counts and in nothing else. */
const isLong = process.env["TEST_SIZE"] === "long";

/** How many examples a test tries, or how long (ms) it may take for them: in every run, and in the long one. */
export function sized(usual: number, long: number): number {
  return isLong ? long : usual;
}
