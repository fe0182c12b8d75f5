import {
  type ConsentChoice,
  type ConsentClass,
  classesNeedingConsent,
  consentChoices,
} from "~/domain/consent/choice";
import { isBoxText, isTicked } from "../screens/ticked";

/** The choice of a form, or its field whose text is none of the field's choices. */
export type PostedConsentChoice =
  | { readonly ok: true; readonly choice: ConsentChoice }
  | { readonly ok: false; readonly field: "choice" | ConsentClass };

/** The choice of a form: its `choice`, else its boxes (both = all, none = disable). */
export function readConsentChoice(form: Pick<FormData, "get">): PostedConsentChoice {
  const named = form.get("choice");
  if (named !== null) {
    const choice = consentChoices.find((one) => one === named);
    return choice ? { ok: true, choice } : { ok: false, field: "choice" };
  }
  const unread = classesNeedingConsent.find((name) => !isBoxText(form.get(name)));
  if (unread) return { ok: false, field: unread };
  const [functionality, marketing] = classesNeedingConsent.map((name) => isTicked(form.get(name)));
  if (functionality && marketing) return { ok: true, choice: "all" };
  if (functionality) return { ok: true, choice: "functionality" };
  return { ok: true, choice: marketing ? "marketing" : "disable" };
}
