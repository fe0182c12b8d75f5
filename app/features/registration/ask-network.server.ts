import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { prepareSocialAuthorizationUrl } from "~/features/sign-in/social/start.server";
import { refusalWithOneError } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

/**
 * Redirects to the social network that is to confirm the visitor's identity. What the visitor typed
 * is stored, and fills the form again when the network has answered.
 */
export async function redirectToSocialNetwork(
  { context, form, request }: FormPost,
  {
    provider,
    country,
    region,
    city,
    currency,
    bonus,
    promo_code,
  }: Readonly<Record<string, string>>,
): Promise<ActionResult<RefusedRegistrationReply>> {
  const values = { country, region, city, currency, bonus, promo_code, accept: "1" };
  const typed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, (value ?? "").slice(0, 60)]),
  );
  const returnUrl = String(form.get("returnUrl") ?? "");
  const to = await prepareSocialAuthorizationUrl(context, request, {
    provider: provider ?? "",
    returnUrl,
    typed,
  });
  return to === null
    ? refusalWithOneError(form, 422, "unavailable")
    : { kind: "go", to, isDocument: true, isLeaving: true };
}
