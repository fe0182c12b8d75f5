/** What was done about an account, told once by the next page; texts: `shell:account_{name}`. */
export const accountNews = [
  "password-changed",
  "password-saved",
  "email-confirmed",
  "email-changed",
  "security-changed",
  "session-ended",
] as const;
