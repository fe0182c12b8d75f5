import { html, type Markup } from "../markup";
import type { PageRequest } from "../page-request";
import { pictureCss, promotionPicture } from "./picture";
import { isPromotionOfSite, promotionPath, promotions } from "./promotions";
import { texts } from "./texts";

/** The promotions on pages of other apps, by where they stand. */
const namesByPlace = {
  home: ["first-deposit", "betting-cashback", "casino-cashback"],
  sports: ["betting-cashback", "reload", "points"],
  casino: ["casino-cashback", "table-tour", "demo"],
} as const;

/**
 * A strip of promotions at the end of a page, which the shell leaves out for players who have locked themselves
 * (LIM-12, LIM-15); false = the site has no pages of promotions.
 */
export async function promotionStrip(
  ask: PageRequest,
  place: keyof typeof namesByPlace,
): Promise<Markup | false> {
  if (ask.site.disabledScreens.includes("bonuses")) return false;
  const own = { ...ask, t: { ...ask.t, ...texts(ask.lng) } };
  const { t, site } = own;
  const shown = namesByPlace[place].flatMap((name) => {
    const found = promotions.find((each) => each.name === name);
    return found && isPromotionOfSite(own, found) ? [found] : [];
  });
  if (shown.length === 0) return false;
  const cards = await Promise.all(
    shown.map(async (promotion) => {
      const { sum } = await promotion.view(own, site.currency);
      const { name } = promotion.text(own);
      return html`<li><a class="promo" href="${ask.at(promotionPath(promotion))}">${promotionPicture(promotion.picture, promotion.number)}<span class="promo-words"><strong>${name}</strong><span>${sum}</span></span></a></li>`;
    }),
  );
  return html`<section class="promos" data-offer="strip"><div class="promos-head"><h2>${t.bonusesTitle}</h2><a class="go" href="${ask.at("bonuses")}">${t.allBonuses}</a></div><ul>${cards}</ul><p class="n">${t.adults(String(site.licence.ageLimit))}</p></section>`;
}

/** Styles of the strip, for the apps whose pages have it. */
export const stripCss = `${pictureCss}
.app .promos{margin-block-start:var(--space-6);padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
.app .promos-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--space-3)}
.app .promos ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,230px),1fr));gap:var(--space-2);margin-block:var(--space-2)}
.app .promo{display:grid;grid-template-columns:88px minmax(0,1fr);align-items:center;gap:var(--space-3);block-size:100%;padding:var(--space-2);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .promo:hover{border-color:var(--accent);text-decoration:none}
.app .promo-words{display:grid;gap:2px;font-size:var(--text-13)}
.app .promo-words span::first-letter{text-transform:uppercase}
.app .promo-words strong{font-size:var(--text-14)}
`;
