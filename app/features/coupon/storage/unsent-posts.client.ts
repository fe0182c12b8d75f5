import type { StorageKey } from "~/server/browser-storage";
import {
  type FormFields,
  fieldsToRepeat,
  formOfFields,
  isRepeatable,
  longestStoredMs,
} from "../coupon-post";

const storageKey = "COUPON_POSTS" satisfies StorageKey<"session">;
/** Identifies this document by the time it was opened, so that it does not resend its own posts. */
const ownPage = () => performance.timeOrigin;

/** Stores the forms without a response, oldest first, for the tab's next page; `now` is ms since epoch. */
export function storeUnsentPosts(forms: readonly FormData[], now: number): void {
  const waiting = forms.filter(isRepeatable).map(fieldsToRepeat);
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
    if (!isLeft(left) || now - left.at > longestStoredMs || left.at > now) return [];
    return left.waiting.map((fields) => formOfFields(fieldsOf(fields))).filter(isRepeatable);
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

/** Stored fields that are pairs of texts. */
function fieldsOf(value: unknown): FormFields {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown): FormFields => {
    const [name, text] = Array.isArray(pair) ? pair : [];
    return typeof name === "string" && typeof text === "string" ? [[name, text]] : [];
  });
}

const revisionKey = "COUPON_REV" satisfies StorageKey<"local">;

/** Stores the coupon's revision of a response that this page may not live to show. */
export function storeAnsweredRevision(rev: number): void {
  try {
    localStorage.setItem(revisionKey, String(rev));
  } catch {
    // Storage may be full or forbidden: the page then shows the change with its next refresh.
  }
}

/**
 * Whether a page has an older revision of the coupon than the last response of this browser, because its document was
 * requested before. True once for a revision: after a lost cookie every page would be older than what is remembered.
 */
export function isOlderThanAnsweredRevision(rev: number): boolean {
  try {
    const isOlder = rev < Number(localStorage.getItem(revisionKey));
    if (isOlder) localStorage.setItem(revisionKey, String(rev));
    return isOlder;
  } catch {
    return false;
  }
}
