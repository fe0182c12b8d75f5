import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileTypes } from "~/domain/documents/document";
import { authorizePage } from "~/features/gate/authorize.server";
import { screenPath } from "~/features/screens/links.server";
import { fetchFile } from "~/platform/documents/client.server";
import { flushCookies } from "~/server/request-scope.server";

/**
 * A player's own file as a download (OFC-05): never shown in a page, kept by no cache, under a name of ours. Anybody
 * else's is not there.
 */
export async function ownFile(args: LoaderFunctionArgs): Promise<Response> {
  const page = new URL(screenPath("en", "office:verification"), args.request.url);
  const context = await authorizePage(args, page);
  const id = args.params["id"] ?? "";
  const file = context.session.kind === "player" ? await fetchFile(context.platform, id) : null;
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  flushCookies(context.scope, headers);
  if (!file) return new Response(null, { status: 404, headers });
  headers.set("Content-Type", file.type);
  headers.set("Content-Disposition", `attachment; filename="document.${fileTypes[file.type]}"`);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Content-Security-Policy", "sandbox; default-src 'none'");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  return new Response(file.bytes, { headers });
}
