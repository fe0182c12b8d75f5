import type { z } from "zod";

/** A body other than JSON: text of a content type, or a file of any. */
export interface PlainBody {
  readonly type: "text/plain" | "text/javascript" | "application/octet-stream";
}

/** A body sent as `multipart/form-data`, with the schema of its fields. */
export interface FormBody {
  readonly form: z.ZodType;
}

/** Whether a body is described by a schema and not by its type alone. */
export function isSchema(body: z.ZodType | PlainBody | FormBody): body is z.ZodType {
  return "safeParse" in body;
}
