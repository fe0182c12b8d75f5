import { asMinor, type Minor, times } from "../money/amount";
import { currencyOf } from "../money/money";

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The code by which a player invites friends (OFC-10): his number and a check sign, typed as a promo code. */
export function friendCode(playerId: number): string {
  return `F${digits(playerId)}${checkOf(playerId)}`;
}

/** The player of a code; null = it is no such code. */
export function friendOf(code: string): number | null {
  const text = code.trim().toUpperCase();
  if (!/^F[2-9A-HJ-NP-Z]{2,10}$/.test(text)) return null;
  const id = [...text.slice(1, -1)].reduce((sum, sign) => sum * 32 + alphabet.indexOf(sign), 0);
  return Number.isSafeInteger(id) && friendCode(id) === text ? id : null;
}

/** What a friend's first deposit has to be at least, and what it brings, in the inviter's currency. */
export function friendBounds(iso: string): { readonly deposit: Minor; readonly reward: Minor } {
  const { least, step } = currencyOf(iso);
  return { deposit: asMinor(times(least, 25)), reward: asMinor(times(step, 5)) };
}

function digits(id: number): string {
  const sign = alphabet[id % 32] ?? "";
  return id < 32 ? sign : digits(Math.floor(id / 32)) + sign;
}

/** A sign that a wrong or swapped digit changes. */
function checkOf(id: number): string {
  const sum = [...String(id)].reduce((all, digit, at) => all + Number(digit) * (at + 3), 7);
  return alphabet[sum % 31] ?? "";
}
