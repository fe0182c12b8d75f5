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
