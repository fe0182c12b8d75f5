import { validateRegistration } from "~/domain/registration/read";
import type { RegistrationRules, TypedRegistration } from "~/domain/registration/rules";
import type { RegistrationType } from "~/domain/registration/types";
import { toE164 } from "~/domain/session/phone";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { prepareSocialAuthorizationUrl } from "~/features/sign-in/social/authorization.server";
import { findUnclaimedSocialIdentity } from "~/features/sign-in/social/proof.server";
import { shiftToLocalMs } from "~/i18n/zone";
import {
  loadRegistrationCountries,
  registerPlayer,
} from "~/platform/services/registration/client.server";
import { finishRegistrationPost } from "./outcome.server";
import { recordRegistrationStep } from "./record-step.server";
import {
  refusalWithOneError,
  refusedRegistrationReply,
  registrationTypeOfPostOr404,
} from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

/**
 * Handles a registration form: creates the player at once, or sends a code to the address (REG-01,
 * REG-09).
 */
export async function registerPosted(
  post: FormPost,
): Promise<ActionResult<RefusedRegistrationReply>> {
  const { context, form } = post;
  const type = registrationTypeOfPostOr404(post);
  recordRegistrationStep(context, "submit", type);
  const countries = await loadRegistrationCountries(context.platform);
  if (!countries.ok) return refusalWithOneError(form, 503, "unavailable");
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
  if (read.text.bonus !== "")
    recordRegistrationStep(context, "bonus-chosen", type, { bonus: read.text.bonus });
  const proof =
    type === "soc_reg" ? await findUnclaimedSocialIdentity(context, post.request) : null;
  if (type === "soc_reg" && proof?.provider !== read.text.provider)
    return redirectToSocialNetwork(post, read.text);
  const answer = await registerPlayer(context.platform, {
    type,
    social_token: proof?.token ?? "",
    time_zone: settings.timeZone,
    link: `/${context.lng}/registration/${type}?token={token}`,
    fields: toRegisterRequestFields({ ...read.text, ...registerRequestPhoneFields(read.phone) }),
  });
  const isPhone = type === "phone_reg" && read.phone !== null;
  return finishRegistrationPost(post, type, answer, isPhone ? toE164(read.phone) : read.text.email);
}

function wrong(
  { context, form }: FormPost,
  type: RegistrationType,
  errors: ReadonlyMap<string, string>,
): ActionResult<RefusedRegistrationReply> {
  recordRegistrationStep(context, "refused", type);
  const list = [...errors].map(([field, code]) => ({ field, code }));
  return { kind: "stay", status: 422, data: refusedRegistrationReply(form, list) };
}

/**
 * Redirects to the social network that is to confirm the visitor's identity. What the visitor typed
 * is stored, and fills the form again when the network has answered.
 */
async function redirectToSocialNetwork(
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
): Promise<ActionResult<RefusedRegistrationReply>> {
  const values = { country, region, city, currency, bonus, promo_code, accept: "1" };
  const typed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, (value ?? "").slice(0, 60)]),
  );
  const returnUrl = String(form.get("returnUrl") ?? "");
  const to = await prepareSocialAuthorizationUrl(context, request, {
    provider: provider ?? "",
    returnUrl,
    typed,
  });
  return to === null
    ? refusalWithOneError(form, 422, "unavailable")
    : { kind: "go", to, isDocument: true, isLeaving: true };
}

/** Fields of the form beside `accept`, as the platform takes them. */
const sentFields = [
  ...(["provider", "email", "phone_code", "phone_number", "password", "user_name"] as const),
  ...(["surname", "birthday_date", "country", "region", "city", "currency", "bonus"] as const),
  "promo_code",
] as const;

function registerRequestPhoneFields(
  phone: { readonly code: string; readonly number: string } | null,
) {
  return { phone_code: phone?.code ?? "", phone_number: phone?.number ?? "" };
}

/**
 * The typed values as fields of the platform's request, all but `accept`; a field that was not
 * typed is "".
 */
function toRegisterRequestFields(values: Readonly<Record<string, string>>) {
  const own = Object.fromEntries(sentFields.map((name) => [name, values[name] ?? ""]));
  return own as Record<(typeof sentFields)[number], string>;
}
