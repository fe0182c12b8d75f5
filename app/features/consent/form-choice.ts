import { askedClasses, type Choice, choices } from "~/domain/consent/choice";
import { isTicked } from "../screens/ticked";

/**
 * The choice of a form: its `choice`, else its boxes (both = all, none = disable). null = an invalid
 * `choice`.
 */
export function choiceOf(form: Pick<FormData, "get">): Choice | null {
  const named = form.get("choice");
  if (named !== null) return choices.find((choice) => choice === named) ?? null;
  const [functionality, marketing] = askedClasses.map((name) => isTicked(form.get(name)));
  if (functionality && marketing) return "all";
  if (functionality) return "functionality";
  return marketing ? "marketing" : "disable";
}
