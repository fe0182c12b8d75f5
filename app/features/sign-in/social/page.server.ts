import type { SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { finishSocialSignIn } from "./finish.server";
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
