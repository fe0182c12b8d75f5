import type { PostLimitRule } from "./rule.server";

/** Rate limits of posts of bets, payments and changes of accounts. */
export const moneyPostLimits = {
  placing: {
    name: "placing",
    subject: { points: 300, seconds: 60 },
    address: { points: 3000, seconds: 60 },
    counts: "all",
  },
  paying: {
    name: "paying",
    subject: { points: 30, seconds: 60 },
    address: { points: 300, seconds: 60 },
    counts: "all",
  },
  // Separate, so that deposit attempts do not block withdrawals.
  withdrawing: {
    name: "withdrawing",
    subject: { points: 30, seconds: 60 },
    address: { points: 300, seconds: 60 },
    counts: "all",
  },
  // Changes of accounts and currencies; each is one press.
  wallets: {
    name: "wallets",
    subject: { points: 30, seconds: 60 },
    address: { points: 300, seconds: 60 },
    counts: "all",
  },
} as const satisfies Record<string, PostLimitRule>;
