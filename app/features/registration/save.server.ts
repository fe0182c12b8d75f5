import { isEmail } from "~/domain/registration/field-lengths";
import { recordEvents } from "~/features/analytics/record.server";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import {
  readJustRegisteredPlayer,
  storeJustRegisteredPlayer,
} from "~/features/session/new-account.server";
import { mailCredentials } from "~/platform/services/registration/client.server";
import { registrationPageAddress } from "./post.server";

/** Ways to keep generated credentials, with the address of what is downloaded (REG-02). */
const downloads = { file: "account.txt", picture: "account.svg" } as const;

interface PostedSaving {
  readonly save?: string | undefined;
  readonly file?: string | undefined;
  readonly picture?: string | undefined;
  readonly email?: string | undefined;
  readonly returnUrl?: string | undefined;
}

/** Keeps login and password as a file, as a picture or by e-mail (REG-02, REG-11). */
export async function downloadOrMailCredentialsPosted(
  sent: PostedSaving,
  { context, request }: FormPost,
): Promise<FormResult> {
  const { session, now, platform } = context;
  const account = readJustRegisteredPlayer(
    request,
    session.kind === "player" ? session.userId : null,
    now,
  );
  const way = wayOf(sent);
  if (!account || account.password === null || way === null)
    return refuseWith(account?.password == null ? "save-over" : "choice");
  if (way !== "email") {
    recordEvents(context, { name: "registration_credentials_saved", saved: way });
    storeJustRegisteredPlayer(context.scope, request, { ...account, isSaved: true });
    const to = `/remote/new-account/${downloads[way]}?lng=${context.lng}`;
    return { ok: true, to, isDocument: true };
  }
  const email = (sent.email ?? "").trim();
  if (!isEmail(email)) return refuseWith(email === "" ? "required" : "email", { field: "email" });
  const answer = await mailCredentials(platform, { email, password: account.password });
  if (answer.kind === "too-soon") return refuseWith("too-soon", { waitS: answer.waitS });
  if (answer.kind !== "done") return captchaOrUnavailable({ kind: "unavailable" });
  recordEvents(context, { name: "registration_credentials_saved", saved: way });
  storeJustRegisteredPlayer(context.scope, request, { ...account, isSaved: true });
  const to = registrationPageAddress(context, sent.returnUrl, { saved: "email" });
  return { ok: true, to, isDocument: true };
}

/**
 * The chosen way to keep the generated credentials: the value of the field `save`, else the way
 * that a field is named after; null = none.
 */
function wayOf({ save, file, picture, email }: PostedSaving): "file" | "picture" | "email" | null {
  if (save === "file" || save === "picture" || save === "email") return save;
  if (file !== undefined) return "file";
  if (picture !== undefined) return "picture";
  return email === undefined ? null : "email";
}
