import type { CallGroup, WireCall } from "./call.server";
import { accountCalls } from "./calls/accounts.server";
import { activationCalls } from "./calls/activation.server";
import { bonusCalls } from "./calls/bonuses.server";
import { captchaCalls } from "./calls/captcha.server";
import { cashOutAndAdvanceCalls } from "./calls/cash-out.server";
import { gameAndSessionChangeCalls } from "./calls/changes.server";
import { consentCalls } from "./calls/consents.server";
import { otherDeviceSignInCalls } from "./calls/device.server";
import { documentCalls } from "./calls/documents.server";
import { gameWalletCalls } from "./calls/game-wallet.server";
import { gameCalls } from "./calls/games.server";
import { identificationCalls } from "./calls/identification.server";
import { limitCalls } from "./calls/limits.server";
import { lotteryCalls } from "./calls/lottery.server";
import { newsletterCalls } from "./calls/newsletter.server";
import { paymentMethodAndOrderCalls } from "./calls/payment-orders.server";
import { existingPaymentCalls } from "./calls/payments.server";
import { placedCouponCalls } from "./calls/placed.server";
import { placementAndPromoCodeCalls } from "./calls/placing.server";
import { playBreakAndSessionLimitCalls } from "./calls/play-breaks.server";
import { playTimeCalls } from "./calls/play-time.server";
import { playerCalls } from "./calls/player.server";
import { phoneEmailAndSecretQuestionCalls } from "./calls/player-proofs.server";
import { priceAndSameGameAccumulatorCalls } from "./calls/prices.server";
import { recoveryCalls } from "./calls/recovery.server";
import { registrationCalls } from "./calls/registration.server";
import { roundSeedAndFavouriteCalls } from "./calls/rounds.server";
import { securityCalls } from "./calls/security.server";
import { sessionCalls } from "./calls/session.server";
import { sharedCouponAndExpressCalls } from "./calls/shared.server";
import { signInCalls } from "./calls/sign-in.server";
import { socialSignInCalls } from "./calls/social.server";
import { pageStartUpCalls } from "./calls/start-up.server";
import { statementCalls } from "./calls/statement.server";
import { supportCalls } from "./calls/support.server";
import { termsCalls } from "./calls/terms.server";
import { visitCalls } from "./calls/visit.server";
import { currencyAccountCalls } from "./calls/wallets.server";
import { socialNetworkAndSessionCalls } from "./calls/ways-in.server";

/** Every call of docs/platform.md, by its headings. */
export const callGroups: readonly CallGroup[] = [
  { name: "Session", calls: [...signInCalls, ...sessionCalls, ...socialSignInCalls] },
  { name: "Signing another device in by a code", calls: otherDeviceSignInCalls },
  { name: "Recovery of a password", calls: recoveryCalls },
  { name: "Confirming an e-mail address", calls: activationCalls },
  { name: "Captcha", calls: captchaCalls },
  {
    name: "Player",
    calls: [
      ...playerCalls,
      ...accountCalls,
      ...termsCalls,
      ...identificationCalls,
      ...consentCalls,
      ...playTimeCalls,
    ],
  },
  { name: "Registration", calls: registrationCalls },
  { name: "Limits", calls: [...limitCalls, ...playBreakAndSessionLimitCalls] },
  { name: "Payments", calls: [...paymentMethodAndOrderCalls, ...existingPaymentCalls] },
  { name: "Lotto and toto", calls: lotteryCalls },
  { name: "Bonuses", calls: bonusCalls },
  {
    name: "Security",
    calls: [
      ...securityCalls,
      ...phoneEmailAndSecretQuestionCalls,
      ...socialNetworkAndSessionCalls,
      ...newsletterCalls,
    ],
  },
  { name: "Statement and wallets", calls: [...statementCalls, ...currencyAccountCalls] },
  { name: "Documents", calls: documentCalls },
  { name: "Support", calls: supportCalls },
  { name: "Start-up", calls: [...pageStartUpCalls, ...visitCalls] },
  { name: "Changes", calls: gameAndSessionChangeCalls },
  {
    name: "Coupon service",
    calls: [
      ...priceAndSameGameAccumulatorCalls,
      ...placementAndPromoCodeCalls,
      ...placedCouponCalls,
      ...cashOutAndAdvanceCalls,
      ...sharedCouponAndExpressCalls,
    ],
  },
  { name: "Casino", calls: [...gameCalls, ...roundSeedAndFavouriteCalls] },
  { name: "Wallet for game servers", calls: gameWalletCalls },
];

export const wireCalls: readonly WireCall[] = callGroups.flatMap(({ calls }) => calls);
