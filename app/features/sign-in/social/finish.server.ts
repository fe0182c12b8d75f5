import type { RequestContext } from "~/features/gate/request-context";
import { signInBySocialNetwork } from "~/platform/services/auth/social.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { advanceSocialSignIn } from "./after-proof.server";
import { consumeSocialNetworkAnswer } from "./network-answer.server";
import type { SocialError } from "./social-error.server";

/**
 * Completes the sign-in that a network's answer belongs to (SES-04, SES-12), then throws the redirect of the
 * signed-in player, of the second step, or of the registration. Null = the address carries no answer of a network.
 */
export async function finishSocialSignIn(
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
