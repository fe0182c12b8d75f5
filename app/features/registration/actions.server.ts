import { z } from "zod";
import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import { phoneLimitKey } from "~/domain/session/phone";
import type { FormEvents } from "~/features/analytics/record.server";
import { declareForm, type UnreadPost } from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
import type { RequestContext } from "~/features/gate/request-context";
import { savePendingRegistration } from "~/features/session/pending-registration.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { registrationCodePosted, registrationLinkPosted, resendCodePosted } from "./confirm.server";
import { registrationPageAddress } from "./post.server";
import { registerPosted, registrationFieldsSchema } from "./register.server";
import { downloadOrMailCredentialsPosted } from "./save.server";

const screens = ["registration", "registration-old"] as const;

const text = z.string().optional();

/**
 * The e-mail address and the telephone, whichever of them gets the message, whether or not they have an owner (SEC-07):
 * a field that the way to register does not have is no way round the other's count.
 */
function byAddresses({ typed }: UnreadPost): readonly string[] {
  const textOf = (name: string) => (typed[name] ?? "").slice(0, 160);
  const email = textOf("email").trim().toLowerCase();
  return [email, phoneLimitKey(textOf("phone_number"))].filter((address) => address !== "");
}

const byAddressOfCode = ({ session }: UnreadPost) => session.registering?.to.address ?? null;

const registrationEvents: FormEvents = {
  name: "registration",
  fields: ({ url }) => ({
    type: registrationTypes.find((one) => url.pathname.endsWith(one)) ?? null,
  }),
};

/** Forms of the registration page (REG-01 to REG-12; docs/forms.md). */
export const registrationForms = screens.flatMap((screen) => {
  // An empty return path is none, and not that of the address.
  const page = { screen, isEmptyTextKept: true };
  /** What registers waits for the age, where the site asks for it (POP-05). */
  const registering = { ...page, isPlay: true };
  const register = declareForm({
    ...{ ...registering, intent: "register" },
    fields: registrationFieldsSchema,
    rule: postLimits.registering,
    subject: byAddresses,
    events: registrationEvents,
    run: registerPosted,
  });
  /** The form for another country with the typed values; used without a script. */
  const country = declareForm({
    ...{ ...page, intent: "country" },
    fields: registrationFieldsSchema,
    events: null,
    run: async () => ({ ok: false, status: 200, errors: [], form: register.intent }) as const,
  });
  /** A mail's link in place of a code; the password where this browser has not begun the registration. */
  const link = declareForm({
    ...registering,
    takes: ({ typed }) => (typed["token"] ?? "") !== "",
    fields: z.object({
      token: textField(256),
      password: text,
      password_again: text,
      returnUrl: text,
    }),
    rule: postLimits.proving,
    subject: byAddressOfCode,
    events: registrationEvents,
    run: registrationLinkPosted,
  });
  const code = declareForm({
    ...registering,
    takes: ({ typed }) => "code" in typed,
    fields: z.object({ code: z.string(), returnUrl: text }),
    rule: postLimits.proving,
    subject: byAddressOfCode,
    events: registrationEvents,
    run: registrationCodePosted,
  });
  const resend = declareForm({
    ...{ ...registering, intent: "resend" },
    fields: z.object({ returnUrl: text }),
    rule: postLimits.smsSending,
    subject: byAddressOfCode,
    events: null,
    run: ({ returnUrl }, post) => resendCodePosted(returnUrl, post),
  });
  /** Forgets the registration that waits for a code, so that the page shows the form again. */
  const cancel = declareForm({
    ...{ ...page, intent: "cancel" },
    fields: z.object({ returnUrl: text }),
    events: "registration_cancel",
    run: async ({ returnUrl }, { context, request }) => {
      await savePendingRegistration(context.scope, request, null);
      return { ok: true, to: registrationPageAddress(context, returnUrl) };
    },
  });
  const save = declareForm({
    ...{ ...page, intent: "save" },
    fields: z.object({ save: text, file: text, picture: text, email: text, returnUrl: text }),
    rule: postLimits.registering,
    events: null,
    run: downloadOrMailCredentialsPosted,
  });
  /** Records that an open registration page was left before its end; posted by a beacon (REG-04). */
  const leave = declareForm({
    ...{ ...page, intent: "leave" },
    fields: z.object({}),
    // Its event is the result's.
    events: "registration_cancel",
    run: async (_nothing, { context }) => {
      const event = { name: "registration_left", type: typeNamed(context) } as const;
      // The browser ignores the response, so it is a redirect to the cheapest page.
      return { ok: true, to: "/healthz", event };
    },
  });
  return [register, country, link, code, resend, cancel, save, leave];
});

function typeNamed({ decision }: RequestContext): RegistrationType | null {
  const params = decision.kind === "render" ? decision.params : {};
  return registrationTypes.find((type) => type === params["type"]) ?? null;
}
