import { z } from "zod";

/**
 * Names of game fields that are not in `playFieldSchemas` because they are numbered: chips on a table,
 * and held cards.
 */
export const numberedPlayFieldPattern = /^(?:bet-[\w-]{1,30}|hold-[1-5])$/;

export const shortTextSchema = z.string().max(100).default("");
/** Fields of a play that every game may have. */
export const playFieldSchemas = {
  stake: shortTextSchema,
  key: shortTextSchema,
  lines: shortTextSchema,
  target: shortTextSchema,
  side: shortTextSchema,
  "cash-out-at": shortTextSchema,
  action: shortTextSchema,
  numbers: z.union([z.string().max(400), z.array(z.string().max(8)).max(100)]).default(""),
} as const;

/** The game's fields of a post, without what the shell itself reads. */
export function postedPlayFields(form: FormData): Record<string, string[]> {
  const isOwn = (name: string) =>
    numberedPlayFieldPattern.test(name) ||
    (name !== "key" && Object.hasOwn(playFieldSchemas, name));
  const names = [...new Set(form.keys())].filter(isOwn);
  return Object.fromEntries(
    names.map((name) => [
      name,
      form
        .getAll(name)
        .flatMap((value) =>
          typeof value === "string" && value.trim() !== "" ? [value.slice(0, 40)] : [],
        ),
    ]),
  );
}
