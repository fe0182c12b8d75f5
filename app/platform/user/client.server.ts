import type { Minor } from "~/features/money/amount";
import type { Player } from "~/features/session/player";
import { type Answer, answer, malformed } from "../failure.server";
import { minorOf } from "../money.server";
import { reading } from "../policy.server";
import { forget, once, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import {
  playerSettingsWire,
  sessionSummaryWire,
  type UserConfigWire,
  userConfigReplyWire,
} from "./wire.server";

/** Settings kept with the player: names of the seed, plain values. */
export type PlayerSettings = Readonly<Record<string, string | number | boolean>>;

const configPolicy = reading("user.config", "bearer", { timeoutMs: 1500, retries: 1, retryDelayMs: 100 });
const settingsPolicy = reading("user.settings", "bearer", { timeoutMs: 1500, retries: 1, retryDelayMs: 100 });
const summaryPolicy = reading("user.session", "bearer", { timeoutMs: 1000 });
// A PUT of the whole: sending it twice is sending it once.
const savePolicy = reading("user.settings.save", "bearer", {
  timeoutMs: 2500,
  retries: 1,
  retryDelayMs: 100,
});

/** The signed-in player; asked anew by every request, never cached (ACC-11). `userId` is the session's. */
export function loadPlayer(scope: PlatformScope, userId: number): Promise<Answer<Player>> {
  return once(scope, "platform.player", async (): Promise<Answer<Player>> => {
    const reply = await call(scope, configPolicy, { path: "/web-api/user/v1/config" }, userConfigReplyWire);
    if (!reply.ok) return reply;
    if ("result" in reply.data) return { ok: true, value: playerFrom(userId, reply.data.result) };
    const { error } = reply.data;
    return {
      ok: false,
      failure: { kind: "refused", status: reply.status, code: null, title: error, body: null },
    };
  });
}

/** The player's settings as kept upstream. */
export function loadPlayerSettings(scope: PlatformScope): Promise<Answer<PlayerSettings>> {
  return once(scope, "platform.player-settings", async () => {
    const reply = await call(
      scope,
      settingsPolicy,
      { path: "/web-api/user/v1/settings" },
      playerSettingsWire,
    );
    return answer(reply, (settings): PlayerSettings => settings);
  });
}

/** What a session has come to on one account (RCK-04, RCK-05): minor units, and since when, ms since epoch. */
export interface SessionSums {
  readonly startedAt: number;
  readonly staked: Minor;
  readonly returned: Minor;
}

/** The session's sums on an account. */
export async function loadSessionSums(
  scope: PlatformScope,
  account: { readonly id: number; readonly iso: string },
): Promise<Answer<SessionSums>> {
  const path = "/web-api/api/web/user/v1/session-summary";
  const reply = await call(scope, summaryPolicy, { path }, sessionSummaryWire);
  if (!reply.ok) return reply;
  const { startedAt, accounts } = reply.data;
  const own = accounts.find(({ accountId }) => accountId === account.id);
  const staked = minorOf(own?.staked ?? "0", account.iso);
  const returned = minorOf(own?.returned ?? "0", account.iso);
  const since = Date.parse(startedAt);
  if (staked === null || returned === null || Number.isNaN(since)) return malformed("accounts");
  return { ok: true, value: { startedAt: since, staked, returned } };
}

/** Keeps all settings of the player; answers with what is kept. */
export async function savePlayerSettings(
  scope: PlatformScope,
  settings: PlayerSettings,
): Promise<Answer<PlayerSettings>> {
  const input = { method: "PUT", path: "/web-api/user/v1/settings", json: settings } as const;
  const reply = await call(scope, savePolicy, input, playerSettingsWire);
  forget(scope, "platform.player-settings");
  return answer(reply, (kept): PlayerSettings => kept);
}

function playerFrom(id: number, wire: UserConfigWire): Player {
  return {
    id,
    name: wire.user_name,
    email: wire.user_email,
    messageCount: wire.user_msg_count,
    hidesBalance: wire.user_hide_balance,
    ban: { level: wire.ban_level, version: wire.ban_version },
    needsIdentification: wire.is_need_identification,
    verificationTypes: wire.verification_types,
    hasDeposit: wire.has_deposit,
    countryId: wire.user_country_id,
    disallowedLineSports: [...wire.disallow_line_sport].sort((a, b) => a - b),
    disallowedLiveSports: [...wire.disallow_live_sport].sort((a, b) => a - b),
  };
}
