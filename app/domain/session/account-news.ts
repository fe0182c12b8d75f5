/**
 * Flash messages about changes of an account, shown once by the next page; texts:
 * `shell:account_{name}`.
 */
export const accountFlashMessages = [
  "password-changed",
  "password-saved",
  "email-confirmed",
  "email-changed",
  "security-changed",
  "session-ended",
] as const;
