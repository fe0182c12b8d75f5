import { z } from "zod";
import { wireTime } from "../../transport/wire.server";

/**
 * Start of the session, and stakes and returns of each account in it (RCK-04, RCK-05); `inPlay` is the part of the
 * stakes not settled yet.
 */
export const sessionSummaryReplyWire = z.object({
  startedAt: z.string(),
  accounts: z.array(
    z.object({
      accountId: z.number(),
      /** Absent = that of the player's open account with this id. */
      iso: z.string().optional(),
      staked: z.string(),
      returned: z.string(),
      inPlay: z.string().optional(),
    }),
  ),
});

/** The answer to a reality check (RCK-02). The kinds of values are our decision. */
export const realityCheckAnswerRequestWire = z.object({
  data: z.object({
    attributes: z.object({
      action: z.enum(["continue", "log_out", "nothing"]),
      do_not_show_again: z.boolean(),
      /** ISO 8601: when the check fell due. */
      popup_show_at: wireTime,
    }),
  }),
});

/** Reply to the answer of a reality check. Our decision. */
export const realityCheckAnswerReplyWire = z.object({ success: z.boolean() });

/** Reply to the report that the player has seen the reminder of a conversion (ACC-05). */
export const conversionRemindedReplyWire = z.object({ success: z.boolean() });

/** Whether the player is idle or active (SES-07). */
export const presenceRequestWire = z.object({ state: z.enum(["idle", "active"]) });

/** Reply to the report that a player is idle or active. */
export const presenceReplyWire = z.object({ success: z.boolean() });
