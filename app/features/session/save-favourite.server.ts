import { addOrRemoveFavourite } from "~/domain/settings/favourites";
import { setPlayerFavourite } from "~/platform/services/user/client.server";
import { type SettingsStore, saveVisitorSettings } from "./save-settings.server";
import type { StoredSettings } from "./stored-settings.server";

/**
 * Adds or removes a favourite: a player's at the platform, a guest's in a cookie. False = it was
 * not stored.
 */
export async function saveFavourite(
  keeper: SettingsStore,
  request: Request,
  { isPlayer, settings, name }: { isPlayer: boolean; settings: StoredSettings; name: string },
  isOn: boolean,
): Promise<boolean> {
  if (isPlayer) return (await setPlayerFavourite(keeper.platform, name, isOn)).ok;
  const favourites = addOrRemoveFavourite(settings.favourites, name, isOn);
  return saveVisitorSettings(keeper, request, false, { ...settings, favourites });
}
