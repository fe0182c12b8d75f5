import { type ConsentChoice, classesNeedingConsent, consentChoices } from "~/domain/consent/choice";
import { isTicked } from "../screens/ticked";

/**
 * The choice of a form: its `choice`, else its boxes (both = all, none = disable). null = an invalid
 * `choice`.
 */
export function readConsentChoice(form: Pick<FormData, "get">): ConsentChoice | null {
  const named = form.get("choice");
  if (named !== null) return consentChoices.find((choice) => choice === named) ?? null;
  const [functionality, marketing] = classesNeedingConsent.map((name) => isTicked(form.get(name)));
  if (functionality && marketing) return "all";
  if (functionality) return "functionality";
  return marketing ? "marketing" : "disable";
}
