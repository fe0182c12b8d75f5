import type { FormPost } from "~/features/gate/form-post.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { signInPath, signInWayOf } from "./ways";

/** The sign-in page's own address with the return path. */
export function signInPageAddress({ context: { lng, url }, form }: FormPost): string {
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin) ?? "";
  return signInPath(lng, signInWayOf(url.searchParams), back);
}
