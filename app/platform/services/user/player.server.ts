import { parseActivationLevel } from "~/domain/accounts/activation";
import type { Player } from "~/domain/session/player";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import type { Answer } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { memoised } from "../memo.server";
import { userCalls } from "./calls.server";
import type { PlayerRecordWire } from "./config-wire.server";

/** The signed-in player; loaded once per request, never cached (ACC-11). `userId` is the session's. */
export function loadPlayer(scope: PlatformScope, userId: number): Promise<Answer<Player>> {
  return oncePerRequest(scope, memoised.player, async (): Promise<Answer<Player>> => {
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

function playerFrom(id: number, wire: PlayerRecordWire): Player {
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
