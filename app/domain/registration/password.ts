/** Bounds of a new password, characters. */
export const passwordBounds = { least: 8, most: 64 } as const;

/** Whether a new password is accepted: its length, a letter and a digit, and not one's own address. */
export function isStrongPassword(password: string, email: string): boolean {
  const { length } = [...password];
  if (length < passwordBounds.least || length > passwordBounds.most) return false;
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) return false;
  return email === "" || password.toLowerCase() !== email.toLowerCase();
}
