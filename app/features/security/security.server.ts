import { refusalOfPassword } from "~/domain/session/password";
import { plainAnswer, secretQuestions, shortestAnswer } from "~/domain/session/questions";
import { refusedCall } from "~/features/codes/code-step.server";
import { codeText } from "~/features/codes/code-text.server";
import { refuseForm, textOf } from "~/features/forms/refuse.server";
import type { FormError, FormReply } from "~/features/forms/reply";
import type { ActionResult, Intents, Post } from "~/features/gate/action.server";
import { saveSafety, saveWait } from "~/features/session/session.server";
import {
  type Changed,
  changePassword,
  endSessions,
  keptRecoveryCodes,
  setQuestion,
  startTwoStep,
  turnOffTwoStep,
  turnOnTwoStep,
} from "~/platform/security/client.server";
import { addressPosted } from "./addresses.server";
import { newsPosted } from "./news.server";
import { securityPath } from "./security-path";

type Result = Promise<ActionResult<FormReply>>;

/** Intents of the page of security (OFC-03; docs/forms.md). */
export const securityIntents: Intents<FormReply> = {
  password: passwordPosted,
  "two-step-start": async (post) =>
    outcome(post, "two-step-start", await startTwoStep(post.context.platform, proof(post)), {
      isSilent: true,
    }),
  "two-step": twoStepPosted,
  "two-step-saved": async (post) =>
    outcome(post, "two-step-saved", await keptRecoveryCodes(post.context.platform), {
      isSilent: true,
    }),
  "two-step-off": twoStepOffPosted,
  phone: (post) => addressPosted(post, "phone"),
  email: (post) => addressPosted(post, "email"),
  question: questionPosted,
  end: endPosted,
  news: newsPosted,
  cancel: async (post) => {
    const { scope, lng } = post.context;
    await saveWait(scope, post.request, "phone", null);
    await saveWait(scope, post.request, "email", null);
    return { kind: "go", to: securityPath(lng) };
  },
};

const proof = ({ form }: Post) => textOf(form, "password");

async function passwordPosted(post: Post): Result {
  const { form, context } = post;
  const old = textOf(form, "password_old");
  const password = textOf(form, "password");
  const again = textOf(form, "password_again");
  const names = [context.player?.email ?? "", context.player?.name ?? ""];
  const refusal = password === "" ? "required" : refusalOfPassword(password, again, names);
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

async function twoStepPosted(post: Post): Result {
  const code = typedCode(post, "two-step", 6);
  if ("refused" in code) return code.refused;
  return outcome(post, "two-step", await turnOnTwoStep(post.context.platform, code.text));
}

async function twoStepOffPosted(post: Post): Result {
  const { form, context } = post;
  const password = textOf(form, "password");
  const code = typedCode(post, "two-step-off", null);
  if (password === "")
    return refuseForm(form, [{ field: "password", code: "required" }], { form: "two-step-off" });
  if ("refused" in code) return code.refused;
  const answer = await turnOffTwoStep(context.platform, password, code.text);
  return outcome(post, "two-step-off", answer);
}

function typedCode(
  { form }: Post,
  name: string,
  length: number | null,
): { readonly text: string } | { readonly refused: ActionResult<FormReply> } {
  const typed = textOf(form, "code");
  const code = codeText(length).safeParse(typed);
  if (code.success) return { text: code.data };
  const error = { field: "code", code: typed.trim() === "" ? "required" : "bad-code" };
  return { refused: refuseForm(form, [error], { form: name }) };
}

async function questionPosted(post: Post): Result {
  const { form, context } = post;
  const question = secretQuestions.find((name) => name === textOf(form, "question"));
  const answer = textOf(form, "answer", 200);
  const kept = ["question"];
  const refuse = (field: string, code: string) =>
    refuseForm(form, [{ field, code }], { form: "question", kept });
  if (!question) return refuse("question", "choice");
  if (plainAnswer(answer).length < shortestAnswer) return refuse("answer", "answer-short");
  const password = proof(post);
  const changed = await setQuestion(context.platform, { question, answer, password });
  return outcome(post, "question", changed, { kept });
}

async function endPosted(post: Post): Result {
  const text = textOf(post.form, "session", 20);
  const session = text === "others" ? text : /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (session === null)
    return refuseForm(post.form, [{ field: "session", code: "choice" }], { form: "end" });
  const answer = await endSessions(post.context.platform, session);
  // One that has ended meanwhile is what was wanted.
  const isGone = answer.kind === "refused" && answer.code === "not-found";
  return outcome(post, "end", isGone ? { kind: "done" } : answer, { flash: "session-ended" });
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
  post: Post,
  name: string,
  answer: Changed,
  { isSilent = false, kept = [], fields = fieldsOf, flash }: Options = {},
): Result {
  const { context, form, request } = post;
  if (answer.kind === "done") {
    const code = flash ?? (name === "password" ? "password-saved" : "security-changed");
    if (!isSilent) await saveSafety(context.scope, request, { flash: { code, until: null } });
    return { kind: "go", to: securityPath(context.lng) };
  }
  if (answer.kind !== "refused") return refusedCall(form, answer, { form: name, kept });
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
