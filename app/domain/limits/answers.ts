import type { LimitCode } from "./codes";
import type { Limits } from "./limit";
import type { LimitValue } from "./value";

/**
 * Selectable values by limit type (LIM-01). `iso` is the currency of amounts, null where there are none.
 */
export interface LimitChoices<C extends string = string> {
  readonly iso: C | null;
  readonly values: ReadonlyMap<LimitCode, readonly LimitValue<C>[]>;
}

/** Requested limits, one per type at most; amounts are in `iso`. */
export interface RequestedLimits<C extends string = string> {
  readonly requested: readonly LimitValue<C>[];
  readonly iso: C;
  /** Id of the player's reason for a requested self-exclusion (LIM-08); null = none is sent. */
  readonly reasonId: number | null;
}

/** A question of the knowledge test (LIM-04). */
export interface KnowledgeTestQuestion {
  readonly id: number;
  readonly text: string;
  readonly answers: readonly { readonly id: number; readonly text: string }[];
}

/** The test that must be passed before limits are raised. */
export interface KnowledgeTest {
  readonly token: string;
  readonly questions: readonly KnowledgeTestQuestion[];
}

/**
 * Reply to an accepted save: the player's limits now. With a `test`, the looser limits are not saved
 * yet (LIM-04).
 */
export interface LimitsAfterSave {
  /** The service's own title. */
  readonly title: string | null;
  readonly limits: Limits;
  readonly test: KnowledgeTest | null;
}

/** Result of a test's answers: the questions with wrong answers. */
export interface KnowledgeTestResult {
  readonly isPassed: boolean;
  readonly wrong: readonly KnowledgeTestQuestion["id"][];
}
