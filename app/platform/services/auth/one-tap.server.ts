import { call } from "../../transport/call.server";
import type { Answer } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { socialCalls } from "./calls.server";
import type { SignInFailure } from "./client.server";
import { type SocialRefused, toSocialRefusal } from "./social.server";

/** The site's client id at the vendor of one-tap sign-in (SES-15). */
export async function loadOneTapClientId(scope: PlatformScope): Promise<Answer<string>> {
  const reply = await call(scope, socialCalls.oneTapClient);
  return reply.ok ? { ok: true, value: reply.data.clientId } : reply;
}

/**
 * Exchanges a credential of one-tap sign-in for the address where it leads, absolute or a path of
 * this site, or for the reason why it leads nowhere (SES-15).
 */
export async function exchangeOneTapCredential(
  scope: PlatformScope,
  order: {
    readonly credential: string;
    readonly currency: string;
    /** The platform's number of the visitor's country; null = not known. */
    readonly countryId: number | null;
  },
): Promise<{ readonly kind: "leads"; readonly to: string } | SocialRefused | SignInFailure> {
  const { credential, currency, countryId } = order;
  const multipart = {
    credential,
    language: scope.lng,
    currency,
    countryId: countryId === null ? "" : String(countryId),
  };
  const reply = await call(scope, socialCalls.oneTap, { multipart });
  return reply.ok ? { kind: "leads", to: reply.data.redirectUrl } : toSocialRefusal(reply.failure);
}
