import { z } from "zod";
import { defaultDisplaySettings } from "~/domain/settings/default-display-settings";
import {
  defaultPlayerPreferences,
  invalidPlayerPreferences,
  parsePlayerPreferences,
} from "~/domain/settings/own-settings";
import {
  invalidDisplaySettings,
  parseDisplaySettings,
} from "~/domain/settings/parse-display-settings";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { urlPathInLanguage } from "~/features/screens/path";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { saveVisitorSettings } from "~/features/session/save-settings.server";
import type { StoredSettings } from "~/features/session/stored-settings.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { log } from "~/server/log.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { withUntickedBoxes } from "./settings-names";

const names = [
  "language",
  ...Object.keys(defaultDisplaySettings),
  ...Object.keys(defaultPlayerPreferences),
] as const;
const text = z.string().optional();

/** The form of display settings (LAY-10, SET-01), and of a player's bonuses and messages (SET-02, SET-03). */
export const displaySettingsForms = (["settings", "office:settings"] as const).map((screen) =>
  declareForm({
    screen,
    isEmptyTextKept: true,
    // An unticked box sends nothing, so the form lists its boxes.
    fields: z
      .object({ boxes: text, returnUrl: text })
      .extend(Object.fromEntries(names.map((name) => [name, text]))),
    events: "settings",
    run: saveSettings,
  }),
);

/**
 * Stores the settings and leads back to their page, in the language that was chosen, or to the page of a smaller form
 * (`returnUrl`).
 */
async function saveSettings(
  sent: Readonly<Record<string, string | undefined>>,
  { context, request }: FormPost,
): Promise<FormResult> {
  const { stored, session, scope, lng, url } = context;
  const isPlayer = session.kind === "player";
  const values = withUntickedBoxes(sent);
  const language = context.languages.find((each) => each === values["language"]);
  const wrong = [
    ...(values["language"] !== undefined && !language ? ["language"] : []),
    ...invalidDisplaySettings(values),
    ...(isPlayer ? invalidPlayerPreferences(values) : []),
  ];
  if (wrong.length > 0)
    return { ok: false, errors: wrong.map((field) => ({ field, code: "choice" })) };
  const display = parseDisplaySettings(values, stored.display);
  const own = isPlayer ? parsePlayerPreferences(values, stored.own) : stored.own;
  const settings: StoredSettings = { ...stored, display, own };
  const back = toSafeReturnPath(sent["returnUrl"] ?? "", url.origin);
  if (!(await saveVisitorSettings(context, request, isPlayer, settings))) {
    // The button of the coupon's column is no form to show again (LAY-13).
    if (back === null || sent["isRightHidden"] === undefined)
      return { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
    log.warn({ requestId: scope.requestId }, "the folded coupon column was not stored");
  }
  const chosen = language ?? lng;
  if (chosen !== lng) {
    dropPendingSetCookies(scope, "lng");
    scope.cookies.push(writePlainCookie(request, "lng", chosen));
  }
  const to = back ?? `${screenPath(lng, isPlayer ? "office:settings" : "settings")}?saved=1`;
  return { ok: true, to: urlPathInLanguage(new URL(to, url.origin), chosen) };
}
