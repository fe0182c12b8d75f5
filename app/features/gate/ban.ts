import type { Screen } from "../screens/types";

/** A player's ban; level 0 = no ban. */
export interface Ban {
  readonly level: number;
  readonly version: number;
}

/** BAN-01. */
export function isBanned(ban: Ban | null): ban is Ban {
  return ban !== null && ban.level > 0;
}

/** The ban level that still allows withdrawals, by the ban's version (BAN-02). */
const withdrawalLevel = (version: number) => (version === 1 ? 53 : 45);

/** Whether a banned player may still withdraw (BAN-02). */
export function canWithdraw({ level, version }: Ban): boolean {
  return level === withdrawalLevel(version);
}

/** Whether a banned player may open a screen (BAN-01, BAN-02, BAN-04). */
export function isOpenWhenBanned(screen: Screen, ban: Ban): boolean {
  if (screen.id === "office:deduce") return canWithdraw(ban);
  return screen.isAllowedWhenBanned;
}

/** The ban's external target; null where site config has no valid URL. */
export function banTarget(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null;
  const target = new URL(url, origin);
  return /^https?:$/.test(target.protocol) ? target.href : null;
}
