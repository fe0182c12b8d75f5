import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { onwardPath } from "~/features/session/onward.server";
import {
  beginSession,
  savePendingSignIn,
  saveSocial,
  visitorSession,
} from "~/features/session/session.server";
import type { NotSignedIn, SignedIn } from "~/platform/auth/outcome.server";
import {
  exchangeSocialCode,
  type SocialRefused,
  signInSocially,
} from "~/platform/auth/social.server";
import type { PendingSocial } from "~/server/cookies.server";
import { redirectWithCookies } from "~/server/request-scope.server";
import { stepLifeMs } from "../sign-in-reply.server";
import { signInPath } from "../ways";
import { isSameSecret } from "./pkce.server";
import { returnAddress } from "./start.server";

/** Time to complete a registration with a network's confirmation, ms; the platform may end it earlier. */
const proofLifeMs = 600_000;

/** Why a sign-in by a network did not succeed; `details` are the platform's own words, one per line (SES-13). */
export interface SocialError {
  readonly code:
    | "social-over"
    | "social-cancelled"
    | "social-refused"
    | "social-unknown"
    | "captcha"
    | "unavailable";
  readonly provider: SocialProvider | null;
  readonly details: string;
}

type Asked = Extract<PendingSocial, { stage: "asked" }>;

/**
 * Completes the sign-in that a network's answer belongs to (SES-04, SES-12): checks `state` and the nonce of
 * the identity, then throws the redirect of the signed-in player, of the second step, or of the registration.
 * Null = the address carries no answer of a network.
 */
export async function finishSocial(
  context: RequestContext,
  request: Request,
): Promise<SocialError | null> {
  const query = context.url.searchParams;
  if (!query.has("state") || !(query.has("code") || query.has("error"))) return null;
  const { social } = await visitorSession(context.scope, request);
  const asked = social?.stage === "asked" && social.until > context.now ? social : null;
  if (!asked || !isSameSecret(asked.state, query.get("state") ?? "")) return errorOf("social-over");
  const provider = isSocialProvider(asked.provider) ? asked.provider : null;
  if (!provider) return errorOf("social-over");
  // The answer is used up, whatever comes of it.
  await saveSocial(context.scope, request, null);
  if (query.has("error")) return errorOf("social-cancelled", provider);
  return exchanged(context, request, asked, provider);
}

async function exchanged(
  context: RequestContext,
  request: Request,
  asked: Asked,
  provider: SocialProvider,
): Promise<SocialError> {
  const answer = await exchangeSocialCode(context.platform, {
    provider,
    code: (context.url.searchParams.get("code") ?? "").slice(0, 2_000),
    verifier: asked.verifier,
    redirectUri: returnAddress(context.url.origin, provider),
  });
  if (answer.kind !== "confirmed") return failed(answer, provider);
  // A code of another visitor's sign-in has another nonce.
  if (!isSameSecret(asked.nonce, answer.nonce)) return errorOf("social-over", provider);
  const { token, name, email } = answer;
  const { returnUrl, typed } = asked;
  const judged = await signInSocially(context.platform, { provider, token, save: false });
  const proof = { provider, token, name, email, returnUrl, typed };
  const followed = await followProof(context, request, proof, judged);
  if ("to" in followed) throw redirectWithCookies(context.scope, followed.to);
  return followed.error;
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
export async function followProof(
  context: RequestContext,
  request: Request,
  proof: Proof,
  judged: Judged,
): Promise<{ readonly to: string } | { readonly error: SocialError }> {
  const { scope, lng, now } = context;
  const { provider, token, returnUrl } = proof;
  if (judged.kind === "signed-in") {
    const { userId, sessionId } = judged;
    await beginSession(scope, request, { userId, sessionId, keep: false });
    return { to: onwardPath(context, returnUrl) };
  }
  if (judged.kind === "two-step") {
    const until = now + stepLifeMs;
    const step = { use: "two-step", subject: null, sent: null, keep: false } as const;
    await savePendingSignIn(scope, request, { ...step, token: judged.token, until });
    return { to: signInPath(lng, "login", returnUrl) };
  }
  if (judged.kind !== "unknown") return { error: failed(judged, provider) };
  const { features, registration } = context.config;
  if (!features.registration || !registration.types.includes("soc_reg"))
    return { error: errorOf("social-unknown", provider) };
  await saveSocial(scope, request, {
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
      return errorOf("captcha", provider);
    case "refused":
      return { code: "social-refused", provider, details: answer.title ?? "" };
    case "unavailable":
      return errorOf("unavailable", provider);
  }
}

export function errorOf(
  code: SocialError["code"],
  provider: SocialProvider | null = null,
): SocialError {
  return { code, provider, details: "" };
}
