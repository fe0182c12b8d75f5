import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { pathAfterSignIn } from "~/features/session/onward.server";
import {
  beginSession,
  savePendingSignIn,
  savePendingSocial,
  visitorSession,
} from "~/features/session/session.server";
import type { NotSignedIn, SignedIn } from "~/platform/auth/outcome.server";
import {
  exchangeSocialCode,
  type SocialRefused,
  signInSocially,
} from "~/platform/auth/social.server";
import type { UnfinishedSocialSignIn } from "~/server/cookies/social-sign-in.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { signInStepLifetimeMs } from "../sign-in-reply.server";
import { signInPath } from "../ways";
import { isSameSecret } from "./pkce.server";
import { oauthReturnAddress } from "./start.server";

/** Time to complete a registration with a network's confirmation, ms; the platform may end it earlier. */
const proofLifeMs = 600_000;

/** Why a sign-in by a network did not succeed; `details` are the platform's own words, one per line (SES-13). */
export interface SocialError {
  readonly code:
    | "social-over"
    | "social-cancelled"
    | "social-refused"
    | "social-unknown"
    | "social-taken"
    | "captcha"
    | "unavailable";
  readonly provider: SocialProvider | null;
  readonly details: string;
}

type Asked = Extract<UnfinishedSocialSignIn, { stage: "asked" }>;

/** What a network has told of a visitor whom it was asked about. */
export interface SocialNetworkAnswer {
  readonly provider: SocialProvider;
  readonly asked: Asked;
  /** Good once at the platform: it signs in, registers or connects. */
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
 * Completes the sign-in that a network's answer belongs to (SES-04, SES-12), then throws the redirect of the
 * signed-in player, of the second step, or of the registration. Null = the address carries no answer of a network.
 */
export async function finishSocialSignIn(
  context: RequestContext,
  request: Request,
): Promise<SocialError | null> {
  const answer = await readNetworkAnswer(context, request, (asked) => asked.connects === undefined);
  if (answer === null || "code" in answer) return answer;
  const { provider, token, name, email, asked } = answer;
  const { returnUrl, typed } = asked;
  const judged = await signInSocially(context.platform, { provider, token, save: false });
  const proof = { provider, token, name, email, returnUrl, typed };
  const followed = await redirectAfterProof(context, request, proof, judged);
  if ("to" in followed) throw redirectWithCookies(context.scope, followed.to);
  return followed.error;
}

/**
 * The answer of a network in the page's address, once `state` and the nonce of the identity are those that this
 * browser asked with, for what `isWanted`. It is used up, whatever comes of it. Null = there is none.
 */
export async function readNetworkAnswer(
  context: RequestContext,
  request: Request,
  isWanted: (asked: Asked) => boolean,
): Promise<SocialNetworkAnswer | SocialError | null> {
  const query = context.url.searchParams;
  if (!hasAnswer(context.url)) return null;
  const { social } = await visitorSession(context.scope, request);
  const asked = social?.stage === "asked" && social.until > context.now ? social : null;
  if (!asked || !isSameSecret(asked.state, query.get("state") ?? ""))
    return socialErrorOf("social-over");
  const provider = isSocialProvider(asked.provider) ? asked.provider : null;
  if (!provider || !isWanted(asked)) return socialErrorOf("social-over");
  await savePendingSocial(context.scope, request, null);
  if (query.has("error")) return socialErrorOf("social-cancelled", provider);
  const answer = await exchangeSocialCode(context.platform, {
    provider,
    code: (query.get("code") ?? "").slice(0, 2_000),
    verifier: asked.verifier,
    redirectUri: oauthReturnAddress(context.url.origin, provider),
  });
  if (answer.kind !== "confirmed") return failed(answer, provider);
  // A code of another visitor's sign-in has another nonce.
  if (!isSameSecret(asked.nonce, answer.nonce)) return socialErrorOf("social-over", provider);
  return { provider, asked, token: answer.token, name: answer.name, email: answer.email };
}

/** What the platform gave for a network's word about a person, and what the visitor had typed before. */
interface Proof {
  readonly provider: SocialProvider;
  readonly token: string;
  /** Of whoever has no account yet; "" = not told. */
  readonly name: string;
  readonly email: string;
  readonly returnUrl: string;
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

/** How the platform judged a proof. */
type Judged = SignedIn | { readonly kind: "unknown" } | Failed;

/** Where a judged proof leads: the signed-in player's page, the second step, or the registration. */
export async function redirectAfterProof(
  context: RequestContext,
  request: Request,
  proof: Proof,
  judged: Judged,
): Promise<{ readonly to: string } | { readonly error: SocialError }> {
  const { scope, lng, now } = context;
  const { provider, token, returnUrl } = proof;
  if (judged.kind === "signed-in") {
    const { userId, sessionId } = judged;
    await beginSession(context, request, { userId, sessionId, keep: false });
    return { to: pathAfterSignIn(context, returnUrl) };
  }
  if (judged.kind === "two-step") {
    const until = now + signInStepLifetimeMs;
    const step = { use: "two-step", subject: null, sent: null, keep: false } as const;
    await savePendingSignIn(scope, request, { ...step, token: judged.token, until });
    return { to: signInPath(lng, "login", returnUrl) };
  }
  if (judged.kind !== "unknown") return { error: failed(judged, provider) };
  const { features, registration } = context.config;
  if (!features.registration || !registration.types.includes("soc_reg"))
    return { error: socialErrorOf("social-unknown", provider) };
  await savePendingSocial(scope, request, {
    stage: "confirmed",
    provider,
    token,
    name: proof.name.slice(0, 60),
    email: proof.email.slice(0, 120),
    returnUrl,
    ...(proof.typed ? { typed: proof.typed } : {}),
    until: now + proofLifeMs,
  });
  const to = screenPath(lng, "registration", { type: "soc_reg" });
  const back = returnUrl === "" ? "" : `?returnUrl=${encodeURIComponent(returnUrl)}`;
  return { to: to + back };
}

type Failed = SocialRefused | NotSignedIn;

function failed(answer: Failed, provider: SocialProvider): SocialError {
  switch (answer.kind) {
    case "social-refused":
      return { code: "social-refused", provider, details: answer.details };
    case "captcha":
      return socialErrorOf("captcha", provider);
    case "refused":
      return { code: "social-refused", provider, details: answer.title ?? "" };
    case "unavailable":
      return socialErrorOf("unavailable", provider);
  }
}

export function socialErrorOf(
  code: SocialError["code"],
  provider: SocialProvider | null = null,
): SocialError {
  return { code, provider, details: "" };
}
