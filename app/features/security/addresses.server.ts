import { z } from "zod";
import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import { formatPhone } from "~/domain/session/phone";
import { codeSendOutcome } from "~/features/codes/code-sent.server";
import { readTypedCode } from "~/features/codes/posted-code.server";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { refuseCode } from "~/features/codes/refused-code.server";
import { declareForm, type FormResult, refuseWith } from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import {
  type NewContactAddress,
  requestContactCode,
  submitContactCode,
} from "~/platform/services/security/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { securityPath } from "./security-path";

const screen = "office:security";
type Use = "phone" | "email";

/** The form of the code that was sent to the new telephone or e-mail address; a post counts as a guess. */
const codeForm = (use: Use) =>
  declareForm({
    screen,
    intent: use,
    takes: ({ typed }) => "code" in typed,
    fields: z.object({ code: textField(256) }),
    rule: postLimits.securing,
    events: use === "phone" ? "phone_code" : "email_code",
    run: ({ code }, post) => submitCode(post, use, code),
  });

/** Sends a code to another telephone; a post counts as a message. */
const phoneForm = declareForm({
  screen,
  intent: "phone",
  fields: z.object({
    phone_code: z.string("required").max(8, "phone"),
    phone_number: z.string("required").max(40, "phone"),
    password: textField(256),
  }),
  rule: postLimits.smsSending,
  events: "phone_change",
  run: async ({ phone_code: code, phone_number: number, password }, post) => {
    const phone = parseDialledPhone(code, number);
    if (phone) return sendCode(post, "phone", { phone }, formatPhone(phone), password);
    return refuseWith(number.trim() === "" ? "required" : "phone", { field: "phone_number" });
  },
});

/** Sends a code to another e-mail address. */
const emailForm = declareForm({
  screen,
  intent: "email",
  fields: z.object({
    email: z
      .string("required")
      .trim()
      .toLowerCase()
      .min(1, "required")
      .max(128, "email")
      .regex(/^[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/, "email"),
    password: textField(256),
  }),
  rule: postLimits.smsSending,
  events: "email_change",
  run: ({ email, password }, post) => sendCode(post, "email", { email }, email, password),
});

/** Forms that bind another telephone or e-mail address to the account: the address, then its code (OFC-03, ACC-06). */
export const contactAddressForms = [codeForm("phone"), codeForm("email"), phoneForm, emailForm];

async function sendCode(
  post: FormPost,
  use: Use,
  address: NewContactAddress,
  shown: string,
  password: string,
): Promise<FormResult> {
  const { platform, lng } = post.context;
  const answer = await requestContactCode(platform, address, password);
  if (answer.kind === "refused") {
    const isProof = answer.code === "confirm" || answer.code === "bad-password";
    return isProof
      ? refuseWith(answer.code, { field: "password" })
      : captchaOrUnavailable({ kind: "unavailable" });
  }
  return codeSendOutcome(post, answer, {
    use,
    to: shown,
    subject: null,
    isRepeat: false,
    next: securityPath(lng),
  });
}

async function submitCode(post: FormPost, use: Use, typed: string): Promise<FormResult> {
  const { context, request } = post;
  const entered = await readTypedCode(post, use, typed);
  if (!entered.ok) return entered;
  const { wait, code } = entered;
  const answer = await submitContactCode(context.platform, use, { token: wait.token, code });
  if (answer.kind !== "done") return refuseCode(post, use, answer);
  await storeCodeWait(context.scope, request, use, null);
  const flash = use === "email" ? "email-changed" : "security-changed";
  await updateSessionSafetyState(context.scope, request, { flash: { code: flash, until: null } });
  return { ok: true, to: securityPath(context.lng) };
}
