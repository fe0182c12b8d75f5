/** An error at a field: a code of docs/forms.md, and the words. */
export interface FieldErrorText {
  readonly code: string;
  readonly message: string;
}

/** Ids of what describes a field, for `aria-describedby`; undefined where nothing does. */
export function describedBy(id: string, hint: unknown, error: unknown, more?: string): string | undefined {
  return (
    [hint ? `${id}-hint` : "", error ? `${id}-error` : "", more ?? ""].filter(Boolean).join(" ") || undefined
  );
}
