import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import { phoneLimitKey } from "~/domain/session/phone";
import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/form-post.server";
import type { RealityCheckAndAgeGuard } from "~/features/gate/play-guard.server";
import type { PostLimits } from "~/features/gate/post-limit.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { cancelCodeWaitPosted, registrationCodePosted, resendCodePosted } from "./confirm.server";
import { recordRegistrationStep } from "./record-step.server";
import { registerPosted } from "./register.server";
import { refusedRegistrationReply } from "./reply.server";
import { downloadOrMailCredentialsPosted } from "./save.server";
import type { RefusedRegistrationReply } from "./view";

/** Intents of the registration page (REG-01 to REG-12; docs/forms.md). */
export const registrationIntents: IntentHandlers<RefusedRegistrationReply> = {
  register: registerPosted,
  country: countryChosen,
  default: registrationCodePosted,
  resend: resendCodePosted,
  cancel: cancelCodeWaitPosted,
  save: downloadOrMailCredentialsPosted,
  leave: registrationAbandonBeaconPosted,
};

/** Returns the form for another country with the typed values; used without a script. */
async function countryChosen({ form }: FormPost): Promise<ActionResult<RefusedRegistrationReply>> {
  return { kind: "stay", status: 200, data: refusedRegistrationReply(form, []) };
}

/** Records that an open registration page was left before its end; posted by a beacon (REG-04). */
async function registrationAbandonBeaconPosted(
  post: FormPost,
): Promise<ActionResult<RefusedRegistrationReply>> {
  recordRegistrationStep(post.context, "left", typeNamed(post));
  // The browser ignores the response, so it is a redirect to the cheapest page.
  return { kind: "go", to: "/healthz" };
}

function typeNamed({ context: { decision } }: FormPost): RegistrationType | null {
  const params = decision.kind === "render" ? decision.params : {};
  return registrationTypes.find((type) => type === params["type"]) ?? null;
}

/**
 * The e-mail address and the telephone, whichever of them gets the message: a field that the way to register
 * does not have is no way round the other's count.
 */
const addressesOf = (form: FormData): readonly string[] => {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 160);
  const email = text("email").trim().toLowerCase();
  return [email, phoneLimitKey(text("phone_number"))].filter((address) => address !== "");
};

const tooOften = (form: FormData, waitS: number): RefusedRegistrationReply => ({
  ...refusedRegistrationReply(form, [{ field: null, code: "too-often" }]),
  // Whole minutes, so that two requests shortly after each other see the same time.
  waitS: Math.ceil(waitS / 60) * 60,
});

/** Rate limits by IP address and by the e-mail address and telephone, whether or not they have an owner (SEC-07). */
export const registrationLimits: PostLimits<RefusedRegistrationReply> = {
  register: { rule: postLimits.registering, subject: addressesOf, refuse: tooOften },
  resend: {
    rule: postLimits.smsSending,
    subject: (_form, { registering }) => registering?.to.address ?? null,
    refuse: tooOften,
  },
  default: {
    rule: postLimits.proving,
    subject: (_form, { registering }) => registering?.to.address ?? null,
    refuse: tooOften,
  },
  save: {
    rule: postLimits.registering,
    subject: (_form, { uid }) => (uid === null ? null : String(uid)),
    refuse: tooOften,
  },
};

/** Blocks posts that register until the age gate is confirmed, where the site has one (POP-05). */
export const registrationAgeGateGuard: RealityCheckAndAgeGuard<RefusedRegistrationReply> = {
  intents: ["register", "default", "resend"],
  refuse: (form, first) => refusedRegistrationReply(form, [{ field: null, code: first }]),
  keep: async ({ context: { url } }) => url.pathname + url.search,
};
