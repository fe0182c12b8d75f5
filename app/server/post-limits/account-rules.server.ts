import type { PostLimitRule } from "./rule.server";

/** Rate limits of posts of registration, recovery and security, where codes might be guessed. */
export const accountPostLimits = {
  // Letters to addresses of others: as SMS, but an address of a campus has more players than telephones.
  recovering: {
    name: "recovering",
    subject: { points: 6, seconds: 3600 },
    address: { points: 60, seconds: 3600 },
    counts: "all",
  },
  // Letters to addresses of others, as of a recovery.
  subscribing: {
    name: "subscribing",
    subject: { points: 6, seconds: 3600 },
    address: { points: 60, seconds: 3600 },
    counts: "all",
  },
  // Codes and new passwords of one recovery; the platform counts guesses of a player over all doors.
  recoveryTrying: {
    name: "recovery-trying",
    subject: { points: 10, seconds: 900 },
    address: { points: 100, seconds: 900 },
    counts: "failures",
  },
  // Each makes a player or sends a message.
  registering: {
    name: "registering",
    subject: { points: 6, seconds: 3600 },
    address: { points: 60, seconds: 3600 },
    counts: "all",
  },
  // Codes of new addresses, wrong ones.
  proving: {
    name: "proving",
    subject: { points: 10, seconds: 900 },
    address: { points: 100, seconds: 900 },
    counts: "failures",
  },
  // Passwords and codes on the page of security; the platform counts guesses of a player over all doors.
  securing: {
    name: "securing",
    subject: { points: 10, seconds: 900 },
    address: { points: 100, seconds: 900 },
    counts: "failures",
  },
} as const satisfies Record<string, PostLimitRule>;
