import { type LimitCode, limitFieldName, settableLimitCodes } from "~/domain/limits/codes";

/** A posted field: the typed text, and what its page showed; null where the post does not say. */
export interface TypedLimit {
  readonly text: string;
  readonly shown: string | null;
}

/** The texts of a posted form by field. */
export type PostedTexts = Readonly<Record<string, string | undefined>>;

export function readTypedLimits(posted: PostedTexts): ReadonlyMap<LimitCode, TypedLimit> {
  const typed = new Map<LimitCode, TypedLimit>();
  for (const code of settableLimitCodes) {
    const text = posted[limitFieldName(code)];
    if (text !== undefined)
      typed.set(code, { text, shown: posted[shownValueFieldName(code)] ?? null });
  }
  return typed;
}

/** The name of the field that repeats what a type's field showed. */
export function shownValueFieldName(code: LimitCode): `shown-${LimitCode}` {
  return `shown-${code}`;
}
