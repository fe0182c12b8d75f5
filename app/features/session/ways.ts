import type { Language } from "~/i18n/languages";
import { screenPath } from "../screens/links";

/** The ways to sign in that the form offers (SES-03); the address names them in `?type=`. */
export type SignInWay = "login" | "phone" | "sms";

/** What a post of the sign-in form is: the first step of a way, or the code that a step waits for. */
export type SignInStep = SignInWay | "code";

/** The way that `?type=` names; by login where it names none. */
export function wayOf(query: URLSearchParams): SignInWay {
  const type = query.get("type");
  return type === "phone" || type === "sms" ? type : "login";
}

/** Which step was posted: a code is the code, whatever comes with it (docs/forms.md). */
export function stepOf(form: FormData, query: URLSearchParams): SignInStep {
  return form.has("code") ? "code" : wayOf(query);
}

/** The sign-in page of a way; `returnUrl` is where to go afterwards, "" = nowhere in particular. */
export function signInPath(lng: Language, way: SignInWay, returnUrl = ""): string {
  const query = new URLSearchParams();
  if (way !== "login") query.set("type", way);
  if (returnUrl !== "") query.set("returnUrl", returnUrl);
  return screenPath(lng, "login") + (query.size > 0 ? `?${query}` : "");
}
