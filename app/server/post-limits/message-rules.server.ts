import type { PostLimitRule } from "./rule.server";

/** Rate limits of posts: messages to support, events of open pages, and coupons stored and loaded by a code. */
export const supportAndSharedCouponPostLimits = {
  // Questions, ideas, requests and appeals: somebody reads each.
  writing: {
    name: "writing",
    subject: { points: 20, seconds: 600 },
    address: { points: 100, seconds: 600 },
    counts: "all",
  },
  // Events of an open page: a batch every few seconds at most.
  collecting: {
    name: "collecting",
    subject: { points: 120, seconds: 60 },
    address: { points: 1_200, seconds: 60 },
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
} as const satisfies Record<string, PostLimitRule>;
