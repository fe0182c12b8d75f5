import { and, asc, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { ThreadKind } from "~/domain/support/support";
import type {
  NewSupportThreadRequestWire,
  SupportThreadSummaryWire,
} from "~/platform/services/support/wire.server";
import { isoTime } from "../../clock";
import type { Db } from "../../db/open";
import { payments, players, supportMessages, supportThreads } from "../../db/schema";
import { emailTo, sendMessage } from "../messages/send";
import type { SandboxServices } from "../sandbox-services";

/** Delay until the sandbox answers, ms of its clock. */
export const answerDelayMs = 300_000;
/** Threads that are listed at most. */
const mostListed = 100;

export interface SupportMessage {
  readonly id: number;
  readonly isOfHouse: boolean;
  /** What the player wrote, or, in a message of the operator, the code of its standard text. */
  readonly text: string;
  readonly at: number;
}

/** A thread as its player sees it. */
export interface SupportThreadWithMessages extends SupportThreadSummaryWire {
  readonly paymentId: number | null;
  readonly messages: readonly SupportMessage[];
}

type Written = { readonly id: number; readonly messageId: number };

/**
 * Opens a thread with its first message; one key writes once (OFC-06). null = the payment is not
 * the player's.
 */
export function openThread(
  services: SandboxServices,
  playerId: number | null,
  lng: string,
  asked: NewSupportThreadRequestWire,
): Promise<Written | null> {
  return services.db.transaction(async (tx) => {
    const key = `${playerId ?? asked.email}:${asked.key}`;
    const before = await byKey(tx, key);
    if (before) return before;
    const paymentId = asked.payment === null ? null : Number(asked.payment);
    if (paymentId !== null && !(await isOwnPayment(tx, playerId, paymentId))) return null;
    const at = services.world.now();
    const [thread] = await tx
      .insert(supportThreads)
      .values({
        playerId,
        email: playerId === null ? asked.email : null,
        kind: asked.kind,
        topic: asked.topic,
        subject: asked.subject,
        paymentId,
        state: "open",
        lng,
        updatedAt: at,
        answerAt: at + answerDelayMs,
      })
      .returning();
    if (!thread) throw new Error("no thread was written");
    return write(tx, thread.id, asked.text, at, key);
  });
}

/** Adds a player's message; one key writes once. null = no such thread of his, or it is closed. */
export function addPlayerMessage(
  services: SandboxServices,
  playerId: number,
  id: number,
  { text, key: own }: { readonly text: string; readonly key: string },
): Promise<Written | null> {
  return services.db.transaction(async (tx) => {
    const key = `${playerId}:${own}`;
    const before = await byKey(tx, key);
    if (before) return before;
    const at = services.world.now();
    const [thread] = await tx
      .update(supportThreads)
      .set({ state: "open", updatedAt: at, answerAt: at + answerDelayMs })
      .where(
        and(
          eq(supportThreads.id, id),
          eq(supportThreads.playerId, playerId),
          inArray(supportThreads.state, ["open", "answered"]),
        ),
      )
      .returning();
    return thread ? write(tx, id, text, at, key) : null;
  });
}

/** A player's threads of these kinds, the last written to first. */
export async function loadThreads(
  db: Db,
  playerId: number,
  kinds: readonly ThreadKind[],
): Promise<SupportThreadSummaryWire[]> {
  const rows = await db
    .select({
      thread: supportThreads,
      unread: sql<string>`(select count(*) from support_messages m
        where m.thread_id = support_threads.id and m.is_of_house and not m.is_read)`,
    })
    .from(supportThreads)
    .where(and(eq(supportThreads.playerId, playerId), inArray(supportThreads.kind, [...kinds])))
    .orderBy(desc(supportThreads.updatedAt), desc(supportThreads.id))
    .limit(mostListed);
  return rows.map(({ thread: { id, kind, topic, subject, state, updatedAt }, unread }) => ({
    id,
    kind,
    topic,
    subject,
    state,
    updatedAt: isoTime(updatedAt),
    unread: Number(unread),
  }));
}

/** Loads a thread with its messages and marks the operator's messages as read. */
export function loadThreadAndMarkRead(
  db: Db,
  playerId: number,
  kind: ThreadKind,
  id: number,
): Promise<SupportThreadWithMessages | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(supportThreads)
      .where(
        and(
          eq(supportThreads.id, id),
          eq(supportThreads.playerId, playerId),
          eq(supportThreads.kind, kind),
        ),
      );
    if (!row) return null;
    const read = await tx
      .update(supportMessages)
      .set({ isRead: true })
      .where(and(eq(supportMessages.threadId, id), eq(supportMessages.isRead, false)))
      .returning({ id: supportMessages.id });
    if (read.length > 0) await countMessages(tx, playerId, -read.length);
    const messages = await tx
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.threadId, id))
      .orderBy(asc(supportMessages.id));
    const { topic, subject, state, updatedAt, paymentId } = row;
    return {
      ...{ id, kind, topic, subject, state, paymentId, unread: 0 },
      updatedAt: isoTime(updatedAt),
      messages: messages.map(({ id, isOfHouse, text, at }) => ({ id, isOfHouse, text, at })),
    };
  });
}

/** SQL condition: whether any answer of the house is due by `now`, ms since epoch. */
export const dueSupportAnswersExistSql = (now: number): SQL =>
  sql`exists (select 1 from ${supportThreads} where ${lte(supportThreads.answerAt, now)})`;

/** Writes the house's answers that are due by the clock; a guest's goes by e-mail. */
export async function writeDueAnswers(services: SandboxServices): Promise<void> {
  await services.db.transaction(async (tx) => {
    await services.world.hold(tx);
    const due = await tx
      .select()
      .from(supportThreads)
      .where(lte(supportThreads.answerAt, services.world.now()))
      .orderBy(asc(supportThreads.id))
      .limit(100)
      .for("update", { skipLocked: true });
    for (const thread of due) await answer(services, tx, thread);
  });
}

async function answer(
  services: SandboxServices,
  tx: Db,
  { id, kind, playerId, email, paymentId, answerAt, lng }: typeof supportThreads.$inferSelect,
): Promise<void> {
  const at = answerAt ?? services.world.now();
  await tx
    .update(supportThreads)
    .set({ state: "answered", answerAt: null, updatedAt: at })
    .where(eq(supportThreads.id, id));
  const text = paymentId === null ? kind : `payment-${await paymentState(tx, paymentId)}`;
  await tx
    .insert(supportMessages)
    .values({ threadId: id, isOfHouse: true, text, at, isRead: playerId === null, key: null });
  if (playerId !== null) await countMessages(tx, playerId, 1);
  else if (email !== null)
    await sendMessage(services, tx, {
      to: emailTo(email),
      lng,
      template: "support-answer",
      path: null,
    });
}

async function countMessages(tx: Db, playerId: number, change: number): Promise<void> {
  await tx
    .update(players)
    .set({
      config: sql`jsonb_set(${players.config}, '{user_msg_count}',
        to_jsonb(greatest(0, (${players.config}->>'user_msg_count')::int + ${change}::int)))`,
    })
    .where(eq(players.id, playerId));
}

async function paymentState(tx: Db, id: number): Promise<string> {
  const [row] = await tx
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.id, id));
  return row?.state ?? "paid";
}

async function isOwnPayment(tx: Db, playerId: number | null, id: number): Promise<boolean> {
  if (playerId === null || !Number.isSafeInteger(id)) return false;
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.playerId, playerId)));
  return row !== undefined;
}

async function byKey(tx: Db, key: string): Promise<Written | null> {
  const [row] = await tx.select().from(supportMessages).where(eq(supportMessages.key, key));
  return row ? { id: row.threadId, messageId: row.id } : null;
}

async function write(
  tx: Db,
  threadId: number,
  text: string,
  at: number,
  key: string,
): Promise<Written> {
  const [row] = await tx
    .insert(supportMessages)
    .values({ threadId, isOfHouse: false, text, at, isRead: true, key })
    .returning({ id: supportMessages.id });
  if (!row) throw new Error("no message was written");
  return { id: threadId, messageId: row.id };
}
