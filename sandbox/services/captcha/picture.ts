import { randomInt } from "node:crypto";
import { digitStrokes, pointsAlongStroke } from "./glyphs";

type Point = readonly [x: number, y: number];

const [width, height] = [240, 84];
/** Height of a digit's box of 1.4 units, px. */
const digitHeight = 44;
const decoys = 7;

/**
 * Draws digits as an SVG document. Its markup has only strokes in random order: digits are bent,
 * cut to pieces and mixed with decoys, so that a program has to render the picture to read it
 * (SES-11).
 */
export function drawCaptchaSvg(digits: string): string {
  const warp = warper();
  const cell = (width - 24) / digits.length;
  const strokes = [...digits].flatMap((digit, place) =>
    drawn(digit, 12 + cell * (place + 0.5), cell),
  );
  const pieces = [...strokes.flatMap(cut), ...Array.from({ length: decoys }, decoy)];
  const paths = shuffled(pieces).map((points) => pathOf(points.map(warp)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#edf1ee"/><g fill="none" stroke="#22312b" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g></svg>`;
}

/**
 * The strokes of a digit as points of the captcha's picture, centred at x `middle`; each digit is
 * turned, slanted and sized at random.
 */
function drawn(digit: string, middle: number, cell: number): Point[][] {
  const scale = (digitHeight / 1.4) * between(0.9, 1.15);
  const squeeze = Math.min(1, (cell * 0.82) / scale) * between(0.85, 1);
  const angle = between(-0.28, 0.28);
  const lean = between(-0.18, 0.18);
  const [x0, y0] = [middle + between(-2, 2), height / 2 + between(-6, 6)];
  return (digitStrokes[digit] ?? []).map((stroke) =>
    pointsAlongStroke(stroke, 3 + randomInt(3)).map(([x, y]): Point => {
      const [dx, dy] = [(x - 0.5 + lean * (0.7 - y)) * scale * squeeze, (y - 0.7) * scale];
      return [
        x0 + dx * Math.cos(angle) - dy * Math.sin(angle) + between(-0.5, 0.5),
        y0 + dx * Math.sin(angle) + dy * Math.cos(angle) + between(-0.5, 0.5),
      ];
    }),
  );
}

/**
 * Cuts a stroke into pieces of random length, drawn in random direction; neighbours share a point.
 */
function cut(points: readonly Point[]): Point[][] {
  const pieces: Point[][] = [];
  for (let at = 0; at < points.length - 1; ) {
    const next = at + 3 + randomInt(6);
    pieces.push(points.slice(at, next + 1));
    at = next;
  }
  return pieces.map((piece) => (randomInt(2) === 0 ? piece : piece.toReversed()));
}

/** A short stroke that belongs to no digit. */
function decoy(): Point[] {
  const [x, y] = [between(8, width - 8), between(8, height - 8)];
  const angle = between(0, 2 * Math.PI);
  const bend = between(-0.25, 0.25);
  return Array.from(
    { length: 4 + randomInt(4) },
    (_none, at): Point => [
      x + at * 4 * Math.cos(angle + bend * at),
      y + at * 4 * Math.sin(angle + bend * at),
    ],
  );
}

/**
 * Makes the function that moves every point of a captcha's picture along waves of random length and
 * phase, so that the whole picture is bent.
 */
function warper(): (point: Point) => Point {
  const wave = () => ({
    size: between(2.5, 4.5),
    length: between(28, 52),
    phase: between(0, 2 * Math.PI),
  });
  const [across, down] = [wave(), wave()];
  const shift = (at: number, { size, length, phase }: typeof across) =>
    size * Math.sin((2 * Math.PI * at) / length / 2 + phase);
  return ([x, y]) => [x + shift(y, across), y + shift(x, down)];
}

function pathOf(points: readonly Point[]): string {
  const text = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return `<path d="M${text}" stroke-width="${between(2.2, 3.4).toFixed(1)}"/>`;
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: randomInt(2 ** 32) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function between(least: number, most: number): number {
  return least + (randomInt(2 ** 32) / 2 ** 32) * (most - least);
}
