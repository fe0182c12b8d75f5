import { eq } from "drizzle-orm";
import { fromMinor } from "~/domain/money/money";
import { parsePlayerPreferences } from "~/domain/settings/own-settings";
import { playerSettingsWire } from "~/platform/services/user/wire.server";
import { failureLogText } from "../../db/errors";
import { players } from "../../db/schema";
import type { PaymentRow } from "../payments/pay";
import type { SandboxServices } from "../sandbox-services";
import { emailTo, type OutgoingMessage, sendMessage } from "./send";

/**
 * Mails a player about his own money, if he has switched such mails on (setting `wanted`; SET-02)
 * and his login is an e-mail address.
 */
async function notify(
  services: SandboxServices,
  playerId: number,
  wanted: "enable_mail_deposit" | "enable_mail_bets",
  message: Omit<OutgoingMessage, "to">,
): Promise<void> {
  const [player] = await services.db.select().from(players).where(eq(players.id, playerId));
  if (!player?.login.includes("@")) return;
  if (!parsePlayerPreferences(playerSettingsWire.parse(player.settings))[wanted]) return;
  const stop = wanted === "enable_mail_bets" ? "bets" : "deposit";
  await sendMessage(services, services.db, { to: emailTo(player.login), stop, ...message });
}

/** Mails the player about a deposit and its state, if he has asked for such mails (SET-02). */
export function mailDepositStateIfWanted(
  services: SandboxServices,
  { playerId, id, amount, iso, state }: PaymentRow,
  lng: string,
): Promise<void> {
  const path = `/${lng}/onpay/${outcomes[state]}?payment=${id}`;
  const values = { amount: `${fromMinor(amount, iso)} ${iso}` };
  return notify(services, playerId, "enable_mail_deposit", {
    ...{ lng, template: "deposit-made", path, values },
  });
}

const outcomes = {
  paid: "success",
  pending: "pending",
  declined: "fail",
  cancelled: "cancel",
} as const satisfies Record<PaymentRow["state"], string>;

/**
 * Mails the player about a placed bet, if he has asked for such mails (SET-02), without delaying
 * the reply; amounts are decimal text.
 */
export function mailBetPlacedIfWanted(
  services: SandboxServices,
  playerId: number,
  bet: {
    readonly id: string;
    readonly stake: string;
    readonly possibleWin: string;
    readonly iso: string;
  },
  lng: string,
): void {
  const { id, stake, possibleWin, iso } = bet;
  const path = `/${lng}/coupon/receipt/${id}`;
  const values = { id, amount: `${stake} ${iso}`, win: `${possibleWin} ${iso}` };
  notify(services, playerId, "enable_mail_bets", {
    ...{ lng, template: "bet-placed", path, values },
  }).catch((error: unknown) => {
    console.error(`a mail about bet ${id} was not written: ${failureLogText(error)}`);
  });
}
