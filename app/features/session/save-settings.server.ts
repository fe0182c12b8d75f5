import { type CouponSettings, defaultCouponSettings } from "~/domain/coupon/settings/settings";
import { serializeCouponSettings } from "~/domain/coupon/settings/settings-stored";
import { serializeFavourites } from "~/domain/settings/favourites";
import { serializePlayerPreferences } from "~/domain/settings/own-settings";
import { serializeChangedDisplaySettings } from "~/domain/settings/parse-display-settings";
import { loadPlayerSettings, replacePlayerSettings } from "~/platform/services/user/client.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import type { RequestScope } from "~/server/request-scope.server";
import { withoutPlayerOnlySettings } from "./player-only-settings.server";
import type { StoredSettings } from "./stored-settings.server";

/**
 * Stores settings: a player's at the platform, a guest's in a cookie (CPS-01). False = the platform refused
 * them, or its record is unknown: a save replaces the whole record, so unknown settings would be lost.
 */
export async function saveVisitorSettings(
  { scope, platform }: SettingsStore,
  request: Request,
  isPlayer: boolean,
  settings: StoredSettings,
): Promise<boolean> {
  const values = {
    ...serializeChangedDisplaySettings(settings.display),
    ...changedCouponValues(settings.coupon),
  };
  if (isPlayer)
    return (
      (await loadPlayerSettings(platform)).ok &&
      (
        await replacePlayerSettings(platform, {
          ...values,
          ...serializePlayerPreferences(settings.own),
        })
      ).ok
    );
  const favourites = serializeFavourites(settings.favourites);
  const kept = {
    ...withoutPlayerOnlySettings(values),
    ...(favourites === "" ? {} : { favourites }),
  };
  scope.cookies.push(writePlainCookie(request, "settings", new URLSearchParams(kept).toString()));
  return true;
}

/** Where settings are stored: the browser's cookies or the platform. */
export interface SettingsStore {
  readonly scope: RequestScope;
  readonly platform: PlatformScope;
}

/**
 * The coupon settings that the cookie keeps: only those that differ from the defaults, because
 * every request sends the cookie.
 */
function changedCouponValues(settings: CouponSettings): Record<string, string> {
  const defaults = new Map(serializeCouponSettings(defaultCouponSettings));
  return Object.fromEntries(
    serializeCouponSettings(settings).filter(([name, value]) => defaults.get(name) !== value),
  );
}
