import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { toSafeReturnPath } from "~/features/screens/returnUrl";

/** A post of the registration page, with its way to register. */
export interface RegistrationPost extends Pick<FormPost, "context" | "request"> {
  readonly type: RegistrationType;
  /** The return path of the form; absent = that of the address. */
  readonly returnUrl: string | undefined;
}

/**
 * The path of the page that was posted to, with the given `query` and the checked return path alone:
 * nothing else of the page's query stays, so a mail's token does not.
 */
export function registrationPageAddress(
  { url }: RequestContext,
  returnUrl: string | undefined,
  query: Readonly<Record<string, string>> = {},
): string {
  const back = toSafeReturnPath(returnUrl ?? url.searchParams.get("returnUrl") ?? "", url.origin);
  const params = new URLSearchParams(query);
  if (back) params.set("returnUrl", back);
  return params.size > 0 ? `${url.pathname}?${params}` : url.pathname;
}

/**
 * The registration type that a post is for: that of its address, else the site's preferred one.
 * Throws a 404 for a type that the site does not offer.
 */
export function registrationTypeOfPostOr404({
  decision,
  config,
}: RequestContext): RegistrationType {
  const params = decision.kind === "render" ? decision.params : {};
  const named = registrationTypes.find((type) => type === params["type"]);
  const type = named ?? config.registration.types[0];
  if (!type || !config.registration.types.includes(type)) throw new Response(null, { status: 404 });
  return type;
}
