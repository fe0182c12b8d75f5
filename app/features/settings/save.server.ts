import type { DisplaySettings } from "~/domain/settings/display-settings";
import { parsePlayerPreferences } from "~/domain/settings/own-settings";
import { parseDisplaySettings } from "~/domain/settings/parse-display-settings";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { urlPathInLanguage } from "~/features/screens/path";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { saveVisitorSettings } from "~/features/session/save-settings.server";
import type { StoredSettings } from "~/features/session/stored-settings.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/** The reply where the platform did not accept the settings; nothing changed. */
export interface RefusedSettingsReply {
  readonly code: "unavailable";
}

/**
 * Stores the display settings (LAY-10, SET-01) and leads back to their page, in the language that was chosen, or to
 * the page of a smaller form (`returnUrl`).
 */
export async function displaySettingsPosted(
  post: FormPost,
): Promise<ActionResult<RefusedSettingsReply>> {
  const { form, request, context } = post;
  const { stored, session, scope, lng, url } = context;
  const isPlayer = session.kind === "player";
  const display = displaySettingsFromForm(post);
  const own = isPlayer ? parsePlayerPreferences(formValues(form), stored.own) : stored.own;
  const settings: StoredSettings = { ...stored, display, own };
  if (!(await saveVisitorSettings(context, request, isPlayer, settings)))
    return { kind: "stay", status: 503, data: { code: "unavailable" } };
  const chosen = context.languages.find((each) => each === form.get("language")) ?? lng;
  if (chosen !== lng) {
    dropPendingSetCookies(scope, "lng");
    scope.cookies.push(writePlainCookie(request, "lng", chosen));
  }
  const returnUrl = form.get("returnUrl");
  const back = typeof returnUrl === "string" ? toSafeReturnPath(returnUrl, url.origin) : null;
  const to = back ?? `${screenPath(lng, isPlayer ? "office:settings" : "settings")}?saved=1`;
  return { kind: "go", to: urlPathInLanguage(new URL(to, url.origin), chosen) };
}

/** Values of a form by name; boxes that it lists and does not send are off. */
function formValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of String(form.get("boxes") ?? "").split(",")) values[name] = "0";
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  return values;
}

/**
 * The display settings as a form states them, over the stored ones; stores nothing. An unticked box
 * sends nothing, so the form lists its boxes.
 */
export function displaySettingsFromForm({ form, context }: FormPost): DisplaySettings {
  return parseDisplaySettings(formValues(form), context.stored.display);
}
