import type { Minor } from "~/domain/money/amount";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { bonusCalls } from "./calls.server";

/**
 * A running bonus of the player. `balance` is the money in its account. A withdrawal in the same currency ends
 * the bonus (OFC-08).
 */
export interface RunningBonus {
  readonly id: number;
  readonly iso: string;
  readonly balance: Minor;
}

/** The player's running bonuses. */
export async function loadRunningBonuses(
  scope: PlatformScope,
): Promise<Answer<readonly RunningBonus[]>> {
  const reply = await call(scope, bonusCalls.list);
  if (!reply.ok) return reply;
  const found: RunningBonus[] = [];
  for (const { id, state, iso, balance } of reply.data.bonuses) {
    if (state !== "running" || iso === null) continue;
    const minor = wireToMinor(balance ?? "0", iso);
    if (minor === null) return malformedFieldFailure("bonuses.balance");
    found.push({ id, iso, balance: minor });
  }
  return { ok: true, value: found };
}

/** The bonus that a first deposit gives: a percentage of it, `most` at most, from `deposit` on (POP-04). */
export interface FirstDepositBonus {
  readonly percent: number;
  readonly most: Minor;
  readonly deposit: Minor;
  readonly iso: string;
}

/** The bonus of the player's first deposit; null = none is offered (POP-04). */
export async function loadFirstDepositBonus(
  scope: PlatformScope,
): Promise<Answer<FirstDepositBonus | null>> {
  const reply = await call(scope, bonusCalls.popup);
  if (!reply.ok) return reply;
  const { bonusPopupInformation: wire } = reply.data;
  if (wire === null) return { ok: true, value: null };
  const { percent, currency: iso } = wire;
  const most = wireToMinor(wire.maxAmount, iso);
  const deposit = wireToMinor(wire.minDeposit, iso);
  if (most === null || deposit === null)
    return malformedFieldFailure("bonusPopupInformation.maxAmount");
  return { ok: true, value: { percent, most, deposit, iso } };
}

/**
 * Takes or refuses an offer by its name; one key acts once. null = done; else the code of the
 * refusal, "" = it is unknown whether it was done.
 */
export async function takeOrRefuseBonus(
  scope: PlatformScope,
  choice: "take" | "refuse",
  offer: string,
  key: string,
): Promise<string | null> {
  const headers = { [wireHeaders.idempotencyKey]: key };
  const reply = await call(scope, bonusCalls[choice], { json: { offer }, headers });
  dropMemoised(scope, memoised.accounts);
  if (reply.ok) return null;
  const { failure } = reply;
  return failure.kind === "refused" ? String(failure.code ?? "not-offered") : "";
}
