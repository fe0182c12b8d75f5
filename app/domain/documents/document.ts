/** Types of documents a player sends (OFC-05). */
export const documentTypes = [
  "passport",
  "identity-card",
  "driving-licence",
  "address",
  "payment",
] as const;
export type DocumentType = (typeof documentTypes)[number];

export function isDocumentType(text: string): text is DocumentType {
  return documentTypes.some((type) => type === text);
}

/** Largest size of a file, bytes, and most files of one form. */
export const fileLimits = { bytes: 10 * 1024 * 1024, files: 5 } as const;

/**
 * The media types of files that a player may upload, each with the file name extension of its
 * download.
 */
export const acceptedUploadTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
} as const;
export type AcceptedUploadType = keyof typeof acceptedUploadTypes;

export function isAcceptedUploadType(text: string): text is AcceptedUploadType {
  return Object.hasOwn(acceptedUploadTypes, text);
}

/** Why a file is refused. */
export type FileRefusal = "file-empty" | "file-too-large" | "file-type" | "file-active";

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
    return isActive(bytes)
      ? { ok: false, code: "file-active" }
      : { ok: true, type: "application/pdf" };
  return { ok: false, code: "file-type" };
}

/** Names by which a PDF runs scripts, starts programs or carries other files. */
const active = [
  "/JavaScript",
  "/JS",
  "/Launch",
  "/EmbeddedFile",
  "/EmbeddedFiles",
  "/RichMedia",
  "/XFA",
];

function isActive(bytes: Uint8Array): boolean {
  const content = new TextDecoder("latin1").decode(bytes);
  // A name may spell its letters as #xx.
  const plain = content.replace(/#([\da-fA-F]{2})/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return active.some((name) => new RegExp(`${name}(?![A-Za-z])`).test(plain));
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
