import { z } from "zod";
import { validateRegistration } from "~/domain/registration/read";
import type { RegistrationRules } from "~/domain/registration/rules";
import { bonusChoices } from "~/domain/registration/types";
import { toE164 } from "~/domain/session/phone";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { recordEvents } from "~/features/analytics/record.server";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { referralForRegistration } from "~/features/referral/referral.server";
import { prepareSocialAuthorizationUrl } from "~/features/sign-in/social/authorization.server";
import { findUnclaimedSocialIdentity } from "~/features/sign-in/social/proof.server";
import { shiftToLocalMs } from "~/i18n/zone";
import {
  loadRegistrationCountries,
  registerPlayer,
} from "~/platform/services/registration/client.server";
import { log } from "~/server/log.server";
import { finishRegistrationPost } from "./outcome.server";
import { type RegistrationPost, registrationTypeOfPostOr404 } from "./post.server";

const text = z.string().default("");

/** The fields that a way to register may have (docs/forms.md); site config says which of them are read. */
export const registrationFieldsSchema = z.object({
  ...{ country: text, region: text, city: text, currency: text, bonus: text, promo_code: text },
  ...{ phone_code: text, phone_number: text, email: text, password: text, password_again: text },
  ...{ user_name: text, surname: text, birthday_date: text, provider: text, accept: text },
  returnUrl: z.string().optional(),
});

/**
 * Handles a registration form: creates the player at once, or sends a code to the address (REG-01,
 * REG-09).
 */
export async function registerPosted(
  { returnUrl, ...typed }: z.output<typeof registrationFieldsSchema>,
  { context, request }: FormPost,
): Promise<FormResult> {
  const type = registrationTypeOfPostOr404(context);
  recordEvents(context, { name: "registration_submit", type });
  const countries = await loadRegistrationCountries(context.platform);
  if (!countries.ok) return captchaOrUnavailable({ kind: "unavailable" });
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
  if (read.errors.size > 0)
    return { ok: false, errors: [...read.errors].map(([field, code]) => ({ field, code })) };
  recordBonusChoice(context, read.text.bonus ?? "");
  const post = { context, request, type, returnUrl };
  const proof = type === "soc_reg" ? await findUnclaimedSocialIdentity(context, request) : null;
  if (type === "soc_reg" && proof?.provider !== read.text.provider)
    return redirectToSocialNetwork(post, read.text);
  const answer = await registerPlayer(context.platform, {
    type,
    social_token: proof?.token ?? "",
    time_zone: settings.timeZone,
    referral: referralForRegistration({
      request,
      config,
      choice: context.consent?.choice ?? null,
    }),
    link: `/${context.lng}/registration/${type}?token={token}`,
    fields: toRegisterRequestFields({ ...read.text, ...registerRequestPhoneFields(read.phone) }),
  });
  const isPhone = type === "phone_reg" && read.phone !== null;
  return finishRegistrationPost(post, answer, isPhone ? toE164(read.phone) : read.text.email);
}

/**
 * Redirects to the social network that is to confirm the visitor's identity. What the visitor typed
 * is stored, and fills the form again when the network has answered.
 */
async function redirectToSocialNetwork(
  { context, request, returnUrl = "" }: RegistrationPost,
  {
    provider = "",
    country,
    region,
    city,
    currency,
    bonus,
    promo_code,
  }: Readonly<Record<string, string>>,
): Promise<FormResult> {
  const values = { country, region, city, currency, bonus, promo_code, accept: "1" };
  const typed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, (value ?? "").slice(0, 60)]),
  );
  const wanted = { provider, returnUrl, typed };
  const to = await prepareSocialAuthorizationUrl(context, request, wanted);
  return to === null
    ? refuseWith("unavailable")
    : { ok: true, to, isDocument: true, isLeaving: true, event: null };
}

/** A bonus that the product does not know is logged, and is no event (ANA-05). */
function recordBonusChoice(context: RequestContext, chosen: string): void {
  if (chosen === "") return;
  const bonus = bonusChoices.find((one) => one === chosen);
  if (bonus) recordEvents(context, { name: "registration_bonus_chosen", bonus });
  else log.error({ bonus: chosen.slice(0, 40) }, "unknown registration bonus");
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
