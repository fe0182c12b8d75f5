import { isEmail } from "~/domain/registration/field-lengths";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import {
  readJustRegisteredPlayer,
  storeJustRegisteredPlayer,
} from "~/features/session/new-account.server";
import { mailCredentials } from "~/platform/services/registration/client.server";
import { recordRegistrationStep } from "./record-step.server";
import { refusalWithOneError, registrationPageAddress } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

/** Ways to keep generated credentials, with the address of what is downloaded (REG-02). */
const downloads = { file: "account.txt", picture: "account.svg" } as const;

/** Keeps login and password as a file, as a picture or by e-mail (REG-02, REG-11). */
export async function downloadOrMailCredentialsPosted(
  post: FormPost,
): Promise<ActionResult<RefusedRegistrationReply>> {
  const { context, form, request } = post;
  const { session, now, platform } = context;
  const account = readJustRegisteredPlayer(
    request,
    session.kind === "player" ? session.userId : null,
    now,
  );
  const way = wayOf(form);
  if (!account || account.password === null || way === null)
    return refusalWithOneError(form, 422, account?.password == null ? "save-over" : "choice");
  if (way !== "email") {
    recordRegistrationStep(context, "credentials-saved", account.type, { saved: way });
    storeJustRegisteredPlayer(context.scope, request, { ...account, isSaved: true });
    const to = `/remote/new-account/${downloads[way]}?lng=${context.lng}`;
    return { kind: "go", to, isDocument: true };
  }
  const email = String(form.get("email") ?? "").trim();
  if (email === "") return refusalWithOneError(form, 422, "required", { field: "email" });
  if (!isEmail(email)) return refusalWithOneError(form, 422, "email", { field: "email" });
  const answer = await mailCredentials(platform, { email, password: account.password });
  if (answer.kind === "too-soon")
    return refusalWithOneError(form, 422, "too-soon", { waitS: answer.waitS });
  if (answer.kind !== "done") return refusalWithOneError(form, 503, "unavailable");
  recordRegistrationStep(context, "credentials-saved", account.type, { saved: way });
  storeJustRegisteredPlayer(context.scope, request, { ...account, isSaved: true });
  return { kind: "go", to: registrationPageAddress(post, { saved: "email" }), isDocument: true };
}

/**
 * The chosen way to keep the generated credentials: the value of the field `save`, else the way
 * that a field is named after; null = none.
 */
function wayOf(form: FormData): "file" | "picture" | "email" | null {
  const named = String(form.get("save") ?? "");
  if (named === "file" || named === "picture" || named === "email") return named;
  if (form.has("file")) return "file";
  if (form.has("picture")) return "picture";
  return form.has("email") ? "email" : null;
}
