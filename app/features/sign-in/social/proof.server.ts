import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";

/**
 * An identity that a network has confirmed and that belongs to no player yet (SES-12): it can be
 * registered.
 */
interface UnclaimedSocialIdentity {
  readonly provider: SocialProvider;
  readonly token: string;
  readonly name: string;
  /** "" = the network tells none. */
  readonly email: string;
  /** The registration form as it was typed before the network was asked. */
  readonly typed: Readonly<Record<string, string>>;
}

/**
 * The identity that a social network has confirmed for this visitor and that belongs to no player
 * yet; null = none, or it has expired.
 */
export async function findUnclaimedSocialIdentity(
  { scope, now }: Pick<RequestContext, "scope" | "now">,
  request: Request,
): Promise<UnclaimedSocialIdentity | null> {
  const { social } = await readOrCreateSessionCookie(scope, request);
  if (social?.stage !== "confirmed" || social.until <= now) return null;
  const { provider, token, name, email, typed = {} } = social;
  return isSocialProvider(provider) ? { provider, token, name, email, typed } : null;
}
