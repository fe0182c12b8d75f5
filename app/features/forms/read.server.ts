import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";

/**
 * The fields of a posted form by its schema. For forms whose rules refuse in words of their own, with what they know of
 * the page: a schema of `textField` and `listField` takes every text. Throws 400 for what no page sends, such as a field
 * named as a part of another one.
 */
export function readForm<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
): z.output<Schema> {
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  return submission.value;
}

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]);

/** A posted text, cut to `longest` characters; "" where the form has none. */
export const textField = (longest: number) =>
  texts.default([]).transform(([text = ""]) => text.slice(0, longest));

/** A posted text, cut to `longest` characters; null where the form has none, which then means something else than "". */
export const optionalField = (longest: number) =>
  texts.default([]).transform(([text]) => text?.slice(0, longest) ?? null);

/** The texts of a field that a form has several times, `most` of them. */
export const listField = (most: number) => texts.default([]).transform((all) => all.slice(0, most));
