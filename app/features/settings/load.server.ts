import { type CouponSettings, defaultCouponSettings } from "~/features/coupon/settings/settings";
import { couponSettingsValues, storedCouponSettings } from "~/features/coupon/settings/settings-stored";
import type { PlatformScope } from "~/platform/scope.server";
import { loadPlayerSettings, type PlayerSettings, savePlayerSettings } from "~/platform/user/client.server";
import { readPlainCookie, writePlainCookie } from "~/server/cookies.server";
import type { RequestScope } from "~/server/request-scope.server";
import { type GlobalSettings, readSettings, settingsValues } from "./global-settings";

/** A reader's settings: of the player where one is signed in, else of the browser (CPS-01, LAY-10). */
export interface StoredSettings {
  readonly display: GlobalSettings;
  readonly coupon: CouponSettings;
}

/** What no guest has: with one-click on, a press on a price is a bet, and whose it is must be nobody's guess (CPS-04). */
const ofPlayerAlone = [
  "isActiveOneClick",
  "oneClickAmount",
  "oneClickIso",
  "bonusAccountOneClickAmount",
  "bonusAccountOneClickIso",
];

/**
 * While nobody can say what a player has chosen, nothing is decided about money in his place: he is asked about every
 * change of a price, and a score that changed refuses the bet (CPS-02, CPS-05).
 */
const ofUnknown: StoredSettings = {
  display: readSettings({}),
  coupon: { ...defaultCouponSettings, changeCoefAction: 0, isDropOnScoreChange: true },
};

/**
 * A player's settings: the platform's record alone, with the defaults where it has none (CPS-01). What another reader
 * of his browser has chosen, a guest or the player before him, would have his bets placed at prices he never agreed to.
 */
export async function playerSettings(platform: PlatformScope): Promise<StoredSettings> {
  const record = await loadPlayerSettings(platform);
  return record.ok ? settingsFrom(record.value) : ofUnknown;
}

/** A guest's settings: those of the browser (CPS-01). */
export function browserSettings(request: Request): StoredSettings {
  const text = readPlainCookie(request, "settings") ?? "";
  return settingsFrom(shared(Object.fromEntries(new URLSearchParams(text))));
}

/**
 * Keeps them: a player's with the platform, a guest's in the browser (CPS-01). False = the platform did not take them,
 * or has not said what it keeps: all are replaced at once, and what is not known would be lost.
 */
export async function saveSettings(
  { scope, platform }: Keeper,
  request: Request,
  isPlayer: boolean,
  settings: StoredSettings,
): Promise<boolean> {
  const values = { ...settingsValues(settings.display), ...changedCouponValues(settings.coupon) };
  if (isPlayer)
    return (await loadPlayerSettings(platform)).ok && (await savePlayerSettings(platform, values)).ok;
  scope.cookies.push(writePlainCookie(request, "settings", new URLSearchParams(shared(values)).toString()));
  return true;
}

/**
 * The settings of a player whose play is locked: one-click is off, and stays off when the lock has ended, however it began
 * (LIM-15).
 */
export async function disarmed(
  settings: StoredSettings,
  keeper: Keeper,
  request: Request,
): Promise<StoredSettings> {
  if (!settings.coupon.isActiveOneClick) return settings;
  const off = { ...settings, coupon: { ...settings.coupon, isActiveOneClick: false } };
  // Where it cannot be kept now, the next page under the lock tries again.
  await saveSettings(keeper, request, true, off);
  return off;
}

interface Keeper {
  readonly scope: RequestScope;
  readonly platform: PlatformScope;
}

function settingsFrom(values: PlayerSettings): StoredSettings {
  // The platform may keep a number or a flag as what it is.
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return { display: readSettings(values), coupon: storedCouponSettings(texts) };
}

function shared(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !ofPlayerAlone.includes(name)));
}

/** Only what differs from the defaults: the cookie goes with every request. */
function changedCouponValues(settings: CouponSettings): Record<string, string> {
  const defaults = new Map(couponSettingsValues(defaultCouponSettings));
  return Object.fromEntries(
    couponSettingsValues(settings).filter(([name, value]) => defaults.get(name) !== value),
  );
}
