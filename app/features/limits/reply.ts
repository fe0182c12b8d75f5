import type { LimitCode } from "~/domain/limits/codes";
import type { LimitError } from "./form";

/**
 * Why limits were not saved (LIM-03), and whether the typed values belong to the stricter fields (LIM-07).
 */
export type FailedLimitsReply = LimitsFailure & { readonly isStricter?: true };

/** Errors of fields, the platform's refusal, or no response. */
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
       * Nothing was sent; no response arrived; or the exclusion to confirm has changed or is gone (LIM-15).
       */
      readonly kind: "unavailable" | "unanswered" | "changed" | "unchosen";
      readonly typed: readonly (readonly [LimitCode, string])[];
    };

/** Asks before a break begins (LIM-17): a post without the question's key begins nothing. */
export interface BreakQuestion {
  readonly kind: "break-question";
  /** End of the break if it began now, ms since epoch. */
  readonly until: number;
  /** Path and query of the page that the player came from. */
  readonly back: string;
}

/** Reply of the page of limits to a form. */
export type ResponsibleReply = FailedLimitsReply | BreakQuestion;

/**
 * Why a test was not passed: wrong answers, nothing was sent, or the response was lost and the
 * answers may have counted. The chosen answers are kept.
 */
export type FailedKnowledgeTestReply = {
  readonly chosen: Readonly<Record<number, number>>;
} & (
  | { readonly kind: "wrong"; readonly questions: readonly number[] }
  | { readonly kind: "unavailable" | "unanswered" }
);

/** Result of a decision, in the platform's words or ours (APR-02). */
export interface LimitApprovalReply {
  readonly action: 0 | 1;
  readonly isDone: boolean;
  readonly title: string | null;
  readonly isUnavailable: boolean;
  readonly isUnanswered?: true;
  /** Nothing was left to decide: another press or tab had already decided. */
  readonly isOver?: true;
  /** Other raises are due than the page showed: nothing was decided. */
  readonly isChanged?: true;
}

/** The flash message of a completed decision. */
export function approvalDecisionFlash({
  action,
  isOver,
}: Pick<LimitApprovalReply, "action" | "isOver">): "approved" | "rejected" | "already_answered" {
  if (isOver) return "already_answered";
  return action === 1 ? "approved" : "rejected";
}

/** The reply shown when the browser got no response: the decision may be sent again. */
export const unansweredApprovalReply = {
  action: 1,
  isDone: false,
  title: null,
  isUnavailable: true,
  isUnanswered: true,
} as const;
