import { isPlainText } from "../plain-text";

/** Most characters of a field. */
export const maxFieldLengths = {
  email: 128,
  user_name: 60,
  surname: 60,
  region: 100,
  city: 100,
  promo_code: 32,
};

const emailForm = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Whether a text has the form of an e-mail address that a login can be. */
export function isEmail(text: string): boolean {
  return text.length <= maxFieldLengths.email && isPlainText(text) && emailForm.test(text);
}
