import type { PageRequestWith } from "../../page-request";
import { textsByLanguage } from "../../texts";
import { promotionsAr } from "./ar";
import { type PromotionsTexts, type PromotionText, promotionsEn } from "./en";
import { promotionsEs } from "./es";
import { promotionsRu } from "./ru";
import { promotionsTr } from "./tr";

export type { PromotionsTexts, PromotionText };

export const texts = textsByLanguage<PromotionsTexts>({
  en: promotionsEn,
  ru: promotionsRu,
  ar: promotionsAr,
  es: promotionsEs,
  tr: promotionsTr,
});

export type PromotionsRequest = PageRequestWith<PromotionsTexts>;
