import { type CouponSettings, defaultCouponSettings } from "~/domain/coupon/settings/settings";
import { parseStoredCouponSettings } from "~/domain/coupon/settings/settings-stored";
import type { DisplaySettings } from "~/domain/settings/display-settings";
import { type Favourites, parseFavourites } from "~/domain/settings/favourites";
import {
  defaultPlayerPreferences,
  type PlayerPreferences,
  parsePlayerPreferences,
} from "~/domain/settings/own-settings";
import { parseDisplaySettings } from "~/domain/settings/parse-display-settings";
import {
  loadPlayerSettings,
  type StoredPlayerSettings,
} from "~/platform/services/user/client.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { withoutPlayerOnlySettings } from "./player-only-settings.server";

/** A reader's settings: the player's if signed in, else the browser's (CPS-01, LAY-10). */
export interface StoredSettings {
  readonly display: DisplaySettings;
  readonly coupon: CouponSettings;
  /** Choices that only players have, such as news by e-mail; the defaults for a guest. */
  readonly own: PlayerPreferences;
  /** The reader's favourites (SET-01). */
  readonly favourites: Favourites;
}

/**
 * Settings while the platform does not answer. The safe choices apply: every price change is asked about, and
 * a changed score refuses the bet (CPS-02, CPS-05).
 */
const ofUnknown: StoredSettings = {
  display: parseDisplaySettings({}),
  coupon: { ...defaultCouponSettings, changeCoefAction: 0, isDropOnScoreChange: true },
  own: defaultPlayerPreferences,
  favourites: [],
};

/**
 * A player's settings: only the platform's record, with defaults for what it lacks (CPS-01). The browser's
 * settings may be another reader's, and would place bets at prices that this player never accepted.
 */
export async function loadPlayerSettingsOrSafeDefaults(
  platform: PlatformScope,
): Promise<StoredSettings> {
  const record = await loadPlayerSettings(platform);
  return record.ok ? settingsFrom(record.value) : ofUnknown;
}

/** A guest's settings, from the browser's cookie (CPS-01). */
export function readBrowserSettings(request: Request): StoredSettings {
  const text = readPlainCookie(request, "settings") ?? "";
  return settingsFrom(withoutPlayerOnlySettings(Object.fromEntries(new URLSearchParams(text))));
}

function settingsFrom(values: StoredPlayerSettings): StoredSettings {
  // The platform may store numbers or flags as such.
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return {
    display: parseDisplaySettings(values),
    coupon: parseStoredCouponSettings(texts),
    own: parsePlayerPreferences(values),
    favourites: parseFavourites(String(values["favourites"] ?? "")),
  };
}
