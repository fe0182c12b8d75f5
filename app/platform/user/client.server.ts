import { parseActivationLevel } from "~/domain/accounts/activation";
import { addAmounts, type Minor, zero } from "~/domain/money/amount";
import type { Player } from "~/domain/session/player";
import { type Favourites, parseFavourites } from "~/domain/settings/favourites";
import { type Answer, malformedField, mapReply } from "../failure.server";
import { wireToMinor } from "../money.server";
import { queryPolicy } from "../policy.server";
import { dropMemoised, oncePerRequest } from "../scope/memo.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import {
  favouritesWire,
  playerSettingsWire,
  sessionSummaryWire,
  type UserConfigWire,
  userConfigReplyWire,
} from "./wire.server";

/** The player's stored settings: form field names, plain values. */
export type PlayerSettings = Readonly<Record<string, string | number | boolean>>;

const configPolicy = queryPolicy("user.config", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const settingsPolicy = queryPolicy("user.settings", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const summaryPolicy = queryPolicy("user.session", "bearer", { timeoutMs: 1000 });
// Both say how it shall be, so that they can be sent twice.
const markPolicy = queryPolicy("user.favourites.mark", "bearer", {
  timeoutMs: 2500,
  retries: 1,
  retryDelayMs: 100,
});
const savePolicy = queryPolicy("user.settings.save", "bearer", {
  timeoutMs: 2500,
  retries: 1,
  retryDelayMs: 100,
});

/** The signed-in player; loaded once per request, never cached (ACC-11). `userId` is the session's. */
export function loadPlayer(scope: PlatformScope, userId: number): Promise<Answer<Player>> {
  return oncePerRequest(scope, "platform.player", async (): Promise<Answer<Player>> => {
    const reply = await call(
      scope,
      configPolicy,
      { path: "/web-api/user/v1/config" },
      userConfigReplyWire,
    );
    if (!reply.ok) return reply;
    if ("result" in reply.data) return { ok: true, value: playerFrom(userId, reply.data.result) };
    const { error } = reply.data;
    return {
      ok: false,
      failure: { kind: "refused", status: reply.status, code: null, title: error, body: null },
    };
  });
}

/** Loads the player's settings from the platform. */
export function loadPlayerSettings(scope: PlatformScope): Promise<Answer<PlayerSettings>> {
  return oncePerRequest(scope, "platform.player-settings", async () => {
    const reply = await call(
      scope,
      settingsPolicy,
      { path: "/web-api/user/v1/settings" },
      playerSettingsWire,
    );
    return mapReply(reply, (settings): PlayerSettings => settings);
  });
}

/**
 * Totals of a session in one currency (RCK-04, RCK-05), minor units; `inPlay` is the open part of the stakes.
 */
export interface SessionTotal {
  readonly iso: string;
  readonly staked: Minor;
  readonly returned: Minor;
  readonly inPlay: Minor;
}

/** Totals of a session by currency, and its start, ms since epoch. */
export interface SessionTotals {
  readonly startedAt: number;
  readonly sums: readonly SessionTotal[];
}

/** Totals of the session over all accounts of the player; one per currency, in the order of the accounts. */
export async function loadSessionTotals(
  scope: PlatformScope,
  accounts: readonly { readonly id: number; readonly iso: string }[],
): Promise<Answer<SessionTotals>> {
  const path = "/web-api/api/web/user/v1/session-summary";
  const reply = await call(scope, summaryPolicy, { path }, sessionSummaryWire);
  if (!reply.ok) return reply;
  const since = Date.parse(reply.data.startedAt);
  const sums = new Map<string, SessionTotal>();
  for (const { id, iso } of accounts) {
    const own = reply.data.accounts.find(({ accountId }) => accountId === id);
    const [staked, returned, inPlay] = [own?.staked, own?.returned, own?.inPlay].map((text) =>
      wireToMinor(text ?? "0", iso),
    );
    if (!isMinor(staked) || !isMinor(returned) || !isMinor(inPlay))
      return malformedField("accounts");
    const before = sums.get(iso) ?? { staked: zero(), returned: zero(), inPlay: zero() };
    sums.set(iso, {
      iso,
      staked: addAmounts(before.staked, staked),
      returned: addAmounts(before.returned, returned),
      inPlay: addAmounts(before.inPlay, inPlay),
    });
  }
  if (Number.isNaN(since)) return malformedField("startedAt");
  return { ok: true, value: { startedAt: since, sums: [...sums.values()] } };
}

const isMinor = (amount: Minor | null | undefined): amount is Minor =>
  amount !== null && amount !== undefined;

/** Replaces all settings of the player; returns the stored ones. */
export async function savePlayerSettings(
  scope: PlatformScope,
  settings: PlayerSettings,
): Promise<Answer<PlayerSettings>> {
  const input = { method: "PUT", path: "/web-api/user/v1/settings", json: settings } as const;
  const reply = await call(scope, savePolicy, input, playerSettingsWire);
  dropMemoised(scope, "platform.player-settings");
  return mapReply(reply, (kept): PlayerSettings => kept);
}

/** Adds or removes a favourite; returns all favourites. */
export async function markFavourite(
  scope: PlatformScope,
  name: string,
  isOn: boolean,
): Promise<Answer<Favourites>> {
  const input = {
    method: "POST",
    path: "/web-api/user/v1/favourites",
    json: { name, isOn },
  } as const;
  const reply = await call(scope, markPolicy, input, favouritesWire);
  dropMemoised(scope, "platform.player-settings");
  return mapReply(reply, ({ favourites }) => parseFavourites(favourites));
}

function playerFrom(id: number, wire: UserConfigWire): Player {
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
