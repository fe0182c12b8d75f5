import { validateNewPassword } from "~/domain/session/password";
import {
  minSecretAnswerLength,
  normalizeSecretAnswer,
  secretQuestions,
} from "~/domain/session/questions";
import { refusedCallOutcome } from "~/features/codes/code-step.server";
import { codeTextSchema } from "~/features/codes/code-text.server";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormError, FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/action.server";
import { saveCodeWait, saveSessionSafety } from "~/features/session/session.server";
import type { SecurityChangeResult } from "~/platform/security/change.server";
import { disconnectNetwork } from "~/platform/security/networks.server";
import { changePassword } from "~/platform/security/password.server";
import { setQuestion } from "~/platform/security/question.server";
import { endSessions } from "~/platform/security/sessions.server";
import {
  confirmRecoveryCodesSaved,
  startTwoStep,
  turnOffTwoStep,
  turnOnTwoStep,
} from "~/platform/security/two-step.server";
import { contactAddressPosted } from "./addresses.server";
import { networkPosted, postedNetwork } from "./networks.server";
import { newsChoicePosted } from "./news.server";
import { securityPath } from "./security-path";

type Result = Promise<ActionResult<FormReply>>;

/** Intents of the page of security (OFC-03; docs/forms.md). */
export const securityIntents: IntentHandlers<FormReply> = {
  password: passwordPosted,
  "two-step-start": async (post) =>
    outcome(post, "two-step-start", await startTwoStep(post.context.platform, proof(post)), {
      isSilent: true,
    }),
  "two-step": twoStepPosted,
  "two-step-saved": async (post) =>
    outcome(post, "two-step-saved", await confirmRecoveryCodesSaved(post.context.platform), {
      isSilent: true,
    }),
  "two-step-off": twoStepOffPosted,
  phone: (post) => contactAddressPosted(post, "phone"),
  email: (post) => contactAddressPosted(post, "email"),
  question: questionPosted,
  end: endPosted,
  news: newsChoicePosted,
  network: (post) => networkPosted(post, (answer) => outcome(post, "network", answer)),
  "network-off": networkOffPosted,
  cancel: async (post) => {
    const { scope, lng } = post.context;
    await saveCodeWait(scope, post.request, "phone", null);
    await saveCodeWait(scope, post.request, "email", null);
    return { kind: "go", to: securityPath(lng) };
  },
};

const proof = ({ form }: FormPost) => postedText(form, "password");

async function passwordPosted(post: FormPost): Result {
  const { form, context } = post;
  const old = postedText(form, "password_old");
  const password = postedText(form, "password");
  const again = postedText(form, "password_again");
  const names = [context.player?.email ?? "", context.player?.name ?? ""];
  const refusal = password === "" ? "required" : validateNewPassword(password, again, names);
  const field = refusal === "password-mismatch" ? "password_again" : "password";
  const errors: FormError[] = [
    ...(old === "" ? [{ field: "password_old", code: "required" }] : []),
    ...(refusal ? [{ field, code: refusal }] : []),
  ];
  if (errors.length > 0) return refuseForm(form, errors, { form: "password" });
  return outcome(post, "password", await changePassword(context.platform, old, password), {
    fields: { "bad-password": "password_old", "password-same": "password", password: "password" },
  });
}

async function twoStepPosted(post: FormPost): Result {
  const code = typedCode(post, "two-step", 6);
  if ("refused" in code) return code.refused;
  return outcome(post, "two-step", await turnOnTwoStep(post.context.platform, code.text));
}

async function twoStepOffPosted(post: FormPost): Result {
  const { form, context } = post;
  const password = postedText(form, "password");
  const code = typedCode(post, "two-step-off", null);
  if (password === "")
    return refuseForm(form, [{ field: "password", code: "required" }], { form: "two-step-off" });
  if ("refused" in code) return code.refused;
  const answer = await turnOffTwoStep(context.platform, password, code.text);
  return outcome(post, "two-step-off", answer);
}

function typedCode(
  { form }: FormPost,
  name: string,
  length: number | null,
): { readonly text: string } | { readonly refused: ActionResult<FormReply> } {
  const typed = postedText(form, "code");
  const code = codeTextSchema(length).safeParse(typed);
  if (code.success) return { text: code.data };
  const error = { field: "code", code: typed.trim() === "" ? "required" : "bad-code" };
  return { refused: refuseForm(form, [error], { form: name }) };
}

async function questionPosted(post: FormPost): Result {
  const { form, context } = post;
  const question = secretQuestions.find((name) => name === postedText(form, "question"));
  const answer = postedText(form, "answer", 200);
  const kept = ["question"];
  const refuse = (field: string, code: string) =>
    refuseForm(form, [{ field, code }], { form: "question", kept });
  if (!question) return refuse("question", "choice");
  if (normalizeSecretAnswer(answer).length < minSecretAnswerLength)
    return refuse("answer", "answer-short");
  const password = proof(post);
  const changed = await setQuestion(context.platform, { question, answer, password });
  return outcome(post, "question", changed, { kept });
}

async function endPosted(post: FormPost): Result {
  const text = postedText(post.form, "session", 20);
  const session = text === "others" ? text : /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (session === null)
    return refuseForm(post.form, [{ field: "session", code: "choice" }], { form: "end" });
  const answer = await endSessions(post.context.platform, session);
  // A session that has ended meanwhile counts as ended: that was the request.
  const isGone = answer.kind === "refused" && answer.code === "not-found";
  return outcome(post, "end", isGone ? { kind: "done" } : answer, { flash: "session-ended" });
}

async function networkOffPosted(post: FormPost): Result {
  const network = postedNetwork(post.form);
  const refuse = (field: string, code: string) =>
    refuseForm(post.form, [{ field, code }], { form: "network-off" });
  if (!network) return refuse("provider", "choice");
  const password = proof(post);
  if (password === "") return refuse("password", "required");
  const answer = await disconnectNetwork(post.context.platform, network, password);
  return outcome(post, "network-off", answer);
}

interface Options {
  readonly isSilent?: boolean;
  readonly kept?: readonly string[];
  /** The field that a code of the platform is about. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly flash?: "session-ended";
}

const fieldsOf: Readonly<Record<string, string>> = {
  confirm: "password",
  "bad-password": "password",
  "bad-code": "code",
};
const codes: Readonly<Record<string, string>> = { password: "password-plain" };

/** The outcome of a change: the page with what was done, or the form again. */
async function outcome(
  post: FormPost,
  name: string,
  answer: SecurityChangeResult,
  { isSilent = false, kept = [], fields = fieldsOf, flash }: Options = {},
): Result {
  const { context, form, request } = post;
  if (answer.kind === "done") {
    const code = flash ?? (name === "password" ? "password-saved" : "security-changed");
    if (!isSilent)
      await saveSessionSafety(context.scope, request, { flash: { code, until: null } });
    return { kind: "go", to: securityPath(context.lng) };
  }
  if (answer.kind !== "refused") return refusedCallOutcome(form, answer, { form: name, kept });
  // Turned on meanwhile: the page says so.
  if (answer.code === "on") return { kind: "go", to: securityPath(context.lng) };
  const field = fields[answer.code] ?? null;
  const known = field !== null || ["code-over", "code-spent"].includes(answer.code);
  const code = known ? (codes[answer.code] ?? answer.code) : "unavailable";
  return refuseForm(form, [{ field, code }], {
    form: name,
    kept,
    status: known ? 422 : 503,
  });
}
