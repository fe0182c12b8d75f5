import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { type RefusedRegistrationReply, secretRegistrationFields } from "./view";

/** Longest text of a field that is shown again, characters. */
const longestTyped = 200;

/** The reply of a refused form: typed values without secrets, and the errors. */
export function refusedRegistrationReply(
  form: FormData,
  errors: RefusedRegistrationReply["errors"],
): RefusedRegistrationReply {
  const names = [...new Set(form.keys())].filter(
    (name) => !secretRegistrationFields.includes(name) && name !== "csrf" && name !== "intent",
  );
  const typed = names
    .slice(0, 30)
    .map((name) => [name, String(form.get(name) ?? "").slice(0, longestTyped)]);
  return { errors, typed: Object.fromEntries(typed) };
}

/**
 * The action result that shows the form again with one error, of a field or, by default, of the
 * whole form. Only builds the result.
 */
export function refusalWithOneError(
  form: FormData,
  status: number,
  code: string,
  { field = null, waitS }: { readonly field?: string | null; readonly waitS?: number } = {},
): ActionResult<RefusedRegistrationReply> {
  const reply = refusedRegistrationReply(form, [{ field, code }]);
  return { kind: "stay", status, data: waitS === undefined ? reply : { ...reply, waitS } };
}

/**
 * The path of the page that was posted to, with the given `query` and the checked return path alone:
 * nothing else of the page's query stays, so a mail's token does not.
 */
export function registrationPageAddress(
  { context: { url }, form }: FormPost,
  query: Readonly<Record<string, string>> = {},
): string {
  const asked = String(form.get("returnUrl") ?? url.searchParams.get("returnUrl") ?? "");
  const back = toSafeReturnPath(asked, url.origin);
  const params = new URLSearchParams(query);
  if (back) params.set("returnUrl", back);
  return params.size > 0 ? `${url.pathname}?${params}` : url.pathname;
}

/**
 * The registration type that a post is for: that of its address, else the site's preferred one.
 * Throws a 404 for a type that the site does not offer.
 */
export function registrationTypeOfPostOr404({
  context: { decision, config },
}: FormPost): RegistrationType {
  const params = decision.kind === "render" ? decision.params : {};
  const named = registrationTypes.find((type) => type === params["type"]);
  const type = named ?? config.registration.types[0];
  if (!type || !config.registration.types.includes(type)) throw new Response(null, { status: 404 });
  return type;
}
