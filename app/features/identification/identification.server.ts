import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import {
  identificationWidgetFor,
  validateIdentityForm,
} from "~/domain/identification/identification";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { constraintsOf, declareForm, type FormResult } from "~/features/forms/declare.server";
import { ageLimitOfReader } from "~/features/gate/age-limit";
import type { authorizePage } from "~/features/gate/authorize.server";
import { loadScreenFragment } from "~/features/screen-page/render.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { submitIdentification } from "~/platform/services/user/client.server";

type Leaf = Awaited<ReturnType<typeof authorizePage>>;

/** Data of the identification page (BAN-03, BAN-05): Face-ID's remote, or the form for papers. */
export async function loadIdentificationPage(context: Leaf, args: LoaderFunctionArgs) {
  const { player, url } = context;
  const isNeeded = player?.needsIdentification ?? false;
  const widget = player && isNeeded ? identificationWidgetFor(player) : null;
  return {
    /** null while the platform does not answer. */
    isIdentified: player && !isNeeded,
    widget,
    remote: widget === "face-id" ? await loadScreenFragment(context, args) : null,
    isRequired: url.searchParams.get("required") === "1" && isNeeded,
    isDone: url.searchParams.get("done") === "1",
    returnUrl: toSafeReturnPath(url.searchParams.get("returnUrl"), url.origin),
    ageLimit: ageLimitOfReader(context),
    constraint: constraintsOf(identificationForm),
  };
}

const paper = z.string({ error: "required" }).trim().default("");

/**
 * The form for papers, and the press that stands for Face-ID. Once accepted it leads to the return path
 * (BAN-03).
 */
export const identificationForm = declareForm({
  screen: "office:identification",
  fields: z.object({ name: paper, surname: paper, date_birthday: paper, passport: paper }),
  events: "identification",
  run: async (typed, { context }) => {
    const { player, config, platform, now, lng, url } = context;
    if (!player) return unavailable;
    // An identified player cannot be identified again: brief access to a session must not replace his identity.
    if (!player.needsIdentification)
      return { ok: true, to: screenPath(lng, "office:identification") };
    const widget = identificationWidgetFor(player);
    if (widget === "papers") {
      const today = new Date(now).toISOString().slice(0, 10);
      const ageLimit = ageLimitOfCountry(config.licence, player.country);
      const errors = validateIdentityForm(typed, { today, ageLimit });
      if (errors.size > 0)
        return { ok: false, errors: [...errors].map(([field, code]) => ({ field, code })) };
    }
    const answer = await submitIdentification(
      platform,
      widget === "face-id" ? { type: widget } : { type: widget, ...typed },
    );
    if (answer.ok) {
      const back = toSafeReturnPath(url.searchParams.get("returnUrl"), url.origin);
      return { ok: true, to: back ?? `${screenPath(lng, "office:identification")}?done=1` };
    }
    const { failure } = answer;
    if (failure.kind !== "refused") return unavailable;
    const { status, title } = failure;
    return { ok: false, status, errors: [{ field: null, code: "refused", title }] };
  },
});

const unavailable = {
  ok: false,
  status: 503,
  errors: [{ field: null, code: "unavailable" }],
} as const satisfies FormResult;
