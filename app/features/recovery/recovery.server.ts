import { z } from "zod";
import type { FormEvents } from "~/features/analytics/record.server";
import { declareForm, type UnreadPost } from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
import { screenPath } from "~/features/screens/links.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { recoveryCodePosted } from "./code-post.server";
import { recoveryLimitKey } from "./identifier";
import { recoveryIdentifierPosted, resendRecoveryCodePosted } from "./identifier-post.server";
import { readEmailLinkToken } from "./link-token";
import { newPasswordPosted } from "./password-post.server";

const screen = "user:passwordreset";

const byAddressOfCode = ({ session }: UnreadPost) => session.waits?.recovery?.subject ?? null;

function byLinkOrAddressOfCode(post: UnreadPost): string | null {
  const token = readEmailLinkToken(post.url);
  return token === null ? byAddressOfCode(post) : hashedCacheKey("link", token);
}

/** A refused code is wrong while its time runs, and else over (seed 2 §4). */
const recoveryCodeEvents: FormEvents = {
  name: "recovery_code",
  fields: ({ session, now }, code) => {
    if (code === null) return { reason: "none" };
    if (code !== "bad-code" && code !== "code-over") return { reason: "other" };
    return { reason: (session.waits?.recovery?.until ?? 0) > now ? "wrong_code" : "time_up" };
  },
};

/** The steps of the recovery page by their fields (REG-05): a password, a code or a name. */
const passwordForm = declareForm({
  screen,
  takes: ({ typed }) => "password" in typed,
  fields: z.object({ password: textField(256), password_again: textField(256) }),
  rule: postLimits.recoveryTrying,
  subject: byLinkOrAddressOfCode,
  events: "recovery_password",
  run: newPasswordPosted,
});

const codeForm = declareForm({
  screen,
  takes: ({ typed }) => "code" in typed,
  fields: z.object({ code: textField(256) }),
  rule: postLimits.recoveryTrying,
  subject: byLinkOrAddressOfCode,
  events: recoveryCodeEvents,
  run: ({ code }, post) => recoveryCodePosted(code, post),
});

const nameForm = declareForm({
  screen,
  fields: z.object({ login: textField(256) }),
  rule: postLimits.recovering,
  // A name counts whether or not it is a player's.
  subject: ({ typed }) => recoveryLimitKey((typed["login"] ?? "").slice(0, 256)),
  events: "recovery_code_sent",
  run: ({ login }, post) => recoveryIdentifierPosted(login, post),
});

const resendForm = declareForm({
  screen,
  intent: "resend",
  fields: z.object({}),
  rule: postLimits.recovering,
  subject: byAddressOfCode,
  events: "recovery_code_resend",
  run: (_nothing, post) => resendRecoveryCodePosted(post),
});

const cancelForm = declareForm({
  screen,
  intent: "cancel",
  fields: z.object({}),
  events: "recovery_cancel",
  run: async (_nothing, { context, request }) => {
    await storeCodeWait(context.scope, request, "recovery", null);
    return { ok: true, to: screenPath(context.lng, "login") };
  },
});

/** Forms of the recovery page: its steps, another message, giving up (REG-05). */
export const recoveryForms = [passwordForm, codeForm, nameForm, resendForm, cancelForm];
