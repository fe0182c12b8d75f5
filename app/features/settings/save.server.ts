import { type GlobalSettings, readSettings } from "~/domain/settings/global-settings";
import { readOwnSettings } from "~/domain/settings/own-settings";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { screenPath } from "~/features/screens/links.server";
import { type StoredSettings, saveSettings } from "~/features/session/stored-settings.server";

/** The platform did not accept the settings; nothing changed. */
export interface SettingsReply {
  readonly code: "unavailable";
}

/** Stores the display settings (LAY-10, SET-01). */
export function displaySettingsPosted(post: Post): Promise<ActionResult<SettingsReply>> {
  const { stored, session } = post.context;
  const own = session.kind === "player" ? ownOf(post) : stored.own;
  return save(post, { ...stored, display: displayOf(post), own });
}

/** A player's own choices after a form (SET-02, SET-03). */
function ownOf({ form, context }: Post) {
  return readOwnSettings(formValues(form), context.stored.own);
}

/** Values of a form by name; boxes that it lists and does not send are off. */
function formValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of String(form.get("boxes") ?? "").split(",")) values[name] = "0";
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  return values;
}

/** Display settings after a form. An unticked box sends nothing, so the form lists its boxes. */
export function displayOf({ form, context }: Post): GlobalSettings {
  return readSettings(formValues(form), context.stored.display);
}

async function save(
  { context, request }: Post,
  settings: StoredSettings,
): Promise<ActionResult<SettingsReply>> {
  const isSaved = await saveSettings(context, request, context.session.kind === "player", settings);
  if (!isSaved) return { kind: "stay", status: 503, data: { code: "unavailable" } };
  return { kind: "go", to: `${screenPath(context.lng, "office:settings")}?saved=1` };
}
