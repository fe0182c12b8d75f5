import { formatBetRef } from "~/domain/coupon/bet";
import type { CouponView } from "../view";
import {
  copiedCookieVersionKey,
  isCouponCookieOlderThanCopy,
  parseCopiedCookieVersion,
  serializeCopiedCookieVersion,
} from "./copy-mark";
import { parseSavedCoupon } from "./parse-saved";
import { type SavedCoupon, serializeSavedCoupon } from "./saved";
import { savedCouponKey } from "./saved-key";

/** The last restore that this page requested: it is not repeated after a refusal. */
let asked = "";

/**
 * Saves the shown coupon as the browser's copy. If the coupon cookie was lost, the copy is not
 * overwritten: `restore` gets the form that brings the coupon back, and the result is then saved
 * (CPN-16).
 */
export function saveOrRestoreCouponCopy(
  coupon: CouponView,
  restore: (form: FormData) => void,
): void {
  const saved = parseSavedCoupon(stored(savedCouponKey));
  const mark = parseCopiedCookieVersion(stored(copiedCookieVersionKey));
  if (saved !== null && saved.bets.length > 0 && isCouponCookieOlderThanCopy(coupon, mark)) {
    const form = new FormData();
    form.set("intent", "restore");
    // Only parsed fields are sent, nothing else from the storage (CPN-16).
    form.set("saved", JSON.stringify(saved));
    if (mark) form.set("mark", serializeCopiedCookieVersion(mark));
    form.set("stay", "1");
    // A guest's unsaved coupon has a new key in every response.
    const question = `${mark?.rev} ${coupon.rev} ${coupon.rev === 0 ? "" : coupon.key}`;
    if (question !== asked) restore(form);
    asked = question;
    return;
  }
  if (coupon.rev === 0) return;
  keep(savedCouponKey, serializeSavedCoupon(coupon, titlesOf(coupon, saved)));
  keep(copiedCookieVersionKey, serializeCopiedCookieVersion(coupon));
}

/** The bets' event names, by bet ref; from the saved copy where the platform does not give them. */
function titlesOf({ rows }: CouponView, saved: SavedCoupon | null): Record<string, string> {
  const before = saved?.bets.map((bet) => [formatBetRef(bet), bet.title] as const) ?? [];
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

/**
 * Writes to local storage, and ignores that it is full or forbidden: the cookie is authoritative,
 * the copy optional.
 */
function keep(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}
