import { type LimitCode, limitFieldName, settableLimitCodes } from "~/domain/limits/codes";

/** A posted field: the typed text, and what its page showed; null where the post does not say. */
export interface TypedLimit {
  readonly text: string;
  readonly shown: string | null;
}

export function readTypedLimits(form: FormData): ReadonlyMap<LimitCode, TypedLimit> {
  const typed = new Map<LimitCode, TypedLimit>();
  for (const code of settableLimitCodes) {
    const [text, shown] = [form.get(limitFieldName(code)), form.get(shownValueFieldName(code))];
    if (typeof text === "string")
      typed.set(code, { text: text.slice(0, 64), shown: typeof shown === "string" ? shown : null });
  }
  return typed;
}

/** The name of the field that repeats what a type's field showed. */
export function shownValueFieldName(code: LimitCode): `shown-${LimitCode}` {
  return `shown-${code}`;
}
