import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../db/open";
import { content } from "../db/schema";
import type { ContentFile } from "./files";

type Row = typeof content.$inferSelect;

const dayMs = 86_400_000;
/** Advisory lock id, arbitrary but the same in every process. */
const lockId = 7_345_118_821;

/**
 * Makes the table of content as the files are (CNT-01). What is new is dated back from `now` by the file's days; a
 * changed file updates its row, and its time of change only where the text differs; rows without a file are deleted.
 */
export async function fillContent(
  db: Db,
  files: readonly ContentFile[],
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId}::bigint)`);
    const rows = await tx.select().from(content);
    const stored = new Map(rows.map((row) => [keyOf(row), row]));
    const wanted = new Set(files.map(keyOf));
    const added: Row[] = [];
    for (const file of files) {
      const old = stored.get(keyOf(file));
      // A translation that comes later has the date of the text.
      const sibling =
        old ?? rows.find(({ kind, slug }) => kind === file.kind && slug === file.slug);
      const row = rowOf(file, sibling?.publishedAt ?? now - file.daysBefore * dayMs);
      if (!old) added.push({ ...row, updatedAt: row.publishedAt });
      else if (!isSameRow(row, old)) {
        const updatedAt = isSameText(row, old) ? old.updatedAt : now;
        await tx
          .update(content)
          .set({ ...row, updatedAt })
          .where(isKeyOf(row));
      }
    }
    for (const row of rows)
      if (!wanted.has(keyOf(row))) await tx.delete(content).where(isKeyOf(row));
    if (added.length > 0) await tx.insert(content).values(added);
  });
}

/** Fills the table anew where the clock was set back to before something was published. */
export async function fillContentAgainIfInFuture(
  db: Db,
  files: readonly ContentFile[],
  now: number,
): Promise<void> {
  const ahead = await db
    .select({ slug: content.slug })
    .from(content)
    .where(gt(content.publishedAt, now))
    .limit(1);
  if (ahead.length === 0) return;
  await db.delete(content);
  await fillContent(db, files, now);
}

function rowOf(file: ContentFile, publishedAt: number): Omit<Row, "updatedAt"> {
  const { kind, slug, language, title, lead, body, picture, author, tags, category, daysOpen } =
    file;
  return {
    ...{ kind, slug, language, title, lead, body, picture, author, category, publishedAt },
    tags: [...tags],
    endsAt: daysOpen === null ? null : publishedAt + daysOpen * dayMs,
  };
}

const isSameText = (one: Omit<Row, "updatedAt">, other: Row) =>
  one.title === other.title && one.lead === other.lead && one.body === other.body;

function isSameRow(one: Omit<Row, "updatedAt">, other: Row): boolean {
  return (
    isSameText(one, other) &&
    one.picture === other.picture &&
    one.author === other.author &&
    one.category === other.category &&
    one.endsAt === other.endsAt &&
    one.tags.join() === other.tags.join()
  );
}

type Key = Pick<Row, "kind" | "slug" | "language">;

const keyOf = ({ kind, slug, language }: Key) => `${kind}/${slug}/${language}`;

const isKeyOf = ({ kind, slug, language }: Key) =>
  and(eq(content.kind, kind), eq(content.slug, slug), eq(content.language, language));
