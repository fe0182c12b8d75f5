import type { RemoteShareCard } from "~/platform/services/remotes/wire.server";

/** Size of a share card, in pixels: what chats and networks show whole. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What stands on a card. */
export interface ShareCard extends RemoteShareCard {
  /** The operator's name. */
  readonly siteName: string;
  /** From which age one may play. */
  readonly age: number;
  readonly dir: "ltr" | "rtl";
}

/** Colours of a card by their role, as CSS. */
export type CardColours = Readonly<
  Record<"surface" | "raised" | "ink" | "muted" | "line" | "accent" | "accentInk", string>
>;

/** Width of a text in a font of 100 px, in pixels. */
export type MeasureText = (text: string, weight: 400 | 700) => number;

/** A text in the size in which it fits. */
interface FittedText {
  readonly text: string;
  readonly size: number;
}

const margin = 72;
const room = cardSize.width - 2 * margin;

/** The text as large as it fits into a width, up to `size`; where it would be smaller than `least`, its end is cut. */
export function fitText(
  text: string,
  { size, least, width, weight }: { size: number; least: number; width: number; weight: 400 | 700 },
  measure: MeasureText,
): FittedText {
  const widthAt = (words: string, at: number) => (measure(words, weight) * at) / 100;
  const whole = widthAt(text, size);
  if (whole <= width) return { text, size };
  const smaller = Math.floor((size * width) / whole);
  if (smaller >= least) return { text, size: smaller };
  const letters = [...text];
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthAt(cutTo(letters, middle), least) <= width) fits = middle;
    else tooMany = middle;
  }
  return { text: cutTo(letters, fits), size: least };
}

/** The first letters, up to the end of a word where that leaves most of them. */
function cutTo(letters: readonly string[], count: number): string {
  const text = letters.slice(0, count).join("");
  const isWithinWord = !/^\s?$/.test(letters[count] ?? "");
  const end = text.lastIndexOf(" ");
  const whole = isWithinWord && end > text.length * 0.6 ? text.slice(0, end) : text;
  return `${whole.replace(/[\s,;:.(–—-]+$/, "")}…`;
}

/**
 * A title in lines of words: as large as it fits in at most three lines. Where even the smallest size does not hold it, the
 * last line is cut.
 */
export function wrapTitle(
  title: string,
  measure: MeasureText,
): { readonly lines: readonly string[]; readonly size: number } {
  const sizes = [72, 64, 56, 50] as const;
  for (const size of sizes) {
    const lines = linesOf(title, size, measure);
    const most = size >= 64 ? 2 : 3;
    const isWide = lines.some((line) => (measure(line, 700) * size) / 100 > room);
    if (lines.length <= most && !isWide) return { lines, size };
  }
  const size = 50;
  const all = linesOf(title, size, measure);
  const shown = [...all.slice(0, 2), ...(all.length > 2 ? [all.slice(2).join(" ")] : [])];
  const fitted = shown.map(
    (line) => fitText(line, { size, least: size, width: room, weight: 700 }, measure).text,
  );
  return { lines: fitted, size };
}

/** Words in lines; each word is measured once, which is enough for where a line ends. */
function linesOf(title: string, size: number, measure: MeasureText): readonly string[] {
  const space = 28;
  const lines: { text: string; width: number }[] = [];
  for (const word of title.split(/\s+/).filter((each) => each !== "")) {
    const width = measure(word, 700);
    const last = lines.at(-1);
    const longer = last === undefined ? 0 : last.width + space + width;
    if (last !== undefined && (longer * size) / 100 <= room) {
      last.text += ` ${word}`;
      last.width = longer;
    } else lines.push({ text: word, width });
  }
  return lines.map(({ text }) => text);
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Control characters and embeddings have no picture of their own; marks of direction order the signs around numbers. */
const printable = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ").replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** The picture of a card (SEO-12): 1200 × 630, with nothing outside it, in the direction of its language. */
export function shareCardSvg(card: ShareCard, colours: CardColours, measure: MeasureText): string {
  const isRtl = card.dir === "rtl";
  /** A text from its start; in Arabic the whole text is an embedding, so that Latin names do not turn it around. */
  const text = (words: string, { x, y, size, fill, weight = 400 }: TextPlace) => {
    const [from, anchor] = isRtl ? [cardSize.width - x, "end"] : [x, "start"];
    const shown = isRtl ? `\u202b${words}\u202c` : words;
    return `<text x="${from}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(shown)}</text>`;
  };
  const fitted = (words: string, size: number, weight: 400 | 700 = 400, width = room) =>
    fitText(printable(words), { size, least: Math.round(size * 0.75), width, weight }, measure);

  const brand = fitted(card.siteName, 38, 700, room - 200);
  const [ageX, ageAnchor] = isRtl ? [margin, "start"] : [cardSize.width - margin, "end"];
  const parts = [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colours.surface}"/>`,
    `<rect width="${cardSize.width}" height="100" fill="${colours.accent}"/>`,
    text(brand.text, { x: margin, y: 63, size: brand.size, weight: 700, fill: colours.accentInk }),
    `<text x="${ageX}" y="62" font-size="34" font-weight="700" fill="${colours.accentInk}" text-anchor="${ageAnchor}">${card.age}+</text>`,
  ];
  // Without figures there is room for the title in the middle.
  let y = card.figures.length > 0 ? 168 : 220;
  if (card.above !== undefined) {
    const above = fitted(card.above, 34);
    parts.push(text(above.text, { x: margin, y, size: above.size, fill: colours.muted }));
  }
  const { lines, size } =
    card.against === undefined
      ? wrapTitle(printable(card.title), measure)
      : pairOf(printable(card.title), printable(card.against), measure);
  y += 14;
  for (const words of lines) {
    y += Math.round(size * 1.2);
    parts.push(text(words, { x: margin, y, size, weight: 700, fill: colours.ink }));
  }
  y += 14;
  const [only = ""] = card.lines;
  const inTwo = card.lines.length === 1 ? linesOf(printable(only), 34, measure) : [];
  // A single line may become two where a title of one line, or no figures, leave room for it.
  const hasRoom = lines.length === 1 || card.figures.length === 0;
  const furtherLines = inTwo.length === 2 && hasRoom ? inTwo : card.lines;
  const below = Math.min(...furtherLines.map((words) => fitted(words, 34).size));
  for (const words of furtherLines) {
    y += 46;
    const { text: shown } = fitText(
      printable(words),
      { size: below, least: below, width: room, weight: 400 },
      measure,
    );
    parts.push(text(shown, { x: margin, y, size: below, fill: colours.muted }));
  }
  const gap = 20;
  const third = (room - 2 * gap) / 3;
  const isOnly = card.figures.length === 1;
  card.figures.forEach(({ name, value }, nth) => {
    const most = (isOnly ? room : third) - 48;
    const label = fitted(name, 28, 400, most);
    // The home side's number stands at the home side, as on the pages.
    const shown = isRtl ? value.replace(/^(\d+):(\d+)$/, "$1\u200f:\u200f$2") : value;
    const figure = fitText(
      printable(shown),
      { size: 44, least: 26, width: most, weight: 700 },
      measure,
    );
    const inner = Math.max(
      (measure(label.text, 400) * label.size) / 100,
      (measure(figure.text, 700) * figure.size) / 100,
    );
    const width = isOnly ? Math.max(third, Math.ceil(inner) + 48) : third;
    const x = margin + nth * (third + gap);
    const top = 464;
    parts.push(
      `<rect x="${isRtl ? cardSize.width - x - width : x}" y="${top}" width="${width}" height="116" rx="10" fill="${colours.raised}" stroke="${colours.line}" stroke-width="2"/>`,
      text(label.text, { x: x + 24, y: top + 44, size: label.size, fill: colours.muted }),
      text(figure.text, {
        ...{ x: x + 24, y: top + 94, size: figure.size, weight: 700 as const },
        fill: colours.accent,
      }),
    );
  });
  const family = isRtl ? "Noto Sans Arabic, Noto Sans" : "Noto Sans, Noto Sans Arabic";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}" font-family="${family}">${parts.join("")}</svg>`;
}

interface TextPlace {
  /** From the side on which the language begins. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: 400 | 700;
}

/** Both sides of an event, one below the other in the same size. */
function pairOf(home: string, away: string, measure: MeasureText) {
  const fitted = (words: string) =>
    fitText(words, { size: 72, least: 44, width: room, weight: 700 }, measure);
  const size = Math.min(fitted(home).size, fitted(away).size);
  const lines = [home, away].map(
    (words) => fitText(words, { size, least: size, width: room, weight: 700 }, measure).text,
  );
  return { lines, size };
}

/** What stands on a card, in one line: the text of the picture for those who do not see it. */
export function shareCardAlt({ title, against, above, lines, figures }: RemoteShareCard): string {
  const name = against === undefined ? title : `${title} – ${against}`;
  const values = figures.map((figure) => `${figure.name}: ${figure.value}`);
  return [name, ...(above === undefined ? [] : [above]), ...lines, ...values].join(" · ");
}
