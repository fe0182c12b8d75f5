import type { RegistrationType } from "~/domain/registration/types";
import { screenPath } from "~/features/screens/links";
import type { Language } from "~/i18n/languages";

/** Parameter of a mail's link that asks for a new password, whatever this browser has begun. */
export const newPasswordParam = "new_password";

/** The path of the registration page for a way to register; `returnUrl` "" = none. */
export function registrationPath(
  lng: Language,
  type: RegistrationType,
  returnUrl = "",
  query: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(query);
  if (returnUrl !== "") params.set("returnUrl", returnUrl);
  const path = screenPath(lng, "registration", { type });
  return params.size > 0 ? `${path}?${params}` : path;
}
