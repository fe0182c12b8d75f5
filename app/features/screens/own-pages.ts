/** Screens of the splat that the shell itself draws; any other without a remote is 404 (SCR-10). */
export const ownPages: readonly string[] = [
  "oldbrowser",
  "error-500",
  "modal:login",
  "modal:registration",
];
