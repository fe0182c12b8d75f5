import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { CashOutFormData, FailedCashOutReply } from "~/domain/coupon/cash-out/cash-out-reply";
import { type CashOutMessage, selectCashOutMessage } from "~/domain/coupon/cash-out/lost-press";
import type { RequestedCashOutExtent } from "~/domain/coupon/cash-out/requested-extent";
import { refreshPage } from "../../network/page-refresh";
import { whenVisible } from "../../session/presence";
import type { CouponReply } from "../reply";

/** How long before its end an offer is renewed, ms: the shown offer can always be taken. */
const earlyMs = 3_000;
/** Polling interval without an offer, ms. `checkingMs`: after a lost response. */
const idleMs = 10_000;
const checkingMs = 2_000;
/** Timeout of a poll, ms. */
const answerMs = 15_000;

/** A coupon with its cash-out offer, as an open page shows it. */
export interface ShownCashOut {
  readonly now: CashOutFormData;
  /** The message about the last request, if it failed. */
  readonly notice: CashOutMessage | null;
  /**
   * How much of the stake the last request was to cash out, if it failed and the player wants to be
   * asked: the page asks about it again. Null = no question.
   */
  readonly question: RequestedCashOutExtent | null;
  readonly form: ReturnType<typeof useFetcher<CouponReply>>["Form"];
  readonly isBusy: boolean;
}

/**
 * Renews the offer while the page is visible and polls the outcome of a request with a lost response (CPN-23,
 * CPP-11). `path` is the receipt's address. Without JavaScript the page does not update.
 */
export function useCashOut(
  first: CashOutFormData,
  posted: FailedCashOutReply | null,
  path: string,
): ShownCashOut {
  const post = useFetcher<CouponReply>();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<CashOutFormData | null>(null);
  const [round, setRound] = useState(0);
  const isBusy = post.state !== "idle";
  const reply = post.data?.cashOut ?? posted;
  const now = newestOf(first, asked, reply?.now ?? null);
  const notice = selectCashOutMessage(now, reply);

  const isOver = now.receipt.state !== "placed";
  const delay = notice?.code === "checking" ? checkingMs : lifeOf(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another wait
  useEffect(() => {
    if (isOver || isBusy) return;
    return whenVisible(delay, () => {
      void askNow(path).then((fresh) => {
        if (fresh) setAsked(fresh);
        setRound((before) => before + 1);
      });
    });
  }, [isOver, isBusy, delay, path, round, now.askedAt]);

  const isStale = now.receipt.state !== first.receipt.state;
  const isAnswer = posted !== null;
  useEffect(() => {
    if (!isStale) return;
    // The page of a response keeps it; the bet's own page shows the new state.
    if (isAnswer) navigate(path, { replace: true });
    else refreshPage();
  }, [isStale, isAnswer, navigate, path]);

  const question = now.isAsked ? (reply?.question ?? null) : null;
  return { now, notice, question, form: post.Form, isBusy };
}

function newestOf(
  first: CashOutFormData,
  ...others: readonly (CashOutFormData | null)[]
): CashOutFormData {
  return others.reduce<CashOutFormData>(
    (newest, one) => (one && one.askedAt >= newest.askedAt ? one : newest),
    first,
  );
}

function lifeOf({ offer, askedAt }: CashOutFormData): number {
  if (offer.kind === "none") return idleMs;
  return Math.max(1_000, Date.parse(offer.quote.expiresAt) - askedAt - earlyMs);
}

/**
 * Loads the coupon and its current offer, by its receipt's path; null = no valid response, and the
 * next poll may succeed.
 */
async function askNow(path: string): Promise<CashOutFormData | null> {
  const signal = AbortSignal.timeout(answerMs);
  const answer = await fetch(`/remote/cash-out${path}`, { signal }).catch(() => null);
  return answer?.ok && !answer.redirected ? answer.json().catch(() => null) : null;
}
