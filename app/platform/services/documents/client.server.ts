import { type AcceptedUploadType, isAcceptedUploadType } from "~/domain/documents/document";
import { runWithTimeout } from "../../transport/bounded.server";
import { call } from "../../transport/call.server";
import { bearerHeaders, buildPlatformRequest } from "../../transport/request.server";
import type { PlatformScope } from "../../transport/scope.server";
import { getBearerToken } from "../../transport/token.server";
import { upstreamFetch } from "../../transport/upstream.server";
import { dropMemoised, memoised } from "../memo.server";
import { documentCalls } from "./calls.server";

const fetchMs = 10_000;

/** A file that is sent; `of` is a document's type or the message that it belongs to. */
export interface FileToUpload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly of: { readonly type: string } | { readonly message: number };
}

/**
 * Uploads a document of the player or a file of his message. null = stored, else the refusal's
 * code; "" = unknown whether it was stored.
 */
export async function uploadDocumentOrMessageFile(
  scope: PlatformScope,
  { name, bytes, of }: FileToUpload,
): Promise<string | null> {
  const file = { name: name.slice(0, 100) };
  const body = Uint8Array.from(bytes);
  const reply =
    "type" in of
      ? await call(scope, documentCalls.send, { query: { ...of, ...file }, bytes: body })
      : await call(scope, documentCalls.sendToSupport, { query: { ...of, ...file }, bytes: body });
  dropMemoised(scope, memoised.player);
  if (reply.ok) return null;
  const { failure } = reply;
  return failure.kind === "refused" ? String(failure.code ?? "file-type") : "";
}

/**
 * Downloads a file of the signed-in player; null = there is none, its type is not accepted, or the
 * platform does not answer.
 */
export async function downloadPlayerFile(
  scope: PlatformScope,
  id: string,
): Promise<{ readonly bytes: ArrayBuffer; readonly type: AcceptedUploadType } | null> {
  const token = await getBearerToken(scope);
  if (!token.ok || !/^[\w-]{10,80}$/.test(id)) return null;
  const request = buildPlatformRequest(
    scope,
    { path: documentCalls.file.path, params: { id } },
    bearerHeaders(token.value),
  );
  const reply = await runWithTimeout(fetchMs, scope.signal, async (cut) => {
    const response = await upstreamFetch(request, cut);
    const type = response.headers.get("content-type") ?? "";
    return response.ok && isAcceptedUploadType(type)
      ? { bytes: await response.arrayBuffer(), type }
      : null;
  });
  return reply.kind === "done" ? reply.value : null;
}

/** Fills in fields of the player's profile that are still empty. False = not saved. */
export async function fillEmptyProfileFields(
  scope: PlatformScope,
  json: Readonly<Record<string, string>>,
): Promise<boolean> {
  const reply = await call(scope, documentCalls.fillProfile, { json });
  dropMemoised(scope, memoised.player);
  return reply.ok;
}
