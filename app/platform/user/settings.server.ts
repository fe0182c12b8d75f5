import { type Answer, mapReply } from "../failure.server";
import { queryPolicy } from "../policy.server";
import { dropMemoised, oncePerRequest } from "../scope/memo.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { playerSettingsWire } from "./settings-wire.server";

/** The player's stored settings: form field names, plain values. */
export type PlayerSettings = Readonly<Record<string, string | number | boolean>>;
const settingsPolicy = queryPolicy("user.settings", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const savePolicy = queryPolicy("user.settings.save", "bearer", {
  timeoutMs: 2500,
  retries: 1,
  retryDelayMs: 100,
});

/** Loads the player's settings from the platform. */
export function loadPlayerSettings(scope: PlatformScope): Promise<Answer<PlayerSettings>> {
  return oncePerRequest(scope, "platform.player-settings", async () => {
    const reply = await call(
      scope,
      settingsPolicy,
      { path: "/web-api/user/v1/settings" },
      playerSettingsWire,
    );
    return mapReply(reply, (settings): PlayerSettings => settings);
  });
}

/** Replaces all settings of the player; returns the stored ones. */
export async function savePlayerSettings(
  scope: PlatformScope,
  settings: PlayerSettings,
): Promise<Answer<PlayerSettings>> {
  const input = { method: "PUT", path: "/web-api/user/v1/settings", json: settings } as const;
  const reply = await call(scope, savePolicy, input, playerSettingsWire);
  dropMemoised(scope, "platform.player-settings");
  return mapReply(reply, (kept): PlayerSettings => kept);
}
