import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  parseActivationLevel,
  withEmailProven,
  withPhoneProven,
} from "~/domain/accounts/activation";
import { formatPhone, type Phone } from "~/domain/session/phone";
import { recoverySentReplyWire } from "~/platform/services/recovery/wire.server";
import { securityCalls } from "~/platform/services/security/calls.server";
import { bindCodeRequestWire } from "~/platform/services/security/wire.server";
import type { Db } from "../../db/open";
import { newsSubscribers, players } from "../../db/schema";
import { inTransactionTakenContactAsExpired, isSignInEmailOfAnotherPlayer } from "../activation";
import { type CodeToSend, checkAndConsumeCode, sendCode } from "../codes";
import { HttpErrorAnswer, parseBody, reply, requestLanguage } from "../http";
import { emailTo, smsTo } from "../messages/send";
import { endWaitingCodes, lockPlayerRow, passwordRecoveryPath, provenPhone } from "../own-account";
import { closeSessionsOf, type PlayerRow } from "../people";
import { configWithProtectionLevel } from "../protection";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { requireRightCode } from "../sign-in-tries";
import { parseUserConfig } from "../user";
import { requireCallerSession, requireConfirmation } from "./confirm";
import { notifySecurityChangeAtOldAddress } from "./notify";

const phoneData = z.object({ code: z.string(), number: z.string() });
const emailData = z.object({ email: z.string() });
/** Lifetime of a code that binds an address, ms. */
const lifeMs = 900_000;

/** Binding a telephone and an e-mail address by a code that goes there (OFC-03, ACC-06). */
export function phoneAndEmailRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, securityCalls.bindPhone, async ({ c, request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const body = await readBody();
    await requireConfirmation(services, caller, body.password);
    const phone: Phone = { code: body.phone_code, number: body.phone_number };
    const isTaken = await isPhoneTaken(services.db, phone, caller.player.id);
    return send(services, c, caller.player, {
      use: "bind-phone",
      to: smsTo(phone),
      template: "phone-code",
      // Sends nothing to a telephone that another player has proven; the response is the same.
      isWithheld: isTaken,
      ...(isTaken ? { playerId: null } : { playerId: caller.player.id, data: phone }),
    });
  });

  serve(app, securityCalls.bindEmail, async ({ c, request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { email, password } = await readBody();
    await requireConfirmation(services, caller, password);
    const to = emailTo(email);
    const isTaken = await isSignInEmailOfAnotherPlayer(services.db, to.address, caller.player.id);
    const path = passwordRecoveryPath(requestLanguage(request));
    return send(services, c, caller.player, {
      use: "bind-email",
      to,
      template: "email-code",
      isWithheld: false,
      ...(isTaken
        ? { playerId: null, instead: { template: "already-registered", path } }
        : { playerId: caller.player.id, data: { email: to.address } }),
    });
  });

  serve(app, securityCalls.confirmPhone, async ({ c }) => {
    const { player, lng, data } = await entered(services, c, "bind-phone");
    const phone = phoneData.parse(data);
    await inTransactionTakenContactAsExpired(services, (tx) =>
      bindPhone(services, tx, player.id, phone, lng),
    );
    return { success: true as const };
  });

  serve(app, securityCalls.confirmEmail, async ({ c }) => {
    const { player, sid, lng, data } = await entered(services, c, "bind-email");
    const { email } = emailData.parse(data);
    await inTransactionTakenContactAsExpired(services, (tx) =>
      bindEmail(services, tx, player.id, { email, keptSid: sid, lng }),
    );
    return { success: true as const };
  });

  return app;
}

type Order = Pick<CodeToSend, "use" | "to" | "template" | "isWithheld" | "playerId"> &
  Partial<Pick<CodeToSend, "data" | "instead">>;

async function send(
  services: SandboxServices,
  c: Context,
  player: PlayerRow,
  order: Order,
): Promise<Response> {
  const sent = await sendCode(services, {
    ...order,
    // The player's id is part of the key, so that two players who try one address do not replace
    // each other's codes.
    target: `${player.id} ${order.to.address}`,
    counted: order.to.address,
    lng: requestLanguage(c.req.raw),
    code: player.smsCode,
    lifeMs,
  });
  if ("waitSec" in sent)
    throw new HttpErrorAnswer(429, { code: "too-soon", resendSec: sent.waitSec });
  return reply(recoverySentReplyWire, { ...sent, lifeSec: lifeMs / 1000 });
}

/**
 * Checks the code by which a player binds a telephone or e-mail address: returns the player and the
 * data kept with the code; 403 unless the code is right and his.
 */
async function entered(services: SandboxServices, c: Context, use: "bind-phone" | "bind-email") {
  const { player, sid } = await requireCallerSession(services, c.req.raw);
  const { token, code } = await parseBody(c, bindCodeRequestWire);
  const right = await requireRightCode(
    services,
    await checkAndConsumeCode(services, use, token, code),
    403,
  );
  if (right.playerId !== player.id) throw new HttpErrorAnswer(403, { code: "code-over" });
  return { player, sid, lng: requestLanguage(c.req.raw), data: right.data };
}

async function bindPhone(
  services: SandboxServices,
  tx: Db,
  playerId: number,
  phone: Phone,
  lng: string,
) {
  const player = await lockPlayerRow(tx, playerId);
  if (!player || (await isPhoneTaken(tx, phone, playerId)))
    throw new HttpErrorAnswer(403, { code: "code-over" });
  const lost = provenPhone(player);
  const config = configWithProtectionLevel(player, {
    ...parseUserConfig(player),
    phone_code: phone.code,
    phone_number: phone.number,
    activation_type: withPhoneProven(parseActivationLevel(parseUserConfig(player).activation_type)),
    remaining_days_to_activate: null,
  });
  await tx.update(players).set({ config, activateUntil: null }).where(eq(players.id, playerId));
  await endWaitingCodes(tx, playerId);
  await notifySecurityChangeAtOldAddress(services, tx, player, {
    change: "phone",
    lng,
    values: { to: veiled(formatPhone(phone)) },
    also: [smsTo(lost ?? phone)],
  });
}

interface NewEmail {
  readonly email: string;
  readonly keptSid: string;
  readonly lng: string;
}

/**
 * Makes a proven e-mail address the player's login, ends all his sessions but this one, and tells
 * him; 403 if another player has the address.
 */
async function bindEmail(
  services: SandboxServices,
  tx: Db,
  playerId: number,
  { email, keptSid, lng }: NewEmail,
) {
  const player = await lockPlayerRow(tx, playerId);
  if (!player || (await isSignInEmailOfAnotherPlayer(tx, email, playerId)))
    throw new HttpErrorAnswer(403, { code: "code-over" });
  const before = parseUserConfig(player);
  const config = configWithProtectionLevel(player, {
    ...before,
    user_email: email,
    activation_type: withEmailProven(parseActivationLevel(before.activation_type)),
    remaining_days_to_activate: null,
  });
  await tx
    .update(players)
    .set({ config, login: email, activateUntil: null })
    .where(eq(players.id, playerId));
  // What a guest once asked for at either address is the player's choice now, and ends with it.
  await tx.delete(newsSubscribers).where(inArray(newsSubscribers.address, [player.login, email]));
  await closeSessionsOf(tx, playerId, keptSid);
  await endWaitingCodes(tx, playerId);
  await endWaitingCodes(tx, playerId, ["activation"]);
  await notifySecurityChangeAtOldAddress(services, tx, player, {
    change: "email",
    lng,
    values: { to: email },
    also: [emailTo(email)],
  });
}

/** Whether another player than this one has proven the telephone number (ACC-06). */
async function isPhoneTaken(tx: Db, { code, number }: Phone, playerId: number): Promise<boolean> {
  const [other] = await tx
    .select({ id: players.id })
    .from(players)
    .where(
      and(
        ne(players.id, playerId),
        sql`${players.config}->>'phone_code' = ${code}`,
        sql`${players.config}->>'phone_number' = ${number}`,
        sql`${players.config}->>'activation_type' in ('2', '3')`,
      ),
    );
  return other !== undefined;
}

/**
 * A telephone number with all but its last two digits masked: a reader of the old, possibly lost
 * address must not learn the new one.
 */
function veiled(text: string): string {
  return text.slice(0, -2).replace(/\d/g, "•") + text.slice(-2);
}
