import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { isBanned } from "~/domain/accounts/ban";
import { lockOf } from "~/domain/limits/limit";
import { isAbove, type Minor, times, zero } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { TicketRefusalWire } from "~/platform/tickets/wire.server";
import type { TicketPicks } from "../../db/columns";
import { record } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, players, ticketDraws, tickets } from "../../db/schema";
import type { Core } from "../core";
import { lockPlayerLimits } from "../limits/keep";
import { limitsOf } from "../limits/stored";
import { roomOf } from "../limits/windows";
import { configOf } from "../user";

export type TicketRow = typeof tickets.$inferSelect;

/** Result of an order: a ticket (`isNew` false = of an earlier order with the key), or a refusal. */
export type Bought =
  | { readonly ok: true; readonly isNew: boolean; readonly ticket: TicketRow }
  | TicketRefusal;
export interface TicketRefusal {
  readonly ok: false;
  readonly status: number;
  readonly body: TicketRefusalWire & { readonly exception_code?: number };
}

/** What an order comes to at a moment, in an account's currency. */
export interface TicketPlan {
  readonly draw: number;
  readonly draws: number;
  readonly lines: number;
  readonly linePrice: Minor;
  readonly picks: TicketPicks;
  /** Draws that are settled one by one, with their moments. */
  readonly due: readonly { readonly draw: number; readonly dueAt: number }[];
}

export interface TicketOrder {
  readonly kind: TicketRow["kind"];
  readonly section: string;
  readonly key: string;
  readonly accountId: number;
  /** All that was asked for, as text: the key stands for it. */
  readonly content: string;
  /** Judges the order behind the locks. */
  readonly plan: (tx: Db, iso: string, now: number) => Promise<TicketPlan | TicketRefusal>;
}

/**
 * Buys a ticket in one transaction: it is judged behind the locks of the account and of the player, as a bet and a
 * payment are, and committed together with its stake (SBX-03). A limit or exclusion that was committed earlier
 * refuses it, and a key of a player buys once (LOT-01, LOT-02, CPP-08). A refusal stores nothing.
 */
export function buyTicket(core: Core, playerId: number, order: TicketOrder): Promise<Bought> {
  return core.db.transaction(async (tx) => {
    const ofPlayer = and(eq(accounts.id, order.accountId), eq(accounts.playerId, playerId));
    await tx.select({ id: accounts.id }).from(accounts).where(ofPlayer).for("no key update");
    const stored = await lockPlayerLimits(tx, playerId);
    // Read behind the locks, to see what was committed while waiting.
    await core.world.ensureFresh(tx);
    const before = await earlier(tx, playerId, order);
    if (before) return before;
    const [account] = await tx.select().from(accounts).where(ofPlayer);
    const [player] = await tx.select().from(players).where(eq(players.id, playerId));
    if (!player || !account) return refusal(422, { code: "account" });
    const now = core.world.now();
    const limits = limitsOf(stored, now);
    const refused = refuseOwner(player, lockOf(limits, now) !== null);
    if (refused) return refused;
    const plan = await order.plan(tx, account.iso, now);
    if ("ok" in plan) return plan;
    const { iso } = account;
    const stake = times(plan.linePrice, plan.lines * plan.draws);
    const asked = { iso, now };
    // Stakes of a bonus account are not the player's money.
    const room =
      account.type === 4 ? null : await roomOf(tx, playerId, limits, ["wagering", "loss"], asked);
    if (room && isAbove(stake, room.left))
      return refusal(422, { code: "limit", bound: fromMinor(room.left, iso) });
    const balance = account.balance ?? zero();
    if (isAbove(stake, balance))
      return refusal(422, { code: "funds", bound: fromMinor(balance, iso) });
    return write(tx, { playerId, accountId: account.id, iso, now }, order, { ...plan, stake });
  });
}

function refuseOwner(player: typeof players.$inferSelect, isLocked: boolean): TicketRefusal | null {
  const { ban_level: level, ban_version: version } = configOf(player);
  if (player.termsChanged) return refusal(451, { code: "terms", exception_code: 1 });
  if (player.isFrozen) return refusal(403, { code: "account-frozen" });
  return isBanned({ level, version }) || isLocked ? refusal(403, { code: "excluded" }) : null;
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
  { due, stake, ...plan }: TicketPlan & { readonly stake: Minor },
): Promise<Bought> {
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
  await record(tx, {
    at: now,
    accountId,
    iso,
    amount: stake,
    kind: "stake",
    ref: refOf(ticket.id),
  });
  return { ok: true, isNew: true, ticket };
}

/** A ticket in the ledger; the return of one of its draws has the draw after a slash. */
export function refOf(id: number, draw?: number): string {
  return draw === undefined ? `ticket-${id}` : `ticket-${id}/${draw}`;
}

/** Earlier ticket of the key, or the refusal of another order under it. */
async function earlier(tx: Db, playerId: number, order: TicketOrder): Promise<Bought | null> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.playerId, playerId), eq(tickets.key, order.key)));
  if (!ticket) return null;
  return ticket.fingerprint === fingerprintOf(order)
    ? { ok: true, isNew: false, ticket }
    : refusal(422, { code: "key-reused" });
}

function fingerprintOf({ kind, section, accountId, content }: TicketOrder): string {
  const all = JSON.stringify([kind, section, accountId, content]);
  return createHash("sha256").update(all).digest("base64url");
}

export function refusal(
  status: number,
  body: TicketRefusalWire & { readonly exception_code?: number },
): TicketRefusal {
  return { ok: false, status, body };
}
