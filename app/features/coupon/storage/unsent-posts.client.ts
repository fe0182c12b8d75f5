import type { StorageKey } from "~/server/browser-storage";

const storageKey = "COUPON_POSTS" satisfies StorageKey<"session">;
/** How long after a post was stored the next page may still send it, ms. */
const longestMs = 60_000;
/** Fields of the posting page, not stored. */
const ofPage = ["csrf", "post"];

/**
 * Intents of idempotent changes of the coupon: if the page is left before their responses, the next
 * page sends them again (CPN-17). Placing a bet is never one of them.
 */
const repeatable = [
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
];

/** Identifies this document by the time it was opened, so that it does not resend its own posts. */
const ownPage = () => performance.timeOrigin;

/** Whether the next page resends a form that this one leaves without a response. */
export const isResentByNextPage = (form: FormData) =>
  repeatable.includes(String(form.get("intent")));

/** Stores the forms without a response, oldest first, for the tab's next page; `now` is ms since epoch. */
export function storeUnsentPosts(forms: readonly FormData[], now: number): void {
  const waiting = forms
    .filter(isResentByNextPage)
    .map((form) => [...form].filter(([name]) => !ofPage.includes(name)));
  try {
    if (waiting.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ at: now, page: ownPage(), waiting }));
  } catch {
    // Storage may be full or forbidden: unsent posts are then lost with the page.
  }
}

/** The forms that the tab's last page left without a response, once; `now` is ms since epoch. */
export function consumeUnsentPosts(now: number): readonly FormData[] {
  try {
    const text = sessionStorage.getItem(storageKey);
    const left: unknown = JSON.parse(text ?? "null");
    if (isLeft(left) && left.page === ownPage()) return [];
    sessionStorage.removeItem(storageKey);
    if (!isLeft(left) || now - left.at > longestMs || left.at > now) return [];
    return left.waiting.map(formOf).filter(isResentByNextPage);
  } catch {
    return [];
  }
}

interface Left {
  readonly at: number;
  readonly page?: unknown;
  readonly waiting: readonly unknown[];
}

function isLeft(value: unknown): value is Left {
  if (typeof value !== "object" || value === null || !("at" in value) || !("waiting" in value))
    return false;
  return (
    typeof value.at === "number" && Array.isArray(value.waiting) && value.waiting.length <= 100
  );
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  if (!Array.isArray(fields)) return form;
  for (const [name, value] of fields)
    if (typeof name === "string" && typeof value === "string")
      form.append(name.slice(0, 100), value.slice(0, 500));
  return form;
}
