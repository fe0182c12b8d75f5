import { betRefText } from "../bet";
import type { CouponView } from "../view";
import {
  copyMarkKey,
  isLost,
  markText,
  readMark,
  readSaved,
  type SavedCoupon,
  savedCouponKey,
  savedText,
} from "./saved";

/** What this page has asked to be brought back already: a refusal is told, and not asked for again by itself. */
let asked = "";

/**
 * Keeps the browser's own copy beside a coupon that the page shows. A copy that the cookie has lost is never written
 * over: `restore` gets the form that brings it back, and the copy is kept again beside what comes of that (CPN-16).
 */
export function saveCopy(coupon: CouponView, restore: (form: FormData) => void): void {
  const saved = readSaved(stored(savedCouponKey));
  const mark = readMark(stored(copyMarkKey));
  if (saved !== null && saved.bets.length > 0 && isLost(coupon, mark)) {
    const form = new FormData();
    form.set("intent", "restore");
    // As it was read: whatever else stands in the storage is not sent (CPN-16).
    form.set("saved", JSON.stringify(saved));
    if (mark) form.set("mark", markText(mark));
    form.set("stay", "1");
    // A guest's coupon that nobody has kept has a new key in every answer.
    const question = `${mark?.rev} ${coupon.rev} ${coupon.rev === 0 ? "" : coupon.key}`;
    if (question !== asked) restore(form);
    asked = question;
    return;
  }
  if (coupon.rev === 0) return;
  keep(savedCouponKey, savedText(coupon, titlesOf(coupon, saved)));
  keep(copyMarkKey, markText(coupon));
}

/** Names of the events; while the platform cannot tell them, those that the copy has. */
function titlesOf({ rows }: CouponView, saved: SavedCoupon | null): Record<string, string> {
  const before = saved?.bets.map((bet) => [betRefText(bet), bet.title] as const) ?? [];
  const now = rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const]));
  return Object.fromEntries([...before, ...now]);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden: the cookie is the truth, the copy a convenience. */
function keep(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}
