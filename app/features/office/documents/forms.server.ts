import { z } from "zod";
import { documentTypes } from "~/domain/documents/document";
import { isDay } from "~/domain/identification/age";
import { isPlainText } from "~/domain/plain-text";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import { fillEmptyProfileFields } from "~/platform/services/documents/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { readPostedFiles, sendFiles } from "./files.server";

const screen = "office:verification";

/** Documents for verification (OFC-05): `type`, and one or more files as `document`. */
export const documentForm = declareForm({
  screen,
  fields: z.object({ type: z.enum(documentTypes, { message: "choice" }) }),
  rule: postLimits.writing,
  events: "documents",
  run: async ({ type }, { context }) => {
    const read = readPostedFiles(context, "document");
    const isLarge = !read.ok && read.errors.some(({ code }) => code === "file-too-large");
    if (!read.ok) return { ok: false, status: isLarge ? 413 : 422, errors: read.errors };
    if (read.files.length === 0)
      return { ok: false, errors: [{ field: "document", code: "required" }] };
    const code = await sendFiles(context, read.files, { type });
    if (code === null) return { ok: true, to: `${screenPath(context.lng, screen)}?done=sent` };
    return code === ""
      ? { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] }
      : { ok: false, errors: [{ field: "document", code }] };
  },
});

/** Fills the fields that the player's profile still lacks (ACC-08). */
export const fillEmptyProfileFieldsForm = declareForm({
  screen,
  intent: "profile",
  fields: z.object({
    passport_date: z
      .string()
      .refine((text) => text === "" || isDay(text), "invalid")
      .optional(),
    registration_address: z
      .string()
      .trim()
      .max(200, "invalid")
      .refine(isPlainText, "invalid")
      .optional(),
  }),
  rule: postLimits.writing,
  events: "personal_data",
  run: async (typed, { context: { platform, lng, now } }) => {
    const { passport_date: date } = typed;
    if (date !== undefined && Date.parse(date) > now)
      return { ok: false, errors: [{ field: "passport_date", code: "invalid" }] };
    const given = Object.entries(typed).filter(([, text]) => text !== undefined && text !== "");
    if (given.length === 0)
      return { ok: false, errors: [{ field: "registration_address", code: "required" }] };
    return (await fillEmptyProfileFields(platform, Object.fromEntries(given)))
      ? { ok: true, to: `${screenPath(lng, screen)}?done=saved` }
      : { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
  },
});
