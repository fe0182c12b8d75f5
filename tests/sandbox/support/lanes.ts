/** Does something `count` times, 20 at once: more would only wait for a connection. */
export async function inLanes<T>(
  count: number,
  work: (n: number) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      results.push(await work(next - 1));
    }
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  return results;
}
