import { addAmounts, type Minor, zero } from "~/domain/money/amount";
import { isKnownCurrency } from "~/domain/money/money";
import type { CurrencySessionTotals } from "~/domain/session/session-totals";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { userCalls } from "./calls.server";

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
