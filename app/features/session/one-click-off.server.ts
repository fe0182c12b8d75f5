import { type SettingsStore, saveVisitorSettings } from "./save-settings.server";
import type { StoredSettings } from "./stored-settings.server";

/**
 * Turns one-click off, if it is on, and stores that: it stays off afterwards (LIM-15). Called for a player
 * whose play is locked, however the lock began; does not check the lock itself. Returns the settings to use.
 */
export async function turnOffOneClickForLockedPlayer(
  settings: StoredSettings,
  keeper: SettingsStore,
  request: Request,
): Promise<StoredSettings> {
  if (!settings.coupon.isActiveOneClick) return settings;
  const off = { ...settings, coupon: { ...settings.coupon, isActiveOneClick: false } };
  // If this save fails, the next page under the lock tries again.
  await saveVisitorSettings(keeper, request, true, off);
  return off;
}
