import { type CouponSettings, defaultCouponSettings } from "~/domain/coupon/settings/settings";
import {
  parseStoredCouponSettings,
  serializeCouponSettings,
} from "~/domain/coupon/settings/settings-stored";
import {
  type Favourites,
  parseFavourites,
  serializeFavourites,
  withFavourite,
} from "~/domain/settings/favourites";
import {
  type GlobalSettings,
  parseSettings,
  serializeSettings,
} from "~/domain/settings/global-settings";
import {
  defaultPlayerPreferences,
  type PlayerPreferences,
  parsePlayerPreferences,
  serializePlayerPreferences,
} from "~/domain/settings/own-settings";
import type { PlatformScope } from "~/platform/scope.server";
import { markFavourite } from "~/platform/user/favourites.server";
import {
  loadPlayerSettings,
  type PlayerSettings,
  savePlayerSettings,
} from "~/platform/user/settings.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import type { RequestScope } from "~/server/request-scope.server";

/** A reader's settings: the player's if signed in, else the browser's (CPS-01, LAY-10). */
export interface StoredSettings {
  readonly display: GlobalSettings;
  readonly coupon: CouponSettings;
  /** Choices that only a player has; a guest's are none. */
  readonly own: PlayerPreferences;
  /** The reader's favourites (SET-01). */
  readonly favourites: Favourites;
}

/**
 * Settings that guests do not have: with one-click on, a press on a price places a bet, which needs a known
 * player (CPS-04).
 */
const ofPlayerAlone = [
  "isActiveOneClick",
  "oneClickAmount",
  "oneClickIso",
  "bonusAccountOneClickAmount",
  "bonusAccountOneClickIso",
];

/**
 * Settings while the platform does not answer. The safe choices apply: every price change is asked about, and
 * a changed score refuses the bet (CPS-02, CPS-05).
 */
const ofUnknown: StoredSettings = {
  display: parseSettings({}),
  coupon: { ...defaultCouponSettings, changeCoefAction: 0, isDropOnScoreChange: true },
  own: defaultPlayerPreferences,
  favourites: [],
};

/**
 * A player's settings: only the platform's record, with defaults for what it lacks (CPS-01). The browser's
 * settings may be another reader's, and would place bets at prices that this player never accepted.
 */
export async function playerSettings(platform: PlatformScope): Promise<StoredSettings> {
  const record = await loadPlayerSettings(platform);
  return record.ok ? settingsFrom(record.value) : ofUnknown;
}

/** A guest's settings, from the browser's cookie (CPS-01). */
export function browserSettings(request: Request): StoredSettings {
  const text = readPlainCookie(request, "settings") ?? "";
  return settingsFrom(shared(Object.fromEntries(new URLSearchParams(text))));
}

/**
 * Stores settings: a player's at the platform, a guest's in a cookie (CPS-01). False = the platform refused
 * them, or its record is unknown: a save replaces the whole record, so unknown settings would be lost.
 */
export async function saveSettings(
  { scope, platform }: Keeper,
  request: Request,
  isPlayer: boolean,
  settings: StoredSettings,
): Promise<boolean> {
  const values = {
    ...serializeSettings(settings.display),
    ...changedCouponValues(settings.coupon),
  };
  if (isPlayer)
    return (
      (await loadPlayerSettings(platform)).ok &&
      (
        await savePlayerSettings(platform, {
          ...values,
          ...serializePlayerPreferences(settings.own),
        })
      ).ok
    );
  const favourites = serializeFavourites(settings.favourites);
  const kept = { ...shared(values), ...(favourites === "" ? {} : { favourites }) };
  scope.cookies.push(writePlainCookie(request, "settings", new URLSearchParams(kept).toString()));
  return true;
}

/**
 * Adds or removes a favourite: a player's at the platform, a guest's in a cookie. False = it was
 * not stored.
 */
export async function saveFavourite(
  keeper: Keeper,
  request: Request,
  { isPlayer, settings, name }: { isPlayer: boolean; settings: StoredSettings; name: string },
  isOn: boolean,
): Promise<boolean> {
  if (isPlayer) return (await markFavourite(keeper.platform, name, isOn)).ok;
  const favourites = withFavourite(settings.favourites, name, isOn);
  return saveSettings(keeper, request, false, { ...settings, favourites });
}

/**
 * The settings of a player whose play is locked: one-click is off, and stays off after the lock, however it
 * began (LIM-15).
 */
export async function withOneClickOff(
  settings: StoredSettings,
  keeper: Keeper,
  request: Request,
): Promise<StoredSettings> {
  if (!settings.coupon.isActiveOneClick) return settings;
  const off = { ...settings, coupon: { ...settings.coupon, isActiveOneClick: false } };
  // If this save fails, the next page under the lock tries again.
  await saveSettings(keeper, request, true, off);
  return off;
}

interface Keeper {
  readonly scope: RequestScope;
  readonly platform: PlatformScope;
}

function settingsFrom(values: PlayerSettings): StoredSettings {
  // The platform may store numbers or flags as such.
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return {
    display: parseSettings(values),
    coupon: parseStoredCouponSettings(texts),
    own: parsePlayerPreferences(values),
    favourites: parseFavourites(String(values["favourites"] ?? "")),
  };
}

function shared(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !ofPlayerAlone.includes(name)),
  );
}

/** Only values that differ from the defaults, because every request sends the cookie. */
function changedCouponValues(settings: CouponSettings): Record<string, string> {
  const defaults = new Map(serializeCouponSettings(defaultCouponSettings));
  return Object.fromEntries(
    serializeCouponSettings(settings).filter(([name, value]) => defaults.get(name) !== value),
  );
}
