import { validateRegistration } from "~/domain/registration/read";
import type { RegistrationRules, TypedRegistration } from "~/domain/registration/rules";
import type { RegistrationType } from "~/domain/registration/types";
import { toE164 } from "~/domain/session/phone";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { findUnclaimedSocialIdentity } from "~/features/sign-in/social/proof.server";
import { shiftToLocalMs } from "~/i18n/zone";
import {
  loadRegistrationCountries,
  registerPlayer,
} from "~/platform/services/registration/client.server";
import { redirectToSocialNetwork } from "./ask-network.server";
import { recordRegistrationStep } from "./record-step.server";
import { finishRegistrationPost } from "./registered.server";
import { refusalWithOneError, refusedRegistrationReply } from "./reply.server";
import { registerRequestPhoneFields, toRegisterRequestFields } from "./sent-fields.server";
import { registrationTypeOfPostOr404 } from "./type-of-post.server";
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
