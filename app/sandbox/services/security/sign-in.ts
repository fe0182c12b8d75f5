import type { Core } from "../core";
import { lockedPlayer } from "../own-account";
import { consumeRecoveryCode, consumeTotp } from "./authenticator";
import { notifySecurityChange } from "./notify";

/**
 * Whether a code passes a player's second step by his authenticator, and takes it. The player is told of a
 * recovery code, with how many are left.
 */
export function passesSecondStep(
  core: Core,
  playerId: number,
  code: string,
  lng: string,
): Promise<boolean> {
  return core.db.transaction(async (tx) => {
    const player = await lockedPlayer(tx, playerId);
    if (!player || player.twoStepCode !== null) return false;
    if (await consumeTotp(core, tx, playerId, code)) return true;
    const left = await consumeRecoveryCode(core, tx, playerId, code);
    if (left === null) return false;
    const values = { left: String(left) };
    await notifySecurityChange(core, tx, player, { change: "recovery-code", lng, values });
    return true;
  });
}
