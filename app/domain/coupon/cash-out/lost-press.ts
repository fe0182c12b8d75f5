import type { CashOutCode, CashOutNow, CashOutReply } from "./cash-out-reply";

/**
 * How long an offer is valid, ms (docs/platform.md, "Cash-out"): enough to read the amount, submit and get a
 * response without JavaScript.
 */
export const quoteLifeMs = 15_000;

/** Allowance for clock skew and for the platform's wait on locks, ms. */
const slackMs = 5_000;

/**
 * Until when a request with a lost response may still sell its bet, ms since epoch. The quote predates the
 * request and ends at `quoteEnd` (ISO 8601, if the form has it), at the latest after a quote's life.
 */
export function lostUntil(pressedAt: number, quoteEnd: unknown = null): number {
  const end = typeof quoteEnd === "string" ? Date.parse(quoteEnd) : Number.NaN;
  const latest = pressedAt + quoteLifeMs;
  return (end < latest ? end : latest) + slackMs;
}

/**
 * State of a request with a lost response (CPN-23, CPP-11): "checking" while it may still sell, "not-taken"
 * once it cannot. Null if there was none or the coupon is no longer open. `until` is from `lostUntil`.
 */
export function lostPress(
  until: number | null,
  {
    receipt,
    askedAt,
  }: Pick<CashOutNow, "askedAt"> & { readonly receipt: Pick<CashOutNow["receipt"], "state"> },
): "checking" | "not-taken" | null {
  if (until === null || receipt.state !== "placed") return null;
  return askedAt > until ? "not-taken" : "checking";
}

/** The message about the last request; "not-taken": its response was lost and it can no longer sell. */
export interface CashOutMessage extends Pick<CashOutReply, "asked" | "waitS"> {
  readonly code: CashOutCode | "not-taken";
}

/** The message beside the offer in `now`: the last refusal, or the state of a lost response. */
export function toldOf(now: CashOutNow, reply: CashOutReply | null): CashOutMessage | null {
  if (reply && reply.code !== "checking") return reply;
  const code = lostPress(reply?.lostUntil ?? now.lostUntil, now);
  return code && { code, asked: null, waitS: null };
}

/** A request with a lost response, as stored in the cookie. */
export interface LostPress {
  readonly couponId: string;
  readonly until: number;
}

/** More requests than one person makes within a quote's life. */
const mostLost = 8;

/** Cookie text of the requests: the newest of each bet, and the newest `mostLost` bets. */
export function lostText(presses: readonly LostPress[]): string {
  const latest = new Map(presses.map(({ couponId, until }) => [couponId, until]));
  return [...latest]
    .slice(-mostLost)
    .map(([id, until]) => `${id}.${until}`)
    .join("~");
}

/** Reads the text of `lostText`; invalid entries are skipped. */
export function readLost(text: string): LostPress[] {
  return text.split("~").flatMap((part) => {
    const [, couponId, until] = /^([\w-]{1,80})\.(\d{1,15})$/.exec(part) ?? [];
    return couponId === undefined ? [] : [{ couponId, until: Number(until) }];
  });
}
