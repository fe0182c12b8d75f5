import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import {
  isAmountAbove,
  isAmountBelow,
  type Minor,
  raiseAmountToMinimum,
  subtractAmounts,
  zero,
} from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { PaymentKind } from "~/domain/payments/payment";
import type { PaymentRefusalWire } from "~/platform/services/payments/wire.server";
import { isoTime } from "../../clock";
import { recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, payments, players } from "../../db/schema";
import { endBonusesByWithdrawal } from "../bonuses/close";
import { creditBonusAwaitingDeposit } from "../bonuses/take";
import { lockPlayerLimits } from "../limits/keep";
import { toLimits } from "../limits/stored";
import { loadLimitRemainder } from "../limits/windows";
import { lockAccountsOf } from "../lock-accounts";
import { restrictionOf } from "../restrictions";
import { rewardInviterIfDue } from "../rewards/friends";
import type { SandboxServices } from "../sandbox-services";
import { cardPaymentBounds, findTestCard, pendingPaymentMs } from "./cards";
import { depositorsAndInviters, markDeposited } from "./clear";

export type PaymentRow = typeof payments.$inferSelect;

/** Result of an order: a payment (`isNew` false = of an earlier request with the key), or a refusal. */
export type PaymentOrderResult =
  | { readonly ok: true; readonly isNew: boolean; readonly payment: PaymentRow }
  | {
      readonly ok: false;
      readonly status: number;
      readonly body: PaymentRefusalWire & { readonly exception_code?: number };
    };

/**
 * A deposit or withdrawal that the player orders in the cashier; `amount` is null where the typed
 * text is no amount of the account's currency.
 */
interface Order {
  readonly kind: PaymentKind;
  readonly key: string;
  readonly accountId: number;
  readonly methodId: string;
  readonly amount: Minor | null;
}

/**
 * Makes a payment in one transaction, judged behind the same locks as a change of limits, the accounts' and
 * then the player's; it is committed together with its transfer (SBX-03). So an exclusion or limit committed
 * earlier refuses it, from any account and process (LIM-12), and a key pays once. A refusal stores nothing.
 */
export function makePayment(
  services: SandboxServices,
  playerId: number,
  order: Order,
): Promise<PaymentOrderResult> {
  return services.db.transaction(async (tx) => {
    const { accountId } = order;
    const ofPlayer = and(eq(accounts.id, accountId), eq(accounts.playerId, playerId));
    const moved =
      order.kind === "deposit" ? await depositorsAndInviters(tx, [playerId]) : [playerId];
    await lockAccountsOf(tx, moved);
    const stored = await lockPlayerLimits(tx, playerId);
    // Read behind the locks, to see what was committed while waiting.
    await services.world.ensureFresh(tx);
    const before = await earlier(tx, playerId, order);
    if (before) return before;
    const [account] = await tx.select().from(accounts).where(ofPlayer);
    const [player] = await tx.select().from(players).where(eq(players.id, playerId));
    if (!player || !account || account.type === 4 || account.closedAt !== null)
      return refusal(422, { code: "account" });
    const limits = toLimits(stored, services.world.now());
    const { outOfService } = services.world.state.config.paybills;
    const isOut = outOfService.includes(order.methodId);
    const standing = { account, player, limits, isOut, now: services.world.now() };
    return (await judge(tx, order, standing)) ?? (await write(tx, order, standing));
  });
}

interface Standing {
  readonly account: typeof accounts.$inferSelect;
  readonly player: typeof players.$inferSelect;
  readonly limits: ReturnType<typeof toLimits>;
  /** The service of the order's method is out (POP-14). */
  readonly isOut: boolean;
  readonly now: number;
}

/**
 * The refusal of a payment order, or null if it is accepted: checks the player, then the amount,
 * then the limits (CPP-08, LIM-14).
 */
async function judge(
  tx: Db,
  { kind, methodId, amount }: Order,
  { account, player, limits, isOut, now }: Standing,
): Promise<PaymentOrderResult | null> {
  const { iso } = account;
  // Withdrawals do not depend on accepted terms.
  if (kind === "deposit" && player.termsChanged)
    return refusal(451, { code: "terms", exception_code: 1 });
  if (player.isFrozen) return refusal(403, { code: "account-frozen" });
  const shut = restrictionOf(player, kind, now);
  if (shut) {
    const until = shut.endsAt === null ? {} : { until: isoTime(shut.endsAt) };
    return refusal(403, { code: "excluded", ...until });
  }
  if (!findTestCard(methodId, kind)) return refusal(422, { code: "method" });
  if (isOut) return refusal(422, { code: "method-out" });
  if (amount === null || amount === 0) return refusal(422, { code: "amount" });
  const { min, max } = cardPaymentBounds(iso);
  if (isAmountBelow(amount, min))
    return refusal(422, { code: "below-minimum", bound: fromMinor(min, iso) });
  if (isAmountAbove(amount, max))
    return refusal(422, { code: "above-maximum", bound: fromMinor(max, iso) });
  if (kind === "withdrawal") {
    // Advances to stakes belong to the house and cannot be withdrawn (CPN-15).
    const own = raiseAmountToMinimum(
      subtractAmounts(account.balance ?? zero(), account.advanced),
      zero(),
    );
    return isAmountAbove(amount, own)
      ? refusal(422, { code: "funds", bound: fromMinor(own, iso) })
      : null;
  }
  const room = await loadLimitRemainder(tx, player.id, limits, ["deposit"], { iso, now });
  if (room === null || !isAmountAbove(amount, room.left)) return null;
  return refusal(422, { code: "limit", bound: fromMinor(room.left, iso), limitType: room.code });
}

/**
 * Writes a payment in the state that its test card decides, and moves the money if that happens at
 * once: a deposit that is paid, a withdrawal also while it is pending.
 */
async function write(
  tx: Db,
  order: Order,
  { account, player, now: at }: Standing,
): Promise<PaymentOrderResult> {
  const { kind, key, amount } = order;
  const { id: accountId, iso } = account;
  const card = findTestCard(order.methodId, kind);
  if (!card || amount === null) throw new Error("a payment was not judged");
  const { fate: state } = card;
  const [payment] = await tx
    .insert(payments)
    .values({
      playerId: player.id,
      key,
      fingerprint: fingerprintOf(order),
      accountId,
      iso,
      kind,
      amount,
      card: card.card,
      state,
      at,
      dueAt: state === "pending" ? at + pendingPaymentMs : null,
      settledAt: state === "pending" ? null : at,
    })
    .returning();
  if (!payment) throw new Error(`no payment for ${key}`);
  // A withdrawal is debited at once; a deposit is credited when it is paid.
  const isMoved = state === "paid" || (state === "pending" && kind === "withdrawal");
  if (isMoved)
    await recordMovements(tx, { at, accountId, iso, amount, kind, ref: String(payment.id) });
  if (isMoved && kind === "deposit") {
    await creditBonusAwaitingDeposit(tx, { playerId: player.id, accountId, iso, amount }, at);
    await rewardInviterIfDue(tx, { playerId: player.id, iso, amount }, at);
    await markDeposited(tx, [player.id]);
  }
  if (isMoved && kind === "withdrawal") await endBonusesByWithdrawal(tx, player.id, iso, at);
  return { ok: true, isNew: true, payment };
}

/**
 * What an earlier order with this key gives: its payment if it was the same order, a refusal if it
 * was another; null = the key is unused.
 */
async function earlier(tx: Db, playerId: number, order: Order): Promise<PaymentOrderResult | null> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.playerId, playerId), eq(payments.key, order.key)));
  if (!payment) return null;
  return payment.fingerprint === fingerprintOf(order)
    ? { ok: true, isNew: false, payment }
    : refusal(422, { code: "key-reused" });
}

/**
 * Hash of a payment order's content; two orders with equal hashes are the same order. An invalid
 * amount counts as null.
 */
function fingerprintOf({ kind, accountId, methodId, amount }: Order): string {
  const content = [kind, accountId, methodId, amount];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

function refusal(
  status: number,
  body: PaymentRefusalWire & { readonly exception_code?: number },
): PaymentOrderResult {
  return { ok: false, status, body };
}
