import { type Ban, banAllowsWithdrawal } from "~/domain/accounts/ban";
import type { Screen } from "../screens/types";

/** Whether a banned player may open a screen (BAN-01, BAN-02, BAN-04). */
export function isOpenWhenBanned(screen: Screen, ban: Ban): boolean {
  if (screen.id === "office:deduce") return banAllowsWithdrawal(ban);
  return screen.isAllowedWhenBanned;
}

/** The ban's external target; null where site config has none, or no valid URL: then the site's own page says it. */
export function banRedirectTarget(url: string, origin: string): string | null {
  if (url.trim() === "" || !URL.canParse(url, origin)) return null;
  const target = new URL(url, origin);
  return /^https?:$/.test(target.protocol) ? target.href : null;
}
