import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { isRequestKey } from "~/domain/money/request-key";
import type { PaymentKind } from "~/domain/payments/payment";
import {
  type PaymentRefusal,
  type PaymentRefusalCode,
  paymentRefusalField,
} from "~/domain/payments/payment-refusal";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { declareForm, type FormResult, type ScreenForm } from "~/features/forms/declare.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { FormPost } from "~/features/gate/form-post.server";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import { saveUnresolvedPaymentOrder } from "~/features/session/unresolved-order.server";
import {
  findPaymentByKey,
  loadPaymentMethods,
  orderPayment,
} from "~/platform/services/payments/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import { pageBudgetLeftMs } from "~/platform/transport/scope.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { methodsWithOutage, readTypedPaymentOrder, validatePaymentOrder } from "./form";
import { cashierPath, paymentResultPath } from "./outcome-path";
import { placePaymentOrder } from "./pay.server";
import { resolveStoredPaymentOrder } from "./payment-lookup.server";

/** HTTP status of a refusal; 422 for what the player can correct. */
const statuses: Partial<Record<PaymentRefusalCode, number>> = {
  excluded: 403,
  "account-frozen": 403,
  "key-reused": 409,
  unavailable: 503,
};

/** The forms of a kind: the order, and the choice between readings of its amount. */
function cashierForms(kind: PaymentKind): readonly ScreenForm<readonly PaymentRefusal[]>[] {
  const screen = kind === "deposit" ? "office:recharge" : "office:deduce";
  const fields = z.object({ accountId: text, method: text, amount: text, key: text });
  const order = declareForm({
    ...{ screen, fields },
    rule: kind === "deposit" ? postLimits.paying : postLimits.withdrawing,
    // Deposits wait for a reality check or the age gate (RCK-03, POP-05).
    isPlay: kind === "deposit",
    keep: (typed, { url, lng }) => {
      const query = new URLSearchParams(url.search);
      for (const [name, value] of Object.entries(readTypedPaymentOrder(typed)))
        query.set(name, value);
      return `${cashierPath(lng, kind)}?${query}`;
    },
    events: kind,
    run: (posted, post) => orderPaymentOf(kind, posted, post),
  });
  /** Shows the form with the chosen reading, which the action has written into its field; orders nothing (LIM-13). */
  const reading = declareForm({
    ...{ screen, fields, intent: "reading" },
    events: null,
    run: async (): Promise<CashierResult> => ({
      ...{ ok: false, status: 200, errors: [], form: order.intent },
    }),
  });
  return [order, reading];
}

const text = z.string().default("");

export const depositForms = cashierForms("deposit");
export const withdrawalForms = cashierForms("withdrawal");

type CashierResult = FormResult<readonly PaymentRefusal[]>;

function refused(...refusals: readonly PaymentRefusal[]): CashierResult {
  return {
    ok: false,
    status: statuses[refusals[0]?.code ?? "amount"] ?? 422,
    errors: refusals.map((refusal) => ({
      field: paymentRefusalField(refusal),
      code: refusal.code,
    })),
    data: refusals,
  };
}

/**
 * Handles "deposit" or "withdraw": redirects to the payment's page, or returns the form with its errors.
 * While the result of an earlier order is unknown no other is sent (CPP-11). No deposit is sent while player
 * protection data is unavailable (LIM-20).
 */
async function orderPaymentOf(
  kind: PaymentKind,
  posted: Readonly<Record<"accountId" | "method" | "amount" | "key", string>>,
  { context, request }: FormPost,
): Promise<CashierResult> {
  const typed = readTypedPaymentOrder(posted);
  const looked = await resolveStoredPaymentOrder(context, request, kind);
  if (looked.kind === "made")
    return { ok: true, to: paymentResultPath(context.lng, looked.payment) };
  if (looked.kind === "checking")
    return { ok: true, to: cashierPath(context.lng, kind), unfinished: "checking" };
  // An order that may still arrive and this one share a key, so only one is paid.
  const key = looked.kind === "not-made" ? looked.order.key : posted.key;
  if (!isRequestKey(key)) return refused({ code: "expired" });
  if (kind === "deposit" && !areProtectionsKnown(context)) return refused({ code: "unavailable" });
  const [accounts, methods] = await Promise.all([
    loadPlayerAccounts(context),
    loadPaymentMethods(context.platform),
  ]);
  if (!accounts || !methods.ok) return refused({ code: "unavailable" });
  const read = validatePaymentOrder(typed, key, {
    kind,
    accounts: accounts.all,
    methods: methodsWithOutage(methods.value, context.config),
    lng: context.lng,
  });
  if (!read.ok) return refused(...read.refusals);

  const outcome = await placePaymentOrder(
    {
      order: () => orderPayment(context.platform, read.order),
      find: () => findPaymentByKey(context.platform, key),
    },
    { left: () => pageBudgetLeftMs(context.platform), wait: (ms) => wait(ms) },
  );
  switch (outcome.kind) {
    case "made":
      if (looked.kind === "not-made")
        await saveUnresolvedPaymentOrder(context.scope, request, kind, null);
      return { ok: true, to: paymentResultPath(context.lng, outcome.payment) };
    case "terms":
      return refused({ code: "unavailable" });
    case "checking":
      await saveUnresolvedPaymentOrder(context.scope, request, kind, {
        ...typed,
        key,
        since: platformNow(),
      });
      return { ok: true, to: cashierPath(context.lng, kind), unfinished: "checking" };
    case "refused":
      if (outcome.refusal.code === "sign-in")
        return { ok: true, to: signInPathForCashier(context, kind), unfinished: "sign-in" };
      return refused(outcome.refusal);
  }
}

/** The sign-in address; it returns the player to the page of deposits or withdrawals. */
function signInPathForCashier({ config, lng, url }: RequestContext, kind: PaymentKind): string {
  const returnUrl = cashierPath(lng, kind);
  return signInTarget({
    isSignedIn: false,
    config,
    lng,
    origin: url.origin,
    path: ["office"],
    returnUrl,
  });
}
