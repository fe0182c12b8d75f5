import type { CashbackProgramme } from "~/domain/bonuses/cashback";
import { moving } from "../policy.server";
import { forget, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { cashbackReplyWire } from "./wire.server";

const policy = moving("office.cashback", "bearer", 5_000);

/**
 * Takes the cashback of the last period; the period itself makes it once. null = paid; else why not, "" = nobody
 * knows.
 */
export async function takeCashback(
  scope: PlatformScope,
  programme: CashbackProgramme,
  iso: string,
): Promise<string | null> {
  const json = { programme, iso };
  const input = { method: "POST", path: "/web-api/officeapi/v1/cashback", json } as const;
  const reply = await call(scope, policy, input, cashbackReplyWire);
  forget(scope, "platform.accounts");
  if (reply.ok) return null;
  const { failure } = reply;
  return failure.kind === "refused" ? String(failure.code ?? "nothing") : "";
}
