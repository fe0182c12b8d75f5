import { screenPath } from "~/features/screens/links";
import type { Language } from "~/i18n/languages";

/** Ways to sign in (SES-03); `?type=` names them. */
export type SignInWay = "login" | "phone" | "sms" | "device";

/** The way that `?type=` names; default: by login. */
export function signInWayOf(query: URLSearchParams): SignInWay {
  const type = query.get("type");
  return type === "phone" || type === "sms" || type === "device" ? type : "login";
}

/** The sign-in page for a way; `returnUrl` "" = none. */
export function signInPath(lng: Language, way: SignInWay, returnUrl = ""): string {
  const query = new URLSearchParams();
  if (way !== "login") query.set("type", way);
  if (returnUrl !== "") query.set("returnUrl", returnUrl);
  return screenPath(lng, "login") + (query.size > 0 ? `?${query}` : "");
}
