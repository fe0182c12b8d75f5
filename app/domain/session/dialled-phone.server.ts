import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type Phone, parsePhone, toE164 } from "./phone";

/**
 * As `parsePhone`, for numbers that a message may be sent to: null also where the plan of its country has no
 * such number, because each message is paid for (SEC-07). On the server only: the plans are 80 kB.
 */
export function parseDialledPhone(codeText: string, numberText: string): Phone | null {
  return parsePhone(codeText, numberText, isDialled);
}

function isDialled(phone: Phone): boolean {
  return parsePhoneNumberFromString(toE164(phone))?.isValid() ?? false;
}
