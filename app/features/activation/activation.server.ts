import {
  codeRefusedOutcome,
  codeSentOutcome,
  readPostedCode,
  refusedCallOutcome,
} from "~/features/codes/code-step.server";
import { limitForm, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import {
  type ActionResult,
  countPostsByPlayer,
  type FormPost,
  type IntentHandlers,
  type PostLimits,
} from "~/features/gate/action.server";
import { readLinkToken } from "~/features/recovery/steps";
import { screenPath } from "~/features/screens/links.server";
import { liveCodeWait, saveCodeWait, saveSessionSafety } from "~/features/session/session.server";
import {
  confirmActivation,
  requestActivationCode,
  submitActivationCode,
} from "~/platform/activation/client.server";
import { hashedKey } from "~/server/keyed.server";
import { postRules } from "~/server/post-limits/rules.server";

type Result = Promise<ActionResult<FormReply>>;

/** Intents of the pages that confirm an e-mail address: a code or a link's button, another message (ACC-06). */
export const activationIntents: IntentHandlers<FormReply> = {
  default: (post) => (post.form.has("code") ? codePosted(post) : linkPosted(post)),
  resend: messageWanted,
};

/** Their rate limits (SEC-07). */
export const activationLimits: PostLimits<FormReply> = {
  default: (_form, url) => {
    const token = readLinkToken(url);
    return token === null
      ? limitForm(postRules.recoveryTrying, countPostsByPlayer)
      : limitForm(postRules.recoveryTrying, () => hashedKey("link", token));
  },
  resend: limitForm(postRules.recovering, countPostsByPlayer),
};

async function messageWanted(post: FormPost): Result {
  const { context, form, request } = post;
  const { player, scope, platform, lng } = context;
  const page = screenPath(lng, "user:accountverify");
  if (context.session.kind === "guest")
    return refuseForm(form, [{ field: null, code: "sign-in" }], { status: 403 });
  if (!player) return refusedCallOutcome(form, { kind: "unavailable" });
  const answer = await requestActivationCode(platform);
  // Confirmed meanwhile, or without an address: the page says so.
  if (answer.kind === "refused") return { kind: "go", to: page };
  const isRepeat = (await liveCodeWait(scope, request, "activation")) !== null;
  return codeSentOutcome(post, answer, {
    use: "activation",
    to: player.email,
    subject: String(player.id),
    isRepeat,
    next: page,
  });
}

async function codePosted(post: FormPost): Result {
  const entered = await readPostedCode(post, "activation");
  if ("refused" in entered) return entered.refused;
  const { wait, code } = entered;
  const answer = await submitActivationCode(post.context.platform, { token: wait.token, code });
  return answer.kind === "active"
    ? confirmed(post)
    : codeRefusedOutcome(post, "activation", answer);
}

async function linkPosted(post: FormPost): Result {
  const { context, form } = post;
  const token = readLinkToken(context.url);
  if (token === null) return refuseForm(form, [{ field: null, code: "code-over" }]);
  const answer = await confirmActivation(context.platform, token);
  if (answer.kind === "active") return confirmed(post);
  if (answer.kind !== "refused") return refusedCallOutcome(form, answer);
  const code = answer.code === "foreign" ? "foreign" : "code-over";
  return refuseForm(form, [{ field: null, code }]);
}

async function confirmed({ context, request }: FormPost): Result {
  await saveCodeWait(context.scope, request, "activation", null);
  const flash = { code: "email-confirmed", until: null } as const;
  await saveSessionSafety(context.scope, request, { flash });
  return { kind: "go", to: screenPath(context.lng, "user:accountverify") };
}
