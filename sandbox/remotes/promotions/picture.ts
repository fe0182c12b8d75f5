import { html, type Markup } from "../markup";
import { glyphPath } from "../third-party/glyphs";

/** Backgrounds of the pictures, one after another in the list. */
const grounds = [
  "M0 160V96l70-46 62 40 78-62 110 76v56z",
  "M0 160c40-60 90-60 130-20s110 30 190-50v70z",
  "M0 0h40v160H0zM80 0h40v160H80zM160 0h40v160h-40zM240 0h40v160h-40z",
  "M220 0h44a150 150 0 0 1 0 160h-44a110 110 0 0 0 0-160zM100 0H56a150 150 0 0 0 0 160h44a110 110 0 0 1 0-160z",
  "M0 0l90 80L0 160zM320 0l-90 80 90 80z",
];

/** The picture of a promotion: its motif over one of the backgrounds, in the colours of the theme. */
export function promotionPicture(motif: string, number: number): Markup {
  return html`<svg class="pic" viewBox="0 0 320 160" aria-hidden="true" preserveAspectRatio="xMidYMid slice"><path class="pic-back" d="M0 0h320v160H0z"/><path class="pic-ground" d="${grounds[number % grounds.length] ?? ""}"/><path class="pic-disc" d="M160 24a56 56 0 1 1 0 112 56 56 0 0 1 0-112z"/><path class="pic-motif" d="${glyphPath(motif)}" transform="translate(124 44) scale(3)"/></svg>`;
}

/** Styles of the pictures, where they stand on pages of other apps too. */
export const pictureCss = `
.app .pic{display:block;inline-size:100%;block-size:auto;aspect-ratio:2/1;border-radius:var(--radius-card)}
.app .pic-back{fill:var(--accent-soft)}
.app .pic-ground{fill:var(--accent);opacity:.16}
.app .pic-disc{fill:var(--surface-raised)}
.app .pic-motif{fill:var(--accent)}
`;
