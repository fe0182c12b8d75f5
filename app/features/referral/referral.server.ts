import { type ConsentChoice, choiceAllowsStorage } from "~/domain/consent/choice";
import type { SiteConfig } from "~/domain/settings/site-config";
import { reportInvitationLanding } from "~/platform/services/registration/client.server";
import type { RegisterRequestWire } from "~/platform/services/registration/wire.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writeConsentedCookie } from "~/server/cookies/write-plain.server";
import type { RequestScope } from "~/server/request-scope.server";
import { parseReferral, referralCookies, referralOfLanding, serializeReferral } from "./referral";

interface Visitor {
  readonly request: Request;
  readonly config: Pick<SiteConfig, "referral" | "refId">;
  readonly choice: ConsentChoice | null;
}

const isAllowed = ({ config, choice }: Visitor) =>
  choiceAllowsStorage(choice, config.referral.consentClass);

/**
 * Stores where a visitor has come from, as his address says it, in cookies that scripts cannot read (REF-01). Only with the
 * consent that site config asks for (REF-02): before a choice the address alone has it, and the answer to the question for
 * consent stores the values of the address that it leads back to (`landing`).
 */
export function rememberReferral(
  scope: RequestScope,
  visitor: Visitor & { readonly platform: PlatformScope },
  landing: URL = new URL(visitor.request.url),
): void {
  if (!isAllowed(visitor)) return;
  for (const value of referralOfLanding(landing.searchParams)) {
    const text = serializeReferral(value);
    if (readPlainCookie(visitor.request, value.name) === text) continue;
    scope.cookies.push(writeConsentedCookie(visitor.request, value.name, text, value.lifetimeSec));
    // Once for each visitor and invitation, as long as the cookie lasts.
    if (value.name === "bf") reportInvitationLanding(visitor.platform, value.val);
  }
}

/** What the platform is told of a new player's origin: the stored values by name (REF-01). */
export function referralForRegistration(visitor: Visitor): RegisterRequestWire["referral"] {
  if (!isAllowed(visitor)) return [];
  return referralCookies.flatMap((name) => {
    const stored = parseReferral(readPlainCookie(visitor.request, name) ?? "");
    return stored ? [{ name, ...stored }] : [];
  });
}

/** The ref id of a placed coupon: where the player came from, else the site's own (REF-01). */
export function refIdOfVisitor(visitor: Visitor): number {
  const stored = isAllowed(visitor)
    ? parseReferral(readPlainCookie(visitor.request, "ref_id") ?? "")
    : null;
  return stored && /^[1-9]\d{0,8}$/.test(stored.val) ? Number(stored.val) : visitor.config.refId;
}
