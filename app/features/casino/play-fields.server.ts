import { z } from "zod";

/** Fields of a play besides those that are named: chips of a table, cards that are held. */
export const furtherFields = /^(?:bet-[\w-]{1,30}|hold-[1-5])$/;

export const shortText = z.string().max(100).default("");
/** Fields of a play that every game may have. */
export const playFields = {
  stake: shortText,
  key: shortText,
  lines: shortText,
  target: shortText,
  side: shortText,
  "cash-out-at": shortText,
  action: shortText,
  numbers: z.union([z.string().max(400), z.array(z.string().max(8)).max(100)]).default(""),
} as const;

/** The game's fields of a post, without what the shell itself reads. */
export function postedPlayFields(form: FormData): Record<string, string[]> {
  const isOwn = (name: string) =>
    furtherFields.test(name) || (name !== "key" && Object.hasOwn(playFields, name));
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
