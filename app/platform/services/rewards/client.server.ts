import { z } from "zod";
import type { CashbackProgramme } from "~/domain/bonuses/cashback";
import { call } from "../../transport/call.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { getBearerToken } from "../../transport/token.server";
import { wireHeaders } from "../../transport/wire.server";
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

/**
 * Result of buying a promo code. `refused`, `sign-in`, `terms` and `unsent` bought nothing; `unknown`: it may have been
 * bought, which the same key asks again (CPP-11).
 */
export type PromoCodePurchase =
  | { readonly kind: "bought"; readonly code: string }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "sign-in" | "terms" | "unsent" | "unknown" };

const promoCodeRefusalWire = z.object({ code: z.string() });

/** Buys a promo code with points, by its offer's name (CNT-04); one key buys once. */
export async function buyPromoCode(
  scope: PlatformScope,
  offer: string,
  key: string,
): Promise<PromoCodePurchase> {
  // Fetched first: without a token nothing is sent, which is a definite result.
  const token = await getBearerToken(scope);
  if (!token.ok) return { kind: token.failure.kind === "unauthorized" ? "sign-in" : "unsent" };
  const headers = { [wireHeaders.idempotencyKey]: key };
  const reply = await call(scope, rewardCalls.buyPromoCode, { json: { offer }, headers });
  // The points are listed with the accounts.
  dropMemoised(scope, memoised.accounts);
  if (reply.ok) return { kind: "bought", code: reply.data.code };
  const failed = moneyCallFailure(reply.failure, promoCodeRefusalWire);
  return failed.kind === "said" ? { kind: "refused", code: failed.said.code } : failed;
}
