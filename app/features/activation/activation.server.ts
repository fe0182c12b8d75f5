import { z } from "zod";
import { codeSendOutcome } from "~/features/codes/code-sent.server";
import { readTypedCode } from "~/features/codes/posted-code.server";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { refuseCode } from "~/features/codes/refused-code.server";
import {
  declareForm,
  type FormResult,
  refuseWith,
  type UnreadPost,
} from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { playerRateLimitSubject } from "~/features/gate/post-limit.server";
import { readEmailLinkToken } from "~/features/recovery/link-token";
import { screenPath } from "~/features/screens/links.server";
import { findCodeWait, storeCodeWait } from "~/features/session/code-wait.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import {
  confirmEmailByLink,
  requestEmailConfirmationCode,
  submitEmailConfirmationCode,
} from "~/platform/services/activation/client.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { postLimits } from "~/server/post-limits/rules.server";

const screens = ["user:accountverify", "user:activatefast"] as const;

/** Forms of the pages that confirm an e-mail address: a code or a link's button, another message (ACC-06). */
export const emailConfirmationForms = screens.flatMap((screen) => [
  declareForm({
    screen,
    takes: ({ typed }) => "code" in typed,
    fields: z.object({ code: textField(256) }),
    rule: postLimits.recoveryTrying,
    subject: byLinkOrPlayer,
    events: "activation",
    run: ({ code }, post) => confirmByCode(code, post),
  }),
  declareForm({
    screen,
    fields: z.object({}),
    rule: postLimits.recoveryTrying,
    subject: byLinkOrPlayer,
    events: "activation",
    run: (_nothing, post) => confirmByLink(post),
  }),
  declareForm({
    screen,
    intent: "resend",
    fields: z.object({}),
    rule: postLimits.recovering,
    events: "activation_resend",
    run: (_nothing, post) => sendAnotherCode(post),
  }),
]);

function byLinkOrPlayer({ url, session }: UnreadPost): string | null {
  const token = readEmailLinkToken(url);
  return token === null ? playerRateLimitSubject(null, session) : hashedCacheKey("link", token);
}

async function confirmByCode(typed: string, post: FormPost): Promise<FormResult> {
  const entered = await readTypedCode(post, "activation", typed);
  if (!entered.ok) return entered;
  const { wait, code } = entered;
  const answer = await submitEmailConfirmationCode(post.context.platform, {
    token: wait.token,
    code,
  });
  return answer.kind === "active" ? confirmed(post) : refuseCode(post, "activation", answer);
}

async function confirmByLink(post: FormPost): Promise<FormResult> {
  const { platform, url } = post.context;
  const token = readEmailLinkToken(url);
  if (token === null) return refuseWith("code-over");
  const answer = await confirmEmailByLink(platform, token);
  if (answer.kind === "active") return confirmed(post);
  if (answer.kind !== "refused") return captchaOrUnavailable(answer);
  return refuseWith(answer.code === "foreign" ? "foreign" : "code-over");
}

async function confirmed({ context, request }: FormPost): Promise<FormResult> {
  await storeCodeWait(context.scope, request, "activation", null);
  const flash = { code: "email-confirmed", until: null } as const;
  await updateSessionSafetyState(context.scope, request, { flash });
  return { ok: true, to: screenPath(context.lng, "user:accountverify") };
}

/** Sends a message with a code to the player's e-mail address: the first, or another one. */
async function sendAnotherCode(post: FormPost): Promise<FormResult> {
  const { context, request } = post;
  const { player, scope, platform, lng } = context;
  const page = screenPath(lng, "user:accountverify");
  if (context.session.kind === "guest") return refuseWith("sign-in", { status: 403 });
  if (!player) return captchaOrUnavailable({ kind: "unavailable" });
  const answer = await requestEmailConfirmationCode(platform);
  // Confirmed meanwhile, or without an address: the page says so.
  if (answer.kind === "refused") return { ok: true, to: page };
  const isRepeat = (await findCodeWait(scope, request, "activation")) !== null;
  return codeSendOutcome(post, answer, {
    use: "activation",
    to: player.email,
    subject: String(player.id),
    isRepeat,
    next: page,
  });
}
