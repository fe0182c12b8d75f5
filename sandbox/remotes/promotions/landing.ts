import { games } from "~sandbox/games/catalogue";
import { isGameOffered } from "~sandbox/games/partitions";
import { sportsInWords } from "../article/article";
import { html, type Markup } from "../markup";
import type { RemotePage } from "../page-request";
import { promotionPicture } from "./picture";
import { findPromotion, promotionPath } from "./promotions";
import type { PromotionsRequest } from "./texts";

/** Landing pages by the id in their address (`landing-page/{id}`), with their pictures. */
const landings = {
  1: { text: "sports", picture: "cup" },
  2: { text: "bonus", picture: "coin" },
  3: { text: "casino", picture: "dice" },
} as const;
type LandingId = keyof typeof landings;

const isLanding = (id: string): id is `${LandingId}` => Object.hasOwn(landings, id);

/**
 * `landing-page/{id}`, a page without the header and with one way in (SCR-13): to an account, or for
 * a player to the site. null = there is none of the id.
 */
export async function landingPage(ask: PromotionsRequest, id: string): Promise<RemotePage | null> {
  if (!isLanding(id)) return null;
  const { text, picture } = landings[id];
  const { t, site, lng, deps } = ask;
  const { title, lead } = t.landing[text];
  const on = deps.partitions();
  if (text === "casino" && !on.includes("casino")) return null;
  const promotion = text === "bonus" ? findPromotion(ask, "bonus", "first-deposit") : null;
  if (text === "bonus" && !promotion) return null;
  const view = promotion && (await promotion.view(ask, site.currency));
  const player = await deps.player(ask.request);
  const inside = { sports: "home/line", bonus: "bonus/first-deposit", casino: "casino" }[text];
  const isNew = player === null && site.features.registration;
  const list = (lines: readonly string[]) =>
    html`<ul class="plain">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  const facts: Markup = view
    ? html`<dl class="figures">${view.figures.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
    : text === "casino"
      ? list(t.landing.casinoFacts(String(games.filter((game) => isGameOffered(game, on)).length)))
      : list(t.landing.sportsFacts(sportsInWords(ask, lng)));
  const body = html`<article class="promo-page landing">${promotionPicture(picture, Number(id))}<h1>${title}</h1><p class="lead">${lead}</p><p><a class="btn main" href="${ask.at(isNew ? "registration" : inside)}">${isNew ? t.landing.join : t.landing.enter}</a></p><section class="block"><h2>${t.landing.facts}</h2>${facts}</section>${
    promotion &&
    html`<p><a class="go" href="${ask.at(promotionPath(promotion))}">${t.landing.terms}</a></p>`
  }<p class="after">${t.adults(String(site.licence.ageLimit))}</p></article>`;
  const about = view ? `${title}: ${view.sum}` : title;
  // For those who come by an advertisement.
  return {
    title: about,
    isNoindex: true,
    body,
    description: `${lead} ${t.adults(String(site.licence.ageLimit))}`,
  };
}
