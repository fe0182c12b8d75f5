import { isTicked } from "~/features/screens/ticked";
import type { ConsentClass } from "~/server/browser-storage";

/** A visitor's possible choices (CNS-01), by their names on forms. */
export const choices = ["all", "functionality", "marketing", "disable"] as const;
export type Choice = (typeof choices)[number];

/** Classes that need consent; `necessary` does not. */
export const askedClasses = ["functionality", "marketing"] as const satisfies readonly ConsentClass[];

/** Whether a choice allows storing items of a class; before a choice (null) only necessary ones. */
export function allows(choice: Choice | null, kept: ConsentClass): boolean {
  return kept === "necessary" || choice === "all" || choice === kept;
}

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
