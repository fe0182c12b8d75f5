import { eq, sql } from "drizzle-orm";
import { inviterIdFromCode } from "~/domain/bonuses/friends";
import { zero } from "~/domain/money/amount";
import type { Phone } from "~/domain/session/phone";
import type { RegistrationBonusChoice } from "../../db/columns";
import { ensureHouseAccounts } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, players } from "../../db/schema";
import type { UserConfigWire } from "../remote-deps";
import { isSelfExcludedPerson, lockPersonUntilCommit } from "./person-lock";

/** A player to be created. Absent parts are unknown; "" counts as absent. */
export interface NewPlayer {
  /** The platform's clock, ms since epoch. */
  readonly now: number;
  /** As stored (services/passwords.ts). */
  readonly passwordHash: string;
  readonly country: { readonly id: number; readonly code: string };
  readonly iso: string;
  /** Site config's partner id. */
  readonly refId: number;
  /** A proven address becomes the login. */
  readonly email?: { readonly address: string; readonly isProven: boolean } | null;
  readonly phone?: (Phone & { readonly isProven: boolean }) | null;
  readonly name?: string;
  readonly surname?: string;
  /** ISO 8601 date. */
  readonly bornOn?: string;
  /** Region and city. */
  readonly address?: string;
  /**
   * The bonus chosen at registration. Only the choice is stored: a bonus account has no money
   * before a deposit (REG-02).
   */
  readonly bonus?: RegistrationBonusChoice;
  readonly promoCode?: string;
  /** The code of the player whose link was followed, where no code was typed. */
  readonly friendCode?: string;
}

/** `taken` = the e-mail address or telephone has an owner; `excluded` = a self-excluded person (REG-10). */
export type CreatePlayerResult =
  | { readonly ok: true; readonly id: number; readonly login: string }
  | { readonly ok: false; readonly code: "taken" | "excluded" };

/** Days within which a new player without a proven address must prove one. */
const daysToActivate = 30;

/**
 * Creates a player with a main account, in the caller's transaction (REG-09). Of concurrent calls with one
 * address or telephone, one creates a player; a self-exclusion that is being written comes before or after.
 */
export async function createPlayerWithMainAccount(
  tx: Db,
  wanted: NewPlayer,
): Promise<CreatePlayerResult> {
  const { name = "", surname = "", bornOn = "" } = wanted;
  const person = { name, surname, bornOn, document: "" };
  await lockPersonUntilCommit(tx, person);
  if (await isSelfExcludedPerson(tx, person, wanted.now)) return { ok: false, code: "excluded" };
  const id = await nextNumber(tx);
  const login = wanted.email?.isProven ? wanted.email.address.toLowerCase() : String(id);
  const [made] = await tx
    .insert(players)
    .values({
      id,
      login,
      passwordHash: wanted.passwordHash,
      config: configOfNew(wanted),
      registeredAt: wanted.now,
      bonusChoice: wanted.bonus ?? 0,
      promoCode: wanted.promoCode || null,
      invitedBy: await inviterOf(tx, wanted.promoCode || (wanted.friendCode ?? "")),
    })
    .onConflictDoNothing()
    .returning({ id: players.id });
  if (!made) return { ok: false, code: "taken" };
  await ensureHouseAccounts(tx, [wanted.iso]);
  await tx
    .insert(accounts)
    .values({ playerId: id, type: 0, iso: wanted.iso, label: "Main", balance: zero() });
  return { ok: true, id, login };
}

/**
 * Id of the player whose invitation code was typed as a promo code (OFC-10); null = the code is no
 * invitation of any player.
 */
async function inviterOf(tx: Db, code: string): Promise<number | null> {
  const id = inviterIdFromCode(code);
  if (id === null) return null;
  const [player] = await tx.select({ id: players.id }).from(players).where(eq(players.id, id));
  return player?.id ?? null;
}

async function nextNumber(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ id: string | number }>(
    sql`select nextval('player_numbers') as id`,
  );
  return Number(rows[0]?.id);
}

/** ACC-06: 0 none, 1 e-mail, 2 both, 3 phone. */
function activationOf({ email, phone }: NewPlayer): number {
  if (email?.isProven) return phone?.isProven ? 2 : 1;
  return phone?.isProven ? 3 : 0;
}

function configOfNew(wanted: NewPlayer): UserConfigWire {
  const { name = "", surname = "", bornOn = "", address = "", email, phone, country } = wanted;
  const activation = activationOf(wanted);
  return {
    phone_number: phone?.number ?? "",
    phone_code: phone?.code ?? "",
    user_email: email?.address.toLowerCase() ?? "",
    user_name: name,
    user_country_code: country.code,
    user_country_id: country.id,
    activation_type: activation,
    user_ref_id: wanted.refId,
    user_msg_count: 0,
    is_active_secure_question: false,
    user_hide_balance: false,
    changed_pass_day_count: 0,
    user_data: {
      date_birthday: bornOn,
      document_type_id: 0,
      inn: "",
      name,
      passport: "",
      passport_date: "",
      passport_end_date: "",
      registration_address: address,
      surname,
    },
    protection_level: null,
    protection_methods: {
      is_changed_password: false,
      enable_two_factor_auth: false,
      enable_phone_binding: phone?.isProven ?? false,
      enable_security_question: false,
      enable_email_auth: email?.isProven ?? false,
    },
    is_need_identification: true,
    ban_level: 0,
    ban_version: 0,
    user_status_id: 1,
    verification_status: 0,
    verification_types: [],
    verification_status_group_code: "none",
    requested_additional_document: false,
    has_deposit: false,
    is_identification_bonus: false,
    show_verification_modal_on_deposit_page: false,
    account_conversion_status: 0,
    is_conversion_reminder_due: true,
    remaining_days_to_activate: activation === 0 ? daysToActivate : null,
    pending_withdrawal_count: 0,
    active_bonus_count: 0,
    disallow_line_sport: [],
    disallow_live_sport: [],
  };
}
