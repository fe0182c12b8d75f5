import type { Minor } from "~/domain/money/amount";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import { effectPolicy, queryPolicy } from "../../transport/policy.server";
import { dropMemoisedAnswers } from "../../transport/scope/memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import { bonusChoiceReplyWire, bonusesReplyWire } from "./wire.server";

const base = "/web-api/officeapi/v1/bonuses";
const loadPolicy = queryPolicy("bonuses.load", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const choosePolicy = effectPolicy("bonuses.choose", "bearer", 5_000);

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
  const reply = await call(scope, loadPolicy, { path: base }, bonusesReplyWire);
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
  const input = { method: "POST", path: `${base}/${choice}`, json: { offer }, headers } as const;
  const reply = await call(scope, choosePolicy, input, bonusChoiceReplyWire);
  dropMemoisedAnswers(scope, "platform.accounts");
  if (reply.ok) return null;
  const { failure } = reply;
  return failure.kind === "refused" ? String(failure.code ?? "not-offered") : "";
}
