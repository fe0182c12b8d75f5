/**
 * Screens this site does not have, listed in its site config (SCR-10): the shell answers 404 instead of an
 * empty outlet. Ids are those of the screen catalogue.
 */
export const absentScreenIds: readonly string[] = `
  info:payment
`
  .trim()
  .split(/\s+/);
