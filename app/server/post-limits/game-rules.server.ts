import type { PostLimitRule } from "./rule.server";

/** Rate limits of posts of casino games. */
export const gamePostLimits = {
  // The platform holds the pace of rounds; this bounds what a script costs that ignores it.
  rounds: {
    name: "rounds",
    subject: { points: 120, seconds: 60 },
    address: { points: 1_200, seconds: 60 },
    counts: "all",
  },
  launching: {
    name: "launching",
    subject: { points: 60, seconds: 60 },
    address: { points: 600, seconds: 60 },
    counts: "all",
  },
} as const satisfies Record<string, PostLimitRule>;
