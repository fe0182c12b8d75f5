import { and, eq, or, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import type { Phone } from "~/domain/session/phone";
import { registrationCalls } from "~/platform/services/registration/calls.server";
import {
  confirmRegistrationReplyWire,
  registerReplyWire,
  type registerRequestWire,
} from "~/platform/services/registration/wire.server";
import { oneTimeCodes, players } from "../../db/schema";
import { countPostAndRequireCaptchaIfDue } from "../captcha/captcha";
import {
  type CodeAttemptResult,
  type CodeSendResult,
  checkAndConsumeCode,
  sendCode,
} from "../codes";
import { decodeBase64Leniently, HttpErrorAnswer, reply, requestLanguage } from "../http";
import { countMessageOrWaitSeconds } from "../messages/counts";
import { emailTo, sendMessage, smsTo } from "../messages/send";
import { isPasswordCorrect } from "../passwords";
import {
  hashSecretOrAddress,
  openSession,
  readSignInDeviceAndCountry,
  requirePlayer,
  type SignInDeviceAndCountry,
} from "../people";
import { countInvitationLanding } from "../rewards/friends";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { consumeRegistrationLink } from "./confirm-link";
import { registrationCountries } from "./countries";
import { createPlayerWithMainAccount } from "./create-player";
import {
  generatePassword,
  type PendingRegistration,
  pendingRegistrationSchema,
  toNewPlayer,
  toPendingRegistration,
  validateRegistrationCollectingErrors,
} from "./order";
import { isSelfExcludedPerson } from "./person-lock";
import { registerSocially } from "./social";

/** Lifetime of the code of a new address, ms. */
const codeLifeMs = 900_000;

/** Registration (REG-01 to REG-12). */
export function registrationRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  const countries = (lng: string) =>
    registrationCountries(lng, services.world.state.config.licence);

  serve(app, registrationCalls.landing, async ({ readBody }) => {
    await countInvitationLanding(services.db, (await readBody()).bf);
    return { success: true };
  });

  serve(app, registrationCalls.countries, ({ request }) =>
    countries(requestLanguage(request)).map(
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
  );

  serve(app, registrationCalls.phoneMasks, () =>
    countries("en").flatMap(({ id, mask }) =>
      mask ? [{ CountryId: id, Mask: mask.mask, Min: mask.min, Max: mask.max }] : [],
    ),
  );

  serve(app, registrationCalls.register, async ({ request, readBody }) => {
    mustBeOpen(services);
    const order = await readBody();
    await countPostAndRequireCaptchaIfDue(services, request, "registration", subjectOf(order));
    const { types } = services.world.state.config.registration;
    if (!types.includes(order.type)) throw new HttpErrorAnswer(404, { code: "type" });
    const read = validateRegistrationCollectingErrors(services, request, order);
    if (read.errors.size > 0)
      throw new HttpErrorAnswer(422, { code: "fields", fields: Object.fromEntries(read.errors) });
    const password =
      order.type === "fast_reg" ? generatePassword() : decodeBase64Leniently(order.fields.password);
    const waiting = await toPendingRegistration(
      order,
      read,
      password,
      services.world.state.config.currency,
    );
    await refuseExcluded(services, waiting);
    if (order.type === "soc_reg")
      return registerSocially(
        services,
        { waiting, token: order.social_token },
        readSignInDeviceAndCountry(request),
      );
    if (waiting.type === "fast_reg")
      return madeAtOnce(services, waiting, password, readSignInDeviceAndCountry(request));
    return sentOr429(await sendProof(services, pendingRegistrationSchema.parse(waiting)));
  });

  serve(app, registrationCalls.resend, async ({ readBody }) => {
    const { token, lng } = await readBody();
    const [row] = await services.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.id, hashSecretOrAddress(token)));
    const isLive = row?.use === "registration" && row.expiresAt > services.world.now();
    const waiting = pendingRegistrationSchema.safeParse(isLive ? row.data : null);
    if (!waiting.success) throw new HttpErrorAnswer(401, { code: "code-over" });
    return sentOr429(await sendProof(services, { ...waiting.data, lng }));
  });

  serve(app, registrationCalls.confirm, async ({ request, readBody }) => {
    mustBeOpen(services);
    const proof = await readBody();
    const tried =
      "link_token" in proof
        ? await consumeRegistrationLink(services, proof)
        : await checkAndConsumeCode(services, "registration", proof.token, proof.code);
    return confirmed(services, tried, readSignInDeviceAndCountry(request));
  });

  serve(app, registrationCalls.mailCredentials, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { email, password, lng } = await readBody();
    // Sends the mail only if the password is right, so that the call cannot send arbitrary text to
    // an address.
    if (!(await isPasswordCorrect(decodeBase64Leniently(password), player.passwordHash)))
      throw new HttpErrorAnswer(403, { code: "password" });
    const to = emailTo(email);
    const waitSec = await services.db.transaction(async (tx) => {
      const wait = await countMessageOrWaitSeconds(
        tx,
        hashSecretOrAddress(to.address),
        services.world.now(),
      );
      if (wait !== null) return wait;
      const values = { login: String(player.id), password: decodeBase64Leniently(password) };
      await sendMessage(services, tx, { to, lng, template: "new-account", values });
      return null;
    });
    if (waitSec !== null) throw new HttpErrorAnswer(429, { code: "too-soon", resendSec: waitSec });
    return { success: true as const };
  });

  return app;
}

/**
 * By what the posts of a registration are counted: the typed e-mail address, else the typed
 * telephone; "" = neither (then the visitor's network address alone counts).
 */
function subjectOf({ fields }: z.infer<typeof registerRequestWire>): string {
  return fields.email.trim().toLowerCase() || fields.phone_code + fields.phone_number;
}

function mustBeOpen(services: SandboxServices): void {
  if (!services.world.state.config.features.registration)
    throw new HttpErrorAnswer(404, { code: "not-found" });
}

/**
 * Refuses a self-excluded person (403) before a code is sent; the decisive check runs behind a lock
 * when the player is created (REG-10).
 */
async function refuseExcluded(
  services: SandboxServices,
  { name, surname, bornOn }: Omit<PendingRegistration, "type">,
) {
  const person = { name, surname, bornOn, document: "" };
  if (await isSelfExcludedPerson(services.db, person, services.world.now()))
    throw new HttpErrorAnswer(403, { code: "excluded" });
}

async function madeAtOnce(
  services: SandboxServices,
  waiting: Parameters<typeof toNewPlayer>[0],
  password: string,
  visit: SignInDeviceAndCountry,
): Promise<Response> {
  const id = await made(services, waiting);
  return reply(registerReplyWire, {
    userId: id,
    sessionId: await openSession(services, id, visit),
    login: String(id),
    password,
  });
}

async function made(
  services: SandboxServices,
  waiting: Parameters<typeof toNewPlayer>[0],
): Promise<number> {
  const [now, refId] = [services.world.now(), services.world.state.config.ref_id];
  const created = await services.db.transaction((tx) =>
    createPlayerWithMainAccount(tx, toNewPlayer(waiting, { now, refId })),
  );
  if (created.ok) return created.id;
  throw new HttpErrorAnswer(created.code === "taken" ? 409 : 403, { code: created.code });
}

/**
 * Sends the code of a registration to the address that its type proves (e-mail or telephone). If
 * the address belongs to a player, its owner gets another message instead, and the response is the
 * same (REG-10).
 */
async function sendProof(
  services: SandboxServices,
  waiting: PendingRegistration,
): Promise<CodeSendResult> {
  const { type, phone, email, lng } = waiting;
  const isPhone = type === "phone_reg";
  const isOwned = await hasOwner(services, isPhone ? null : email, isPhone ? phone : null);
  if (isPhone && !phone)
    throw new HttpErrorAnswer(422, { code: "fields", fields: { phone_number: "phone" } });
  return sendCode(services, {
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

async function hasOwner(
  services: SandboxServices,
  email: string | null,
  phone: Phone | null,
): Promise<boolean> {
  const { config, login } = players;
  const isProven = sql`${config}->>'activation_type' in ('2', '3') and ${config}->>'phone_number' <> ''`;
  const isNumber = sql`${config}->>'phone_code' = ${phone?.code ?? ""} and ${config}->>'phone_number' = ${phone?.number ?? ""}`;
  const [owner] = await services.db
    .select({ id: players.id })
    .from(players)
    .where(or(eq(login, email ?? ""), and(isProven, isNumber)))
    .limit(1);
  return owner !== undefined;
}

function sentOr429(sent: CodeSendResult) {
  if ("waitSec" in sent)
    throw new HttpErrorAnswer(429, { code: "too-soon", resendSec: sent.waitSec });
  return sent;
}

const refusals = { wrong: "bad-code", spent: "code-spent", over: "code-over" } as const;

async function confirmed(
  services: SandboxServices,
  tried: CodeAttemptResult,
  visit: SignInDeviceAndCountry,
): Promise<Response> {
  if (tried.kind !== "right") throw new HttpErrorAnswer(401, { code: refusals[tried.kind] });
  const id = await made(services, pendingRegistrationSchema.parse(tried.data));
  return reply(confirmRegistrationReplyWire, {
    userId: id,
    sessionId: await openSession(services, id, visit),
  });
}
