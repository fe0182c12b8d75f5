import type { Post } from "~/features/gate/action.server";
import { screenPath } from "~/features/screens/links.server";
import { safeReturn } from "~/features/screens/returnUrl";

/** The form's page: `returnUrl` of the form, else the Referer, else the coupon (SEC-03). */
export function backTo({ form, request, context: { lng, url } }: Post): string {
  const asked = form.get("returnUrl");
  if (typeof asked === "string" && asked !== "")
    return withoutHash(safeReturn(asked, url.origin) ?? screenPath(lng, "home"));
  const referer = request.headers.get("referer");
  return withoutHash(safeReturn(referer, url.origin) ?? screenPath(lng, "coupon"));
}

const withoutHash = (path: string) => path.replace(/#.*$/, "");
