import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropMemoised, memoised } from "../memo.server";
import { userCalls } from "./calls.server";

/** The player's stored settings: form field names, plain values. */
export type StoredPlayerSettings = Readonly<Record<string, string | number | boolean>>;

/** Loads the player's settings from the platform. */
export function loadPlayerSettings(scope: PlatformScope): Promise<Answer<StoredPlayerSettings>> {
  return oncePerRequest(scope, memoised.playerSettings, async () => {
    const reply = await call(scope, userCalls.settings);
    return mapReply(reply, (settings): StoredPlayerSettings => settings);
  });
}

/** Replaces all settings of the player at the platform; returns the stored ones. */
export async function replacePlayerSettings(
  scope: PlatformScope,
  settings: StoredPlayerSettings,
): Promise<Answer<StoredPlayerSettings>> {
  const reply = await call(scope, userCalls.saveSettings, { json: settings });
  dropMemoised(scope, memoised.playerSettings);
  return mapReply(reply, (kept): StoredPlayerSettings => kept);
}
