import { z } from "zod";
import { wireTime } from "../wire.server";

const flag = z.boolean();

/** `result` of `GET /web-api/user/v1/config` (ACC-01, ACC-11). The path is our decision. */
export const userConfigWire = z.object({
  phone_number: z.string(),
  phone_code: z.string(),
  user_email: z.string(),
  user_name: z.string(),
  user_country_code: z.string(),
  user_country_id: z.number(),
  activation_type: z.number(),
  user_ref_id: z.number(),
  user_msg_count: z.number(),
  is_active_secure_question: flag,
  user_hide_balance: flag,
  changed_pass_day_count: z.number(),
  user_data: z.object({
    date_birthday: z.string(),
    document_type_id: z.number(),
    inn: z.string(),
    name: z.string(),
    passport: z.string(),
    passport_date: z.string(),
    passport_end_date: z.string(),
    registration_address: z.string(),
    surname: z.string(),
  }),
  protection_level: z.number().nullable(),
  protection_methods: z.object({
    is_changed_password: flag,
    enable_two_factor_auth: flag,
    enable_phone_binding: flag,
    enable_security_question: flag,
    enable_email_auth: flag,
  }),
  is_need_identification: flag,
  ban_level: z.number(),
  ban_version: z.number(),
  user_status_id: z.number(),
  verification_status: z.number(),
  verification_types: z.array(z.string()),
  verification_status_group_code: z.string(),
  requested_additional_document: flag,
  has_deposit: flag,
  is_identification_bonus: flag,
  show_verification_modal_on_deposit_page: flag,
  remaining_days_to_activate: z.number().nullable(),
  /** Which accounts may be converted (ACC-05): 0 none, 1 the main one, 2 further ones. Our decision. */
  account_conversion_status: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  /** Whether the player is still to be told of the conversion, once (ACC-05). Our decision. */
  is_conversion_reminder_due: flag.default(true),
  /** What waits for the player on his account pages (OFC-01). Our decision. */
  pending_withdrawal_count: z.number().int().min(0).default(0),
  active_bonus_count: z.number().int().min(0).default(0),
  disallow_line_sport: z.array(z.number()),
  disallow_live_sport: z.array(z.number()),
});
export type UserConfigWire = z.infer<typeof userConfigWire>;

export const userConfigReplyWire = z.union([
  z.object({ result: userConfigWire }),
  z.object({ error: z.string() }),
]);

/** `POST /web-api/user/v1/identification` (bearer; BAN-03). Our decision: papers as typed, or Face-ID. */
export const identificationWire = z.union([
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

/** Settings stored with the player: `GET` and `PUT /web-api/user/v1/settings`, named as on their forms. */
export const playerSettingsWire = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
);

/**
 * `POST /web-api/user/v1/favourites` (bearer; SET-01). Our decision: sets or takes away one mark and answers all of them, as
 * `favourites` of the settings has them; `PUT` of the settings leaves them as they are.
 */
export const favouriteWire = z.object({ name: z.string().max(120), isOn: z.boolean() });
export const favouritesWire = z.object({ favourites: z.string() });

/**
 * `GET /web-api/api/web/user/v1/session-summary` (bearer; RCK-04, RCK-05). Our decision: start of the session;
 * stakes and returns of each account in it; `inPlay` is the part of the stakes not settled yet.
 */
export const sessionSummaryWire = z.object({
  startedAt: z.string(),
  accounts: z.array(
    z.object({
      accountId: z.number(),
      staked: z.string(),
      returned: z.string(),
      inPlay: z.string().optional(),
    }),
  ),
});

/** `POST /web-api/api/web/user/v1/reality-check` (bearer; RCK-02). The kinds of values are our decision. */
export const realityCheckWire = z.object({
  data: z.object({
    attributes: z.object({
      action: z.enum(["continue", "log_out", "nothing"]),
      do_not_show_again: z.boolean(),
      /** ISO 8601: when the check fell due. */
      popup_show_at: wireTime,
    }),
  }),
});

/** Its reply. Our decision. */
export const realityCheckReplyWire = z.object({ success: z.boolean() });

/** `POST /web-api/user/v1/conversion-reminder` (bearer; ACC-05): the player has been told. Our decision. */
export const conversionReminderReplyWire = z.object({ success: z.boolean() });

/** `POST /web-api/user/v1/presence` (bearer; SES-07). Our decision. */
export const presenceWire = z.object({ state: z.enum(["idle", "active"]) });

/** Its reply. Our decision. */
export const presenceReplyWire = z.object({ success: z.boolean() });
