import { lockPlayerRow } from "../own-account";
import type { SandboxServices } from "../sandbox-services";
import { consumeRecoveryCode, consumeTotp } from "./authenticator";
import { notifySecurityChange } from "./notify";

/**
 * Whether a code passes a player's second step by his authenticator, and takes it. The player is told of a
 * recovery code, with how many are left.
 */
export function consumeAuthenticatorStep(
  services: SandboxServices,
  playerId: number,
  code: string,
  lng: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const player = await lockPlayerRow(tx, playerId);
    if (!player || player.twoStepCode !== null) return false;
    if (await consumeTotp(services, tx, playerId, code)) return true;
    const left = await consumeRecoveryCode(services, tx, playerId, code);
    if (left === null) return false;
    const values = { left: String(left) };
    await notifySecurityChange(services, tx, player, { change: "recovery-code", lng, values });
    return true;
  });
}
