import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { savePendingSocialSignIn } from "~/features/session/pending-sign-in.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { exchangeSocialCode } from "~/platform/services/auth/social.server";
import type { UnfinishedSocialSignIn } from "~/server/cookies/social-sign-in.server";
import { isSameSecret } from "./pkce.server";
import { newSocialError, type SocialError, toSocialError } from "./social-error.server";
import { oauthReturnAddress } from "./start.server";

type AskedSocialSignIn = Extract<UnfinishedSocialSignIn, { stage: "asked" }>;

/** What a social network has told about the visitor, and the token by which the platform accepts that identity. */
export interface SocialNetworkAnswer {
  readonly provider: SocialProvider;
  readonly asked: AskedSocialSignIn;
  /**
   * The platform's token for the confirmed identity. It can be used once: to sign in, to register
   * or to connect the network.
   */
  readonly token: string;
  readonly name: string;
  /** "" = not told. */
  readonly email: string;
}

/** Whether an address carries the answer of a network. */
function hasAnswer({ searchParams: query }: URL): boolean {
  return query.has("state") && (query.has("code") || query.has("error"));
}

/**
 * Returns the answer of a network that the page's address carries. The answer counts only if its `state` and
 * nonce are those of this browser's own request, it arrived at the address of the network that was asked, and
 * `isWanted` accepts that request. The answer can be used
 * once, also if it leads to an error. Null = the address carries no answer.
 */
export async function consumeSocialNetworkAnswer(
  context: RequestContext,
  request: Request,
  isWanted: (asked: AskedSocialSignIn) => boolean,
): Promise<SocialNetworkAnswer | SocialError | null> {
  const query = context.url.searchParams;
  if (!hasAnswer(context.url)) return null;
  const { social } = await readOrCreateSessionCookie(context.scope, request);
  const asked = social?.stage === "asked" && social.until > context.now ? social : null;
  if (!asked || !isSameSecret(asked.state, query.get("state") ?? ""))
    return newSocialError("social-over");
  const provider = isSocialProvider(asked.provider) ? asked.provider : null;
  // Each network answers at its own address (RFC 9700, 4.4.2.2): a code that arrives at another's was meant for it.
  if (!provider || query.get("network") !== provider || !isWanted(asked))
    return newSocialError("social-over");
  await savePendingSocialSignIn(context.scope, request, null);
  if (query.has("error")) return newSocialError("social-cancelled", provider);
  const answer = await exchangeSocialCode(context.platform, {
    provider,
    code: (query.get("code") ?? "").slice(0, 2_000),
    verifier: asked.verifier,
    redirectUri: oauthReturnAddress(context.url.origin, provider),
  });
  if (answer.kind !== "confirmed") return toSocialError(answer, provider);
  // A code of another visitor's sign-in has another nonce.
  if (!isSameSecret(asked.nonce, answer.nonce)) return newSocialError("social-over", provider);
  return { provider, asked, token: answer.token, name: answer.name, email: answer.email };
}
