import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import { toAsciiDigits } from "~/domain/session/phone";
import type {
  ActionResult,
  FormPost,
  IntentHandlers,
  PlayGuard,
  PostLimits,
} from "~/features/gate/action.server";
import { savePendingRegistration } from "~/features/session/session.server";
import { postRules } from "~/server/post-limits/rules.server";
import { registrationCodePosted, resendCodePosted } from "./confirm.server";
import { recordStep } from "./record-step.server";
import { registerPosted } from "./register.server";
import { registrationPageAddress, registrationReply } from "./reply.server";
import { saveCredentialsPosted } from "./save.server";
import type { RegistrationReply } from "./view";

/** Intents of the registration page (REG-01 to REG-12; docs/forms.md). */
export const registrationIntents: IntentHandlers<RegistrationReply> = {
  register: registerPosted,
  country: countryChosen,
  default: registrationCodePosted,
  resend: resendCodePosted,
  cancel: givenUp,
  save: saveCredentialsPosted,
  leave: left,
};

/** Returns the form for another country with the typed values; used without a script. */
async function countryChosen({ form }: FormPost): Promise<ActionResult<RegistrationReply>> {
  return { kind: "stay", status: 200, data: registrationReply(form, []) };
}

async function givenUp(post: FormPost): Promise<ActionResult<RegistrationReply>> {
  await savePendingRegistration(post.context.scope, post.request, null);
  return { kind: "go", to: registrationPageAddress(post) };
}

/** Reported by an open page that is left before the end (REG-04). */
async function left(post: FormPost): Promise<ActionResult<RegistrationReply>> {
  recordStep(post.context, "left", typeNamed(post));
  // The browser ignores the response, so it is a redirect to the cheapest page.
  return { kind: "go", to: "/healthz" };
}

function typeNamed({ context: { decision } }: FormPost): RegistrationType | null {
  const params = decision.kind === "render" ? decision.params : {};
  return registrationTypes.find((type) => type === params["type"]) ?? null;
}

const subjectOf = (form: FormData): string | null => {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 160);
  const email = text("email").trim().toLowerCase();
  const number = toAsciiDigits(text("phone_code") + text("phone_number")).replace(/\D/g, "");
  return email || (text("phone_number") === "" ? null : number) || null;
};

const tooOften = (form: FormData, waitS: number): RegistrationReply => ({
  ...registrationReply(form, [{ field: null, code: "too-often" }]),
  // Whole minutes, so that two requests shortly after each other see the same time.
  waitS: Math.ceil(waitS / 60) * 60,
});

/** Rate limits by address and by the e-mail address or telephone, whether or not it has an owner (SEC-07). */
export const registrationLimits: PostLimits<RegistrationReply> = {
  register: { rule: postRules.registering, subject: subjectOf, refuse: tooOften },
  resend: {
    rule: postRules.smsSending,
    subject: (_form, { registering }) => registering?.to.address ?? null,
    refuse: tooOften,
  },
  default: {
    rule: postRules.proving,
    subject: (_form, { registering }) => registering?.to.address ?? null,
    refuse: tooOften,
  },
  save: {
    rule: postRules.registering,
    subject: (_form, { uid }) => (uid === null ? null : String(uid)),
    refuse: tooOften,
  },
};

/** Nobody registers before the age gate is confirmed, where the site has one (POP-05). */
export const registrationPlayGuard: PlayGuard<RegistrationReply> = {
  intents: ["register", "default", "resend"],
  refuse: (form, first) => registrationReply(form, [{ field: null, code: first }]),
  keep: async ({ context: { url } }) => url.pathname + url.search,
};
