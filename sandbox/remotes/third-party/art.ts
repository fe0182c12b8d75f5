import type { CatalogueGame } from "~sandbox/games/game";
import { html, type Markup } from "../markup";
import { glyphPath } from "./glyphs";

const sceneries = 6;

/** The background of a cover: one of six drawings, chosen by the game's id. */
function scenery({ id, look: { front } }: CatalogueGame): Markup {
  switch (id % sceneries) {
    case 0:
      return html`<path d="M0 92 40 66l34 18 40-30 46 34v32H0z" fill="${front}" opacity=".28"/>`;
    case 1:
      return html`<circle cx="122" cy="30" r="46" fill="${front}" opacity=".22"/><circle cx="122" cy="30" r="28" fill="${front}" opacity=".22"/>`;
    case 2:
      return html`<path d="M0 84c26-14 54-14 80 0s54 14 80 0v36H0zm0 18c26-12 54-12 80 0s54 12 80 0v18H0z" fill="${front}" opacity=".24"/>`;
    case 3:
      return html`<path d="M80 60-20-10h60zM80 60 70-20h50zM80 60 150-20h50zM80 60 190 50v50zM80 60-30 60v50zM80 60 60 140H10zM80 60 130 140H80z" fill="${front}" opacity=".18"/>`;
    case 4:
      return html`<path d="M0 0h20v120H0zM40 0h20v120H40zM80 0h20v120H80zM120 0h20v120h-20z" fill="${front}" opacity=".14"/>`;
    default:
      return html`<path d="M20-20l60 60-60 60-60-60zM100-20l60 60-60 60-60-60zM60 40l60 60-60 60-60-60zM140 40l60 60-60 60-60-60z" fill="none" stroke="${front}" stroke-width="3" opacity=".3"/>`;
  }
}

/** The drawn cover of a game; its name stands beside it as text. */
export function gameCover(game: CatalogueGame): Markup {
  const { motif, back, accent, symbols } = game.look;
  const small = Object.values(symbols ?? {}).slice(0, 3);
  return html`<svg class="cover" viewBox="0 0 160 120" aria-hidden="true" preserveAspectRatio="xMidYMid slice"><path d="M0 0h160v120H0z" fill="${back}"/>${scenery(game)}${small.map(
    (name, at) =>
      html`<path d="${glyphPath(name)}" fill="${accent}" opacity=".55" transform="translate(${String(10 + at * 54)} ${String(at === 1 ? 4 : 12)}) scale(.9)"/>`,
  )}<path d="${glyphPath(motif)}" fill="${accent}" transform="translate(47 30) scale(2.75)"/></svg>`;
}

/** An icon in the surrounding text's colour, or in its own. */
export function glyphIcon(name: string, size: number, fill = "currentColor"): Markup {
  return html`<svg viewBox="0 0 24 24" width="${String(size)}" height="${String(size)}" aria-hidden="true"><path d="${glyphPath(name)}" fill="${fill}"/></svg>`;
}
