import { isTicked } from "~/features/screens/ticked";
import type { ConsentClass } from "~/server/browser-storage";

/** What a visitor may answer (CNS-01), by its names on forms. */
export const choices = ["all", "functionality", "marketing", "disable"] as const;
export type Choice = (typeof choices)[number];

/** Classes that are asked for; `necessary` never is. */
export const askedClasses = ["functionality", "marketing"] as const satisfies readonly ConsentClass[];

/** Whether what belongs to a class may be kept; before a choice (null) only what is necessary. */
export function allows(choice: Choice | null, kept: ConsentClass): boolean {
  return kept === "necessary" || choice === "all" || choice === kept;
}

/**
 * The choice that a form makes: its `choice`, or its boxes where it has none (both = all, none = disable). null = a
 * `choice` that is none.
 */
export function choiceOf(form: Pick<FormData, "get">): Choice | null {
  const named = form.get("choice");
  if (named !== null) return choices.find((choice) => choice === named) ?? null;
  const [functionality, marketing] = askedClasses.map((name) => isTicked(form.get(name)));
  if (functionality && marketing) return "all";
  if (functionality) return "functionality";
  return marketing ? "marketing" : "disable";
}
