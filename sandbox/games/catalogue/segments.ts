/**
 * Makes the segments of a wheel from pairs of a mark and its number of segments; equal marks are spread over
 * the wheel.
 */
export function wheelSegments(
  marks: readonly (readonly [mark: number, count: number])[],
): readonly number[] {
  const size = marks.reduce((sum, [, count]) => sum + count, 0);
  const places: (number | undefined)[] = Array.from({ length: size });
  for (const [mark, count] of marks.toSorted(([, a], [, b]) => a - b))
    for (let nth = 0; nth < count; nth++) {
      let at = Math.floor((nth * size) / count);
      while (places[at] !== undefined) at = (at + 1) % size;
      places[at] = mark;
    }
  return places.map((mark) => mark ?? 0);
}
