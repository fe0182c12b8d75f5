import { screenRowBuilder } from "./row";

const row = screenRowBuilder({
  remote: "promotions",
  title: "promotions",
  about: "promo",
  isPersonalForPlayers: true,
});

/** Rows of the screen catalogue: bonuses, offers, promotions and partners (SCR-08, SCR-09). */
export const promoScreens = [
  row("bonuses", "bonuses", {
    stream: "bonuses",
    title: "bonuses",
    offer: { stream: "bonuses-offers", title: "offers" },
  }),
  row("bonus", "bonus/{id}", {
    stream: "bonus",
    title: "bonus",
    offer: { stream: "bonus-offer", title: "bonus_offer" },
  }),
  row("offers", "offers", { stream: "bonuses-offers", title: "offers" }),
  row("bonus-offer", "offers/{section}", {
    stream: "bonus-offer",
    title: "bonus_offer",
    values: { section: ["rules", "games"] },
  }),
  row("promotions", "promotions/{promotionId}", { stream: "promotions" }),
  row("promo", "promo", { stream: "promo", title: "promo", remote: "promo-code-store" }),
  row("partners", "partners", { stream: "partners", title: "partners", about: "partners" }),
  row("ourpartners", "ourpartners/{section?}", {
    stream: "partners",
    title: "our_partners",
    about: "partners",
  }),
  row("landing-page", "landing-page/{landingId}", {
    title: "landing",
    layout: "headless",
    chrome: { hideHeader: true, hideBottomNav: true, hideSeo: true, hideCoupon: true },
  }),
] as const;
