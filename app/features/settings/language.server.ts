import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { urlPathInLanguage } from "~/features/screens/path";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/** Stores the chosen language and redirects to the same page in it (LNG-06). */
export async function languagePosted({
  context,
  form,
  request,
}: FormPost): Promise<ActionResult<FormReply | null>> {
  const { languages, url, scope } = context;
  const chosen = languages.find((lng) => lng === form.get("lng"));
  if (!chosen) return refuseForm(form, [{ field: "lng", code: "choice" }], { kept: ["returnUrl"] });
  dropPendingSetCookies(scope, "lng");
  scope.cookies.push(writePlainCookie(request, "lng", chosen));
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin);
  return {
    kind: "go",
    to: urlPathInLanguage(new URL(back ?? `/${context.lng}/`, url.origin), chosen),
  };
}
