import { z } from "zod";
import { documentTypes } from "~/domain/documents/document";
import { wireTime } from "../../transport/wire.server";

/**
 * Documents and attached files (bearer; OFC-05, OFC-06); all paths are our decision.
 *
 * - `POST /web-api/user/v1/documents?type=&name=`: a document; the body is the file.
 * - `POST /web-api/user/v1/support/files?message=&name=`: a file of a message of the player.
 * - `GET /web-api/user/v1/documents/{id}`: one's own file as it was sent, else 404.
 *
 * The same file of a type is kept once. 422 `file-empty`, `file-too-large`, `file-type`, `file-active`.
 */
export const documentTypeWire = z.enum(documentTypes);
export const uploadedFileReplyWire = z.object({ id: z.string(), at: wireTime });

/** `POST /web-api/user/v1/profile` (bearer): fields of the profile that are still empty (ACC-08). */
export const fillProfileRequestWire = z.object({
  passport_date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  registration_address: z.string().min(1).max(200).optional(),
});
export const fillProfileReplyWire = z.object({ success: z.literal(true) });
