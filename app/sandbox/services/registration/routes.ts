import { and, eq, or, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import type { Phone } from "~/domain/session/phone";
import {
  confirmReplyWire,
  confirmRequestWire,
  credentialsReplyWire,
  credentialsRequestWire,
  phoneCountriesWire,
  phoneMasksWire,
  registerReplyWire,
  registerRequestWire,
  resendReplyWire,
  resendRequestWire,
} from "~/platform/registration/wire.server";
import { oneTimeCodes, players } from "../../db/schema";
import { requireCaptcha } from "../captcha/captcha";
import { type CodeSent, sendCode, type Tried, tryCode, tryLink } from "../codes";
import type { Core } from "../core";
import { Answer, bodyOf, languageOf, reply } from "../http";
import { takeMessage } from "../messages/counts";
import { emailTo, sendMessage, smsTo } from "../messages/send";
import { isPassword } from "../passwords";
import { bearerOf, hashed, openSession, type Visit, visitOf } from "../people";
import { countriesIn } from "./countries";
import { createPlayer } from "./create-player";
import { isExcludedPerson } from "./one-person";
import {
  decoded,
  newPassword,
  playerOfWaiting,
  readOrder,
  type Waiting,
  waitingOf,
  waitingWire,
} from "./order";
import { registeredSocially } from "./social";

const base = "/web-api/registration/v1";
/** Lifetime of the code of a new address, ms. */
const codeLifeMs = 900_000;

/** Registration (REG-01 to REG-12). */
export function registrationRoutes(core: Core): Hono {
  const app = new Hono();
  const countries = (lng: string) => countriesIn(lng, core.world.state.config.licence);

  app.get(`${base}/phone-countries`, (c) =>
    reply(
      phoneCountriesWire,
      countries(languageOf(c.req.raw)).map(
        ({ code, callingCode, ageLimit, currencies, ...row }) => ({
          id: row.id,
          name: row.name,
          country_code: code,
          tel_code: callingCode,
          currencies: [...currencies],
          age_limit: ageLimit,
          regions: [...row.regions],
        }),
      ),
    ),
  );

  app.get(`${base}/phone-masks`, () =>
    reply(
      phoneMasksWire,
      countries("en").flatMap(({ id, mask }) =>
        mask ? [{ CountryId: id, Mask: mask.mask, Min: mask.min, Max: mask.max }] : [],
      ),
    ),
  );

  app.post(`${base}/register`, async (c) => {
    mustBeOpen(core);
    const order = await bodyOf(c, registerRequestWire);
    await requireCaptcha(core, c.req.raw, "registration", subjectOf(order));
    const { types } = core.world.state.config.registration;
    if (!types.includes(order.type)) throw new Answer(404, { code: "type" });
    const read = readOrder(core, c.req.raw, order);
    if (read.errors.size > 0)
      throw new Answer(422, { code: "fields", fields: Object.fromEntries(read.errors) });
    const password = order.type === "fast_reg" ? newPassword() : decoded(order.fields.password);
    const waiting = await waitingOf(order, read, password, core.world.state.config.currency);
    await refuseExcluded(core, waiting);
    if (order.type === "soc_reg")
      return registeredSocially(core, { waiting, token: order.social_token }, visitOf(c.req.raw));
    if (waiting.type === "fast_reg") return madeAtOnce(core, waiting, password, visitOf(c.req.raw));
    return reply(registerReplyWire, sentOr429(await sendProof(core, waitingWire.parse(waiting))));
  });

  app.post(`${base}/resend`, async (c) => {
    const { token, lng } = await bodyOf(c, resendRequestWire);
    const [row] = await core.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.id, hashed(token)));
    const isLive = row?.use === "registration" && row.expiresAt > core.world.now();
    const waiting = waitingWire.safeParse(isLive ? row.data : null);
    if (!waiting.success) throw new Answer(401, { code: "code-over" });
    return reply(resendReplyWire, sentOr429(await sendProof(core, { ...waiting.data, lng })));
  });

  app.post(`${base}/confirm`, async (c) => {
    mustBeOpen(core);
    const proof = await bodyOf(c, confirmRequestWire);
    const tried =
      "link_token" in proof
        ? await tryLink(core, "registration", proof.link_token)
        : await tryCode(core, "registration", proof.token, proof.code);
    return confirmed(core, tried, visitOf(c.req.raw));
  });

  app.post(`${base}/credentials`, async (c) => {
    const player = await bearerOf(core, c.req.raw);
    const { email, password, lng } = await bodyOf(c, credentialsRequestWire);
    // Only what is true is sent: the call is no way to send words to anybody.
    if (!(await isPassword(decoded(password), player.passwordHash)))
      throw new Answer(403, { code: "password" });
    const to = emailTo(email);
    const waitSec = await core.db.transaction(async (tx) => {
      const wait = await takeMessage(tx, hashed(to.address), core.world.now());
      if (wait !== null) return wait;
      const values = { login: String(player.id), password: decoded(password) };
      await sendMessage(core, tx, { to, lng, template: "new-account", values });
      return null;
    });
    if (waitSec !== null) throw new Answer(429, { code: "too-soon", resendSec: waitSec });
    return reply(credentialsReplyWire, { success: true });
  });

  return app;
}

/** The address or telephone as typed; the visitor's network where there is neither. */
function subjectOf({ fields }: z.infer<typeof registerRequestWire>): string {
  return fields.email.trim().toLowerCase() || fields.phone_code + fields.phone_number;
}

function mustBeOpen(core: Core): void {
  if (!core.world.state.config.features.registration) throw new Answer(404, { code: "not-found" });
}

/** Judged again behind a lock where the player is made (REG-10). */
async function refuseExcluded(core: Core, { name, surname, bornOn }: Omit<Waiting, "type">) {
  const person = { name, surname, bornOn, document: "" };
  if (await isExcludedPerson(core.db, person, core.world.now()))
    throw new Answer(403, { code: "excluded" });
}

async function madeAtOnce(
  core: Core,
  waiting: Parameters<typeof playerOfWaiting>[0],
  password: string,
  visit: Visit,
): Promise<Response> {
  const id = await made(core, waiting);
  return reply(registerReplyWire, {
    userId: id,
    sessionId: await openSession(core, id, visit),
    login: String(id),
    password,
  });
}

async function made(core: Core, waiting: Parameters<typeof playerOfWaiting>[0]): Promise<number> {
  const [now, refId] = [core.world.now(), core.world.state.config.ref_id];
  const created = await core.db.transaction((tx) =>
    createPlayer(tx, playerOfWaiting(waiting, { now, refId })),
  );
  if (created.ok) return created.id;
  throw new Answer(created.code === "taken" ? 409 : 403, { code: created.code });
}

/**
 * Sends the code to the address that the type proves. Its owner, if it has one, gets another message instead,
 * and nothing here tells so (REG-10).
 */
async function sendProof(core: Core, waiting: Waiting): Promise<CodeSent> {
  const { type, phone, email, lng } = waiting;
  const isPhone = type === "phone_reg";
  const isOwned = await hasOwner(core, isPhone ? null : email, isPhone ? phone : null);
  if (isPhone && !phone)
    throw new Answer(422, { code: "fields", fields: { phone_number: "phone" } });
  return sendCode(core, {
    use: "registration",
    to: isPhone && phone ? smsTo(phone) : emailTo(email),
    lng,
    template: "registration-code",
    playerId: null,
    data: waiting,
    lifeMs: codeLifeMs,
    isWithheld: false,
    ...(isPhone ? {} : { link: (token: string) => waiting.link.replace("{token}", token) }),
    ...(isOwned
      ? { instead: { template: "already-registered", path: `/${lng}/user/passwordreset` } }
      : {}),
  });
}

async function hasOwner(core: Core, email: string | null, phone: Phone | null): Promise<boolean> {
  const { config, login } = players;
  const isProven = sql`${config}->>'activation_type' in ('2', '3') and ${config}->>'phone_number' <> ''`;
  const isNumber = sql`${config}->>'phone_code' = ${phone?.code ?? ""} and ${config}->>'phone_number' = ${phone?.number ?? ""}`;
  const [owner] = await core.db
    .select({ id: players.id })
    .from(players)
    .where(or(eq(login, email ?? ""), and(isProven, isNumber)))
    .limit(1);
  return owner !== undefined;
}

function sentOr429(sent: CodeSent) {
  if ("waitSec" in sent) throw new Answer(429, { code: "too-soon", resendSec: sent.waitSec });
  return sent;
}

const refusals = { wrong: "bad-code", spent: "code-spent", over: "code-over" } as const;

async function confirmed(core: Core, tried: Tried, visit: Visit): Promise<Response> {
  if (tried.kind !== "right") throw new Answer(401, { code: refusals[tried.kind] });
  const id = await made(core, waitingWire.parse(tried.data));
  return reply(confirmReplyWire, { userId: id, sessionId: await openSession(core, id, visit) });
}
