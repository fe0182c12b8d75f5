import { asc, eq, gt, min } from "drizzle-orm";
import type { Db } from "../../db/open";
import { newsletterIssues, players } from "../../db/schema";
import { sendMessages } from "../messages/send";
import type { SandboxServices } from "../sandbox-services";
import { newsletterIssueNumberAt } from "./calendar";
import { type ComposeIssue, issueComposer } from "./issue";

/**
 * Number of players per transaction when an issue of the news is sent; those who want no news count
 * too.
 */
const batchSize = 200;

/**
 * Sends the week's news by mail and SMS to the players who have chosen it (SET-02). Batch by batch, in the
 * order of players' ids: each batch's messages are written together with how far the issue has come, so that it
 * reaches everyone once, whichever process goes on with it. An issue that came out before the database began is
 * sent to nobody. Ends between batches where the process stops, and where the clock has left the issue's week.
 */
export async function sendWeeklyNewsOnce(
  services: SandboxServices,
  stopping: AbortSignal,
): Promise<void> {
  await services.world.refresh();
  const issue = newsletterIssueNumberAt(services.world.now());
  const [known] = await services.db
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.issue, issue));
  if (known ? known.doneAt !== null : !(await claim(services, issue))) return;
  const composeIssue = issueComposer(services);
  let hasMore = true;
  while (hasMore && !stopping.aborted) hasMore = await sendBatch(services, issue, composeIssue);
}

/**
 * Notes in the database that sending an issue has begun; true also if another process has noted it.
 * False = the issue is older than the first one in the database, or no longer the current one.
 */
function claim(services: SandboxServices, issue: number): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await services.world.hold(tx);
    const now = services.world.now();
    const [begun] = await tx.select({ first: min(newsletterIssues.issue) }).from(newsletterIssues);
    const isOlder = begun?.first != null && issue < begun.first;
    if (isOlder || newsletterIssueNumberAt(now) !== issue) return false;
    await tx.insert(newsletterIssues).values({ issue, at: now }).onConflictDoNothing();
    return true;
  });
}

/**
 * Sends an issue to the next players and notes how far it got; false = all are done, or the issue
 * is no longer the current one.
 */
function sendBatch(
  services: SandboxServices,
  issue: number,
  composeIssue: ComposeIssue,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await services.world.hold(tx);
    const now = services.world.now();
    const [row] = await tx
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.issue, issue))
      .for("update");
    if (!row || row.doneAt !== null || newsletterIssueNumberAt(now) !== issue) return false;
    const next = await tx
      .select()
      .from(players)
      .where(gt(players.id, row.sentUpTo))
      .orderBy(asc(players.id))
      .limit(batchSize);
    const last = next.at(-1);
    // After the last player come the subscribers who are none.
    const messages = last
      ? await composeIssue.toPlayers(tx, next, now)
      : await composeIssue.toSubscribers(tx);
    await sendMessages(services, tx, messages);
    await noteProgress(tx, issue, last ? { sentUpTo: last.id } : { doneAt: now });
    return last !== undefined;
  });
}

async function noteProgress(
  tx: Db,
  issue: number,
  progress: { readonly sentUpTo: number } | { readonly doneAt: number },
): Promise<void> {
  await tx.update(newsletterIssues).set(progress).where(eq(newsletterIssues.issue, issue));
}
