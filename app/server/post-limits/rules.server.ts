import { accountRules } from "./account-rules.server";
import { gameRules } from "./game-rules.server";
import { messageRules } from "./message-rules.server";
import { moneyRules } from "./money-rules.server";
import { signInRules } from "./sign-in-rules.server";

/**
 * Rate limits; docs/operating.md gives the reasons. An address may be a campus or a mobile network, hence its
 * limit is ten times higher.
 */
export const postRules = {
  ...signInRules,
  ...accountRules,
  ...moneyRules,
  ...gameRules,
  ...messageRules,
} as const;
