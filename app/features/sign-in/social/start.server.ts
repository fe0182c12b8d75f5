import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import type { ActionResult, Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { safeReturn } from "~/features/screens/returnUrl";
import { saveSocial } from "~/features/session/session.server";
import { log } from "~/server/log.server";
import { refuse, type SignInReply, type Submitted } from "../sign-in-reply.server";
import { challengeOf, freshSecret } from "./pkce.server";

/** Time to answer at the network's page, ms. */
const askLifeMs = 900_000;

/** Starts a sign-in by a social network: leads to its page (SES-12). Networks that config lacks are refused. */
export async function socialWanted(
  post: Post,
  submission: Submitted,
): Promise<ActionResult<SignInReply>> {
  const name = String(post.form.get("provider") ?? "");
  const to = await networkAddress(post.context, post.request, {
    provider: name,
    returnUrl: String(post.form.get("returnUrl") ?? ""),
  });
  return to === null ? refuse(submission, 422, "unavailable") : { kind: "go", to };
}

/**
 * The address of a network's page for this visitor; its answer comes back to `/remote/social/{provider}`.
 * Null = the site does not offer the network; an unknown name is logged (REG-07).
 */
export async function networkAddress(
  { config, scope, url, lng, now }: RequestContext,
  request: Request,
  wanted: {
    readonly provider: string;
    readonly returnUrl: string;
    /** A registration form as typed, to be shown again. */
    readonly typed?: Readonly<Record<string, string>>;
  },
): Promise<string | null> {
  if (!isSocialProvider(wanted.provider)) {
    log.error({ requestId: scope.requestId }, "an unknown social network was asked for");
    return null;
  }
  const network = config.social.providers.find(({ name }) => name === wanted.provider);
  if (!network) return null;
  const [state, nonce, verifier] = [freshSecret(), freshSecret(), freshSecret()];
  const returnUrl = safeReturn(wanted.returnUrl, url.origin) ?? "";
  await saveSocial(scope, request, {
    stage: "asked",
    provider: network.name,
    state,
    nonce,
    verifier,
    lng,
    returnUrl: returnUrl.slice(0, 512),
    ...(wanted.typed ? { typed: wanted.typed } : {}),
    until: now + askLifeMs,
  });
  const to = new URL(network.authorizeUrl, url.origin);
  for (const [name, value] of Object.entries({
    client_id: network.clientId,
    redirect_uri: returnAddress(url.origin, network.name),
    response_type: "code",
    scope: network.scope,
    state,
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
    ui_locales: lng,
  }))
    to.searchParams.set(name, value);
  return to.href;
}

/** Where a network sends the visitor back, the same in every language, as its console wants it registered. */
export function returnAddress(origin: string, provider: SocialProvider): string {
  return `${origin}/remote/social/${provider}`;
}
