import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  type PaperError,
  type PaperField,
  readPapers,
  widgetFor,
} from "~/domain/identification/identification";
import type { ActionResult, Post } from "~/features/gate/action.server";
import type { authorizePage } from "~/features/gate/authorize.server";
import { renderRemote } from "~/features/screen-page/render.server";
import { screenPath } from "~/features/screens/links";
import { safeReturn } from "~/features/screens/returnUrl";
import { identify } from "~/platform/user/identification.server";

type Leaf = Awaited<ReturnType<typeof authorizePage>>;

/** Why an identification was refused: field errors, the platform's refusal, or no response. */
export interface IdentificationReply {
  readonly errors: readonly (readonly [PaperField, PaperError])[];
  readonly typed: Readonly<Record<PaperField, string>>;
  readonly refused: {
    readonly code: "refused" | "unavailable";
    readonly title: string | null;
  } | null;
}

/** Data of the identification page (BAN-03, BAN-05): Face-ID's remote, or the form for papers. */
export async function identificationPage(context: Leaf, args: LoaderFunctionArgs) {
  const { player, config, url } = context;
  const isNeeded = player?.needsIdentification ?? false;
  const widget = player && isNeeded ? widgetFor(player) : null;
  return {
    /** null while the platform does not answer. */
    isIdentified: player && !isNeeded,
    widget,
    remote: widget === "face-id" ? await renderRemote(context, args) : null,
    isRequired: url.searchParams.get("required") === "1" && isNeeded,
    isDone: url.searchParams.get("done") === "1",
    returnUrl: safeReturn(url.searchParams.get("returnUrl"), url.origin),
    ageLimit: config.licence.ageLimit,
  };
}

/** Submits the identification; once accepted, redirects to the return path (BAN-03). */
export async function identificationPosted({
  context,
  form,
}: Post): Promise<ActionResult<IdentificationReply>> {
  const { player, config, platform, now, lng, url } = context;
  const typed = typedPapers(form);
  if (!player) return refused(503, { code: "unavailable", title: null });
  // An identified player cannot be identified again: brief access to a session must not replace his identity.
  if (!player.needsIdentification)
    return { kind: "go", to: screenPath(lng, "office:identification") };
  const widget = widgetFor(player);
  if (widget === "papers") {
    const today = new Date(now).toISOString().slice(0, 10);
    const errors = readPapers(typed, { today, ageLimit: config.licence.ageLimit });
    if (errors.size > 0)
      return { kind: "stay", status: 422, data: { errors: [...errors], typed, refused: null } };
  }
  const answer = await identify(
    platform,
    widget === "face-id" ? { type: widget } : { type: widget, ...typed },
  );
  if (answer.ok) {
    const back = safeReturn(url.searchParams.get("returnUrl"), url.origin);
    return { kind: "go", to: back ?? `${screenPath(lng, "office:identification")}?done=1` };
  }
  const { failure } = answer;
  return failure.kind === "refused"
    ? refused(failure.status, { code: "refused", title: failure.title })
    : refused(503, { code: "unavailable", title: null });

  function refused(status: number, why: NonNullable<IdentificationReply["refused"]>) {
    return { kind: "stay", status, data: { errors: [], typed, refused: why } } as const;
  }
}

/** Typed values of the papers' fields, each cut to the maximum length of a field. */
function typedPapers(form: FormData): IdentificationReply["typed"] {
  const text = (name: PaperField) =>
    String(form.get(name) ?? "")
      .slice(0, 100)
      .trim();
  return {
    name: text("name"),
    surname: text("surname"),
    date_birthday: text("date_birthday"),
    passport: text("passport"),
  };
}
