import { decode } from "turbo-stream";
import { retryDelayMs } from "../network/network";
import { RejectedUnreadError } from "../network/rejected-unread";
import { intentOf } from "./coupon-post";
import type { CouponReply } from "./reply";

/** The intents of posts that send a bet. */
const betIntents: readonly string[] = ["place", "one-click"];

export const isBetPlacingForm = (form: FormData) => betIntents.includes(intentOf(form));

/**
 * Polls by key for the outcome of a bet with a lost response until the site knows it (CPP-11). The bet itself
 * is never sent again. `action` is the coupon's address; null = the site answers without an outcome, for
 * example after the session ended. Browser only.
 */
export async function pollUntilBetOutcomeKnown(
  action: string,
  lost: FormData,
): Promise<CouponReply | null> {
  const form = new URLSearchParams([...lost].map(([name, value]) => [name, String(value)]));
  form.set("intent", `${intentOf(lost)}-result`);
  form.set("stay", "1");
  for (let tries = 1; ; tries += 1) {
    await untilOnlineOr(retryDelayMs(tries));
    const said = await ask(`${action}.data`, form);
    if (said !== "no-answer" && said?.oneClick?.kind !== "checking") return said;
  }
}

async function ask(
  address: string,
  body: URLSearchParams,
): Promise<CouponReply | null | "no-answer"> {
  const answer = await fetch(address, { method: "POST", body }).catch((error: unknown) =>
    error instanceof RejectedUnreadError ? null : "no-answer",
  );
  if (answer === "no-answer" || answer === null) return answer;
  if (!answer.body || answer.status >= 500) return "no-answer";
  const said = await decode(answer.body).catch(() => null);
  // The framework's encoding of action data; a redirect has none.
  return (said?.value as { readonly data?: CouponReply } | undefined)?.data ?? null;
}

/** Resolves after `ms`, or when the browser is back online. */
function untilOnlineOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });
}
