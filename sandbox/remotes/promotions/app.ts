import { type RemotePageResult, remoteApp } from "../page-request";
import { landingPage } from "./landing";
import { allOffersSectionPage, bonusesPage, offersPage, promotionPage } from "./page";
import { ourPartnersPage, partnersPage } from "./partners";
import { promotionsCss } from "./styles";
import { type PromotionsRequest, texts } from "./texts";

function page(ask: PromotionsRequest): RemotePageResult | Promise<RemotePageResult> {
  const [first, second, ...rest] = ask.path;
  if (rest.length > 0) return null;
  if (first === "ourpartners") return ourPartnersPage(ask, second);
  if (second === undefined) {
    if (first === "bonuses") return bonusesPage(ask);
    if (first === "offers") return offersPage(ask);
    return first === "partners" ? partnersPage(ask) : null;
  }
  if (first === "bonus" || first === "promotions") return promotionPage(ask, first, second);
  if (first === "offers") return allOffersSectionPage(ask, second);
  return first === "landing-page" ? landingPage(ask, second) : null;
}

/** Bonuses, offers, promotions, partners and landing pages (REM-12; CNT-02). */
export const promotionsApp = remoteApp({
  name: "promotions",
  texts,
  page,
  css: promotionsCss,
});
