import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { CodePurpose } from "../db/columns";
import type { Db } from "../db/open";
import { oneTimeCodes } from "../db/schema";
import { clockSetBackToleranceMs, countMessageOrWaitSeconds } from "./messages/counts";
import { type MessageAddress, type MessageTemplate, sendMessage } from "./messages/send";
import { hashSecretOrAddress } from "./people";
import type { SandboxServices } from "./sandbox-services";

/**
 * How long a code can be typed unless `lifeMs` says otherwise (code by SMS, second step of a
 * sign-in), ms of the sandbox's time.
 */
const codeLifeMs = 300_000;
/** Minimum interval between messages of one purpose to an address, ms. */
const resendMs = 60_000;
/** Maximum attempts per token. */
const mostTries = 5;

/** A code to be sent. */
export interface CodeToSend {
  readonly use: CodePurpose;
  readonly to: MessageAddress;
  /**
   * Key under which the code is stored; a new code of one purpose replaces the earlier one under
   * the same key. Absent = the address it is sent to.
   */
  readonly target?: string;
  /**
   * Key by which the messages are counted; absent = the address they are sent to. A typed name is
   * counted by itself, so that the waiting time does not reveal the address that belongs to it.
   */
  readonly counted?: string;
  readonly lng: string;
  readonly template: MessageTemplate;
  readonly playerId: number | null;
  /** Data of the caller, kept with the code and returned with the right one; null, absent = none. */
  readonly data?: unknown;
  /** Fixed code; null = a random one. */
  readonly code?: string | null;
  /**
   * Makes the path and query of a link that works like the code, from the link's token; absent =
   * the message has no link.
   */
  readonly link?: (token: string) => string;
  readonly lifeMs?: number;
  /** Whether no player has the address: then all but the delivery is done as usual (REG-10). */
  readonly isWithheld: boolean;
  /**
   * Message that is sent instead of the code, to the owner of an address that somebody else typed
   * (REG-10); absent = the code is sent.
   */
  readonly instead?: { readonly template: MessageTemplate; readonly path: string };
}

/**
 * Result of sending: the token that the browser returns with the code, and how soon it may ask for another; or, too
 * soon, the seconds until a message can be sent.
 */
export type CodeSendResult =
  | { readonly token: string; readonly resendSec: number }
  | { readonly waitSec: number };

/** Result of a code attempt; `over` = expired, used, replaced, or unknown. */
export type CodeAttemptResult =
  | { readonly kind: "right"; readonly playerId: number | null; readonly data: unknown }
  /**
   * The code is wrong, or the attempts are used up (`spent`); `playerId` null = the code is of an
   * address without a player.
   */
  | { readonly kind: "wrong" | "spent"; readonly playerId: number | null }
  | { readonly kind: "over" };

/** Returns the token for a player's second step; `code` null = his authenticator has it. */
export async function createTwoStepToken(
  services: SandboxServices,
  playerId: number,
  code: string | null,
): Promise<string> {
  const now = services.world.now();
  await services.db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  const token = freshToken();
  await services.db.insert(oneTimeCodes).values({
    ...rowOf("two-step", token, code ?? freshToken(), now, codeLifeMs),
    playerId,
  });
  return token;
}

/**
 * Sends a code to a telephone or an e-mail address. Does the same for unknown addresses, so that neither reply
 * nor timing reveals them; a new code replaces the previous one of the purpose.
 */
export async function sendCode(
  services: SandboxServices,
  order: CodeToSend,
): Promise<CodeSendResult> {
  const { use, to, playerId, lifeMs = codeLifeMs, link, instead } = order;
  const now = services.world.now();
  const code = order.code ?? String(randomInt(1_000_000)).padStart(6, "0");
  const [token, linkToken] = [freshToken(), freshToken()];
  const sentTo = hashSecretOrAddress(order.target ?? to.address);
  return services.db.transaction(async (tx): Promise<CodeSendResult> => {
    await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
    const row = {
      ...rowOf(use, token, code, now, lifeMs),
      playerId,
      sentTo,
      data: order.data ?? null,
      linkId: link ? hashSecretOrAddress(linkToken) : null,
    };
    const [kept] = await tx
      .insert(oneTimeCodes)
      .values(row)
      .onConflictDoUpdate({
        target: [oneTimeCodes.use, oneTimeCodes.sentTo],
        set: row,
        // Setting the clock back must not extend the wait. An entry slightly in the future comes
        // from a concurrent request, not from a clock that was set back.
        setWhere: or(
          lt(oneTimeCodes.createdAt, now - resendMs + 1),
          gt(oneTimeCodes.createdAt, now + clockSetBackToleranceMs),
        ),
      })
      .returning({ id: oneTimeCodes.id });
    if (!kept) return { waitSec: await waitOf(tx, use, sentTo, now) };
    const counted = hashSecretOrAddress(order.counted ?? to.address);
    const waitSec = await countMessageOrWaitSeconds(tx, counted, now);
    if (waitSec !== null) {
      await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.id, row.id));
      return { waitSec };
    }
    const message = instead
      ? { template: instead.template, code: null, path: instead.path }
      : { template: order.template, code, path: link?.(linkToken) ?? null };
    await sendMessage(services, tx, {
      ...message,
      to,
      lng: order.lng,
      isWithheld: order.isWithheld,
    });
    return { token, resendSec: resendMs / 1000 };
  });
}

async function waitOf(tx: Db, use: CodePurpose, sentTo: string, now: number): Promise<number> {
  const [last] = await tx
    .select({ at: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.use, use), eq(oneTimeCodes.sentTo, sentTo)));
  return Math.max(1, Math.ceil(((last?.at ?? now) + resendMs - now) / 1000));
}

/**
 * Checks a code. Each attempt is counted before the check; the right code consumes the token. `isOther` judges
 * codes that were not sent: of an authenticator.
 */
export async function checkAndConsumeCode(
  services: SandboxServices,
  use: CodePurpose,
  token: string,
  code: string,
  isOther: (playerId: number) => Promise<boolean> = async () => false,
): Promise<CodeAttemptResult> {
  const id = hashSecretOrAddress(token);
  const [row] = await services.db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(
      and(
        eq(oneTimeCodes.id, id),
        eq(oneTimeCodes.use, use),
        gt(oneTimeCodes.expiresAt, services.world.now()),
        gt(oneTimeCodes.triesLeft, 0),
      ),
    )
    .returning();
  if (!row) return { kind: "over" };
  const { playerId, data } = row;
  const isSent = timingSafeEqual(
    Buffer.from(codeHash(use, token, code), "base64url"),
    Buffer.from(row.codeHash, "base64url"),
  );
  const isRight = isSent || (playerId !== null && (await isOther(playerId)));
  if (!isRight || (playerId === null && data === null))
    return { kind: row.triesLeft === 0 ? "spent" : "wrong", playerId };
  return consume(services, id, { playerId, data });
}

/** Uses up the token of a link in a mail, which stands for a typed code. */
export async function consumeLink(
  services: SandboxServices,
  use: CodePurpose,
  linkToken: string,
): Promise<CodeAttemptResult> {
  const row = await findOpenLink(services, use, linkToken);
  if (!row || (row.playerId === null && row.data === null)) return { kind: "over" };
  return consume(services, row.id, row);
}

/** The row of a link that would still be taken, without using it up; null = none. */
export async function findOpenLink(
  { db, world }: SandboxServices,
  use: CodePurpose,
  linkToken: string,
): Promise<typeof oneTimeCodes.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.linkId, hashSecretOrAddress(linkToken)),
        eq(oneTimeCodes.use, use),
        gt(oneTimeCodes.expiresAt, world.now()),
      ),
    );
  return row ?? null;
}

/** Whether a link's token would still be taken; opening a page with it must not use it up. */
export async function isLinkOpen(
  services: SandboxServices,
  use: CodePurpose,
  linkToken: string,
): Promise<boolean> {
  return (await playerIdOfOpenLink(services, use, linkToken)) !== null;
}

/** Player of a link that would still be taken; null = none. */
export async function playerIdOfOpenLink(
  services: SandboxServices,
  use: CodePurpose,
  linkToken: string,
): Promise<number | null> {
  return (await findOpenLink(services, use, linkToken))?.playerId ?? null;
}

/** Returns a token that `consumeLink` takes once, without a message: the step after a right code. */
export async function issueTokenAfterRightCode(
  services: SandboxServices,
  use: CodePurpose,
  { playerId, data = null, lifeMs }: LinkOrder,
): Promise<string> {
  const [token, linkToken] = [freshToken(), freshToken()];
  await services.db.insert(oneTimeCodes).values({
    ...rowOf(use, token, freshToken(), services.world.now(), lifeMs),
    playerId,
    data,
    linkId: hashSecretOrAddress(linkToken),
  });
  return linkToken;
}

interface LinkOrder {
  readonly playerId: number;
  readonly data?: unknown;
  readonly lifeMs: number;
}

/**
 * Deletes a code that was typed right, so that it works once: of two concurrent requests one
 * succeeds, the other gets `over`.
 */
async function consume(
  services: SandboxServices,
  id: string,
  { playerId, data }: { readonly playerId: number | null; readonly data: unknown },
): Promise<CodeAttemptResult> {
  const used = await services.db
    .delete(oneTimeCodes)
    .where(eq(oneTimeCodes.id, id))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0 ? { kind: "right", playerId, data } : { kind: "over" };
}

function rowOf(use: CodePurpose, token: string, code: string, now: number, lifeMs: number) {
  return {
    id: hashSecretOrAddress(token),
    use,
    codeHash: codeHash(use, token, code),
    createdAt: now,
    expiresAt: now + lifeMs,
    triesLeft: mostTries,
  };
}

function freshToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Hash under which a code is stored. It is keyed by the code's token, which is not stored, because
 * a bare hash of six digits is quickly guessed.
 */
function codeHash(use: CodePurpose, token: string, code: string): string {
  return createHmac("sha256", token).update(`${use} ${code}`).digest("base64url");
}
