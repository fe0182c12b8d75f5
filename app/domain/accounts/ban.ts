/**
 * A player's ban; level 0 = no ban. Which level still allows withdrawals depends on the `version`.
 */
export interface Ban {
  readonly level: number;
  readonly version: number;
}

/** Whether a player is banned; a ban of level 0 is none (BAN-01). */
export function isBanned(ban: Ban | null): ban is Ban {
  return ban !== null && ban.level > 0;
}

/** The ban level that still allows withdrawals, by the ban's version (BAN-02). */
const withdrawalLevel = (version: number) => (version === 1 ? 53 : 45);

/** Whether a banned player may still withdraw (BAN-02). */
export function banAllowsWithdrawal({ level, version }: Ban): boolean {
  return level === withdrawalLevel(version);
}
