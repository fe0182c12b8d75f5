import { isIP } from "node:net";
import { eq } from "drizzle-orm";
import { isLanguage, languages } from "~/i18n/languages";
import { wireHeaders } from "~/platform/transport/wire.server";
import type { Db } from "../../db/open";
import { signInHistory } from "../../db/schema";
import { readerDateFormat } from "../../remotes/clock";
import { requestLanguage } from "../http";
import { timeZoneHours } from "../limits/session";
import { sendMessage } from "../messages/send";
import { contactAddress, lockPlayerRow, passwordRecoveryPath } from "../own-account";
import {
  openSession,
  type PlayerRow,
  readSignInDeviceAndCountry,
  type SignInDeviceAndCountry,
} from "../people";
import type { SandboxServices } from "../sandbox-services";

/** Stands in the mail for what is not known. */
const unknown = "–";

/**
 * Opens the session of an ordinary sign-in as `openSession` does. Mails the player if the account was not used
 * from this device and country before (OFC-03). The first session of an account, which its registration opens,
 * has nothing to be compared with.
 */
export function openSessionAndMailIfDeviceIsNew(
  services: SandboxServices,
  request: Request,
  playerId: number,
  isProven = true,
): Promise<string> {
  const visit = readSignInDeviceAndCountry(request);
  return services.db.transaction(async (tx) => {
    // Of two sign-ins at once the second finds the first in the history.
    const player = await lockPlayerRow(tx, playerId);
    const isNew = await isNewToAccount(tx, playerId, visit);
    const sessionId = await openSession({ ...services, db: tx }, playerId, visit, isProven);
    if (player && isNew) await mail(services, tx, request, { player, visit });
    return sessionId;
  });
}

async function isNewToAccount(
  tx: Db,
  playerId: number,
  { device, country }: SignInDeviceAndCountry,
): Promise<boolean> {
  // Before the session opens, since it drops what is older than the list: an account that was not used for long
  // would pass for a fresh one.
  const earlier = await tx
    .selectDistinct({ device: signInHistory.device, country: signInHistory.country })
    .from(signInHistory)
    .where(eq(signInHistory.playerId, playerId));
  return (
    earlier.length > 0 && !earlier.some((one) => one.device === device && one.country === country)
  );
}

async function mail(
  services: SandboxServices,
  tx: Db,
  request: Request,
  { player, visit }: { readonly player: PlayerRow; readonly visit: SignInDeviceAndCountry },
): Promise<void> {
  const to = contactAddress(player);
  if (!to) return;
  const asked = requestLanguage(request);
  const lng = isLanguage(asked) ? asked : "en";
  const zone = timeZoneHours(player.settings, services.world.state.config.timeZone);
  const address = request.headers.get(wireHeaders.clientAddress) ?? "";
  const countries = new Intl.DisplayNames([languages[lng].locale], { type: "region" });
  await sendMessage(services, tx, {
    to,
    lng,
    template: "new-device",
    values: {
      time: readerDateFormat(lng, zone, false).momentText(services.world.now()),
      device: visit.device || unknown,
      country:
        visit.country === "" ? unknown : (countries.of(visit.country.toUpperCase()) ?? unknown),
      address: isIP(address) === 0 ? unknown : address,
    },
    path: to.kind === "email" ? passwordRecoveryPath(lng) : null,
  });
}
