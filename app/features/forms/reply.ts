import type { SubmissionResult } from "@conform-to/react";

/** A refused field, or the form as a whole (`field` null). */
export interface FormError {
  readonly field: string | null;
  readonly code: string;
  /** The platform's own words, where it gave some. */
  readonly title?: string | null;
}

/**
 * Reply to a form: conform's own, whose errors are codes by field ("" = the form), in the order of the summary, and
 * whose values are what was typed, without secrets. `Data` is what the form's page shows besides.
 */
export interface FormReply<Data = never> extends SubmissionResult<string[]> {
  /** The form's intent. */
  readonly form: string;
  readonly data?: Data;
  /** The platform's own words for an error, by its code, where it gave some. */
  readonly titles?: Readonly<Record<string, string>>;
  /**
   * The texts for a remote's page with JavaScript: the heading of the error summary, and one text per error,
   * in the order of `formErrors`.
   */
  readonly words?: { readonly summary: string; readonly errors: readonly string[] };
  /** The captcha that the form is shown with, added by `features/gate`; its error has its own words (PLT-04). */
  readonly captcha?: {
    /** The captcha itself; null = none can be loaded. */
    readonly shown?: object | null;
    readonly error: { readonly code: string; readonly message: string } | null;
  };
  /** Time until the next try after too many or too early posts, s (SEC-07). */
  readonly waitS?: number;
}

/** The errors of a reply, in the order of the summary. */
export function formErrors(
  reply: Pick<FormReply<unknown>, "error" | "titles"> | null,
): readonly FormError[] {
  return Object.entries(reply?.error ?? {}).flatMap(([name, codes]) =>
    (codes ?? []).map((code) => ({
      field: name === "" ? null : name,
      code,
      title: reply?.titles?.[code] ?? null,
    })),
  );
}

/** Whether a reply has an error. */
export function isRefused(reply: FormReply<unknown> | null): boolean {
  return formErrors(reply).length > 0;
}

type TypedReply = Pick<SubmissionResult, "initialValue" | "fields">;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The texts that were typed in a field; null = it was not sent, or does not travel back. */
export function typedTextsOf(reply: TypedReply | null, field: string): readonly string[] | null {
  const typed = field
    .split(".")
    .reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), reply?.initialValue);
  if (Array.isArray(typed)) return typed.map((text) => (typeof text === "string" ? text : ""));
  if (typeof typed === "string") return [typed];
  // Conform leaves empty texts out.
  return reply?.fields?.includes(field) ? [""] : null;
}

/** The text typed in a field with a single value. */
export function typedValueOf(reply: TypedReply | null, field: string): string | undefined {
  return typedTextsOf(reply, field)?.[0];
}

/** All texts of a reply that travelled back, by field. */
export function typedTextsByField(reply: TypedReply): Record<string, string | undefined> {
  return Object.fromEntries((reply.fields ?? []).map((name) => [name, typedValueOf(reply, name)]));
}

/** The hidden field with the key by which the platform does an order once. */
export const orderKeyField = "key";

/**
 * Whether a field of a refused form is the key of an order that may have been done, because its answer was lost: the form
 * keeps it, and the platform does the order once (CPP-11).
 */
export function isOrderKeyKept(name: string, reply: FormReply): boolean {
  return (
    name === orderKeyField &&
    formErrors(reply).some(({ field, code }) => field === null && code === "checking")
  );
}
