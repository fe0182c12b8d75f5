/**
 * Flash messages about changes of a player's password, e-mail address, protection or sessions, shown
 * once by the next page; texts: `shell:account_{name}`.
 */
export const accountSecurityFlashMessages = [
  "password-changed",
  "password-saved",
  "email-confirmed",
  "email-changed",
  "security-changed",
  "session-ended",
] as const;
