import { and, eq, ne, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { activationOf, withEmail, withPhone } from "~/domain/accounts/activation";
import { type Phone, shownPhone } from "~/domain/session/phone";
import {
  bindCodeWire,
  bindEmailWire,
  bindPhoneWire,
  bindSentWire,
  securityDoneWire,
} from "~/platform/security/wire.server";
import type { Db } from "../../db/open";
import { players } from "../../db/schema";
import { isTakenBy, once } from "../activation";
import { type CodeOrder, sendCode, tryCode } from "../codes";
import type { Core } from "../core";
import { Answer, bodyOf, languageOf, reply } from "../http";
import { emailTo, smsTo } from "../messages/send";
import { dropCodes, lockedPlayer, provenPhone, recoveryPath } from "../own-account";
import { closeSessionsOf, type PlayerRow } from "../people";
import { protectedConfig } from "../protection";
import { rightCode } from "../sign-in-tries";
import { configOf } from "../user";
import { callerOf, mustConfirm } from "./confirm";
import { tellChange } from "./notify";

const phoneData = z.object({ code: z.string(), number: z.string() });
const emailData = z.object({ email: z.string() });
/** Lifetime of a code that binds an address, ms. */
const lifeMs = 900_000;

/** Binding a telephone and an e-mail address by a code that goes there (OFC-03, ACC-06). */
export function addressRoutes(core: Core): Hono {
  const app = new Hono().basePath("/web-api/user/v1/security");

  app.post("/phone", async (c) => {
    const caller = await callerOf(core, c.req.raw);
    const body = await bodyOf(c, bindPhoneWire);
    await mustConfirm(core, caller, body.password);
    const phone: Phone = { code: body.phone_code, number: body.phone_number };
    const isTaken = await isPhoneTaken(core.db, phone, caller.player.id);
    return send(core, c, caller.player, {
      use: "bind-phone",
      to: smsTo(phone),
      template: "phone-code",
      // Nothing goes to a telephone of another player: there is no message that would help him.
      isWithheld: isTaken,
      ...(isTaken ? { playerId: null } : { playerId: caller.player.id, data: phone }),
    });
  });

  app.post("/email", async (c) => {
    const caller = await callerOf(core, c.req.raw);
    const { email, password } = await bodyOf(c, bindEmailWire);
    await mustConfirm(core, caller, password);
    const to = emailTo(email);
    const isTaken = await isTakenBy(core.db, to.address, caller.player.id);
    const path = recoveryPath(languageOf(c.req.raw));
    return send(core, c, caller.player, {
      use: "bind-email",
      to,
      template: "email-code",
      isWithheld: false,
      ...(isTaken
        ? { playerId: null, instead: { template: "already-registered", path } }
        : { playerId: caller.player.id, data: { email: to.address } }),
    });
  });

  app.post("/phone/code", async (c) => {
    const { player, lng, data } = await entered(core, c, "bind-phone");
    const phone = phoneData.parse(data);
    await once(core, (tx) => bindPhone(core, tx, player.id, phone, lng));
    return reply(securityDoneWire, { success: true });
  });

  app.post("/email/code", async (c) => {
    const { player, sid, lng, data } = await entered(core, c, "bind-email");
    const { email } = emailData.parse(data);
    await once(core, (tx) => bindEmail(core, tx, player.id, { email, keptSid: sid, lng }));
    return reply(securityDoneWire, { success: true });
  });

  return app;
}

type Order = Pick<CodeOrder, "use" | "to" | "template" | "isWithheld" | "playerId"> &
  Partial<Pick<CodeOrder, "data" | "instead">>;

async function send(core: Core, c: Context, player: PlayerRow, order: Order): Promise<Response> {
  const sent = await sendCode(core, {
    ...order,
    // Two players who try one address do not end each other's codes.
    target: `${player.id} ${order.to.address}`,
    counted: order.to.address,
    lng: languageOf(c.req.raw),
    code: player.smsCode,
    lifeMs,
  });
  if ("waitSec" in sent) throw new Answer(429, { code: "too-soon", resendSec: sent.waitSec });
  return reply(bindSentWire, { ...sent, lifeSec: lifeMs / 1000 });
}

/** The caller and what his right code sets in force. */
async function entered(core: Core, c: Context, use: "bind-phone" | "bind-email") {
  const { player, sid } = await callerOf(core, c.req.raw);
  const { token, code } = await bodyOf(c, bindCodeWire);
  const right = await rightCode(core, await tryCode(core, use, token, code), 403);
  if (right.playerId !== player.id) throw new Answer(403, { code: "code-over" });
  return { player, sid, lng: languageOf(c.req.raw), data: right.data };
}

async function bindPhone(core: Core, tx: Db, playerId: number, phone: Phone, lng: string) {
  const player = await lockedPlayer(tx, playerId);
  if (!player || (await isPhoneTaken(tx, phone, playerId)))
    throw new Answer(403, { code: "code-over" });
  const lost = provenPhone(player);
  const config = protectedConfig(player, {
    ...configOf(player),
    phone_code: phone.code,
    phone_number: phone.number,
    activation_type: withPhone(activationOf(configOf(player).activation_type)),
    remaining_days_to_activate: null,
  });
  await tx.update(players).set({ config, activateUntil: null }).where(eq(players.id, playerId));
  await dropCodes(tx, playerId);
  await tellChange(core, tx, player, {
    change: "phone",
    lng,
    values: { to: veiled(shownPhone(phone)) },
    also: [smsTo(lost ?? phone)],
  });
}

interface NewEmail {
  readonly email: string;
  readonly keptSid: string;
  readonly lng: string;
}

/** The address becomes what the player signs in by; every other session ends. */
async function bindEmail(core: Core, tx: Db, playerId: number, { email, keptSid, lng }: NewEmail) {
  const player = await lockedPlayer(tx, playerId);
  if (!player || (await isTakenBy(tx, email, playerId)))
    throw new Answer(403, { code: "code-over" });
  const before = configOf(player);
  const config = protectedConfig(player, {
    ...before,
    user_email: email,
    activation_type: withEmail(activationOf(before.activation_type)),
    remaining_days_to_activate: null,
  });
  await tx
    .update(players)
    .set({ config, login: email, activateUntil: null })
    .where(eq(players.id, playerId));
  await closeSessionsOf(tx, playerId, keptSid);
  await dropCodes(tx, playerId);
  await dropCodes(tx, playerId, ["activation"]);
  await tellChange(core, tx, player, {
    change: "email",
    lng,
    values: { to: email },
    also: [emailTo(email)],
  });
}

/** Whether another player has proven a telephone (ACC-06). */
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

/** All but the last digits of a number hidden: who reads the message at a lost address need not learn it. */
function veiled(text: string): string {
  return text.slice(0, -2).replace(/\d/g, "•") + text.slice(-2);
}
