import { createHash } from "node:crypto";
import { inArray, lt, sql } from "drizzle-orm";
import type { CaptchaPurpose } from "~/platform/services/captcha/wire.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { postCountsForCaptcha } from "../../db/schema";
import type { SandboxServices } from "../sandbox-services";

/** Window in which posts are counted, ms. */
const windowMs = 3_600_000;

/**
 * How many posts of a form within `windowMs` need no captcha: with the same login, telephone or
 * address typed (`subject`), and from the same network address (`address`). The shell's rate limits
 * stop a subject earlier within their own window (SEC-07); an address may be a campus.
 */
const most: Readonly<
  Record<CaptchaPurpose, { readonly subject: number; readonly address: number }>
> = {
  "sign-in": { subject: 15, address: 50 },
  "send-sms": { subject: 8, address: 30 },
  registration: { subject: 5, address: 20 },
  recovery: { subject: 5, address: 20 },
  subscription: { subject: 5, address: 20 },
  security: { subject: 10, address: 40 },
};

/** Counts a post; true = there were too many for its subject or for the visitor's address. */
export async function countPostExceedsLimit(
  { db, world }: SandboxServices,
  request: Request,
  purpose: CaptchaPurpose,
  subject: string,
): Promise<boolean> {
  const now = world.now();
  const { since, posts } = postCountsForCaptcha;
  const isOver = sql`${since} <= ${now - windowMs} or ${since} > ${now}`;
  const targets = targetsOf(request, purpose, subject);
  if (targets.length === 0) return false;
  // Skips rows that another transaction has locked, so that two deletes never wait for each other.
  const old = db
    .select({ target: postCountsForCaptcha.target })
    .from(postCountsForCaptcha)
    .where(lt(since, now - 2 * windowMs))
    .limit(100)
    .for("update", { skipLocked: true });
  await db.delete(postCountsForCaptcha).where(inArray(postCountsForCaptcha.target, old));
  const counted = await db
    .insert(postCountsForCaptcha)
    .values(targets.map(({ target }) => ({ target, since: now, posts: 1 })))
    .onConflictDoUpdate({
      target: postCountsForCaptcha.target,
      set: {
        since: sql`case when ${isOver} then ${now}::bigint else ${since} end`,
        posts: sql`case when ${isOver} then 1 else least(${posts}, 1000000) + 1 end`,
      },
    })
    .returning();
  return counted.some(
    (row) => row.posts > (targets.find(({ target }) => target === row.target)?.most ?? 0),
  );
}

/** Subtracts a post from the counts of `countPostExceedsLimit` again, if it was no attempt to guess. */
export async function uncountPost(
  { db }: SandboxServices,
  request: Request,
  purpose: CaptchaPurpose,
  subject: string,
): Promise<void> {
  const targets = targetsOf(request, purpose, subject).map(({ target }) => target);
  await db
    .update(postCountsForCaptcha)
    .set({ posts: sql`greatest(${postCountsForCaptcha.posts} - 1, 0)` })
    .where(inArray(postCountsForCaptcha.target, targets));
}

/**
 * The counters that a post is counted in, each with its limit: of the post's subject (none if it is
 * "") and of the visitor's network address. They are sorted, so that two concurrent posts lock rows
 * in one order and cannot deadlock.
 */
function targetsOf(request: Request, purpose: CaptchaPurpose, subject: string) {
  const address = addressOf(request);
  // A form that names nobody is counted by the visitor's address alone.
  const targets =
    subject === ""
      ? []
      : [{ target: hashed(`${purpose} subject ${subject}`), most: most[purpose].subject }];
  if (address !== null)
    targets.push({ target: hashed(`${purpose} address ${address}`), most: most[purpose].address });
  return targets.sort((one, other) => (one.target < other.target ? -1 : 1));
}

/**
 * The visitor's network address as the shell states it; null = not stated, or a loopback address,
 * which is a proxy or a test and is not counted.
 */
function addressOf(request: Request): string | null {
  const address = request.headers.get(wireHeaders.clientAddress) ?? "";
  return address === "" || /^(?:127\.|::1$|::ffff:127\.)/.test(address) ? null : address;
}

function hashed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
