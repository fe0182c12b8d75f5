import type { PostRule } from "./rule.server";

/** Limits of messages to support, and of coupons under a code. */
export const messageRules = {
  // Questions, ideas, requests and appeals: somebody reads each.
  writing: {
    name: "writing",
    subject: { points: 20, seconds: 600 },
    address: { points: 100, seconds: 600 },
    counts: "all",
  },
  codeSaving: {
    name: "code-saving",
    subject: { points: 30, seconds: 600 },
    address: { points: 300, seconds: 600 },
    counts: "all",
  },
  codeLoading: {
    name: "code-loading",
    subject: { points: 20, seconds: 600 },
    address: { points: 200, seconds: 600 },
    counts: "failures",
  },
} as const satisfies Record<string, PostRule>;
