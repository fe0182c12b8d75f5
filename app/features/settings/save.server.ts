import type { DisplaySettings } from "~/domain/settings/display-settings";
import {
  invalidPlayerPreferences,
  mailingFields,
  parsePlayerPreferences,
} from "~/domain/settings/own-settings";
import {
  invalidDisplaySettings,
  parseDisplaySettings,
} from "~/domain/settings/parse-display-settings";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { urlPathInLanguage } from "~/features/screens/path";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { saveVisitorSettings } from "~/features/session/save-settings.server";
import type { StoredSettings } from "~/features/session/stored-settings.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { checkboxSettings } from "./settings-names";

/** The reply where nothing was saved: a field's text is none of its choices, or the platform did not answer. */
export interface RefusedSettingsReply {
  readonly errors: readonly {
    readonly field: string | null;
    readonly code: "choice" | "unavailable";
  }[];
  /** What was chosen, by field. */
  readonly values: Readonly<Record<string, string>>;
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
  const values = formValues(form);
  const language = context.languages.find((each) => each === values["language"]);
  const wrong = [
    ...(values["language"] !== undefined && !language ? ["language"] : []),
    ...invalidDisplaySettings(values),
    ...(isPlayer ? invalidPlayerPreferences(values) : []),
  ];
  const refuse = (status: number, errors: RefusedSettingsReply["errors"]) =>
    ({ kind: "stay", status, data: { errors, values } }) as const;
  if (wrong.length > 0)
    return refuse(
      422,
      wrong.map((field) => ({ field, code: "choice" })),
    );
  const display = displaySettingsFromForm(post);
  const own = isPlayer ? parsePlayerPreferences(values, stored.own) : stored.own;
  const settings: StoredSettings = { ...stored, display, own };
  if (!(await saveVisitorSettings(context, request, isPlayer, settings)))
    return refuse(503, [{ field: null, code: "unavailable" }]);
  const chosen = language ?? lng;
  if (chosen !== lng) {
    dropPendingSetCookies(scope, "lng");
    scope.cookies.push(writePlainCookie(request, "lng", chosen));
  }
  const returnUrl = form.get("returnUrl");
  const back = typeof returnUrl === "string" ? toSafeReturnPath(returnUrl, url.origin) : null;
  const to = back ?? `${screenPath(lng, isPlayer ? "office:settings" : "settings")}?saved=1`;
  return { kind: "go", to: urlPathInLanguage(new URL(to, url.origin), chosen) };
}

/** Longest text of a field that is read, characters. */
const longestText = 500;

/** Values of a form by name; boxes that it lists and does not send are off. */
function formValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  const boxes = String(form.get("boxes") ?? "").split(",");
  for (const name of [...checkboxSettings, ...mailingFields])
    if (boxes.includes(name)) values[name] = "0";
  for (const [name, value] of form)
    if (typeof value === "string" && name !== "csrf") values[name] = value.slice(0, longestText);
  return values;
}

/**
 * The display settings as a form states them, over the stored ones; stores nothing. An unticked box
 * sends nothing, so the form lists its boxes.
 */
export function displaySettingsFromForm({ form, context }: FormPost): DisplaySettings {
  return parseDisplaySettings(formValues(form), context.stored.display);
}
