import { z } from "zod";

const flag = z.boolean();

/** The player's config (ACC-01, ACC-11). */
export const playerRecordWire = z.object({
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
  /**
   * Which of the player's accounts may be converted to another currency (ACC-05): 0 none, 1 the
   * main one alone, 2 currency accounts alone. Our decision.
   */
  account_conversion_status: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  /** Whether the player is still to be told of the conversion, once (ACC-05). Our decision. */
  is_conversion_reminder_due: flag.default(true),
  /**
   * Numbers of withdrawals that are pending and of bonuses that are active, which the account pages
   * show beside their links (OFC-01). Our decision.
   */
  pending_withdrawal_count: z.number().int().min(0).default(0),
  active_bonus_count: z.number().int().min(0).default(0),
  disallow_line_sport: z.array(z.number()),
  disallow_live_sport: z.array(z.number()),
});
export type PlayerRecordWire = z.infer<typeof playerRecordWire>;

export const playerRecordReplyWire = z.union([
  z.object({ result: playerRecordWire }),
  z.object({ error: z.string() }),
]);
