import type { FormPost } from "~/features/gate/form-post.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { signInPath, signInWayOf } from "./ways";

/** The path of the sign-in page for the way that was posted from, with the return path. */
export function signInPageAddress({ context: { lng, url }, form }: FormPost): string {
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin) ?? "";
  return signInPath(lng, signInWayOf(url.searchParams), back);
}
