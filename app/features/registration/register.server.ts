import { type RegistrationRules, readRegistration, type Typed } from "~/domain/registration/read";
import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import { e164 } from "~/domain/session/phone";
import { ageLimitIn } from "~/domain/settings/site-config";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { newAccountMs, saveNewAccount } from "~/features/session/new-account.server";
import { beginSession, saveRegistering } from "~/features/session/session.server";
import { liveProof } from "~/features/sign-in/social/proof.server";
import { networkAddress } from "~/features/sign-in/social/start.server";
import { localMs } from "~/i18n/zone";
import {
  loadCountries,
  type Registered,
  type RegistrationResult,
  register,
} from "~/platform/registration/client.server";
import { recordStep } from "./record-step.server";
import { refuse, repliedWith, samePage } from "./reply.server";
import type { RegistrationReply } from "./view";

/** How long the page of a code stays open, ms; the platform may end it earlier. */
export const codeStepMs = 900_000;

/** Fields of the form beside `accept`, as the platform takes them. */
const sentFields = [
  ...(["provider", "email", "phone_code", "phone_number", "password", "user_name"] as const),
  ...(["surname", "birthday_date", "country", "region", "city", "currency", "bonus"] as const),
  "promo_code",
] as const;

/** The way that a post registers by: that of its address, else the preferred one. */
export function typeOf({ context: { decision, config } }: Post): RegistrationType {
  const params = decision.kind === "render" ? decision.params : {};
  const named = registrationTypes.find((type) => type === params["type"]);
  const type = named ?? config.registration.types[0];
  if (!type || !config.registration.types.includes(type)) throw new Response(null, { status: 404 });
  return type;
}

/** A registration form: a player at once, or a code to the address (REG-01, REG-09). */
export async function registerPosted(post: Post): Promise<ActionResult<RegistrationReply>> {
  const { context, form } = post;
  const type = typeOf(post);
  recordStep(context, "submit", type);
  const countries = await loadCountries(context.platform);
  if (!countries.ok) return refuse(form, 503, "unavailable");
  const typed: Typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const { config, country, now, settings } = context;
  const rules: RegistrationRules = {
    fields: config.registration.fields[type],
    countries: countries.value,
    providers: config.social.providers.map(({ name }) => name),
    visitor: country,
    ageLimit: ageLimitIn(config.licence, country),
    today: new Date(localMs(now, settings.timeZone)).toISOString().slice(0, 10),
  };
  const read = readRegistration(typed, rules);
  if (read.errors.size > 0) return wrong(post, type, read.errors);
  if (read.text.bonus !== "") recordStep(context, "bonus-chosen", type, { bonus: read.text.bonus });
  const proof = type === "soc_reg" ? await liveProof(context, post.request) : null;
  if (type === "soc_reg" && proof?.provider !== read.text.provider)
    return networkAsked(post, read.text);
  const answer = await register(context.platform, {
    type,
    social_token: proof?.token ?? "",
    time_zone: settings.timeZone,
    link: `/${context.lng}/registration/${type}?token={token}`,
    fields: ownFields({ ...read.text, ...phoneFields(read.phone) }),
  });
  const isPhone = type === "phone_reg" && read.phone !== null;
  return registered(post, type, answer, isPhone ? e164(read.phone) : read.text.email);
}

/** Leads to the network that is to confirm who registers; what was typed comes back with its answer. */
async function networkAsked(
  { context, form, request }: Post,
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
  const to = await networkAddress(context, request, { provider: provider ?? "", returnUrl, typed });
  return to === null
    ? refuse(form, 422, "unavailable")
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
  { context, form }: Post,
  type: RegistrationType,
  errors: ReadonlyMap<string, string>,
): ActionResult<RegistrationReply> {
  recordStep(context, "refused", type);
  const list = [...errors].map(([field, code]) => ({ field, code }));
  return { kind: "stay", status: 422, data: repliedWith(form, list) };
}

async function registered(
  post: Post,
  type: RegistrationType,
  answer: RegistrationResult<Registered>,
  address: string,
): Promise<ActionResult<RegistrationReply>> {
  if (answer.kind !== "done") return refusedBy(post, type, answer);
  const { context, request } = post;
  const { value } = answer;
  if (value.kind === "player") {
    const { userId, sessionId, login, password } = value;
    return begun(post, type, { userId, sessionId, login, password });
  }
  const isPhone = type === "phone_reg";
  recordStep(context, isPhone ? "phone-code-sent" : "email-sent", type);
  await saveRegistering(context.scope, request, {
    type,
    token: value.token,
    until: context.now + codeStepMs,
    to: { kind: isPhone ? "sms" : "email", address },
    again: context.now + value.waitS * 1000,
    isRepeat: false,
  });
  return { kind: "go", to: samePage(post) };
}

/** A new player's session, and the steps after it; `password` null = nothing is shown (REG-11). */
export async function begun(
  post: Post,
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
  await beginSession(context.scope, request, { userId, sessionId, keep: false });
  const until = context.now + newAccountMs;
  const account = { uid: userId, type, login, password, isSaved: false, until };
  saveNewAccount(context.scope, request, account);
  recordStep(context, "success", type);
  // A whole document: the password is never data that a script asks for.
  return { kind: "go", to: samePage(post), isDocument: true, isLeaving: true };
}

const formCodes = ["excluded", "taken", "too-often", "social-over"];

/** What stood against a registration. */
export function refusedBy(
  { context, form }: Post,
  type: RegistrationType,
  answer: Exclude<RegistrationResult<unknown>, { kind: "done" }>,
): ActionResult<RegistrationReply> {
  recordStep(context, "refused", type);
  switch (answer.kind) {
    case "fields": {
      const errors = Object.entries(answer.fields).map(([field, code]) => ({ field, code }));
      return { kind: "stay", status: 422, data: repliedWith(form, errors) };
    }
    case "too-soon":
      return refuse(form, 422, "too-soon", { waitS: answer.waitS });
    case "captcha":
      return refuse(form, 403, "captcha");
    case "unavailable":
      return refuse(form, 503, "unavailable");
    case "refused": {
      const code = formCodes.find((one) => one === answer.code);
      return code
        ? refuse(form, code === "excluded" ? 403 : 409, code)
        : refuse(form, 422, "unavailable");
    }
  }
}
