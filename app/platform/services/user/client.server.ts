import { parseActivationLevel } from "~/domain/accounts/activation";
import type { IdentityFormField } from "~/domain/identification/identification";
import { addAmounts, type Minor, zero } from "~/domain/money/amount";
import { isKnownCurrency } from "~/domain/money/money";
import type { RealityCheckAction } from "~/domain/reality-check/check";
import type { SignedInPlayer } from "~/domain/session/player";
import type { CurrencySessionTotals } from "~/domain/session/session-totals";
import { type Favourites, parseFavourites } from "~/domain/settings/favourites";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure, mapReply } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropMemoised, memoised } from "../memo.server";
import { userCalls } from "./calls.server";
import type { PlayerRecordWire } from "./config-wire.server";

/** The signed-in player; loaded once per request, never cached (ACC-11). `userId` is the session's. */
export function loadPlayer(scope: PlatformScope, userId: number): Promise<Answer<SignedInPlayer>> {
  return oncePerRequest(scope, memoised.player, async (): Promise<Answer<SignedInPlayer>> => {
    const reply = await call(scope, userCalls.config);
    if (!reply.ok) return reply;
    if ("result" in reply.data) return { ok: true, value: playerFrom(userId, reply.data.result) };
    const { error } = reply.data;
    return {
      ok: false,
      failure: { kind: "refused", status: reply.status, code: null, title: error, body: null },
    };
  });
}

function playerFrom(id: number, wire: PlayerRecordWire): SignedInPlayer {
  return {
    id,
    name: wire.user_name,
    email: wire.user_email,
    activation: parseActivationLevel(wire.activation_type),
    daysToActivate: wire.remaining_days_to_activate,
    messageCount: wire.user_msg_count,
    hidesBalance: wire.user_hide_balance,
    ban: { level: wire.ban_level, version: wire.ban_version },
    needsIdentification: wire.is_need_identification,
    verificationTypes: wire.verification_types,
    hasDeposit: wire.has_deposit,
    isDocumentWanted:
      wire.requested_additional_document || wire.verification_status_group_code === "refused",
    pendingWithdrawals: wire.pending_withdrawal_count,
    activeBonuses: wire.active_bonus_count,
    asksForDocuments: wire.show_verification_modal_on_deposit_page,
    conversion: wire.account_conversion_status,
    isConversionTold: !wire.is_conversion_reminder_due,
    countryId: wire.user_country_id,
    country: wire.user_country_code.toLowerCase(),
    disallowedLineSports: [...wire.disallow_line_sport].sort((a, b) => a - b),
    disallowedLiveSports: [...wire.disallow_live_sport].sort((a, b) => a - b),
  };
}

/** The player's stored settings: form field names, plain values. */
export type StoredPlayerSettings = Readonly<Record<string, string | number | boolean>>;

/** Loads the player's settings from the platform. */
export function loadPlayerSettings(scope: PlatformScope): Promise<Answer<StoredPlayerSettings>> {
  return oncePerRequest(scope, memoised.playerSettings, async () => {
    const reply = await call(scope, userCalls.settings);
    return mapReply(reply, (settings): StoredPlayerSettings => settings);
  });
}

/** Replaces all settings of the player at the platform; returns the stored ones. */
export async function replacePlayerSettings(
  scope: PlatformScope,
  settings: StoredPlayerSettings,
): Promise<Answer<StoredPlayerSettings>> {
  const reply = await call(scope, userCalls.saveSettings, { json: settings });
  dropMemoised(scope, memoised.playerSettings);
  return mapReply(reply, (kept): StoredPlayerSettings => kept);
}

/** Adds or removes one of the player's favourites at the platform; returns all favourites. */
export async function setPlayerFavourite(
  scope: PlatformScope,
  name: string,
  isOn: boolean,
): Promise<Answer<Favourites>> {
  const reply = await call(scope, userCalls.markFavourite, { json: { name, isOn } });
  dropMemoised(scope, memoised.playerSettings);
  return mapReply(reply, ({ favourites }) => parseFavourites(favourites));
}

/** Proof of identity: papers, or a Face-ID check already made by the platform. */
export type IdentityProof =
  | { readonly type: "face-id" }
  | ({ readonly type: "papers" } & Readonly<Record<IdentityFormField, string>>);

/** Identifies the signed-in player (BAN-03); a refusal carries the platform's text. */
export async function submitIdentification(
  scope: PlatformScope,
  by: IdentityProof,
): Promise<Answer<null>> {
  const reply = await call(scope, userCalls.identify, { json: by });
  dropMemoised(scope, memoised.player);
  return mapReply(reply, () => null);
}

/** Answer to a reality check; `shownAt` = when it fell due, ms since epoch. */
interface CheckAnswer {
  readonly action: RealityCheckAction;
  readonly isOff: boolean;
  readonly shownAt: number;
}

/** Reports the answer to a reality check to the platform (RCK-02); false = it did not take it. */
export async function reportRealityCheckAnswer(
  scope: PlatformScope,
  { action, isOff, shownAt }: CheckAnswer,
): Promise<Answer<boolean>> {
  const attributes = {
    action,
    do_not_show_again: isOff,
    popup_show_at: new Date(shownAt).toISOString(),
  };
  const json = { data: { attributes } };
  return mapReply(
    await call(scope, userCalls.answerRealityCheck, { json }),
    (said) => said.success,
  );
}

/** Reports that a player is idle, or active again (SES-07). Nothing depends on the reply. */
export async function reportPresence(
  scope: PlatformScope,
  state: "idle" | "active",
): Promise<void> {
  await call(scope, userCalls.presence, { json: { state } });
}

/**
 * Records at the platform that the player has seen the reminder to convert his account (ACC-05).
 * False = not recorded.
 */
export async function markConversionReminded(scope: PlatformScope): Promise<boolean> {
  return (await call(scope, userCalls.conversionReminder)).ok;
}

/** Totals of a player's signed-in session by currency, and its start, ms since epoch. */
export interface SessionTotalsByCurrency {
  readonly startedAt: number;
  readonly sums: readonly CurrencySessionTotals[];
}

/**
 * Totals of the session over all accounts of the player, one per currency, in the order of the
 * accounts; those that were closed meanwhile follow. An account without a row makes the reply
 * malformed: that nothing was staked is not known.
 */
export async function loadSessionTotalsByCurrency(
  scope: PlatformScope,
  accounts: readonly { readonly id: number; readonly iso: string }[],
): Promise<Answer<SessionTotalsByCurrency>> {
  const reply = await call(scope, userCalls.sessionSummary);
  if (!reply.ok) return reply;
  const since = Date.parse(reply.data.startedAt);
  const rows = reply.data.accounts;
  if (accounts.some(({ id }) => !rows.some(({ accountId }) => accountId === id)))
    return malformedFieldFailure("accounts");
  const place = ({ accountId }: { readonly accountId: number }) => {
    const at = accounts.findIndex(({ id }) => id === accountId);
    return at < 0 ? accounts.length : at;
  };
  const sums = new Map<string, CurrencySessionTotals>();
  for (const row of rows.toSorted((one, other) => place(one) - place(other))) {
    const iso = row.iso ?? accounts.find(({ id }) => id === row.accountId)?.iso;
    if (iso === undefined || !isKnownCurrency(iso)) return malformedFieldFailure("accounts");
    const before = sums.get(iso) ?? { staked: zero(), returned: zero(), inPlay: zero() };
    const add = (amount: Minor, text: string) => {
      const own = wireToMinor(text, iso);
      return own === null ? null : safeSum(amount, own);
    };
    const staked = add(before.staked, row.staked);
    const returned = add(before.returned, row.returned);
    const inPlay = add(before.inPlay, row.inPlay ?? "0");
    if (staked === null || returned === null || inPlay === null)
      return malformedFieldFailure("accounts");
    sums.set(iso, { iso, staked, returned, inPlay });
  }
  if (Number.isNaN(since)) return malformedFieldFailure("startedAt");
  return { ok: true, value: { startedAt: since, sums: [...sums.values()] } };
}

/** The sum of two amounts; null = no number holds it exactly. */
function safeSum(one: Minor, other: Minor): Minor | null {
  const sum = addAmounts(one, other);
  return Number.isSafeInteger(sum) ? sum : null;
}
