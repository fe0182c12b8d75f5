import type { PlatformCall } from "../define-call.server";
import { accountCalls } from "../services/accounts/calls.server";
import { activationCalls } from "../services/activation/calls.server";
import { analyticsCalls } from "../services/analytics/calls.server";
import { authCalls, otherDeviceSignInCalls, socialCalls } from "../services/auth/calls.server";
import { blockCalls } from "../services/blocks/calls.server";
import { bonusCalls } from "../services/bonuses/calls.server";
import { captchaCalls } from "../services/captcha/calls.server";
import { casinoCalls, gameWalletCalls } from "../services/casino/calls.server";
import { changeCalls } from "../services/changes/calls.server";
import { configCalls } from "../services/config/calls.server";
import { consentCalls } from "../services/consents/calls.server";
import { couponCalls } from "../services/coupons/calls.server";
import { deviceCalls } from "../services/device/calls.server";
import { documentCalls } from "../services/documents/calls.server";
import { limitCalls } from "../services/limits/calls.server";
import { newsletterCalls } from "../services/newsletter/calls.server";
import { statementCalls } from "../services/office/calls.server";
import { paymentCalls } from "../services/payments/calls.server";
import { recoveryCalls } from "../services/recovery/calls.server";
import { redirectCalls } from "../services/redirects/calls.server";
import { registrationCalls } from "../services/registration/calls.server";
import { rewardCalls } from "../services/rewards/calls.server";
import { securityCalls } from "../services/security/calls.server";
import { seoCalls } from "../services/seo/calls.server";
import { sitemapCalls } from "../services/sitemap/calls.server";
import { sportCalls } from "../services/sports/calls.server";
import { supportCalls } from "../services/support/calls.server";
import { termsCalls } from "../services/terms/calls.server";
import { ticketCalls } from "../services/tickets/calls.server";
import { userCalls } from "../services/user/calls.server";
import { webPushCalls } from "../services/web-push/calls.server";

/** The calls of one heading of docs/platform.md, by which the heading and the tag in OpenAPI are named. */
export interface CallGroup {
  readonly name: string;
  readonly calls: readonly PlatformCall[];
}

const group = (
  name: string,
  ...services: readonly Readonly<Record<string, PlatformCall>>[]
): CallGroup => ({ name, calls: services.flatMap((calls) => Object.values(calls)) });

const { sessionSummary, answerRealityCheck, presence, conversionReminder, ...playerCalls } =
  userCalls;
const { open, remove, convert, ...ownAccountCalls } = accountCalls;

/** Every call of the platform, by the headings of docs/platform.md and in their order. */
export const callGroups: readonly CallGroup[] = [
  group("Session", authCalls, socialCalls),
  group("Signing another device in by a code", otherDeviceSignInCalls),
  group("Recovery of a password", recoveryCalls),
  group("Confirming an e-mail address", activationCalls),
  group("Security", securityCalls),
  group("News by e-mail", newsletterCalls),
  group("Captcha", captchaCalls),
  group("Player", playerCalls, ownAccountCalls, termsCalls, consentCalls),
  group("Registration", registrationCalls),
  group("Limits", limitCalls),
  group("Reality check and presence", { sessionSummary, answerRealityCheck, presence }),
  group("Payments", paymentCalls),
  group("Lotto and toto", ticketCalls),
  group("Statement and wallets", statementCalls, { open, remove, convert, conversionReminder }),
  group("Documents", documentCalls),
  group("Bonuses", bonusCalls),
  group("Cashback, points, invitations", rewardCalls),
  group("Support", supportCalls),
  group("Push messages", webPushCalls),
  group(
    "Start-up",
    configCalls,
    redirectCalls,
    blockCalls,
    sportCalls,
    deviceCalls,
    analyticsCalls,
  ),
  group("Search engines", seoCalls),
  group("Sitemaps", sitemapCalls),
  group("Coupon service", couponCalls),
  group("Casino", casinoCalls),
  group("Wallet for game servers", gameWalletCalls),
  group("Changes", changeCalls),
];

export const platformCalls: readonly PlatformCall[] = callGroups.flatMap(({ calls }) => calls);
