import { addAmounts, type Minor, zero } from "~/domain/money/amount";
import type { CurrencySessionTotals } from "~/domain/session/session-totals";
import { type Answer, malformedFieldFailure } from "../failure.server";
import { wireToMinor } from "../money.server";
import { queryPolicy } from "../policy.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { sessionSummaryReplyWire } from "./wire.server";

const summaryPolicy = queryPolicy("user.session", "bearer", { timeoutMs: 1000 });

/** Totals of a player's signed-in session by currency, and its start, ms since epoch. */
export interface SessionTotalsByCurrency {
  readonly startedAt: number;
  readonly sums: readonly CurrencySessionTotals[];
}

/** Totals of the session over all accounts of the player; one per currency, in the order of the accounts. */
export async function loadSessionTotalsByCurrency(
  scope: PlatformScope,
  accounts: readonly { readonly id: number; readonly iso: string }[],
): Promise<Answer<SessionTotalsByCurrency>> {
  const path = "/web-api/api/web/user/v1/session-summary";
  const reply = await call(scope, summaryPolicy, { path }, sessionSummaryReplyWire);
  if (!reply.ok) return reply;
  const since = Date.parse(reply.data.startedAt);
  const sums = new Map<string, CurrencySessionTotals>();
  for (const { id, iso } of accounts) {
    const own = reply.data.accounts.find(({ accountId }) => accountId === id);
    const [staked, returned, inPlay] = [own?.staked, own?.returned, own?.inPlay].map((text) =>
      wireToMinor(text ?? "0", iso),
    );
    if (!isMinor(staked) || !isMinor(returned) || !isMinor(inPlay))
      return malformedFieldFailure("accounts");
    const before = sums.get(iso) ?? { staked: zero(), returned: zero(), inPlay: zero() };
    sums.set(iso, {
      iso,
      staked: addAmounts(before.staked, staked),
      returned: addAmounts(before.returned, returned),
      inPlay: addAmounts(before.inPlay, inPlay),
    });
  }
  if (Number.isNaN(since)) return malformedFieldFailure("startedAt");
  return { ok: true, value: { startedAt: since, sums: [...sums.values()] } };
}

const isMinor = (amount: Minor | null | undefined): amount is Minor =>
  amount !== null && amount !== undefined;
