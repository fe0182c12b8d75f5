import { and, desc, eq, ne } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { fromMinor, toMinor } from "~/domain/money/money";
import type { PaymentKind } from "~/domain/payments/payment";
import {
  type PaymentWire,
  paymentListReplyWire,
  paymentMethodsReplyWire,
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
import { cancelWithdrawal } from "./cancel-withdrawal";
import { paymentMethodsFor, testCardAsPaymentMethod } from "./cards";
import { makePayment, type PaymentRow } from "./pay";

const base = "/web-api/officeapi/v1/payments";
const mostListed = 100;

/** The cashier: payment methods, deposits, withdrawals, and their results. */
export function paymentRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.get(`${base}/methods`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const rows = await services.db
      .selectDistinct({ iso: accounts.iso })
      .from(accounts)
      .where(and(eq(accounts.playerId, player.id), ne(accounts.type, 4)))
      .orderBy(accounts.iso);
    const isos = rows.map(({ iso }) => iso);
    return reply(paymentMethodsReplyWire, paymentMethodsFor(isos, requestLanguage(c.req.raw)));
  });

  for (const kind of ["deposit", "withdrawal"] as const)
    app.post(`${base}/${kind}`, (c) => ordered(services, c, kind));

  app.get(base, async (c) => {
    const limit = Math.min(requireWholeNumber(c.req.query("limit") ?? "20"), mostListed);
    const rows = await own(services, c, {}, limit);
    return reply(paymentListReplyWire, { payments: rows });
  });

  app.get(`${base}/by-key/:key`, async (c) => {
    const [payment] = await own(services, c, { key: c.req.param("key") }, 1);
    if (!payment) throw new HttpErrorAnswer(404, { code: "not-found" });
    return reply(paymentWire, payment);
  });

  app.post(`${base}/:id/take-back`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const key = requireIdempotencyKey(c.req.raw);
    const id = requireWholeNumber(c.req.param("id"));
    await services.settler.settleDue();
    const done = await retryOnDeadlock(() => cancelWithdrawal(services, player.id, id, key));
    if (!done.ok) throw new HttpErrorAnswer(done.status, { code: done.code });
    return reply(paymentWire, wireOf(done.payment, requestLanguage(c.req.raw)));
  });

  app.get(`${base}/:id`, async (c) => {
    const [payment] = await own(services, c, { id: requireWholeNumber(c.req.param("id")) }, 1);
    if (!payment) throw new HttpErrorAnswer(404, { code: "not-found" });
    return reply(paymentWire, payment);
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
