import { z } from "zod";
import { documentTypes } from "~/domain/documents/document";
import { wireTime } from "../../transport/wire.server";

/** Kinds of documents (OFC-05, OFC-06). */
export const documentTypeWire = z.enum(documentTypes);
export const uploadedFileReplyWire = z.object({ id: z.string(), at: wireTime });

/** Fields of the profile that are still empty (ACC-08). */
export const fillProfileRequestWire = z.object({
  passport_date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  registration_address: z.string().min(1).max(200).optional(),
});
export const fillProfileReplyWire = z.object({ success: z.literal(true) });
