import { setTimeout as wait } from "node:timers/promises";
import { accountsOf } from "~/features/coupon/load.server";
import type { ActionResult, PlayGuard, Post, PostLimit } from "~/features/gate/action.server";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import { saveChecking } from "~/features/session/session.server";
import { now } from "~/platform/clock.server";
import { findPayment, loadPayMethods, orderPayment } from "~/platform/payments/client.server";
import { budgetLeft } from "~/platform/scope.server";
import { postRules } from "~/server/post-limits.server";
import { readOrder, typedOrder } from "./form";
import { cashierPath, outcomePath } from "./outcome-path";
import { pay } from "./pay.server";
import { isPaymentKey, type PayCode, type PaymentKind, type PayRefusal } from "./payment";
import { lookUpPayment } from "./payment-lookup.server";
import type { CashierReply } from "./reply";

/** The HTTP status of a refusal; what the player can mend is 422. */
const statuses: Partial<Record<PayCode, number>> = {
  excluded: 403,
  "account-frozen": 403,
  "key-reused": 409,
  unavailable: 503,
};

/**
 * A press of "deposit" or "withdraw": the page that tells what became of it, or the form with what stands against it.
 * While an earlier order's outcome is unknown no other is sent (CPP-11); a deposit is not sent while what protects the
 * player cannot be read (LIM-20).
 */
export function paymentPosted(kind: PaymentKind): (post: Post) => Promise<ActionResult<CashierReply>> {
  return async (post) => {
    const { context, form, request } = post;
    const typed = typedOrder(form);
    const refused = (...refusals: readonly PayRefusal[]): ActionResult<CashierReply> => ({
      kind: "stay",
      status: statuses[refusals[0]?.code ?? "amount"] ?? 422,
      data: { refusals, typed },
    });
    const looked = await lookUpPayment(context, request, kind);
    if (looked.kind === "made") return { kind: "go", to: outcomePath(context.lng, looked.payment) };
    if (looked.kind === "checking") return { kind: "go", to: cashierPath(context.lng, kind) };
    // What may still arrive and what is sent now are one payment.
    const key = looked.kind === "not-made" ? looked.order.key : String(form.get("key") ?? "");
    if (!isPaymentKey(key)) return refused({ code: "expired" });
    if (kind === "deposit" && !canJudge(context)) return refused({ code: "unavailable" });
    const [accounts, methods] = await Promise.all([accountsOf(context), loadPayMethods(context.platform)]);
    if (!accounts || !methods.ok) return refused({ code: "unavailable" });
    const read = readOrder(typed, key, {
      kind,
      accounts: accounts.all,
      methods: methods.value,
      lng: context.lng,
    });
    if (!read.ok) return refused(...read.refusals);

    const outcome = await pay(
      {
        order: () => orderPayment(context.platform, read.order),
        find: () => findPayment(context.platform, key),
      },
      { left: () => budgetLeft(context.platform), wait: (ms) => wait(ms) },
    );
    switch (outcome.kind) {
      case "made":
        if (looked.kind === "not-made") await saveChecking(context.scope, request, kind, null);
        return { kind: "go", to: outcomePath(context.lng, outcome.payment) };
      case "terms":
        return refused({ code: "unavailable" });
      case "checking":
        await saveChecking(context.scope, request, kind, { ...typed, key, since: now() });
        return { kind: "go", to: cashierPath(context.lng, kind) };
      case "refused":
        if (outcome.refusal.code === "sign-in") return { kind: "go", to: signIn(context, kind) };
        return refused(outcome.refusal);
    }
  };
}

/** Puts a reading of ambiguous text into its field; nothing is ordered (LIM-13). */
export async function orderRead({ form }: Post): Promise<ActionResult<CashierReply>> {
  return {
    kind: "stay",
    status: 200,
    data: { refusals: [], typed: typedOrder(form) },
  };
}

/** Whether all that protects the player is known: ban, terms and limits (LIM-20). */
export function canJudge({ session, limits }: Pick<RequestContext, "session" | "limits">): boolean {
  return session.kind === "player" && session.isSafe && limits !== null;
}

/**
 * Deposits wait for the answer to a reality check or for an age (RCK-03, POP-05); both kinds wait where the platform asks for
 * changed terms (PLT-05). What was typed comes back with the page's address.
 */
export function paymentPlay(kind: PaymentKind): PlayGuard<CashierReply> {
  return {
    intents: kind === "deposit" ? ["default"] : [],
    refuse: (form, code) => ({ refusals: [{ code }], typed: typedOrder(form) }),
    keep: async ({ context: { url, lng }, form }) => {
      const query = new URLSearchParams(url.search);
      for (const [name, text] of Object.entries(typedOrder(form))) query.set(name, text);
      return `${cashierPath(lng, kind)}?${query}`;
    },
  };
}

/** How often payments of a kind may be posted (SEC-07); nothing was sent. */
export function paymentLimit(kind: PaymentKind): PostLimit<CashierReply> {
  return {
    rule: kind === "deposit" ? postRules.paying : postRules.withdrawing,
    subject: (_form, { uid }) => (uid === null ? null : String(uid)),
    refuse: (form, waitS) => ({ refusals: [{ code: "too-often", waitS }], typed: typedOrder(form) }),
  };
}

function signIn({ config, lng, url }: RequestContext, kind: PaymentKind): string {
  const returnUrl = cashierPath(lng, kind);
  return signInTarget({ isSignedIn: false, config, lng, origin: url.origin, path: ["office"], returnUrl });
}
