import { asMinor, type Minor, multiplyAmount } from "../money/amount";
import { currencyOf } from "../money/money";

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * A player's invitation code (OFC-10): his number and a check character; a friend enters it as a
 * promo code.
 */
export function inviteCodeOfPlayer(playerId: number): string {
  return `F${digits(playerId)}${checkOf(playerId)}`;
}

/** Id of the player with this invitation code; null = not a valid code. */
export function inviterIdFromCode(code: string): number | null {
  const text = code.trim().toUpperCase();
  if (!/^F[2-9A-HJ-NP-Z]{2,10}$/.test(text)) return null;
  const id = [...text.slice(1, -1)].reduce((sum, sign) => sum * 32 + alphabet.indexOf(sign), 0);
  return Number.isSafeInteger(id) && inviteCodeOfPlayer(id) === text ? id : null;
}

/** Minimum first deposit of a friend, and the reward for it, in the inviter's currency. */
export function friendRewardTerms(iso: string): {
  readonly deposit: Minor;
  readonly reward: Minor;
} {
  const { least, step } = currencyOf(iso);
  return { deposit: asMinor(multiplyAmount(least, 25)), reward: asMinor(multiplyAmount(step, 5)) };
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
