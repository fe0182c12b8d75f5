import { phoneLimitKey } from "~/domain/session/phone";
import type { PostLimits } from "~/features/gate/post-limit.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { refusedRegistrationReply } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

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
