import type { CashOutFailureCode, CashOutFormData, FailedCashOutReply } from "./cash-out-reply";

/**
 * How long an offer is valid, ms (docs/platform.md, "Cash-out"): enough to read the amount, submit and get a
 * response without JavaScript.
 */
export const cashOutQuoteLifetimeMs = 15_000;

/**
 * How long after its offer's end a cash-out request may still sell, ms: an allowance for clock skew
 * and for the platform's wait on locks.
 */
const slackMs = 5_000;

/**
 * Until when a request with a lost response may still sell its bet, ms since epoch. The quote predates the
 * request and ends at `quoteEnd` (ISO 8601, if the form has it), at the latest after a quote's life.
 */
export function unansweredCashOutDeadline(pressedAt: number, quoteEnd: unknown = null): number {
  const end = typeof quoteEnd === "string" ? Date.parse(quoteEnd) : Number.NaN;
  const latest = pressedAt + cashOutQuoteLifetimeMs;
  return (Number.isNaN(end) ? latest : Math.min(end, latest)) + slackMs;
}

/**
 * A cash-out request whose response was lost: its key, and until when it may still sell, ms since
 * epoch (from `unansweredCashOutDeadline`).
 */
export interface UnansweredCashOutRequest {
  readonly until: number;
  readonly key: string;
}

/**
 * Whether, by the coupon's state, the request with this key may count as done: a part of the stake
 * was sold under the key, or the whole coupon is cashed out, under whatever key.
 */
export function isSoldByRequestOrCashedOut(
  { state, cashedOut }: Pick<CashOutFormData["receipt"], "state" | "cashedOut">,
  key: string,
): boolean {
  return state === "cashed-out" || cashedOut.some((part) => part.key === key);
}

/**
 * State of a request with a lost response (CPN-23, CPP-11): "checking" while it may still sell, "not-taken"
 * once it cannot. Null if there was none, it has sold a part, or the coupon is no longer open.
 */
export function unansweredCashOutStatus(
  lost: UnansweredCashOutRequest | null,
  {
    receipt,
    askedAt,
  }: Pick<CashOutFormData, "askedAt"> & {
    readonly receipt: Pick<CashOutFormData["receipt"], "state" | "cashedOut">;
  },
): "checking" | "not-taken" | null {
  if (lost === null || receipt.state !== "placed" || isSoldByRequestOrCashedOut(receipt, lost.key))
    return null;
  return askedAt > lost.until ? "not-taken" : "checking";
}

/** The message about the last request; "not-taken": its response was lost and it can no longer sell. */
export interface CashOutMessage
  extends Pick<FailedCashOutReply, "asked" | "waitS" | "bound" | "typed"> {
  readonly code: CashOutFailureCode | "not-taken";
}

/** The message beside the offer in `now`: the last refusal, or the state of a lost response. */
export function selectCashOutMessage(
  now: CashOutFormData,
  reply: FailedCashOutReply | null,
): CashOutMessage | null {
  if (reply && reply.code !== "checking") return reply;
  const code = unansweredCashOutStatus(reply?.lost ?? now.lost, now);
  return code && { code, asked: null, waitS: null };
}

/** A request with a lost response, as stored in the cookie. */
export interface StoredUnansweredCashOut extends UnansweredCashOutRequest {
  readonly couponId: string;
}

/**
 * The most bets whose unanswered cash-out request the cookie keeps: more than one person makes
 * requests for within an offer's life.
 */
const mostLost = 8;

/**
 * The cookie text of cash-out requests without a response: the newest request of each bet, for the
 * last `mostLost` bets.
 */
export function serializeUnansweredCashOuts(presses: readonly StoredUnansweredCashOut[]): string {
  const latest = new Map(presses.map((press) => [press.couponId, press]));
  return [...latest.values()]
    .slice(-mostLost)
    .map(({ couponId, until, key }) => `${couponId}.${until}.${key}`)
    .join("~");
}

/** Reads the text of `serializeUnansweredCashOuts`; invalid entries are skipped. */
export function parseUnansweredCashOuts(text: string): StoredUnansweredCashOut[] {
  return text.split("~").flatMap((part) => {
    const [, couponId, until, key] = /^([\w-]{1,80})\.(\d{1,15})\.([\w-]{0,64})$/.exec(part) ?? [];
    return couponId === undefined || key === undefined
      ? []
      : [{ couponId, until: Number(until), key }];
  });
}
