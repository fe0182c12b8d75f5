import type { UserConfigWire } from "../services/remote-deps";
import type { AccountType, UnparsedPlayerLimits } from "./columns";

/** A player of the seed data; amounts are decimal text. Ids do not change on a reset. */
export interface DemoPlayer {
  readonly id: number;
  readonly login: string;
  readonly twoStepCode?: string;
  readonly termsChanged?: boolean;
  readonly config?: Partial<UserConfigWire>;
  /**
   * How long the player has from the reset to confirm an address, ms; absent =
   * `remaining_days_to_activate` of `config` says it.
   */
  readonly activateMs?: number;
  readonly accounts: readonly DemoAccount[];
  /**
   * Stored limits by type code (services/limits/stored.ts); `nowSec` is the time of the reset, s
   * since epoch.
   */
  readonly limits?: (nowSec: number) => UnparsedPlayerLimits;
}

export interface DemoAccount {
  readonly id: number;
  readonly type: AccountType;
  readonly iso: string;
  readonly label: string;
  readonly balance: string;
}

/** Every demo player's password (docs/sandbox.md). */
export const demoPassword = "demo";

/** Fixed SMS code of demo players: no SMS is sent. */
export const demoSmsCode = "000000";

const daySec = 86_400;

export const demoPlayers: readonly DemoPlayer[] = [
  {
    id: 1,
    login: "demo@example.test",
    config: { user_name: "Demo", user_msg_count: 2, phone_code: "+7", phone_number: "9000000001" },
    accounts: [
      { id: 11, type: 0, iso: "RUB", label: "Main", balance: "10000.00" },
      { id: 12, type: 9, iso: "EUR", label: "EUR", balance: "500.00" },
      { id: 13, type: 9, iso: "KWD", label: "KWD", balance: "50.000" },
      { id: 14, type: 4, iso: "RUB", label: "Bonus", balance: "1000.00" },
    ],
  },
  {
    id: 2,
    login: "limited@example.test",
    config: { user_name: "Limited" },
    accounts: [{ id: 21, type: 0, iso: "RUB", label: "Main", balance: "5000.00" }],
    // 21 is the weekly deposit limit: in force, with a raise awaiting the player's approval (APR-01).
    limits: (nowSec) => ({
      "21": {
        limitType: 21,
        value: 500_000,
        limitState: "ACTIVE",
        startedAt: nowSec - 30 * daySec,
        endsAt: null,
        needApprove: false,
        pending: {
          value: 2_000_000,
          limitState: "PENDING",
          startedAt: nowSec,
          needApprove: true,
        },
      },
      "31": {
        limitType: 31,
        value: 2,
        limitState: "ACTIVE",
        startedAt: nowSec - daySec,
        endsAt: null,
      },
      "32": {
        limitType: 32,
        value: 5,
        limitState: "ACTIVE",
        startedAt: nowSec - daySec,
        endsAt: null,
      },
    }),
  },
  {
    id: 3,
    login: "terms@example.test",
    termsChanged: true,
    config: { user_name: "Terms" },
    accounts: [{ id: 31, type: 0, iso: "RUB", label: "Main", balance: "5000.00" }],
  },
  {
    id: 4,
    login: "banned@example.test",
    config: { user_name: "Banned", ban_level: 45, ban_version: 2 },
    accounts: [{ id: 41, type: 0, iso: "RUB", label: "Main", balance: "5000.00" }],
  },
  {
    id: 5,
    login: "twostep@example.test",
    twoStepCode: "000000",
    config: {
      account_conversion_status: 1,
      user_name: "Two-step",
      protection_level: 90,
      protection_methods: {
        is_changed_password: true,
        enable_two_factor_auth: true,
        enable_phone_binding: true,
        enable_security_question: false,
        enable_email_auth: true,
      },
    },
    accounts: [{ id: 51, type: 0, iso: "RUB", label: "Main", balance: "5000.00" }],
  },
  {
    id: 6,
    login: "new@example.test",
    activateMs: 14 * daySec * 1000,
    config: {
      user_name: "New",
      activation_type: 0,
      has_deposit: false,
      is_need_identification: true,
      verification_status: 0,
      verification_status_group_code: "none",
      phone_code: "",
      phone_number: "",
      protection_level: null,
      protection_methods: {
        is_changed_password: false,
        enable_two_factor_auth: false,
        enable_phone_binding: false,
        enable_security_question: false,
        enable_email_auth: false,
      },
      remaining_days_to_activate: 14,
      user_data: {
        date_birthday: "",
        document_type_id: 0,
        inn: "",
        name: "",
        passport: "",
        passport_date: "",
        passport_end_date: "",
        registration_address: "",
        surname: "",
      },
    },
    accounts: [{ id: 61, type: 0, iso: "RUB", label: "Main", balance: "0.00" }],
  },
];

/** Complete user config of a demo player: the common part and the player's own. */
export function demoUserConfig(player: DemoPlayer): UserConfigWire {
  return {
    phone_number: `900000000${player.id}`,
    phone_code: "+7",
    user_email: player.login,
    user_name: player.login,
    user_country_code: "ru",
    user_country_id: 1,
    activation_type: 2,
    user_ref_id: 1,
    user_msg_count: 0,
    is_active_secure_question: false,
    user_hide_balance: false,
    changed_pass_day_count: 90,
    user_data: {
      date_birthday: "1990-05-17",
      document_type_id: 21,
      inn: "",
      name: "Alex",
      passport: "4500 000000",
      passport_date: "2010-06-01",
      passport_end_date: "",
      registration_address: "1 Example Street",
      surname: "Example",
    },
    protection_level: 60,
    protection_methods: {
      is_changed_password: true,
      enable_two_factor_auth: false,
      enable_phone_binding: true,
      enable_security_question: false,
      enable_email_auth: true,
    },
    is_need_identification: false,
    ban_level: 0,
    ban_version: 0,
    user_status_id: 1,
    verification_status: 1,
    verification_types: [],
    verification_status_group_code: "verified",
    requested_additional_document: false,
    has_deposit: true,
    is_identification_bonus: false,
    show_verification_modal_on_deposit_page: false,
    remaining_days_to_activate: null,
    account_conversion_status: 0,
    is_conversion_reminder_due: true,
    pending_withdrawal_count: 0,
    active_bonus_count: 0,
    disallow_line_sport: [],
    disallow_live_sport: [],
    ...player.config,
  };
}
