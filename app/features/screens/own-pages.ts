import type { Screen } from "./types";

/** Personal apps that draw the content of screens which are the shell's own. */
const drawnBy: Readonly<Record<string, string>> = { "convert-account": "office" };

/** The app that draws a screen, and whether it gets the player's token; null = the shell draws it. */
export function remoteOfScreen({
  id,
  remote,
  isPersonal,
}: Pick<Screen, "id" | "remote" | "isPersonal">): {
  readonly app: string;
  readonly isPersonal: boolean;
} | null {
  if (remote !== null) return { app: remote, isPersonal };
  const app = Object.hasOwn(drawnBy, id) ? drawnBy[id] : undefined;
  return app === undefined ? null : { app, isPersonal: true };
}

/**
 * Ids of the screens under the catch-all route that the shell itself draws; any other without a
 * remote is 404 (SCR-10).
 */
export const shellDrawnSplatScreens: readonly string[] = [
  "oldbrowser",
  "error-500",
  "modal:login",
  "modal:registration",
  "modal:user-question",
  "modal:support-history",
  "modal:navigation-menu",
];
