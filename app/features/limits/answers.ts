import type { LimitCode } from "./codes";
import type { Limits } from "./limit";

/** What can be chosen for each type (LIM-01); null = no limit. `iso` is the currency of amounts, null where none is. */
export interface LimitChoices {
  readonly iso: string | null;
  readonly values: ReadonlyMap<LimitCode, readonly (number | null)[]>;
}

/** What a player wants, by type: minor units of `iso`, days, hours or minutes; null = no limit. */
export interface RequestedLimits {
  readonly wishes: ReadonlyMap<LimitCode, number | null>;
  readonly iso: string;
  /** Why he excludes himself, where he does (LIM-08). */
  readonly reasonId: number | null;
}

/** A question of the knowledge test (LIM-04). */
export interface TestQuestion {
  readonly id: number;
  readonly text: string;
  readonly answers: readonly { readonly id: number; readonly text: string }[];
}

/** The test that raises wait for. */
export interface LimitTest {
  readonly token: string;
  readonly questions: readonly TestQuestion[];
}

/** What a save came to; with a `test`, what loosens limits is not kept yet (LIM-04). */
export interface SavedLimits {
  /** The server's own words. */
  readonly title: string | null;
  readonly limits: Limits;
  readonly test: LimitTest | null;
}

/** What answers to a test came to: the questions that were answered wrong. */
export interface TestResult {
  readonly isPassed: boolean;
  readonly wrong: readonly TestQuestion["id"][];
}
