import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { accountTypes } from "~/domain/accounts/account";
import { isAmountAbove, type Minor, multiplyAmount, zero } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { LotteryTicketRefusalWire } from "~/platform/services/tickets/wire.server";
import type { LotteryTicketPicks } from "../../db/columns";
import { recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, players, ticketDraws, tickets } from "../../db/schema";
import { lockPlayerLimits } from "../limits/keep";
import { toLimits } from "../limits/stored";
import { loadLimitRemainder } from "../limits/windows";
import { restrictionOf } from "../restrictions";
import type { SandboxServices } from "../sandbox-services";

export type TicketRow = typeof tickets.$inferSelect;

/** Result of an order: a ticket (`isNew` false = of an earlier order with the key), or a refusal. */
export type TicketOrderResult =
  | { readonly ok: true; readonly isNew: boolean; readonly ticket: TicketRow }
  | TicketRefusal;
export interface TicketRefusal {
  readonly ok: false;
  readonly status: number;
  readonly body: LotteryTicketRefusalWire & { readonly exception_code?: number };
}

/**
 * The draws, lines and line price that an order buys at a moment; the price is in the account's
 * currency.
 */
export interface ResolvedTicketOrder {
  readonly draw: number;
  readonly draws: number;
  readonly lines: number;
  readonly linePrice: Minor;
  readonly picks: LotteryTicketPicks;
  /**
   * Draws whose result must be settled for this ticket by the clock, each with the moment, ms since
   * epoch.
   */
  readonly due: readonly { readonly draw: number; readonly dueAt: number }[];
}

export interface TicketOrder {
  readonly kind: TicketRow["kind"];
  readonly section: string;
  readonly key: string;
  readonly accountId: number;
  /**
   * The whole order as text, by which a repeated key is judged: with the same text it returns the
   * same ticket, with another it is refused.
   */
  readonly content: string;
  /** Judges the order behind the locks. */
  readonly plan: (tx: Db, iso: string, now: number) => Promise<ResolvedTicketOrder | TicketRefusal>;
}

/**
 * Buys a ticket in one transaction: it is judged behind the locks of the account and of the player, as a bet and a
 * payment are, and committed together with its stake (SBX-03). A limit or exclusion that was committed earlier
 * refuses it, and a key of a player buys once (LOT-01, LOT-02, CPP-08). A refusal stores nothing.
 */
export function buyTicket(
  services: SandboxServices,
  playerId: number,
  order: TicketOrder,
): Promise<TicketOrderResult> {
  return services.db.transaction(async (tx) => {
    const ofPlayer = and(eq(accounts.id, order.accountId), eq(accounts.playerId, playerId));
    await tx.select({ id: accounts.id }).from(accounts).where(ofPlayer).for("no key update");
    const stored = await lockPlayerLimits(tx, playerId);
    // Read behind the locks, to see what was committed while waiting.
    await services.world.ensureFresh(tx);
    const before = await earlier(tx, playerId, order);
    if (before) return before;
    const [account] = await tx.select().from(accounts).where(ofPlayer);
    const [player] = await tx.select().from(players).where(eq(players.id, playerId));
    // A win of bonus money would be the player's own, and its bonus knows of no ticket in play.
    if (!player || !account || account.type === accountTypes.bonus || account.closedAt !== null)
      return makeTicketRefusal(422, { code: "account" });
    const now = services.world.now();
    const limits = toLimits(stored, now);
    const refused = refuseOwner(player, now);
    if (refused) return refused;
    const plan = await order.plan(tx, account.iso, now);
    if ("ok" in plan) return plan;
    const { iso } = account;
    const stake = multiplyAmount(plan.linePrice, plan.lines * plan.draws);
    const asked = { iso, now };
    const room = await loadLimitRemainder(tx, playerId, limits, ["wagering", "loss"], asked);
    if (room && isAmountAbove(stake, room.left))
      return makeTicketRefusal(422, { code: "limit", bound: fromMinor(room.left, iso) });
    const balance = account.balance ?? zero();
    if (isAmountAbove(stake, balance))
      return makeTicketRefusal(422, { code: "funds", bound: fromMinor(balance, iso) });
    return write(tx, { playerId, accountId: account.id, iso, now }, order, { ...plan, stake });
  });
}

function refuseOwner(player: typeof players.$inferSelect, now: number): TicketRefusal | null {
  if (player.termsChanged) return makeTicketRefusal(451, { code: "terms", exception_code: 1 });
  if (player.isFrozen) return makeTicketRefusal(403, { code: "account-frozen" });
  return restrictionOf(player, "play", now) ? makeTicketRefusal(403, { code: "excluded" }) : null;
}

interface Buyer {
  readonly playerId: number;
  readonly accountId: number;
  readonly iso: string;
  readonly now: number;
}

async function write(
  tx: Db,
  { playerId, accountId, iso, now }: Buyer,
  order: TicketOrder,
  { due, stake, ...plan }: ResolvedTicketOrder & { readonly stake: Minor },
): Promise<TicketOrderResult> {
  const { kind, section, key } = order;
  const fingerprint = fingerprintOf(order);
  const [ticket] = await tx
    .insert(tickets)
    .values({
      playerId,
      key,
      fingerprint,
      accountId,
      iso,
      kind,
      section,
      ...plan,
      stake,
      placedAt: now,
    })
    .returning();
  if (!ticket) throw new Error(`no ticket for ${key}`);
  if (due.length > 0)
    await tx.insert(ticketDraws).values(due.map((each) => ({ ticketId: ticket.id, ...each })));
  await recordMovements(tx, {
    at: now,
    accountId,
    iso,
    amount: stake,
    kind: "stake",
    ref: ticketLedgerRef(ticket.id),
  });
  return { ok: true, isNew: true, ticket };
}

/** Ledger reference of a ticket; that of a draw's return has the draw's number after a slash. */
export function ticketLedgerRef(id: number, draw?: number): string {
  return draw === undefined ? `ticket-${id}` : `ticket-${id}/${draw}`;
}

/**
 * What an earlier order with this key gives: its ticket if it was the same order, a refusal if it
 * was another; null = the key is unused.
 */
async function earlier(
  tx: Db,
  playerId: number,
  order: TicketOrder,
): Promise<TicketOrderResult | null> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.playerId, playerId), eq(tickets.key, order.key)));
  if (!ticket) return null;
  return ticket.fingerprint === fingerprintOf(order)
    ? { ok: true, isNew: false, ticket }
    : makeTicketRefusal(422, { code: "key-reused" });
}

function fingerprintOf({ kind, section, accountId, content }: TicketOrder): string {
  const all = JSON.stringify([kind, section, accountId, content]);
  return createHash("sha256").update(all).digest("base64url");
}

export function makeTicketRefusal(
  status: number,
  body: LotteryTicketRefusalWire & { readonly exception_code?: number },
): TicketRefusal {
  return { ok: false, status, body };
}
