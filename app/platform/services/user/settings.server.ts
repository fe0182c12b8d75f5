import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { queryPolicy, savePolicy } from "../../transport/policy.server";
import { dropMemoisedAnswers, oncePerRequest } from "../../transport/scope/memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import { playerSettingsWire } from "./settings-wire.server";

/** The player's stored settings: form field names, plain values. */
export type StoredPlayerSettings = Readonly<Record<string, string | number | boolean>>;
const settingsPolicy = queryPolicy("user.settings", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const writePolicy = savePolicy("user.settings.save", "bearer", {
  timeoutMs: 2500,
  retries: 1,
  retryDelayMs: 100,
});

/** Loads the player's settings from the platform. */
export function loadPlayerSettings(scope: PlatformScope): Promise<Answer<StoredPlayerSettings>> {
  return oncePerRequest(scope, "platform.player-settings", async () => {
    const reply = await call(
      scope,
      settingsPolicy,
      { path: "/web-api/user/v1/settings" },
      playerSettingsWire,
    );
    return mapReply(reply, (settings): StoredPlayerSettings => settings);
  });
}

/** Replaces all settings of the player at the platform; returns the stored ones. */
export async function replacePlayerSettings(
  scope: PlatformScope,
  settings: StoredPlayerSettings,
): Promise<Answer<StoredPlayerSettings>> {
  const input = { method: "PUT", path: "/web-api/user/v1/settings", json: settings } as const;
  const reply = await call(scope, writePolicy, input, playerSettingsWire);
  dropMemoisedAnswers(scope, "platform.player-settings");
  return mapReply(reply, (kept): StoredPlayerSettings => kept);
}
