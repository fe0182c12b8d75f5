type Point = readonly [x: number, y: number];

/** A line of a digit's drawing, by its points; `isCurved` = it passes smoothly through them. */
interface Stroke {
  readonly isCurved: boolean;
  readonly points: readonly Point[];
}

const line = (...points: Point[]): Stroke => ({ isCurved: false, points });
const curve = (...points: Point[]): Stroke => ({ isCurved: true, points });

const six: Point[] = [
  [0.8, 0.03],
  [0.4, 0.25],
  [0.15, 0.65],
  [0.1, 1.05],
  [0.3, 1.36],
  [0.62, 1.4],
  [0.9, 1.15],
  [0.82, 0.8],
  [0.5, 0.66],
  [0.2, 0.8],
  [0.1, 1.05],
];

/** Digits as strokes in a box of 1 by 1.4; 0 and 1 are left out, since they look like letters. */
export const digitStrokes: Readonly<Record<string, readonly Stroke[]>> = {
  2: [
    curve([0.08, 0.38], [0.2, 0.1], [0.5, 0], [0.8, 0.1], [0.9, 0.4], [0.65, 0.8], [0.08, 1.4]),
    line([0.08, 1.4], [0.95, 1.4]),
  ],
  3: [
    curve([0.1, 0.2], [0.3, 0.03], [0.6, 0], [0.85, 0.2], [0.8, 0.5], [0.42, 0.66]),
    curve([0.42, 0.66], [0.8, 0.76], [0.93, 1.05], [0.7, 1.36], [0.4, 1.4], [0.08, 1.2]),
  ],
  4: [line([0.7, 1.4], [0.7, 0]), line([0.7, 0], [0.08, 0.95]), line([0.08, 0.95], [0.97, 0.95])],
  5: [
    line([0.88, 0], [0.2, 0]),
    line([0.2, 0], [0.14, 0.62]),
    curve(
      [0.14, 0.62],
      [0.5, 0.5],
      [0.82, 0.65],
      [0.92, 0.98],
      [0.75, 1.3],
      [0.4, 1.4],
      [0.08, 1.25],
    ),
  ],
  6: [curve(...six)],
  7: [line([0.08, 0], [0.92, 0]), curve([0.92, 0], [0.6, 0.6], [0.4, 1.4])],
  8: [
    curve(
      [0.5, 0.65],
      [0.2, 0.5],
      [0.15, 0.2],
      [0.5, 0],
      [0.85, 0.2],
      [0.8, 0.5],
      [0.5, 0.65],
      [0.15, 0.85],
      [0.08, 1.15],
      [0.5, 1.4],
      [0.92, 1.15],
      [0.85, 0.85],
      [0.5, 0.65],
    ),
  ],
  9: [curve(...six.map(([x, y]): Point => [1 - x, 1.4 - y]))],
};

export const digitsShown = Object.keys(digitStrokes).join("");

/**
 * Points along a stroke: each section between two of its own points in `steps` steps, its ends
 * included (Catmull-Rom where it is curved).
 */
export function pointsAlongStroke({ isCurved, points }: Stroke, steps: number): Point[] {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const made: Point[] = [at(0)];
  for (let index = 0; index < points.length - 1; index++) {
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      made.push(
        isCurved
          ? blend([at(index - 1), at(index), at(index + 1), at(index + 2)], t)
          : mix(at(index), at(index + 1), t),
      );
    }
  }
  return made;
}

function mix([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

function blend([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const one = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3);
  return [one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])];
}
