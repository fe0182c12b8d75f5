import { agreements } from "./agreements/app";
import { betting } from "./betting/app";
import { blog } from "./blog/app";
import { cyber } from "./cyber/app";
import { footer } from "./footer/app";
import { faceIdIdentification } from "./identification/app";
import { information } from "./information/app";
import { office } from "./office/app";
import type { RemoteApp } from "./page-request";
import { paymentConsultant } from "./payment-consultant/app";
import { promoCodeStore } from "./promo-code-store/app";
import { promotionsApp } from "./promotions/app";
import { registrationApp } from "./registration-widget/app";
import { results } from "./results/app";
import { sportsMenu } from "./sports-menu/app";
import { accountRestrictionPages } from "./technical-pages/app";
import { casinoLottoAndToto } from "./third-party/app";

/** Every remote app of the sandbox; site config names each to the shell (REM-12). */
export const remoteApps: readonly RemoteApp[] = [
  betting,
  cyber,
  results,
  office,
  footer,
  sportsMenu,
  information,
  agreements,
  faceIdIdentification,
  registrationApp,
  accountRestrictionPages,
  blog,
  casinoLottoAndToto,
  promotionsApp,
  promoCodeStore,
  paymentConsultant,
];
