import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import type { SecurityChangeResult } from "~/platform/services/security/client.server";
import { securityPath } from "./security-path";

interface Options {
  /** The form field that each error code of the platform belongs to, by code. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The flash message of success; null = none. */
  readonly flash?: "security-changed" | "password-saved" | "session-ended" | null;
}

const fieldsOf: Readonly<Record<string, string>> = {
  confirm: "password",
  "bad-password": "password",
  "bad-code": "code",
};
const codes: Readonly<Record<string, string>> = { password: "password-plain" };

/**
 * Ends a post that changes the player's security by the platform's answer: stores the flash message
 * of success and leads back to the page, or shows the form again with its error.
 */
export async function finishSecurityChange(
  { context, request }: FormPost,
  answer: SecurityChangeResult,
  { fields = fieldsOf, flash = "security-changed" }: Options = {},
): Promise<FormResult> {
  const to = securityPath(context.lng);
  if (answer.kind === "done") {
    if (flash !== null)
      await updateSessionSafetyState(context.scope, request, {
        flash: { code: flash, until: null },
      });
    return { ok: true, to };
  }
  if (answer.kind !== "refused") return captchaOrUnavailable(answer);
  // Turned on meanwhile: the page says so.
  if (answer.code === "on") return { ok: true, to };
  const field = fields[answer.code] ?? null;
  const isKnown = field !== null || ["code-over", "code-spent"].includes(answer.code);
  if (!isKnown) return captchaOrUnavailable({ kind: "unavailable" });
  return refuseWith(codes[answer.code] ?? answer.code, { field });
}
