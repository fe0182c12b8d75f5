import { z } from "zod";
import { isSocialProvider } from "~/domain/social/providers";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { savePendingSocialSignIn } from "~/features/session/pending-sign-in.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { signInByUrlToken } from "~/platform/services/auth/social.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { advanceSocialSignIn } from "./after-proof.server";
import { isSameSecret } from "./authorization.server";
import { newSocialError, type SocialError } from "./social-error.server";

/** A token of the platform in an address of the sign-in page (SES-04 "by token"). */
const tokenShape = z.object({
  method_id: z.string().min(1).max(20),
  token: z.string().min(1).max(256),
  sign: z.string().min(1).max(128),
});
export type UrlSignInToken = z.infer<typeof tokenShape>;

/** The token in an address or a form; null = none, or no network that is known vouches for it. */
function tokenIn(fields: unknown): UrlSignInToken | null {
  const parsed = tokenShape.safeParse(fields);
  return parsed.success && isSocialProvider(parsed.data.method_id) ? parsed.data : null;
}

/**
 * Signs in by the token in the address if this browser's own one-tap sign-in led to that address: throws the
 * redirect to where the token leads, or returns why it leads nowhere. Anyone can send a link with a token of
 * their own account; in any other case the token is returned, and the visitor is asked first (SEC-01). Null =
 * the address has no token.
 */
export async function signInOrAskByUrlToken(
  context: RequestContext,
  request: Request,
): Promise<{ readonly asked: UrlSignInToken } | { readonly error: SocialError } | null> {
  const token = tokenIn(Object.fromEntries(context.url.searchParams));
  if (!token) return null;
  const { social } = await readOrCreateSessionCookie(context.scope, request);
  const isLed =
    social?.stage === "led" &&
    social.until > context.now &&
    isSameSecret(social.token, token.token);
  if (!isLed) return { asked: token };
  await savePendingSocialSignIn(context.scope, request, null);
  const returnUrl = context.url.searchParams.get("returnUrl") ?? "";
  const followed = await signedInBy(context, request, token, returnUrl);
  if ("to" in followed) throw redirectWithCookies(context.scope, followed.to);
  return followed;
}

/** Signs in by the token of an address after the visitor has agreed to it. */
export async function urlSignInTokenPosted(
  { returnUrl, ...sent }: UrlSignInToken & { readonly returnUrl: string },
  { context, request }: FormPost,
): Promise<FormResult> {
  const token = tokenIn(sent);
  if (!token) return refuseWith("social-over");
  const followed = await signedInBy(context, request, token, returnUrl);
  if ("to" in followed) return { ok: true, to: followed.to };
  const { code } = followed.error;
  return refuseWith(code, { status: code === "unavailable" ? 503 : 422 });
}

async function signedInBy(
  context: RequestContext,
  request: Request,
  { method_id, token, sign }: UrlSignInToken,
  wantedReturn: string,
) {
  const provider = isSocialProvider(method_id) ? method_id : null;
  if (!provider) return { error: newSocialError("social-over") };
  const order = { methodId: method_id, token, sign, save: false };
  const judged = await signInByUrlToken(context.platform, order);
  const { name, email } = judged.kind === "unknown" ? judged : { name: "", email: "" };
  const returnUrl = toSafeReturnPath(wantedReturn, context.url.origin)?.slice(0, 512) ?? "";
  return advanceSocialSignIn(context, request, { provider, token, name, email, returnUrl }, judged);
}
