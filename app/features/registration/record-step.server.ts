import { isRegistrationType } from "~/domain/registration/types";
import type { RequestContext } from "~/features/gate/request-context";
import { recordAnalyticsEvent } from "~/platform/services/analytics/client.server";
import { log } from "~/server/log.server";

/** Steps of a registration that are recorded (REG-04). */
const recordedRegistrationSteps = [
  ...(["page-call", "type-chosen", "submit", "phone-code-sent", "phone-code-approved"] as const),
  ...(["phone-code-error", "email-sent", "email-done", "email-error", "bonus-chosen"] as const),
  ...(["refused", "success", "credentials-saved", "credentials-unsaved"] as const),
  ...(["deposit", "home", "left"] as const),
] as const;
type RecordedRegistrationStep = (typeof recordedRegistrationSteps)[number];

/**
 * Details of a step's event: the chosen bonus by name, and the way in which generated credentials
 * were saved. Never anything that a person typed.
 */
type RecordedRegistrationDetail = Readonly<Record<"bonus" | "saved", string | undefined>>;

/**
 * Records a step of a registration, without personal data (REG-04). `type` is the way to register,
 * null = none is known. A type that the product does not know is logged as an error and not
 * recorded (REG-07). Does not wait for the collector, which may be slow or unavailable.
 */
export function recordRegistrationStep(
  context: Pick<RequestContext, "platform">,
  step: RecordedRegistrationStep,
  type: string | null,
  detail: Partial<RecordedRegistrationDetail> = {},
): void {
  if (type !== null && !isRegistrationType(type)) {
    log.error({ registration: type.slice(0, 40) }, "unknown registration type");
    return;
  }
  recordAnalyticsEvent(context.platform, { name: "registration", step, type, ...detail });
}
