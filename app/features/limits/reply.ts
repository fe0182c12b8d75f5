import type { LimitCode } from "./codes";
import type { LimitError } from "./form";

/** Why limits were not saved (LIM-03), and whether what was typed stands in the fields that take only a stricter value (LIM-07). */
export type LimitsReply = LimitsFailure & { readonly isStricter?: true };

/** At a field, in the platform's words, or because nobody answered. */
type LimitsFailure =
  | {
      readonly kind: "fields";
      readonly errors: readonly (readonly [LimitCode, LimitError])[];
      readonly typed: readonly (readonly [LimitCode, string])[];
    }
  | {
      readonly kind: "refused";
      /** 400 error, 401 unauthorized, 403 forbidden. */
      readonly status: number;
      readonly title: string | null;
      readonly typed: readonly (readonly [LimitCode, string])[];
    }
  | {
      /**
       * Nothing was sent, or it was and nobody can say what came of it; or what was to be confirmed is another exclusion by
       * now, or none (LIM-15).
       */
      readonly kind: "unavailable" | "unanswered" | "changed" | "unchosen";
      readonly typed: readonly (readonly [LimitCode, string])[];
    };

/** Why a test was not passed: questions that were answered wrong, or nobody answered. */
export type TestReply =
  | {
      readonly kind: "wrong";
      readonly questions: readonly number[];
      readonly chosen: Readonly<Record<number, number>>;
    }
  | { readonly kind: "unavailable" };

/** What came of a decision, in the platform's words or ours (APR-02). */
export interface ApprovalReply {
  readonly action: 0 | 1;
  readonly isDone: boolean;
  readonly title: string | null;
  readonly isUnavailable: boolean;
  readonly isUnanswered?: true;
  /** Nothing was left to decide: another press or tab had answered. */
  readonly isOver?: true;
}

/** What a decision that is over tells. */
export function decisionNews({
  action,
  isOver,
}: Pick<ApprovalReply, "action" | "isOver">): "approved" | "rejected" | "already_answered" {
  if (isOver) return "already_answered";
  return action === 1 ? "approved" : "rejected";
}

/** What is said of a decision where the browser got no answer: it may be sent again. */
export const approvalLost = {
  action: 1,
  isDone: false,
  title: null,
  isUnavailable: true,
  isUnanswered: true,
} as const;
