import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/** Stores that a visitor acknowledged the last change of terms and policies, and redirects back (POP-08). */
export async function acknowledgeTermsUpdatePosted({
  context,
  form,
  request,
}: FormPost): Promise<ActionResult<null>> {
  const { config, scope, url, lng } = context;
  const { updatedAt } = config.termsNotice;
  dropPendingSetCookies(scope, "terms_seen");
  if (updatedAt !== null)
    scope.cookies.push(writePlainCookie(request, "terms_seen", String(updatedAt)));
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin);
  return { kind: "go", to: back ?? screenPath(lng, "home") };
}
