import { refusedCallOutcome } from "~/features/codes/refused-call.server";
import { refuseForm } from "~/features/forms/refuse.server";
import type { RefusedFormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { saveSessionPlayerSafety } from "~/features/session/session-safety.server";
import type { SecurityChangeResult } from "~/platform/security/change.server";
import { securityPath } from "./security-path";

interface Options {
  readonly isSilent?: boolean;
  readonly kept?: readonly string[];
  /** The field that a code of the platform is about. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly flash?: "session-ended";
}

const fieldsOf: Readonly<Record<string, string>> = {
  confirm: "password",
  "bad-password": "password",
  "bad-code": "code",
};
const codes: Readonly<Record<string, string>> = { password: "password-plain" };

/** The outcome of a change: the page with what was done, or the form again. */
export async function changeOutcome(
  post: FormPost,
  name: string,
  answer: SecurityChangeResult,
  { isSilent = false, kept = [], fields = fieldsOf, flash }: Options = {},
): Promise<ActionResult<RefusedFormReply>> {
  const { context, form, request } = post;
  if (answer.kind === "done") {
    const code = flash ?? (name === "password" ? "password-saved" : "security-changed");
    if (!isSilent)
      await saveSessionPlayerSafety(context.scope, request, { flash: { code, until: null } });
    return { kind: "go", to: securityPath(context.lng) };
  }
  if (answer.kind !== "refused") return refusedCallOutcome(form, answer, { form: name, kept });
  // Turned on meanwhile: the page says so.
  if (answer.code === "on") return { kind: "go", to: securityPath(context.lng) };
  const field = fields[answer.code] ?? null;
  const known = field !== null || ["code-over", "code-spent"].includes(answer.code);
  const code = known ? (codes[answer.code] ?? answer.code) : "unavailable";
  return refuseForm(form, [{ field, code }], {
    form: name,
    kept,
    status: known ? 422 : 503,
  });
}
