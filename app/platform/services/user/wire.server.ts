import { z } from "zod";
import { wireTime } from "../../transport/wire.server";

/** Settings stored with the player, named as on their forms. */
export const playerSettingsWire = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
);

/**
 * One favourite to add or remove (SET-01); the reply has all of them, as `favourites` of the settings has them. A
 * change of the settings leaves them as they are.
 */
export const setFavouriteRequestWire = z.object({ name: z.string().max(120), isOn: z.boolean() });
export const favouritesReplyWire = z.object({ favourites: z.string() });

/** What identifies a player (BAN-03): papers as typed, or Face-ID. */
export const identificationRequestWire = z.union([
  z.object({ type: z.literal("face-id") }),
  z.object({
    type: z.literal("papers"),
    name: z.string().min(1).max(100),
    surname: z.string().min(1).max(100),
    date_birthday: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    passport: z.string().min(1).max(100),
  }),
]);
export const identificationReplyWire = z.object({ success: z.literal(true) });

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
