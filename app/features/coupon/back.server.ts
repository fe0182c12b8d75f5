import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";

/** The form's page: `returnUrl` of the form, else the Referer, else the coupon (SEC-03). */
export function returnPathOfPost({ form, request, context: { lng, url } }: FormPost): string {
  const asked = form.get("returnUrl");
  if (typeof asked === "string" && asked !== "")
    return withoutHash(toSafeReturnPath(asked, url.origin) ?? screenPath(lng, "home"));
  const referer = request.headers.get("referer");
  return withoutHash(toSafeReturnPath(referer, url.origin) ?? screenPath(lng, "coupon"));
}

const withoutHash = (path: string) => path.replace(/#.*$/, "");
