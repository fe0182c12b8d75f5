import { type AcceptedUploadType, type FileRefusal, fileLimits } from "./document";
import { isActivePdf } from "./pdf-content";

/**
 * The type of a file by its content, whatever it is called (OFC-05): the signature at its beginning and, where the
 * format has one, its end. A document that runs something when it is opened is refused.
 */
export function checkFileContent(
  bytes: Uint8Array,
):
  | { readonly ok: true; readonly type: AcceptedUploadType }
  | { readonly ok: false; readonly code: FileRefusal } {
  if (bytes.length === 0) return { ok: false, code: "file-empty" };
  if (bytes.length > fileLimits.bytes) return { ok: false, code: "file-too-large" };
  if (begins(bytes, [0xff, 0xd8, 0xff]) && has(bytes, [0xff, 0xd9], 64 * 1024))
    return { ok: true, type: "image/jpeg" };
  if (
    begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) &&
    has(bytes, text("IEND"), 64)
  )
    return { ok: true, type: "image/png" };
  if (begins(bytes, text("%PDF-")) && has(bytes, text("%%EOF"), 1_024))
    return isActivePdf(bytes)
      ? { ok: false, code: "file-active" }
      : { ok: true, type: "application/pdf" };
  return { ok: false, code: "file-type" };
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/**
 * Whether a sequence of bytes (`sign`) stands at the end of a file, with at most `within` bytes
 * after it.
 */
function has(bytes: Uint8Array, sign: readonly number[], within: number): boolean {
  const from = Math.max(0, bytes.length - within - sign.length);
  for (let at = bytes.length - sign.length; at >= from; at--)
    if (sign.every((byte, n) => bytes[at + n] === byte)) return true;
  return false;
}

function text(ascii: string): number[] {
  return [...ascii].map((sign) => sign.charCodeAt(0));
}
