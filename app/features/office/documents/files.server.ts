import { checkFileContent } from "~/domain/documents/file-content";
import type { FormError } from "~/features/forms/reply";
import type { RequestContext } from "~/features/gate/request-context";
import {
  type FileToUpload,
  uploadDocumentOrMessageFile,
} from "~/platform/services/documents/client.server";
import type { UploadedFile } from "~/server/uploads";

/** Files of a field, each checked by its content; or the field's errors (OFC-05). */
export function readPostedFiles(
  { scope: { upload } }: Pick<RequestContext, "scope">,
  field: string,
):
  | { readonly ok: true; readonly files: readonly UploadedFile[] }
  | { readonly ok: false; readonly errors: readonly FormError[] } {
  if (upload?.refusal) return { ok: false, errors: [{ field, code: upload.refusal }] };
  const files = (upload?.files ?? []).filter((file) => file.field === field);
  for (const { bytes } of files) {
    const judged = checkFileContent(bytes);
    if (!judged.ok) return { ok: false, errors: [{ field, code: judged.code }] };
  }
  return { ok: true, files };
}

/**
 * Sends files one after the other, up to the first refusal, whose code it returns. null = all were
 * stored.
 */
export async function sendFiles(
  { platform }: Pick<RequestContext, "platform">,
  files: readonly UploadedFile[],
  of: FileToUpload["of"],
): Promise<string | null> {
  for (const { name, bytes } of files) {
    const code = await uploadDocumentOrMessageFile(platform, { name, bytes, of });
    if (code !== null) return code;
  }
  return null;
}
