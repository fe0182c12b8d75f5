import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import { log } from "~/server/log.server";
import { type CardColours, type MeasureText, type ShareCard, shareCardSvg } from "./svg";

type Library = typeof import("@resvg/resvg-js");

const require = createRequire(import.meta.url);

/** Files of the fonts in which cards are set: Latin, Cyrillic and Greek, then Arabic. Throws where one is missing. */
const fontFiles = () => [
  require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf"),
];

/** Cards that wait for the one that is being drawn; a further one is refused. */
const mostWaiting = 20;

/** Pictures by what stands on them. A card has some 30 kB. */
const drawn = new LRUCache<string, Buffer>({
  maxSize: 24_000_000,
  sizeCalculation: (png) => png.length,
});
const drawing = new Map<string, Promise<Buffer | null>>();
let last: Promise<unknown> = Promise.resolve();

interface Drawer {
  readonly library: Library;
  readonly font: {
    readonly fontFiles: string[];
    readonly loadSystemFonts: false;
    readonly defaultFontFamily: string;
  };
}

let drawer: Promise<Drawer | null> | undefined;

/** The library that draws, with its fonts; null where the server has no binary of it, which is logged once. */
function loadDrawer(): Promise<Drawer | null> {
  drawer ??= (async () => ({
    library: await import("@resvg/resvg-js"),
    font: {
      fontFiles: fontFiles(),
      loadSystemFonts: false as const,
      defaultFontFamily: "Noto Sans",
    },
  }))().catch((error: unknown) => {
    log.warn({ err: error }, "share cards cannot be drawn: pages are shared without a picture");
    return null;
  });
  return drawer;
}

/** Waits, without holding a process that ends. */
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Whether this server can draw cards (SEO-12). */
export async function canDrawShareCards(): Promise<boolean> {
  return (await loadDrawer()) !== null;
}

/** A name of what stands on a card: a card with another price has another name. */
export function shareCardHash(card: ShareCard): string {
  return createHash("sha256").update(JSON.stringify(card)).digest("base64url").slice(0, 12);
}

/** The light theme of `app/styles/tokens.css`. */
export const cardColours: CardColours = {
  surface: "#f5f6f3",
  raised: "#ffffff",
  ink: "#14201c",
  muted: "#52605a",
  line: "#dde2dc",
  accent: "#0b6e4f",
  accentInk: "#ffffff",
};

/** Measures as the library draws: letters of Arabic are joined. */
function measurer({ library, font }: Drawer): MeasureText {
  const known = new Map<string, number>();
  return (text, weight) => {
    const before = known.get(`${weight} ${text}`);
    if (before !== undefined) return before;
    const escaped = text.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="Noto Sans, Noto Sans Arabic" font-weight="${weight}" font-size="100">${escaped}</text></svg>`;
    const width = new library.Resvg(svg, { font }).getBBox()?.width ?? 0;
    known.set(`${weight} ${text}`, width);
    return width;
  };
}

/**
 * The picture of a card as PNG, from memory where it was drawn before. One is drawn at a time, on a thread of the library's,
 * and the next one begins after as long a pause, so that drawing takes half of a processor at most. null = too many wait,
 * or this server draws none.
 */
export async function drawShareCard(card: ShareCard): Promise<Buffer | null> {
  const key = shareCardHash(card);
  const known = drawn.get(key);
  if (known) return known;
  // Awaited before the look at what is being drawn: nothing may come between that and the drawing.
  const own = await loadDrawer();
  const running = drawing.get(key);
  if (running) return running;
  if (own === null || drawing.size > mostWaiting) return null;
  let took = 0;
  const picture = last.then(async () => {
    const from = performance.now();
    const svg = shareCardSvg(card, cardColours, measurer(own));
    const png = (await own.library.renderAsync(svg, { font: own.font })).asPng();
    drawn.set(key, png);
    took = performance.now() - from;
    return png;
  });
  last = picture.catch(() => null).then(() => pause(took));
  drawing.set(key, picture);
  return picture.finally(() => drawing.delete(key));
}
