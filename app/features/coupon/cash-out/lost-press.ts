import type { CashOutCode, CashOutNow, CashOutReply } from "./cash-out-reply";

/**
 * How long an offer can be taken, ms (docs/platform.md, "Cash-out"): longer than it takes to read an amount, press and
 * wait for an answer without JavaScript.
 */
export const quoteLifeMs = 15_000;

/** What clocks may differ by, and what a taking may wait for locks behind its judgement, ms. */
const slackMs = 5_000;

/**
 * Until when a press whose answer was lost may still sell its bet, ms since epoch: the quote was made before it was
 * pressed, and dies at its end (`quoteEnd`, ISO 8601, where the form told it) or within a quote's life.
 */
export function lostUntil(pressedAt: number, quoteEnd: unknown = null): number {
  const end = typeof quoteEnd === "string" ? Date.parse(quoteEnd) : Number.NaN;
  const latest = pressedAt + quoteLifeMs;
  return (end < latest ? end : latest) + slackMs;
}

/**
 * What a look at the bet says of a press whose answer was lost (CPN-23, CPP-11): nobody knows yet, or by now it is
 * certain that nothing was sold; null where there was none, or where the bet's own state tells. `until` as of `lostUntil`.
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

/** What is told of the last press; "not-taken": its answer was lost, and it can sell nothing any more. */
export interface CashOutTold extends Pick<CashOutReply, "asked" | "waitS"> {
  readonly code: CashOutCode | "not-taken";
}

/** What is told beside what is offered `now`: the answer to the last press, or what a look makes of one that was lost. */
export function toldOf(now: CashOutNow, reply: CashOutReply | null): CashOutTold | null {
  if (reply && reply.code !== "checking") return reply;
  const code = lostPress(reply?.lostUntil ?? now.lostUntil, now);
  return code && { code, asked: null, waitS: null };
}

/** A press whose answer was lost, as the browser keeps it. */
export interface LostPress {
  readonly couponId: string;
  readonly until: number;
}

/** A browser cannot have more on their way than one hand can press within a quote's life. */
const mostLost = 8;

/** Presses as the text of a cookie; the newest of a bet counts, and of many the newest. */
export function lostText(presses: readonly LostPress[]): string {
  const latest = new Map(presses.map(({ couponId, until }) => [couponId, until]));
  return [...latest]
    .slice(-mostLost)
    .map(([id, until]) => `${id}.${until}`)
    .join("~");
}

/** Presses from `lostText`; what is none is left out. */
export function readLost(text: string): LostPress[] {
  return text.split("~").flatMap((part) => {
    const [, couponId, until] = /^([\w-]{1,80})\.(\d{1,15})$/.exec(part) ?? [];
    return couponId === undefined ? [] : [{ couponId, until: Number(until) }];
  });
}
