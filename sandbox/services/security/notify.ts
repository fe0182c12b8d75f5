import type { Db } from "../../db/open";
import { type MessageAddress, sendMessage } from "../messages/send";
import { changeText, type SecurityChange } from "../messages/texts/changes";
import { contactAddress, passwordRecoveryPath } from "../own-account";
import type { PlayerRow } from "../people";
import type { SandboxServices } from "../sandbox-services";

interface Told {
  readonly change: SecurityChange;
  readonly lng: string;
  readonly values?: Readonly<Record<string, string>>;
  /**
   * Addresses that are told besides the player's own: one that he has just lost, or his first one.
   */
  readonly also?: readonly MessageAddress[];
}

/** Tells a player of a change of his security, at the address that he had before it (OFC-03). */
export async function notifySecurityChangeAtOldAddress(
  services: SandboxServices,
  tx: Db,
  player: PlayerRow,
  { change, lng, values = {}, also = [] }: Told,
): Promise<void> {
  const own = contactAddress(player);
  const targets = new Map([...(own ? [own] : []), ...also].map((to) => [to.address, to]));
  const filled = { site: services.world.state.config.companyName, ...values };
  const text = changeText(lng, change).replace(
    /\{(\w+)\}/g,
    (_all, name: string) => (filled as Record<string, string>)[name] ?? "",
  );
  for (const to of targets.values()) {
    const path = to.kind === "email" ? passwordRecoveryPath(lng) : null;
    await sendMessage(services, tx, {
      to,
      lng,
      template: "security-changed",
      values: { change: text },
      path,
    });
  }
}
