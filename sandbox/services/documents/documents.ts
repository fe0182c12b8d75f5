import { createHash } from "node:crypto";
import { and, asc, desc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { DocumentType, FileRefusal } from "~/domain/documents/document";
import { checkFileContent } from "~/domain/documents/file-content";
import type { Db } from "../../db/open";
import { playerFiles, players, supportMessages, supportThreads } from "../../db/schema";
import { lockPlayerRow } from "../own-account";
import type { SandboxServices } from "../sandbox-services";
import { parseUserConfig } from "../user";

/** Time until the sandbox verifies a document, ms of its clock. */
const judgeMs = 300_000;
/** Size below which a picture counts as unreadable, bytes. */
const readableBytes = 1_024;
/** Maximum number of files stored for a player, documents and files of messages together. */
const mostFiles = 200;

type FileRow = typeof playerFiles.$inferSelect;

export interface NewFile {
  readonly playerId: number;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly of: { readonly document: DocumentType } | { readonly messageId: number };
}

/**
 * Stores a player's file; the same file for the same purpose once. A refused file is not stored
 * (OFC-05).
 */
export async function storeFile(
  services: SandboxServices,
  { playerId, name, bytes, of }: NewFile,
): Promise<FileRow | FileRefusal | "not-found" | "too-many-files"> {
  const judged = checkFileContent(bytes);
  if (!judged.ok) return judged.code;
  if ("messageId" in of && !(await isOwnMessage(services.db, playerId, of.messageId)))
    return "not-found";
  const [beyond] = await services.db
    .select({ id: playerFiles.id })
    .from(playerFiles)
    .where(eq(playerFiles.playerId, playerId))
    .limit(1)
    .offset(mostFiles);
  if (beyond) return "too-many-files";
  const id = createHash("sha256")
    .update(JSON.stringify([playerId, of, services.world.state.tokenSecret]))
    .update(bytes)
    .digest("base64url");
  // Writes the file before its row, so that every row has its file.
  await services.files.write(id, bytes);
  const at = services.world.now();
  const isDocument = "document" in of;
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(playerFiles)
      .values({
        ...{ id, playerId, at, type: judged.type, bytes: bytes.length },
        name: name.slice(0, 100),
        document: isDocument ? of.document : null,
        messageId: isDocument ? null : of.messageId,
        state: "sent",
        dueAt: isDocument ? at + judgeMs : null,
      })
      .onConflictDoUpdate({ target: playerFiles.id, set: { name: name.slice(0, 100) } })
      .returning();
    if (!row) throw new Error("no file was written");
    if (isDocument && row.state === "sent") await standing(tx, playerId, "sent");
    return row;
  });
}

/** Documents of a player, the newest first. */
export function loadDocuments(db: Db, playerId: number): Promise<FileRow[]> {
  return db
    .select()
    .from(playerFiles)
    .where(and(eq(playerFiles.playerId, playerId), isNotNull(playerFiles.document)))
    .orderBy(desc(playerFiles.at))
    .limit(50);
}

/** Files of a thread's messages, each its player's own. */
export async function filesOfThread(
  db: Db,
  playerId: number,
  threadId: number,
): Promise<readonly Pick<FileRow, "id" | "name" | "messageId">[]> {
  return db
    .select({ id: playerFiles.id, name: playerFiles.name, messageId: playerFiles.messageId })
    .from(playerFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, playerFiles.messageId))
    .where(and(eq(supportMessages.threadId, threadId), eq(playerFiles.playerId, playerId)))
    .orderBy(asc(playerFiles.at));
}

/** A player's own file with its bytes; null for another player's. */
export async function loadOwnFile(
  services: SandboxServices,
  playerId: number,
  id: string,
): Promise<{ readonly row: FileRow; readonly bytes: Uint8Array } | null> {
  const [row] = await services.db
    .select()
    .from(playerFiles)
    .where(and(eq(playerFiles.id, id), eq(playerFiles.playerId, playerId)));
  const bytes = row ? await services.files.read(row.id) : null;
  return row && bytes ? { row, bytes } : null;
}

/** SQL condition: whether any document is to be judged by `now`, ms since epoch. */
export const dueDocumentsExistSql = (now: number): SQL =>
  sql`exists (select 1 from ${playerFiles} where ${lte(playerFiles.dueAt, now)})`;

/** Judges documents that are due: what cannot be read is refused with the reason, the rest is accepted. */
export async function verifyDueDocuments({ db, world }: SandboxServices): Promise<void> {
  await db.transaction(async (tx) => {
    await world.hold(tx);
    const due = await tx
      .select()
      .from(playerFiles)
      .where(lte(playerFiles.dueAt, world.now()))
      .orderBy(asc(playerFiles.at))
      .limit(100)
      .for("update", { skipLocked: true });
    for (const { id, playerId, bytes } of due) {
      const isReadable = bytes >= readableBytes;
      await tx
        .update(playerFiles)
        .set({
          dueAt: null,
          state: isReadable ? "accepted" : "refused",
          reason: isReadable ? null : "unreadable",
        })
        .where(eq(playerFiles.id, id));
      await standing(tx, playerId, isReadable ? "verified" : "refused");
    }
  });
}

/** Updates the state of a player's verification. */
async function standing(
  tx: Db,
  playerId: number,
  group: "sent" | "verified" | "refused",
): Promise<void> {
  const player = await lockPlayerRow(tx, playerId);
  if (!player) return;
  const config = {
    ...parseUserConfig(player),
    verification_status_group_code: group,
    requested_additional_document: false,
    ...(group === "verified" ? { verification_status: 1 } : {}),
  };
  await tx.update(players).set({ config }).where(eq(players.id, playerId));
}

async function isOwnMessage(db: Db, playerId: number, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .innerJoin(supportThreads, eq(supportThreads.id, supportMessages.threadId))
    .where(
      and(
        eq(supportMessages.id, id),
        eq(supportMessages.isOfHouse, false),
        eq(supportThreads.playerId, playerId),
      ),
    );
  return row !== undefined;
}
