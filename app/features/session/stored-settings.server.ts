import { type CouponSettings, defaultCouponSettings } from "~/domain/coupon/settings/settings";
import {
  couponSettingsValues,
  storedCouponSettings,
} from "~/domain/coupon/settings/settings-stored";
import {
  type GlobalSettings,
  readSettings,
  settingsValues,
} from "~/domain/settings/global-settings";
import {
  noOwnSettings,
  type OwnSettings,
  ownSettingsValues,
  readOwnSettings,
} from "~/domain/settings/own-settings";
import type { PlatformScope } from "~/platform/scope.server";
import {
  loadPlayerSettings,
  type PlayerSettings,
  savePlayerSettings,
} from "~/platform/user/client.server";
import { readPlainCookie, writePlainCookie } from "~/server/cookies.server";
import type { RequestScope } from "~/server/request-scope.server";

/** A reader's settings: the player's if signed in, else the browser's (CPS-01, LAY-10). */
export interface StoredSettings {
  readonly display: GlobalSettings;
  readonly coupon: CouponSettings;
  /** Choices that only a player has; a guest's are none. */
  readonly own: OwnSettings;
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
  display: readSettings({}),
  coupon: { ...defaultCouponSettings, changeCoefAction: 0, isDropOnScoreChange: true },
  own: noOwnSettings,
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
  const values = { ...settingsValues(settings.display), ...changedCouponValues(settings.coupon) };
  if (isPlayer)
    return (
      (await loadPlayerSettings(platform)).ok &&
      (await savePlayerSettings(platform, { ...values, ...ownSettingsValues(settings.own) })).ok
    );
  scope.cookies.push(
    writePlainCookie(request, "settings", new URLSearchParams(shared(values)).toString()),
  );
  return true;
}

/**
 * The settings of a player whose play is locked: one-click is off, and stays off after the lock, however it
 * began (LIM-15).
 */
export async function disarmed(
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
    display: readSettings(values),
    coupon: storedCouponSettings(texts),
    own: readOwnSettings(values),
  };
}

function shared(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !ofPlayerAlone.includes(name)),
  );
}

/** Only values that differ from the defaults, because every request sends the cookie. */
function changedCouponValues(settings: CouponSettings): Record<string, string> {
  const defaults = new Map(couponSettingsValues(defaultCouponSettings));
  return Object.fromEntries(
    couponSettingsValues(settings).filter(([name, value]) => defaults.get(name) !== value),
  );
}
