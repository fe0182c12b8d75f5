import { html, type Markup } from "../markup";

/** Subjects that pictures of posts and news are drawn of; a file names one as its `picture`. */
export const drawingNames = [
  "board",
  "pitch",
  "stopwatch",
  "shield",
  "dice",
  "slip",
  "card",
  "paper",
] as const;
export type DrawingName = (typeof drawingNames)[number];

/** Whole numbers that are always the same for a text: `n(least, most)` gives the next one. */
type Numbers = (least: number, most: number) => number;

function numbersOf(slug: string): Numbers {
  let state = 2_166_136_261;
  for (const char of slug) state = Math.imul(state ^ char.charCodeAt(0), 16_777_619);
  return (least, most) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1;
    return least + ((state >>> 8) % (most - least + 1));
  };
}

/**
 * Draws the picture of a text: its subject, with details that follow from its slug, so that no two are the same. Without
 * `alt` it is decoration beside the text's title.
 */
export function drawing(name: string, slug: string, alt: string | null): Markup {
  const subject = drawingNames.find((each) => each === name) ?? "paper";
  const n = numbersOf(slug);
  const tilt = n(-18, 18);
  const rings = [n(40, 70), n(90, 120)];
  const [x, y] = [n(30, 290), n(10, 170)];
  const label = alt === null ? html`aria-hidden="true"` : html`role="img" aria-label="${alt}"`;
  return html`<svg class="art" viewBox="0 0 320 180" ${label}><rect class="ground" width="320" height="180"/>${rings.map((r) => html`<circle class="ring" cx="${x}" cy="${y}" r="${r}"/>`)}<path class="band" transform="rotate(${tilt} 160 90)" d="M-60 ${n(120, 150)}h440v60h-440z"/>${subjects[subject](n)}</svg>`;
}

const subjects: Readonly<Record<DrawingName, (n: Numbers) => Markup>> = {
  board: (n) => {
    const tops = [n(40, 110), n(50, 120), n(30, 100), n(60, 120)];
    const points = tops.map((top, at) => `${86 + at * 50} ${top}`).join("L");
    return html`${tops.map(
      (top, at) =>
        html`<rect class="${at === 2 ? "main" : "soft"}" x="${68 + at * 50}" y="${top}" width="36" height="${150 - top}" rx="4"/>`,
    )}<path class="stroke" d="M${points}"/><path class="edge" d="M56 150h208"/>`;
  },
  pitch: (n) => {
    const [x, y] = [n(180, 240), n(55, 125)];
    return html`<rect class="main" x="60" y="30" width="200" height="120" rx="6"/><g class="chalk"><path d="M160 30v120M60 62h32v56H60M260 62h-32v56h32"/><circle cx="160" cy="90" r="22"/></g><path class="pass" d="M${n(80, 110)} ${n(60, 120)}Q160 ${n(10, 60)} ${x} ${y}"/><circle class="ball" cx="${x}" cy="${y}" r="7"/>`;
  },
  stopwatch: (n) => {
    const angle = n(20, 320);
    return html`<rect class="soft" x="150" y="18" width="20" height="20" rx="4"/><circle class="plate" cx="160" cy="98" r="60"/><g class="edge">${[...Array(12).keys()].map((at) => html`<path transform="rotate(${at * 30} 160 98)" d="M160 46v8"/>`)}</g><path class="stroke" transform="rotate(${angle} 160 98)" d="M160 98V58"/><circle class="main" cx="160" cy="98" r="6"/>`;
  },
  shield: (n) =>
    html`<path class="main" d="M160 26l56 20v44c0 34-24 54-56 66-32-12-56-32-56-66V46z"/><circle class="plate" cx="160" cy="88" r="32"/><path class="stroke" d="M160 88V66M160 88l${n(10, 18)} ${n(2, 12)}"/>`,
  dice: (n) => {
    const die = (x: number, y: number, turn: number, value: number) =>
      html`<g transform="rotate(${turn} ${x + 36} ${y + 36})"><rect class="plate" x="${x}" y="${y}" width="72" height="72" rx="12"/>${pips(value).map(([column, row]) => html`<circle class="main" cx="${x + 18 * column}" cy="${y + 18 * row}" r="6"/>`)}</g>`;
    return html`${die(72, 66, n(-20, 5), n(1, 6))}${die(168, 40, n(0, 24), n(1, 6))}`;
  },
  slip: (n) =>
    html`<path class="plate" d="M104 22h112v132l-14-9-14 9-14-9-14 9-14-9-14 9-14-9-14 9z"/>${[0, 1, 2].map((at) => html`<rect class="line" x="118" y="${40 + at * 26}" width="${n(36, 56)}" height="8" rx="4"/><rect class="${at === 1 ? "main" : "soft"}" x="182" y="${36 + at * 26}" width="24" height="16" rx="4"/>`)}<path class="edge" d="M118 118h88"/>`,
  card: (n) =>
    html`<g transform="rotate(${n(-10, 10)} 160 90)"><rect class="main" x="84" y="44" width="152" height="96" rx="10"/><rect class="ball" x="100" y="66" width="28" height="22" rx="4"/><g class="chalk"><path d="M100 108h40M152 108h${n(20, 56)}M100 124h${n(30, 80)}"/></g></g>`,
  paper: (n) =>
    html`<rect class="plate" x="84" y="28" width="152" height="126" rx="6"/><rect class="main" x="98" y="42" width="${n(76, 124)}" height="14" rx="4"/><rect class="soft" x="98" y="66" width="56" height="44" rx="4"/>${[0, 1, 2, 3].map((at) => html`<rect class="line" x="164" y="${68 + at * 12}" width="${n(34, 58)}" height="5" rx="2"/>`)}${[0, 1].map((at) => html`<rect class="line" x="98" y="${122 + at * 12}" width="${n(80, 124)}" height="5" rx="2"/>`)}`,
};

/** Columns and rows of the pips of a die's face, each 1 to 3. */
function pips(value: number): readonly (readonly [number, number])[] {
  const corners = [
    [1, 1],
    [3, 3],
    [3, 1],
    [1, 3],
    [1, 2],
    [3, 2],
  ] as const;
  const even = value - (value % 2);
  return value % 2 === 1 ? [...corners.slice(0, even), [2, 2]] : corners.slice(0, even);
}
