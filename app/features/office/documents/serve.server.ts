import { acceptedUploadTypes } from "~/domain/documents/document";
import type { RequestContext } from "~/features/gate/request-context";
import { downloadPlayerFile } from "~/platform/services/documents/client.server";
import { flushCookies } from "~/server/pending-cookies.server";

/**
 * A player's own file as a download (OFC-05): never displayed in a page, never cached, under a
 * generated name. 404 for another player's.
 */
export async function downloadOwnFile(context: RequestContext, id: string): Promise<Response> {
  const file =
    context.session.kind === "player" ? await downloadPlayerFile(context.platform, id) : null;
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  flushCookies(context.scope, headers);
  if (!file) return new Response(null, { status: 404, headers });
  headers.set("Content-Type", file.type);
  headers.set(
    "Content-Disposition",
    `attachment; filename="document.${acceptedUploadTypes[file.type]}"`,
  );
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Content-Security-Policy", "sandbox; default-src 'none'");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  return new Response(file.bytes, { headers });
}
