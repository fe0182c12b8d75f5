import { type SettingsStore, saveVisitorSettings } from "./save-settings.server";
import type { StoredSettings } from "./stored-settings.server";

/**
 * The settings of a player whose play is locked: one-click is off, and stays off after the lock, however it
 * began (LIM-15).
 */
export async function withOneClickOff(
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
