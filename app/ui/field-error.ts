/** A field's error: a code of docs/forms.md, and its text. */
export interface FieldErrorCodeAndText {
  readonly code: string;
  readonly message: string;
}

/** Ids for a field's `aria-describedby`; undefined where there are none. */
export function describedBy(
  id: string,
  hint: unknown,
  error: unknown,
  more?: string,
): string | undefined {
  return (
    [hint ? `${id}-hint` : "", error ? `${id}-error` : "", more ?? ""].filter(Boolean).join(" ") ||
    undefined
  );
}
