/**
 * Consent classes of browser storage (CNS-01). `necessary`: required for the service the visitor asked for,
 * without consent. The others are stored only with consent.
 */
export type ConsentClass = "necessary" | "functionality" | "marketing";

/** A visitor's possible choices (CNS-01), by their names on forms. */
export const consentChoices = ["all", "functionality", "marketing", "disable"] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** Classes that need consent; `necessary` does not. */
export const classesNeedingConsent = [
  "functionality",
  "marketing",
] as const satisfies readonly ConsentClass[];

/** Whether a choice allows storing items of a class; before a choice (null) only necessary ones. */
export function choiceAllowsStorage(choice: ConsentChoice | null, kept: ConsentClass): boolean {
  return kept === "necessary" || choice === "all" || choice === kept;
}
