import { postedTexts } from "~/features/forms/posted-texts";

/** The intent of a post that only refreshes the page's data. */
export const couponRefreshOnlyIntent = "sync";

/** The field with a post's id within its tab. */
export const postIdField = "post";

/** The intent of one post with several changes, and the field that has each (docs/forms.md). */
export const changesIntent = "changes";
export const changeField = "change";

/**
 * Intents of idempotent changes of the coupon: if the page is left before their responses, they are sent again (CPN-17).
 * Placing a bet is never one of them.
 */
export const repeatableIntents = [
  "add",
  "remove",
  "clear",
  "type",
  "system",
  "block",
  "amount",
  "account",
  "promo",
  "auto-max",
] as const;

export const intentOf = (form: FormData): string => postedTexts(form)["intent"] ?? "";

/** Fields of a form that belong to its page: the next page has its own. */
const fieldsOfPage = ["csrf", postIdField];

export const isRepeatable = (form: FormData) =>
  repeatableIntents.some((intent) => intent === intentOf(form));

/** How long after a post was stored the tab's next page may still send it, ms. */
export const longestStoredMs = 60_000;

/** The most changes of one post. */
export const mostChanges = 100;

/** One post with the changes of several forms, in their order. */
export function formOfChanges(forms: readonly FormData[]): FormData {
  const all = new FormData();
  all.set("intent", changesIntent);
  for (const form of forms.slice(0, mostChanges))
    all.append(changeField, String(new URLSearchParams(fieldsToRepeat(form))));
  return all;
}

/** The forms of a post with several changes; what is not a repeatable change is left out. */
export function formsOfChanges(all: FormData): FormData[] {
  const changes = [...all].filter(([name]) => name === changeField).slice(0, mostChanges);
  return changes
    .map(([, change]) => formOfFields([...new URLSearchParams(String(change))]))
    .filter(isRepeatable);
}

/** Names and values of a form, in its order. */
export type FormFields = [name: string, value: string][];

/** The form of stored or posted fields; what is longer than any field of the coupon is cut. */
export function formOfFields(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name.slice(0, 100), value.slice(0, 500));
  return form;
}

/** The text fields of a form that another page may post again. */
export function fieldsToRepeat(form: FormData): FormFields {
  return [...form].flatMap(
    ([name, value]): FormFields =>
      fieldsOfPage.includes(name) || typeof value !== "string" ? [] : [[name, value]],
  );
}

/**
 * A change of the coupon that this tab posts. `rev` is the coupon's revision that includes it; null
 * before the response, "gone" if the response was a redirect.
 */
export interface CouponPost {
  readonly id: string;
  readonly form: FormData;
  /** The id of the request that it is part of; null until it is sent. */
  readonly request: string | null;
  readonly rev: number | null | "gone";
}

/**
 * Whether page data of the coupon's revision `rev` lacks this post's change: it has no response yet,
 * or made a later revision.
 */
export function isPostMissingFromData(post: CouponPost, rev: number): boolean {
  return typeof post.rev !== "number" || post.rev > rev;
}
