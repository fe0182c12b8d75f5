import { screenPath } from "~/features/screens/links";
import type { Language } from "~/i18n/languages";

/** The path of the security page: password, e-mail address, telephone, second step, sessions. */
export function securityPath(lng: Language): string {
  return screenPath(lng, "office:security");
}
