import { isRegistrationType } from "~/domain/registration/types";
import type { RequestContext } from "~/features/gate/request-context";
import { recordEvent } from "~/platform/analytics/client.server";
import { log } from "~/server/log.server";

/** Steps of a registration that are recorded (REG-04). */
export const registrationSteps = [
  ...(["page-call", "type-chosen", "submit", "phone-code-sent", "phone-code-approved"] as const),
  ...(["phone-code-error", "email-sent", "email-done", "email-error", "bonus-chosen"] as const),
  ...(["refused", "success", "credentials-saved", "credentials-unsaved"] as const),
  ...(["deposit", "home", "left"] as const),
] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Bonus choices by name, for events; never anything that a person typed. */
export type RegistrationStepDetail = Readonly<Record<"bonus" | "saved", string | undefined>>;

/**
 * Records a step of a registration, without personal data (REG-04). A type that is none is logged as an error
 * and not recorded (REG-07). Waits for nothing: the collector may be slow or away.
 */
export function recordStep(
  context: Pick<RequestContext, "platform">,
  step: RegistrationStep,
  type: string | null,
  detail: Partial<RegistrationStepDetail> = {},
): void {
  if (type !== null && !isRegistrationType(type)) {
    log.error({ registration: type.slice(0, 40) }, "unknown registration type");
    return;
  }
  recordEvent(context.platform, { name: "registration", step, type, ...detail });
}
