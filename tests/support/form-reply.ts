import { z } from "zod";

const shape = z.object({
  form: z.string(),
  error: z.record(z.string(), z.array(z.string()).nullable()).nullish(),
  initialValue: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]).optional())
    .nullish(),
  fields: z.array(z.string()).optional(),
  titles: z.record(z.string(), z.string()).optional(),
  waitS: z.number().optional(),
});

/**
 * A page's reply to a refused form, spread out: its errors in order (`field` null = the form), and what was typed, by
 * field.
 */
export function refusalOf({ reply }: { readonly reply: unknown }) {
  const { form, error, initialValue, fields = [], titles = {}, waitS } = shape.parse(reply);
  const errors = Object.entries(error ?? {}).flatMap(([name, codes]) =>
    (codes ?? []).map((code) => ({
      field: name === "" ? null : name,
      code,
      ...(titles[code] === undefined ? {} : { title: titles[code] }),
    })),
  );
  const typed = fields.map((name) => [name, [initialValue?.[name] ?? ""].flat()] as const);
  return {
    form,
    errors,
    typed: Object.fromEntries(typed),
    ...(waitS === undefined ? {} : { waitS }),
  };
}
