import type { SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { signInBySocialNetwork } from "~/platform/services/auth/social.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { advanceSocialSignIn } from "./after-proof.server";
import { consumeSocialNetworkAnswer } from "./authorization.server";
import type { SocialError } from "./social-error.server";
import { signInOrAskByUrlToken, type UrlSignInToken } from "./token.server";

/** What the sign-in page shows of social networks. */
export interface SignInPageSocialData {
  /** Networks that the site offers, in its order. */
  readonly networks: readonly SocialProvider[];
  readonly error: SocialError | null;
  /**
   * Sign-in token in the page's address, whose use the visitor has to confirm (SES-04); null =
   * none.
   */
  readonly asked: UrlSignInToken | null;
}

/**
 * Finishes a sign-in by a social network or by a token in the address (throws the redirect);
 * otherwise returns what the sign-in page shows of social networks, with the error (SES-12).
 */
export async function finishOrLoadSocialSignIn(
  context: RequestContext,
  request: Request,
): Promise<SignInPageSocialData> {
  const followed = await signInOrAskByUrlToken(context, request);
  const error = followed && "error" in followed ? followed.error : null;
  return {
    error: error ?? (await finishSocialSignIn(context, request)),
    asked: followed && "asked" in followed ? followed.asked : null,
    networks: context.config.social.providers.map(({ name }) => name),
  };
}

/**
 * Completes the sign-in that a network's answer belongs to (SES-04, SES-12), then throws the redirect of the
 * signed-in player, of the second step, or of the registration. Null = the address carries no answer of a network.
 */
async function finishSocialSignIn(
  context: RequestContext,
  request: Request,
): Promise<SocialError | null> {
  const answer = await consumeSocialNetworkAnswer(
    context,
    request,
    (asked) => asked.connects === undefined,
  );
  if (answer === null || "code" in answer) return answer;
  const { provider, token, name, email, asked } = answer;
  const { returnUrl, typed } = asked;
  const judged = await signInBySocialNetwork(context.platform, { provider, token, save: false });
  const proof = { provider, token, name, email, returnUrl, typed };
  const followed = await advanceSocialSignIn(context, request, proof, judged);
  if ("to" in followed) throw redirectWithCookies(context.scope, followed.to);
  return followed.error;
}
