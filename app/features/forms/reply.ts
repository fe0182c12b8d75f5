/** A refused field, or the form as a whole (`field` null). Texts of codes: `errors:field_{code}`, `errors:form_{code}`. */
export interface FormError {
  readonly field: string | null;
  readonly code: string;
  /** The platform's own words, where it gave some. */
  readonly title?: string | null;
}

/** Reply of a declared form that was refused: its errors, and what was typed, by field. */
export interface RefusedFormReply {
  /** The form's intent. */
  readonly form: string;
  readonly errors: readonly FormError[];
  readonly typed: Readonly<Record<string, readonly string[]>>;
  /**
   * The texts for a page with JavaScript: the heading of the error summary, and one text per error,
   * in the order of `errors`.
   */
  readonly words?: { readonly summary: string; readonly errors: readonly string[] };
  /** The captcha that the form is shown with, added by `features/gate`; its error has its own words (PLT-04). */
  readonly captcha?: {
    readonly error: { readonly code: string; readonly message: string } | null;
  };
  /** Time until the next try after too many or too early posts, s (SEC-07). */
  readonly waitS?: number;
}

/** The typed text of a field with a single value. */
export function typedValueOf(reply: RefusedFormReply | null, field: string): string | undefined {
  return reply?.typed[field]?.[0];
}
