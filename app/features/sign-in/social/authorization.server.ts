import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { savePendingSocialSignIn } from "~/features/session/pending-sign-in.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { exchangeSocialCode } from "~/platform/services/auth/social.server";
import type { UnfinishedSocialSignIn } from "~/server/cookies/social-sign-in.server";
import { log } from "~/server/log.server";
import { newSocialError, type SocialError, toSocialError } from "./social-error.server";

/** Time to answer at the network's page, ms. */
const askLifeMs = 900_000;

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
function oauthReturnAddress(origin: string, provider: SocialProvider): string {
  return `${origin}/remote/social/${provider}`;
}

type AskedSocialSignIn = Extract<UnfinishedSocialSignIn, { stage: "asked" }>;

/** What a social network has told about the visitor, and the token by which the platform accepts that identity. */
interface SocialNetworkAnswer {
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

/** A secret for `state`, `nonce` or a code verifier: 32 random bytes, base64url. */
function newOAuthSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** S256 challenge of a verifier (RFC 7636). */
function pkceChallengeOfVerifier(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** Compares secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
