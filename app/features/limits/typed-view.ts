import type { FailedLimitsReply } from "./reply";
import type { LimitsView } from "./view";

/** The page after a refused form: each field with its typed text and its error. */
export function withTypedLimits(view: LimitsView, reply: FailedLimitsReply): LimitsView {
  const typed = new Map(reply.typed);
  const errors = new Map(reply.kind === "fields" ? reply.errors : []);
  const sections = view.sections.map(({ section, fields }) => ({
    section,
    fields: fields.map((field) => {
      const text = typed.get(field.code);
      const error = errors.get(field.code) ?? null;
      if (!reply.isStricter) return { ...field, text: text ?? field.text, error };
      return {
        ...field,
        stricter: field.stricter && { ...field.stricter, text: text ?? "", error },
      };
    }),
  }));
  return { ...view, sections };
}
