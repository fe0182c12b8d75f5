import { z } from "zod";
import { isMoneyLimitCode, type LimitCode, settableLimitCodes } from "~/domain/limits/codes";

/** Longest text of a limit, characters. */
const longest = 64;

/** A field for each limit, in page order: its text, which may be empty, or nothing where it was not sent. */
export function limitTextFields(nameOf: (code: LimitCode) => string) {
  return Object.fromEntries(
    settableLimitCodes.map((code) => [
      nameOf(code),
      z
        .string()
        .max(longest, isMoneyLimitCode(code) ? "amount" : "value")
        .optional(),
    ]),
  );
}

/** Texts that limits fields had, or that are only shown again. */
export function shownTextFields(nameOf: (code: LimitCode) => string) {
  return Object.fromEntries(
    settableLimitCodes.map((code) => [nameOf(code), z.string().optional()]),
  );
}

/** The reason for a self-exclusion, by its id at the platform. */
export const exclusionReasonField = { selfExcludeReason: z.string().optional() };
