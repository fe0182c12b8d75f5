import type { SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { configuredOrReturnPathAfterSignIn } from "~/features/session/onward.server";
import {
  savePendingSignIn,
  savePendingSocialSignIn,
} from "~/features/session/pending-sign-in.server";
import { beginBrowserSession } from "~/features/session/session.server";
import type { SignInAccepted } from "~/platform/services/auth/client.server";
import { signInStepLifetimeMs } from "../sign-in-steps.server";
import { signInPath } from "../ways";
import {
  type FailedSocialSignIn,
  newSocialError,
  type SocialError,
  toSocialError,
} from "./social-error.server";

/** Time to complete a registration with a network's confirmation, ms; the platform may end it earlier. */
const proofLifeMs = 600_000;

/**
 * An identity that a network has confirmed: the platform's token for it, and what the visitor had
 * typed before.
 */
interface SocialProof {
  readonly provider: SocialProvider;
  readonly token: string;
  /** Of whoever has no account yet; "" = not told. */
  readonly name: string;
  readonly email: string;
  readonly returnUrl: string;
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

/** How the platform judged a proof. */
type JudgedProof = SignInAccepted | { readonly kind: "unknown" } | FailedSocialSignIn;

/**
 * Continues a social sign-in after the platform's verdict: begins the session, or stores the second
 * step or the registration. Returns where to go next, or the error.
 */
export async function advanceSocialSignIn(
  context: RequestContext,
  request: Request,
  proof: SocialProof,
  judged: JudgedProof,
): Promise<{ readonly to: string } | { readonly error: SocialError }> {
  const { scope, lng, now } = context;
  const { provider, token, returnUrl } = proof;
  if (judged.kind === "signed-in") {
    const { userId, sessionId } = judged;
    await beginBrowserSession(context, request, { userId, sessionId, keep: false });
    return { to: configuredOrReturnPathAfterSignIn(context, returnUrl) };
  }
  if (judged.kind === "two-step") {
    const until = now + signInStepLifetimeMs;
    const step = { use: "two-step", subject: null, sent: null, keep: false } as const;
    await savePendingSignIn(scope, request, { ...step, token: judged.token, until });
    return { to: signInPath(lng, "login", returnUrl) };
  }
  if (judged.kind !== "unknown") return { error: toSocialError(judged, provider) };
  const { features, registration } = context.config;
  if (!features.registration || !registration.types.includes("soc_reg"))
    return { error: newSocialError("social-unknown", provider) };
  await savePendingSocialSignIn(scope, request, {
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
