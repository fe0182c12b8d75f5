import {
  type RegistrationRules,
  type TypedRegistration,
  validateRegistration,
} from "~/domain/registration/read";
import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import { toE164 } from "~/domain/session/phone";
import { ageLimitOfCountry } from "~/domain/settings/site-config";
import type { ActionResult, FormPost } from "~/features/gate/action.server";
import { newAccountLifetimeMs, saveNewAccount } from "~/features/session/new-account.server";
import { beginSession, savePendingRegistration } from "~/features/session/session.server";
import { findLiveSocialProof } from "~/features/sign-in/social/proof.server";
import { networkPageAddress } from "~/features/sign-in/social/start.server";
import { shiftToLocalMs } from "~/i18n/zone";
import { loadCountries } from "~/platform/registration/countries.server";
import { type Registered, registerPlayer } from "~/platform/registration/register.server";
import type { RegistrationResult } from "~/platform/registration/result.server";
import { recordStep } from "./record-step.server";
import { refuseRegistration, registrationPageAddress, registrationReply } from "./reply.server";
import type { RegistrationReply } from "./view";

/** How long the page of a code stays open, ms; the platform may end it earlier. */
export const registrationCodeLifetimeMs = 900_000;

/** Fields of the form beside `accept`, as the platform takes them. */
const sentFields = [
  ...(["provider", "email", "phone_code", "phone_number", "password", "user_name"] as const),
  ...(["surname", "birthday_date", "country", "region", "city", "currency", "bonus"] as const),
  "promo_code",
] as const;

/** The way that a post registers by: that of its address, else the preferred one. */
export function registrationTypeOfPost({
  context: { decision, config },
}: FormPost): RegistrationType {
  const params = decision.kind === "render" ? decision.params : {};
  const named = registrationTypes.find((type) => type === params["type"]);
  const type = named ?? config.registration.types[0];
  if (!type || !config.registration.types.includes(type)) throw new Response(null, { status: 404 });
  return type;
}

/**
 * Handles a registration form: creates the player at once, or sends a code to the address (REG-01,
 * REG-09).
 */
export async function registerPosted(post: FormPost): Promise<ActionResult<RegistrationReply>> {
  const { context, form } = post;
  const type = registrationTypeOfPost(post);
  recordStep(context, "submit", type);
  const countries = await loadCountries(context.platform);
  if (!countries.ok) return refuseRegistration(form, 503, "unavailable");
  const typed: TypedRegistration = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const { config, country, now, settings } = context;
  const rules: RegistrationRules = {
    fields: config.registration.fields[type],
    countries: countries.value,
    providers: config.social.providers.map(({ name }) => name),
    visitor: country,
    ageLimit: ageLimitOfCountry(config.licence, country),
    today: new Date(shiftToLocalMs(now, settings.timeZone)).toISOString().slice(0, 10),
  };
  const read = validateRegistration(typed, rules);
  if (read.errors.size > 0) return wrong(post, type, read.errors);
  if (read.text.bonus !== "") recordStep(context, "bonus-chosen", type, { bonus: read.text.bonus });
  const proof = type === "soc_reg" ? await findLiveSocialProof(context, post.request) : null;
  if (type === "soc_reg" && proof?.provider !== read.text.provider)
    return networkAsked(post, read.text);
  const answer = await registerPlayer(context.platform, {
    type,
    social_token: proof?.token ?? "",
    time_zone: settings.timeZone,
    link: `/${context.lng}/registration/${type}?token={token}`,
    fields: ownFields({ ...read.text, ...phoneFields(read.phone) }),
  });
  const isPhone = type === "phone_reg" && read.phone !== null;
  return registered(post, type, answer, isPhone ? toE164(read.phone) : read.text.email);
}

/** Leads to the network that is to confirm who registers; what was typed comes back with its answer. */
async function networkAsked(
  { context, form, request }: FormPost,
  {
    provider,
    country,
    region,
    city,
    currency,
    bonus,
    promo_code,
  }: Readonly<Record<string, string>>,
): Promise<ActionResult<RegistrationReply>> {
  const values = { country, region, city, currency, bonus, promo_code, accept: "1" };
  const typed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, (value ?? "").slice(0, 60)]),
  );
  const returnUrl = String(form.get("returnUrl") ?? "");
  const to = await networkPageAddress(context, request, {
    provider: provider ?? "",
    returnUrl,
    typed,
  });
  return to === null
    ? refuseRegistration(form, 422, "unavailable")
    : { kind: "go", to, isDocument: true, isLeaving: true };
}

function phoneFields(phone: { readonly code: string; readonly number: string } | null) {
  return { phone_code: phone?.code ?? "", phone_number: phone?.number ?? "" };
}

function ownFields(values: Readonly<Record<string, string>>) {
  const own = Object.fromEntries(sentFields.map((name) => [name, values[name] ?? ""]));
  return own as Record<(typeof sentFields)[number], string>;
}

function wrong(
  { context, form }: FormPost,
  type: RegistrationType,
  errors: ReadonlyMap<string, string>,
): ActionResult<RegistrationReply> {
  recordStep(context, "refused", type);
  const list = [...errors].map(([field, code]) => ({ field, code }));
  return { kind: "stay", status: 422, data: registrationReply(form, list) };
}

async function registered(
  post: FormPost,
  type: RegistrationType,
  answer: RegistrationResult<Registered>,
  address: string,
): Promise<ActionResult<RegistrationReply>> {
  if (answer.kind !== "done") return registrationRefusal(post, type, answer);
  const { context, request } = post;
  const { value } = answer;
  if (value.kind === "player") {
    const { userId, sessionId, login, password } = value;
    return beginRegisteredSession(post, type, { userId, sessionId, login, password });
  }
  const isPhone = type === "phone_reg";
  recordStep(context, isPhone ? "phone-code-sent" : "email-sent", type);
  await savePendingRegistration(context.scope, request, {
    type,
    token: value.token,
    until: context.now + registrationCodeLifetimeMs,
    to: { kind: isPhone ? "sms" : "email", address },
    again: context.now + value.waitS * 1000,
    isRepeat: false,
  });
  return { kind: "go", to: registrationPageAddress(post) };
}

/** A new player's session, and the steps after it; `password` null = nothing is shown (REG-11). */
export async function beginRegisteredSession(
  post: FormPost,
  type: RegistrationType,
  player: {
    readonly userId: number;
    readonly sessionId: string;
    readonly login: string;
    readonly password: string | null;
  },
): Promise<ActionResult<RegistrationReply>> {
  const { context, request } = post;
  const { userId, sessionId, login, password } = player;
  await beginSession(context, request, { userId, sessionId, keep: false });
  const until = context.now + newAccountLifetimeMs;
  const account = { uid: userId, type, login, password, isSaved: false, until };
  saveNewAccount(context.scope, request, account);
  recordStep(context, "success", type);
  // Loads a whole document, so that the password is never part of a script's data.
  return { kind: "go", to: registrationPageAddress(post), isDocument: true, isLeaving: true };
}

const formCodes = ["excluded", "taken", "too-often", "social-over"];

/** The reply to a refused registration. */
export function registrationRefusal(
  { context, form }: FormPost,
  type: RegistrationType,
  answer: Exclude<RegistrationResult<unknown>, { kind: "done" }>,
): ActionResult<RegistrationReply> {
  recordStep(context, "refused", type);
  switch (answer.kind) {
    case "fields": {
      const errors = Object.entries(answer.fields).map(([field, code]) => ({ field, code }));
      return { kind: "stay", status: 422, data: registrationReply(form, errors) };
    }
    case "too-soon":
      return refuseRegistration(form, 422, "too-soon", { waitS: answer.waitS });
    case "captcha":
      return refuseRegistration(form, 403, "captcha");
    case "unavailable":
      return refuseRegistration(form, 503, "unavailable");
    case "refused": {
      const code = formCodes.find((one) => one === answer.code);
      return code
        ? refuseRegistration(form, code === "excluded" ? 403 : 409, code)
        : refuseRegistration(form, 422, "unavailable");
    }
  }
}
