import { coefIndications } from "~/domain/settings/coef-indication";
import type { DisplaySettings } from "~/domain/settings/display-settings";
import type { PlatformType } from "~/domain/settings/platform-type";
import { type Language, languages } from "~/i18n/languages";

const moves = { [coefIndications.colour]: "colour", [coefIndications.arrow]: "arrow" } as const;

const flag = (isOn: boolean) => (isOn ? "" : undefined);

/**
 * Attributes of `<html>`: language, direction and every visual setting, so that the server's HTML is right
 * from the start (LAY-10). Without a chosen theme the device's theme applies.
 */
export function htmlAttributes(
  settings: DisplaySettings,
  lng: Language,
  platformType: PlatformType | null = null,
) {
  return {
    lang: lng,
    dir: languages[lng].dir,
    "data-theme": settings.theme === null ? undefined : settings.theme === 1 ? "dark" : "light",
    "data-view": settings.appViewType === 1 ? "asian" : undefined,
    "data-font": settings.fontSize === "m" ? undefined : settings.fontSize,
    "data-compact": flag(settings.isCompact),
    "data-light": flag(settings.isLightVersion),
    "data-impaired": flag(settings.isVisuallyImpaired),
    "data-left-hidden": flag(settings.isLeftHidden),
    "data-right-hidden": flag(settings.isRightHidden),
    // Styles read it: `.config/forced-platform.ts` (SCR-14).
    "data-platform": platformType ?? undefined,
    "data-moves":
      settings.coefIndicationType === coefIndications.both
        ? undefined
        : moves[settings.coefIndicationType],
  } as const;
}
