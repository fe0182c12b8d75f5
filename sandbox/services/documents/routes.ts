import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { fileLimits } from "~/domain/documents/document";
import { documentCalls } from "~/platform/services/documents/calls.server";
import { documentTypeWire, uploadedFileReplyWire } from "~/platform/services/documents/wire.server";
import { isoTime } from "../../clock";
import { players } from "../../db/schema";
import { HttpErrorAnswer, reply, requireWholeNumber } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { changePlayer } from "../security/routes";
import { serve } from "../serve";
import { parseUserConfig } from "../user";
import { loadOwnFile, type NewFile, storeFile } from "./documents";

/** Paths whose bodies are files: they are read as bytes, by their own limit. */
export const uploadPaths: readonly string[] = [
  "/web-api/user/v1/documents",
  "/web-api/user/v1/support/files",
];

/** Documents and attached files of the signed-in player (OFC-05), and what his profile lacks (ACC-08). */
export function documentAndProfileRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, documentCalls.send, async ({ c, request }) => {
    const player = await requirePlayer(services, request);
    const type = documentTypeWire.safeParse(c.req.query("type"));
    if (!type.success) throw new HttpErrorAnswer(422, { code: "type" });
    return kept(services, c, player.id, { document: type.data });
  });

  serve(app, documentCalls.sendToSupport, async ({ c, request }) => {
    const player = await requirePlayer(services, request);
    return kept(services, c, player.id, { messageId: requireWholeNumber(c.req.query("message")) });
  });

  serve(app, documentCalls.file, async ({ request, param }) => {
    const player = await requirePlayer(services, request);
    const file = await loadOwnFile(services, player.id, param("id"));
    if (!file) throw new HttpErrorAnswer(404, { code: "not-found" });
    return new Response(new Uint8Array(file.bytes), {
      headers: { "content-type": file.row.type, "cache-control": "private, no-store" },
    });
  });

  serve(app, documentCalls.fillProfile, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const typed = await readBody();
    await changePlayer(services, player, async (tx, current) => {
      const config = parseUserConfig(current);
      const { passport_date, registration_address } = config.user_data;
      // Fills empty fields only: filled ones are changed by support staff.
      const user_data = {
        ...config.user_data,
        passport_date: passport_date || (typed.passport_date ?? ""),
        registration_address: registration_address || (typed.registration_address ?? ""),
      };
      await tx
        .update(players)
        .set({ config: { ...config, user_data } })
        .where(eq(players.id, current.id));
    });
    return { success: true as const };
  });

  return app;
}

async function kept(
  services: SandboxServices,
  c: Context,
  playerId: number,
  of: NewFile["of"],
): Promise<Response> {
  if (Number(c.req.header("content-length") ?? 0) > fileLimits.bytes)
    throw new HttpErrorAnswer(422, { code: "file-too-large" });
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  const file = await storeFile(services, { playerId, name: c.req.query("name") ?? "", bytes, of });
  if (typeof file === "string")
    throw new HttpErrorAnswer(file === "not-found" ? 404 : 422, { code: file });
  return reply(uploadedFileReplyWire, { id: file.id, at: isoTime(file.at) }, 201);
}
