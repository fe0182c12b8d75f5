import { ageLimitOfCountry } from "~/domain/settings/licence";
import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { isTicked } from "~/features/screens/ticked";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/**
 * Stores the confirmation for three days or until the browser is closed, and redirects to the return path
 * (POP-05).
 */
export async function confirmAgePosted({
  context,
  form,
  request,
}: FormPost): Promise<ActionResult<FormReply | null>> {
  const { config, scope, url, lng, country } = context;
  if (!isTicked(form.get("confirm")))
    return refuseForm(form, [{ field: "confirm", code: "choice" }], { kept: ["returnUrl"] });
  const age = String(ageLimitOfCountry(config.licence, country));
  dropPendingSetCookies(scope, "age");
  scope.cookies.push(
    config.ageGate.isForSession
      ? writePlainCookie(request, "age", age, null)
      : writePlainCookie(request, "age", age),
  );
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin);
  return { kind: "go", to: back ?? screenPath(lng, "home") };
}
