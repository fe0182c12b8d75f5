import { phoneOf, shownPhone } from "~/domain/session/phone";
import { codeRefused, codeSent, postedCode } from "~/features/codes/code-step.server";
import { refuseForm, textOf } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { saveSafety, saveWait } from "~/features/session/session.server";
import { askAddress, enterAddressCode, type NewAddress } from "~/platform/security/client.server";
import { securityPath } from "./security-path";

type Result = Promise<ActionResult<FormReply>>;
type Use = "phone" | "email";

const fieldsOf = { phone: ["phone_code", "phone_number"], email: ["email"] } as const;

/** Binding an address: the address, then the code that went there (OFC-03, ACC-06). */
export function addressPosted(post: Post, use: Use): Result {
  return post.form.has("code") ? codePosted(post, use) : addressWanted(post, use);
}

async function addressWanted(post: Post, use: Use): Result {
  const { form, context } = post;
  const kept = fieldsOf[use];
  const found = typedAddress(form, use);
  if (!found) {
    const field = use === "phone" ? "phone_number" : "email";
    const isEmpty = textOf(form, field).trim() === "";
    const error = { field, code: isEmpty ? "required" : use };
    return refuseForm(form, [error], { form: use, kept });
  }
  const answer = await askAddress(context.platform, found.address, textOf(form, "password"));
  if (answer.kind === "refused") {
    const isProof = answer.code === "confirm" || answer.code === "bad-password";
    const error = isProof
      ? { field: "password", code: answer.code }
      : { field: null, code: "unavailable" };
    return refuseForm(form, [error], { form: use, kept, status: isProof ? 422 : 503 });
  }
  return codeSent(post, answer, {
    use,
    to: found.shown,
    subject: null,
    isRepeat: false,
    next: securityPath(context.lng),
    form: use,
    kept,
  });
}

async function codePosted(post: Post, use: Use): Result {
  const { context, request } = post;
  const entered = await postedCode(post, use, use);
  if ("refused" in entered) return entered.refused;
  const { wait, code } = entered;
  const answer = await enterAddressCode(context.platform, use, { token: wait.token, code });
  if (answer.kind !== "done") return codeRefused(post, use, answer, use);
  await saveWait(context.scope, request, use, null);
  const flash = use === "email" ? "email-changed" : "security-changed";
  await saveSafety(context.scope, request, { flash: { code: flash, until: null } });
  return { kind: "go", to: securityPath(context.lng) };
}

function typedAddress(
  form: FormData,
  use: Use,
): { readonly address: NewAddress; readonly shown: string } | null {
  if (use === "phone") {
    const phone = phoneOf(textOf(form, "phone_code", 8), textOf(form, "phone_number", 40));
    return phone && { address: { phone }, shown: shownPhone(phone) };
  }
  const email = textOf(form, "email").trim().toLowerCase();
  const isAddress =
    email.length <= 128 && /^[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(email);
  return isAddress ? { address: { email }, shown: email } : null;
}
