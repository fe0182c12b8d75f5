import { lockPlayerRow } from "../own-account";
import type { SandboxServices } from "../sandbox-services";
import { consumeRecoveryCodeAndCountLeft, consumeTotp } from "./authenticator";
import { notifySecurityChangeAtOldAddress } from "./notify";

/**
 * Uses up a code of the player's authenticator, or one of his recovery codes, for the second step
 * of a sign-in; false = it is none of them. Mails him when a recovery code was used.
 */
export function consumeAuthenticatorOrRecoveryCode(
  services: SandboxServices,
  playerId: number,
  code: string,
  lng: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const player = await lockPlayerRow(tx, playerId);
    if (!player || player.twoStepCode !== null) return false;
    if (await consumeTotp(services, tx, playerId, code)) return true;
    const left = await consumeRecoveryCodeAndCountLeft(services, tx, playerId, code);
    if (left === null) return false;
    const values = { left: String(left) };
    await notifySecurityChangeAtOldAddress(services, tx, player, {
      change: "recovery-code",
      lng,
      values,
    });
    return true;
  });
}
