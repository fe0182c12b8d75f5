import type { z } from "zod";
import { call } from "../../transport/call.server";
import type { Reply } from "../../transport/failure.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { getBearerToken } from "../../transport/token.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { ticketCalls } from "./calls.server";
import {
  type LotteryTicketRefusalWire,
  lotteryTicketRefusalWire,
  type lotteryTicketWire,
  type lottoTicketRequestWire,
  type totoCouponRequestWire,
} from "./wire.server";

/**
 * Result of an order. `bought`: the ticket exists; `refused`, `sign-in`, `terms` and `unsent` moved nothing;
 * `unknown`: it may have been bought, and its key must be asked for (CPP-11).
 */
export type LotteryTicketResult =
  | { readonly kind: "bought"; readonly id: string }
  | { readonly kind: "refused"; readonly refusal: LotteryTicketRefusalWire }
  | { readonly kind: "sign-in" | "terms" | "unsent" | "unknown" };

type LottoOrder = z.infer<typeof lottoTicketRequestWire>;
type TotoOrder = z.infer<typeof totoCouponRequestWire>;

/** Buys a lotto ticket under its key; sent once (LOT-01). */
export function buyLottoTicket(
  scope: PlatformScope,
  section: string,
  key: string,
  json: LottoOrder,
): Promise<LotteryTicketResult> {
  return buy(scope, key, () =>
    call(scope, ticketCalls.buyLotto, { params: { section }, json, headers: keyHeader(key) }),
  );
}

/** Places a toto coupon under its key; sent once (LOT-02). */
export function placeTotoCoupon(
  scope: PlatformScope,
  section: string,
  key: string,
  json: TotoOrder,
): Promise<LotteryTicketResult> {
  return buy(scope, key, () =>
    call(scope, ticketCalls.buyToto, { params: { section }, json, headers: keyHeader(key) }),
  );
}

const keyHeader = (key: string) => ({ [wireHeaders.idempotencyKey]: key });

async function buy(
  scope: PlatformScope,
  key: string,
  send: () => Promise<Reply<z.output<typeof lotteryTicketWire>>>,
): Promise<LotteryTicketResult> {
  // Fetched first: without a token nothing is sent, which is a definite result.
  const token = await getBearerToken(scope);
  if (!token.ok) return { kind: token.failure.kind === "unauthorized" ? "sign-in" : "unsent" };
  const reply = await send();
  dropMemoised(scope, memoised.accounts, memoised.limits);
  if (reply.ok)
    return reply.data.key === key ? { kind: "bought", id: reply.data.id } : found(scope, key);
  const move = moneyCallFailure(reply.failure, lotteryTicketRefusalWire);
  if (move.kind === "said") return { kind: "refused", refusal: move.said };
  return move.kind === "unknown" ? found(scope, key) : { kind: move.kind };
}

/**
 * Asks, after the answer to a purchase was lost, whether its key has a ticket: `bought` if so, else
 * `unknown`.
 */
async function found(scope: PlatformScope, key: string): Promise<LotteryTicketResult> {
  const reply = await call(scope, ticketCalls.byKey, { params: { key } });
  return reply.ok && reply.data.key === key
    ? { kind: "bought", id: reply.data.id }
    : { kind: "unknown" };
}
