import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import { formatPhone } from "~/domain/session/phone";
import { handleCodeSendResult } from "~/features/codes/code-sent.server";
import { readPostedCode } from "~/features/codes/posted-code.server";
import { handleCodeRefusal } from "~/features/codes/refused-code.server";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import {
  type NewContactAddress,
  requestContactCode,
  submitContactCode,
} from "~/platform/services/security/client.server";
import { securityPath } from "./security-path";

type Result = Promise<ActionResult<FormReply>>;
type Use = "phone" | "email";

const fieldsOf = { phone: ["phone_code", "phone_number"], email: ["email"] } as const;

/**
 * Binds a telephone or an e-mail address to the account: sends a code to the posted address, or
 * takes the posted code (OFC-03, ACC-06).
 */
export function contactAddressOrCodePosted(post: FormPost, use: Use): Result {
  return post.form.has("code") ? codePosted(post, use) : addressWanted(post, use);
}

async function addressWanted(post: FormPost, use: Use): Result {
  const { form, context } = post;
  const kept = fieldsOf[use];
  const found = typedAddress(form, use);
  if (!found) {
    const field = use === "phone" ? "phone_number" : "email";
    const isEmpty = postedText(form, field).trim() === "";
    const error = { field, code: isEmpty ? "required" : use };
    return refuseForm(form, [error], { form: use, kept });
  }
  const answer = await requestContactCode(
    context.platform,
    found.address,
    postedText(form, "password"),
  );
  if (answer.kind === "refused") {
    const isProof = answer.code === "confirm" || answer.code === "bad-password";
    const error = isProof
      ? { field: "password", code: answer.code }
      : { field: null, code: "unavailable" };
    return refuseForm(form, [error], { form: use, kept, status: isProof ? 422 : 503 });
  }
  return handleCodeSendResult(post, answer, {
    use,
    to: found.shown,
    subject: null,
    isRepeat: false,
    next: securityPath(context.lng),
    form: use,
    kept,
  });
}

async function codePosted(post: FormPost, use: Use): Result {
  const { context, request } = post;
  const entered = await readPostedCode(post, use, use);
  if ("refused" in entered) return entered.refused;
  const { wait, code } = entered;
  const answer = await submitContactCode(context.platform, use, { token: wait.token, code });
  if (answer.kind !== "done") return handleCodeRefusal(post, use, answer, use);
  await storeCodeWait(context.scope, request, use, null);
  const flash = use === "email" ? "email-changed" : "security-changed";
  await updateSessionSafetyState(context.scope, request, { flash: { code: flash, until: null } });
  return { kind: "go", to: securityPath(context.lng) };
}

function typedAddress(
  form: FormData,
  use: Use,
): { readonly address: NewContactAddress; readonly shown: string } | null {
  if (use === "phone") {
    const phone = parseDialledPhone(
      postedText(form, "phone_code", 8),
      postedText(form, "phone_number", 40),
    );
    return phone && { address: { phone }, shown: formatPhone(phone) };
  }
  const email = postedText(form, "email").trim().toLowerCase();
  const isAddress =
    email.length <= 128 && /^[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(email);
  return isAddress ? { address: { email }, shown: email } : null;
}
