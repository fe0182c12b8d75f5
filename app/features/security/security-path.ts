import { screenPath } from "~/features/screens/links";
import type { Language } from "~/i18n/languages";

/** The page of security. */
export function securityPath(lng: Language): string {
  return screenPath(lng, "office:security");
}
