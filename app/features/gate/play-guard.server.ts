import type { FormPost } from "./form-post.server";

/**
 * Blocks intents that place a bet, make a deposit or sign in while a reality check is unanswered or the age is
 * unconfirmed (RCK-03, POP-05). With JavaScript the page stays open under the dialog and keeps its typed values.
 * Without it the visitor answers on a page of its own and then comes back.
 */
export interface RealityCheckAndAgeGuard<T> {
  readonly intents: readonly string[];
  /** Reply for a page with a script. */
  readonly refuse: (form: FormData, first: "reality-check" | "age-gate", intent: string) => T;
  /**
   * Stores the typed values and returns the path to go to after the question. Every post of the address also
   * waits for changed terms in this way (TRM-02, PLT-05).
   */
  readonly keep: (post: FormPost) => Promise<string>;
}
