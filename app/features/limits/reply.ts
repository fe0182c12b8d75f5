import type { FormReply } from "~/features/forms/reply";

/** Asks before a break begins (LIM-17): a post without the question's key begins nothing. */
export interface BreakQuestion {
  /** End of the break if it began now, ms since epoch. */
  readonly until: number;
  /** Path and query of the page that the player came from. */
  readonly back: string;
}

/** A decision on raises that was made, in the platform's words or ours (APR-02). */
export interface LimitApprovalDecision {
  readonly action: 0 | 1;
  readonly title: string | null;
  /** Nothing was left to decide: another press or tab had already decided. */
  readonly isOver?: true;
}

/** The reply to a decision: its result, or why it was not made. */
export type LimitApprovalReply = FormReply<LimitApprovalDecision>;

/** The flash message of a completed decision. */
export function approvalDecisionFlash({
  action,
  isOver,
}: Pick<LimitApprovalDecision, "action" | "isOver">): "approved" | "rejected" | "already_answered" {
  if (isOver) return "already_answered";
  return action === 1 ? "approved" : "rejected";
}

/** The reply shown when the browser got no response: the decision may be sent again. */
export const unansweredApprovalReply = {
  form: "default",
  status: "error",
  error: { "": ["unavailable"] },
  initialValue: { action: "1" },
  isUnanswered: true,
} as const;
