import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { savePendingSocialSignIn } from "~/features/session/pending-sign-in.server";
import { log } from "~/server/log.server";
import {
  type RefusedSignInReply,
  refuseSignIn,
  type SubmittedSignIn,
} from "../refused-sign-in-reply.server";
import { newOAuthSecret, pkceChallengeOfVerifier } from "./pkce.server";

/** Time to answer at the network's page, ms. */
const askLifeMs = 900_000;

/** Starts a sign-in by a social network: leads to its page (SES-12). Networks that config lacks are refused. */
export async function socialSignInPosted(
  post: FormPost,
  submission: SubmittedSignIn,
): Promise<ActionResult<RefusedSignInReply>> {
  const name = String(post.form.get("provider") ?? "");
  const to = await prepareSocialAuthorizationUrl(post.context, post.request, {
    provider: name,
    returnUrl: String(post.form.get("returnUrl") ?? ""),
  });
  return to === null ? refuseSignIn(submission, 422, "unavailable") : { kind: "go", to };
}

/**
 * Starts an authorization at a social network: stores its secrets in the session cookie and returns
 * the address of the network's page, whose answer comes back to `/remote/social/{provider}`. Null =
 * the site does not offer the network; an unknown name is logged (REG-07).
 */
export async function prepareSocialAuthorizationUrl(
  { config, scope, url, lng, now }: RequestContext,
  request: Request,
  wanted: {
    readonly provider: string;
    readonly returnUrl: string;
    /**
     * Values typed in the registration form, to be shown again after the network; absent = none.
     */
    readonly typed?: Readonly<Record<string, string>>;
    /** The player whom the identity is connected to. */
    readonly connects?: number;
  },
): Promise<string | null> {
  if (!isSocialProvider(wanted.provider)) {
    log.error({ requestId: scope.requestId }, "an unknown social network was asked for");
    return null;
  }
  const network = config.social.providers.find(({ name }) => name === wanted.provider);
  if (!network) return null;
  const [state, nonce, verifier] = [newOAuthSecret(), newOAuthSecret(), newOAuthSecret()];
  const returnUrl = toSafeReturnPath(wanted.returnUrl, url.origin) ?? "";
  await savePendingSocialSignIn(scope, request, {
    stage: "asked",
    provider: network.name,
    state,
    nonce,
    verifier,
    lng,
    returnUrl: returnUrl.slice(0, 512),
    ...(wanted.typed ? { typed: wanted.typed } : {}),
    ...(wanted.connects === undefined ? {} : { connects: wanted.connects }),
    until: now + askLifeMs,
  });
  const to = new URL(network.authorizeUrl, url.origin);
  for (const [name, value] of Object.entries({
    client_id: network.clientId,
    redirect_uri: oauthReturnAddress(url.origin, network.name),
    response_type: "code",
    scope: network.scope,
    state,
    nonce,
    code_challenge: pkceChallengeOfVerifier(verifier),
    code_challenge_method: "S256",
    ui_locales: lng,
  }))
    to.searchParams.set(name, value);
  return to.href;
}

/** Where a network sends the visitor back, the same in every language, as its console wants it registered. */
export function oauthReturnAddress(origin: string, provider: SocialProvider): string {
  return `${origin}/remote/social/${provider}`;
}
