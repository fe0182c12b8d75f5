import type { CashbackProgramme } from "~/domain/bonuses/cashback";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropMemoised, memoised } from "../memo.server";
import { rewardCalls } from "./calls.server";

/**
 * Claims the last period's cashback; a period is paid once. null = paid; else the code of the
 * refusal, "" = it is unknown whether it was paid.
 */
export async function claimCashback(
  scope: PlatformScope,
  programme: CashbackProgramme,
  iso: string,
): Promise<string | null> {
  const json = { programme, iso };
  const reply = await call(scope, rewardCalls.claimCashback, { json });
  dropMemoised(scope, memoised.accounts);
  if (reply.ok) return null;
  const { failure } = reply;
  return failure.kind === "refused" ? String(failure.code ?? "nothing") : "";
}
