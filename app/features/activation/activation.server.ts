import { codeRefused, codeSent, postedCode, refusedCall } from "~/features/codes/code-step.server";
import { limitForm, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import {
  type ActionResult,
  byPlayer,
  type Intents,
  type Post,
  type PostLimits,
} from "~/features/gate/action.server";
import { linkToken } from "~/features/recovery/steps";
import { screenPath } from "~/features/screens/links.server";
import { liveWait, saveSafety, saveWait } from "~/features/session/session.server";
import {
  askActivation,
  confirmActivation,
  enterActivationCode,
} from "~/platform/activation/client.server";
import { keyed } from "~/server/keyed.server";
import { postRules } from "~/server/post-limits.server";

type Result = Promise<ActionResult<FormReply>>;

/** Intents of the pages that confirm an e-mail address: a code or a link's button, another message (ACC-06). */
export const activationIntents: Intents<FormReply> = {
  default: (post) => (post.form.has("code") ? codePosted(post) : linkPosted(post)),
  resend: messageWanted,
};

/** Their rate limits (SEC-07). */
export const activationLimits: PostLimits<FormReply> = {
  default: (_form, url) => {
    const token = linkToken(url);
    return token === null
      ? limitForm(postRules.recoveryTrying, byPlayer)
      : limitForm(postRules.recoveryTrying, () => keyed("link", token));
  },
  resend: limitForm(postRules.recovering, byPlayer),
};

async function messageWanted(post: Post): Result {
  const { context, form, request } = post;
  const { player, scope, platform, lng } = context;
  const page = screenPath(lng, "user:accountverify");
  if (context.session.kind === "guest")
    return refuseForm(form, [{ field: null, code: "sign-in" }], { status: 403 });
  if (!player) return refusedCall(form, { kind: "unavailable" });
  const answer = await askActivation(platform);
  // Confirmed meanwhile, or without an address: the page says so.
  if (answer.kind === "refused") return { kind: "go", to: page };
  const isRepeat = (await liveWait(scope, request, "activation")) !== null;
  return codeSent(post, answer, {
    use: "activation",
    to: player.email,
    subject: String(player.id),
    isRepeat,
    next: page,
  });
}

async function codePosted(post: Post): Result {
  const entered = await postedCode(post, "activation");
  if ("refused" in entered) return entered.refused;
  const { wait, code } = entered;
  const answer = await enterActivationCode(post.context.platform, { token: wait.token, code });
  return answer.kind === "active" ? confirmed(post) : codeRefused(post, "activation", answer);
}

async function linkPosted(post: Post): Result {
  const { context, form } = post;
  const token = linkToken(context.url);
  if (token === null) return refuseForm(form, [{ field: null, code: "code-over" }]);
  const answer = await confirmActivation(context.platform, token);
  if (answer.kind === "active") return confirmed(post);
  if (answer.kind !== "refused") return refusedCall(form, answer);
  const code = answer.code === "foreign" ? "foreign" : "code-over";
  return refuseForm(form, [{ field: null, code }]);
}

async function confirmed({ context, request }: Post): Result {
  await saveWait(context.scope, request, "activation", null);
  const flash = { code: "email-confirmed", until: null } as const;
  await saveSafety(context.scope, request, { flash });
  return { kind: "go", to: screenPath(context.lng, "user:accountverify") };
}
