import { and, desc, eq, ne } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { fromMinor, toMinor } from "~/domain/money/money";
import type { PaymentKind } from "~/domain/payments/payment";
import { paymentCalls } from "~/platform/services/payments/calls.server";
import {
  type PaymentWire,
  paymentRefusalWire,
  paymentRequestWire,
  paymentWire,
} from "~/platform/services/payments/wire.server";
import { isoTime } from "../../clock";
import { retryOnDeadlock } from "../../db/errors";
import { accounts, payments } from "../../db/schema";
import { findFixedAccountFields } from "../coupons/immutable-account-fields";
import {
  HttpErrorAnswer,
  inFlightRefusalOrRethrow,
  parseBody,
  reply,
  requestLanguage,
  requireIdempotencyKey,
  requireWholeNumber,
} from "../http";
import { mailDepositStateIfWanted } from "../messages/notices";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { cancelWithdrawal } from "./cancel-withdrawal";
import { paymentMethodsFor, testCardAsPaymentMethod } from "./cards";
import { makePayment, type PaymentRow } from "./pay";

const mostListed = 100;

/** The cashier: payment methods, deposits, withdrawals, and their results. */
export function paymentRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, paymentCalls.methods, async ({ request }) => {
    const player = await requirePlayer(services, request);
    const rows = await services.db
      .selectDistinct({ iso: accounts.iso })
      .from(accounts)
      .where(and(eq(accounts.playerId, player.id), ne(accounts.type, 4)))
      .orderBy(accounts.iso);
    const isos = rows.map(({ iso }) => iso);
    const { outOfService } = services.world.state.config.paybills;
    return paymentMethodsFor(isos, requestLanguage(request), outOfService);
  });

  serve(app, paymentCalls.deposit, ({ c }) => ordered(services, c, "deposit"));
  serve(app, paymentCalls.withdraw, ({ c }) => ordered(services, c, "withdrawal"));

  serve(app, paymentCalls.list, async ({ c }) => {
    const limit = Math.min(requireWholeNumber(c.req.query("limit") ?? "20"), mostListed);
    const rows = await own(services, c, {}, limit);
    return { payments: rows };
  });

  serve(app, paymentCalls.byKey, async ({ c, param }) => {
    const [payment] = await own(services, c, { key: param("key") }, 1);
    if (!payment) throw new HttpErrorAnswer(404, { code: "not-found" });
    return payment;
  });

  serve(app, paymentCalls.takeBack, async ({ request, param }) => {
    const player = await requirePlayer(services, request);
    const key = requireIdempotencyKey(request);
    const id = requireWholeNumber(param("id"));
    await services.settler.settleDue();
    const done = await retryOnDeadlock(() => cancelWithdrawal(services, player.id, id, key));
    if (!done.ok) throw new HttpErrorAnswer(done.status, { code: done.code });
    return wireOf(done.payment, requestLanguage(request));
  });

  serve(app, paymentCalls.one, async ({ c, param }) => {
    const [payment] = await own(services, c, { id: requireWholeNumber(param("id")) }, 1);
    if (!payment) throw new HttpErrorAnswer(404, { code: "not-found" });
    return payment;
  });

  return app;
}

async function ordered(
  services: SandboxServices,
  c: Context,
  kind: PaymentKind,
): Promise<Response> {
  const player = await requirePlayer(services, c.req.raw);
  const key = requireIdempotencyKey(c.req.raw);
  const { accountId, methodId, amount } = await parseBody(c, paymentRequestWire);
  const account = await findFixedAccountFields(services, accountId);
  const order = { kind, key, accountId, methodId, amount: account && toMinor(amount, account.iso) };
  const made = await retryOnDeadlock(() => makePayment(services, player.id, order)).catch(
    inFlightRefusalOrRethrow,
  );
  if (!made.ok) return reply(paymentRefusalWire.loose(), made.body, made.status);
  if (made.isNew && kind === "deposit")
    await mailDepositStateIfWanted(services, made.payment, requestLanguage(c.req.raw));
  return reply(
    paymentWire,
    wireOf(made.payment, requestLanguage(c.req.raw)),
    made.isNew ? 201 : 200,
  );
}

/**
 * Payments of the caller, newest first, optionally those with an id or a key alone; due ones are
 * completed before.
 */
async function own(
  services: SandboxServices,
  c: Context,
  which: { readonly id?: number; readonly key?: string },
  limit: number,
): Promise<PaymentWire[]> {
  const player = await requirePlayer(services, c.req.raw);
  await services.settler.settleDue();
  const rows = await services.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.playerId, player.id),
        which.id === undefined ? undefined : eq(payments.id, which.id),
        which.key === undefined ? undefined : eq(payments.key, which.key),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit);
  return rows.map((row) => wireOf(row, requestLanguage(c.req.raw)));
}

function wireOf(row: PaymentRow, lng: string): PaymentWire {
  const { id, key, kind, state, amount, iso, accountId, card, at, dueAt, settledAt } = row;
  return {
    id: String(id),
    key,
    kind,
    state,
    amount: fromMinor(amount, iso),
    iso,
    accountId,
    method: testCardAsPaymentMethod(card, lng),
    at: isoTime(at),
    dueAt: dueAt === null ? null : isoTime(dueAt),
    settledAt: settledAt === null ? null : isoTime(settledAt),
  };
}
