import { type CouponSettings, defaultCouponSettings } from "~/features/coupon/settings/settings";
import { couponSettingsValues, storedCouponSettings } from "~/features/coupon/settings/settings-stored";
import type { PlatformScope } from "~/platform/scope.server";
import { loadPlayerSettings, savePlayerSettings } from "~/platform/user/client.server";
import { readPlainCookie, writePlainCookie } from "~/server/cookies.server";
import type { RequestScope } from "~/server/request-scope.server";
import { type GlobalSettings, readSettings, settingsValues } from "./global-settings";

/** A reader's settings: of the player where one is signed in, else of the browser (CPS-01, LAY-10). */
export interface StoredSettings {
  readonly display: GlobalSettings;
  readonly coupon: CouponSettings;
}

/**
 * What never passes from one reader of a browser to the next: with one-click on, a press on a price is a bet, and
 * whose it is must be nobody's guess (CPS-04).
 */
const ofPlayerAlone = [
  "isActiveOneClick",
  "oneClickAmount",
  "oneClickIso",
  "bonusAccountOneClickAmount",
  "bonusAccountOneClickIso",
];

/** Reads them; where the platform has no answer, the browser's stand. */
export async function loadSettings(
  platform: PlatformScope,
  request: Request,
  isSignedIn: boolean,
): Promise<StoredSettings> {
  const ofBrowser = shared(
    Object.fromEntries(new URLSearchParams(readPlainCookie(request, "settings") ?? "")),
  );
  const ofPlayer = isSignedIn ? await loadPlayerSettings(platform) : null;
  const values = ofPlayer?.ok ? { ...ofBrowser, ...ofPlayer.value } : ofBrowser;
  return {
    display: readSettings(values),
    coupon: storedCouponSettings(Object.entries(values)),
  };
}

/** Keeps them with the player and in the browser; false = the platform did not take them. */
export async function saveSettings(
  scope: RequestScope,
  platform: PlatformScope,
  request: Request,
  isSignedIn: boolean,
  settings: StoredSettings,
): Promise<boolean> {
  const values = { ...settingsValues(settings.display), ...changedCouponValues(settings.coupon) };
  if (isSignedIn && !(await savePlayerSettings(platform, values)).ok) return false;
  scope.cookies.push(writePlainCookie(request, "settings", new URLSearchParams(shared(values)).toString()));
  return true;
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
