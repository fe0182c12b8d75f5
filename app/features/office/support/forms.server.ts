import { z } from "zod";
import { isPlainText } from "~/domain/plain-text";
import {
  maxMessageLength,
  maxSubjectLength,
  paymentTopicByNumber,
  supportTopics,
  type ThreadKind,
} from "~/domain/support/support";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import {
  addSupportMessage,
  createSupportThread,
  type SupportWriteOutcome,
} from "~/platform/services/support/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { readPostedFiles, sendFiles } from "../documents/files.server";

const submissionKeySchema = z.string({ message: "required" }).regex(/^[\w-]{8,64}$/, "invalid");
const threadTextSchema = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(maxMessageLength, "too-long")
  .refine(isPlainText, "invalid");
const threadSubjectSchema = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(maxSubjectLength, "too-long")
  .refine(isPlainText, "invalid");
const threadTopicSchema = z.enum(supportTopics, { message: "choice" });

/**
 * The form of the support page: it asks a question (OFC-06) or, at the address of a thread, adds another
 * message to it; there topic and subject are the thread's.
 */
export const supportForm = declareForm({
  screen: "office:support",
  fields: z.object({
    topic: threadTopicSchema.optional(),
    subject: threadSubjectSchema.optional(),
    text: threadTextSchema,
    key: submissionKeySchema,
  }),
  rule: postLimits.writing,
  events: "support_message",
  run: (typed, post) => writeInThread(post, "question", "office/support", typed),
});

/** An idea (OFC-10), or another message about it. */
export const ideaForm = declareForm({
  screen: "office:share-idea",
  fields: z.object({
    subject: threadSubjectSchema.optional(),
    text: threadTextSchema,
    key: submissionKeySchema,
  }),
  rule: postLimits.writing,
  events: "support_idea",
  run: (typed, post) => writeInThread(post, "idea", "office/share-idea", typed),
});

/** Another message in a payment request (OFC-07). */
export const paymentRequestReplyForm = declareForm({
  screen: "office:payment-requests",
  fields: z.object({ text: threadTextSchema, key: submissionKeySchema }),
  rule: postLimits.writing,
  events: "support_reply",
  run: (typed, post) => writeInThread(post, "payment", "office/payment/requests", typed),
});

interface TypedThread {
  readonly topic?: string | undefined;
  readonly subject?: string | undefined;
  readonly text: string;
  readonly key: string;
}

async function writeInThread(
  { context }: FormPost,
  kind: ThreadKind,
  path: string,
  { topic = "", subject: title = "", ...message }: TypedThread,
): Promise<FormResult> {
  const { platform, url, lng } = context;
  const thread = url.searchParams.get("thread");
  if (thread !== null) {
    if (!/^\d{1,12}$/.test(thread)) return refuseThread("unknown-thread", 422);
    return writeMessageThenSendFiles(
      context,
      () => addSupportMessage(platform, Number(thread), message),
      (id) => `/${lng}/${path}?thread=${id}`,
    );
  }
  const missing = [
    ...(kind === "question" && topic === "" ? ["topic"] : []),
    ...(title === "" ? ["subject"] : []),
  ];
  if (missing.length > 0)
    return { ok: false, errors: missing.map((field) => ({ field, code: "required" })) };
  const asked = { ...emptyThread, kind, topic, subject: title, ...message };
  return writeMessageThenSendFiles(
    context,
    () => createSupportThread(platform, asked),
    (id) => `/${lng}/${path}?sent=${id}`,
  );
}

const requestFields = z.object({
  topic: z.enum(["1", "2", "3"], { message: "choice" }),
  text: threadTextSchema,
  key: submissionKeySchema,
});

/**
 * Creates a support request about one payment, or without a payment (OFC-07); topic and payment are
 * in the address.
 */
const requested = async (
  { topic: subTopic, ...message }: z.output<typeof requestFields>,
  { context }: FormPost,
): Promise<FormResult> => {
  const { decision, platform, lng } = context;
  const params = decision.kind === "render" ? decision.params : {};
  const paymentTopic = paymentTopicByNumber(params["topicId"]);
  if (!paymentTopic) return refuseThread("unknown-payment", 422);
  const asked = {
    ...emptyThread,
    kind: "payment" as const,
    topic: `${paymentTopic.id}/${subTopic}`,
    payment: params["transactionId"] ?? null,
    ...message,
  };
  return writeMessageThenSendFiles(
    context,
    () => createSupportThread(platform, asked),
    (id) => `${screenPath(lng, "office:payment-requests")}?sent=${id}`,
  );
};

/** The form of a payment request to support, at the address of a topic and at that of a payment. */
export const paymentRequestForms = [
  declareForm({
    screen: "office:create-request-subtopic",
    fields: requestFields,
    rule: postLimits.writing,
    events: "support_request",
    run: requested,
  }),
  declareForm({
    screen: "office:create-request-transaction",
    fields: requestFields,
    rule: postLimits.writing,
    events: "support_request",
    run: requested,
  }),
];

/** An appeal of a banned player (OFC-07). */
export const banAppealForm = declareForm({
  screen: "block-appeal-history",
  fields: z.object({ text: threadTextSchema, key: submissionKeySchema }),
  rule: postLimits.writing,
  events: "support_appeal",
  run: async (typed, { context: { platform, lng } }) =>
    threadResult(
      await createSupportThread(platform, { ...emptyThread, kind: "appeal", ...typed }),
      (id) => {
        return `${screenPath(lng, "block-appeal-history")}?sent=${id}`;
      },
    ),
});

/**
 * The question form of the dialog (SCR-12), open to guests, who name an address to answer to. A player's question
 * is among his requests.
 */
export const askQuestionForm = declareForm({
  screen: "modal:user-question",
  fields: z.object({
    topic: threadTopicSchema,
    subject: threadSubjectSchema,
    text: threadTextSchema,
    key: submissionKeySchema,
    email: z.email("email").max(254, "too-long").optional(),
  }),
  rule: postLimits.writing,
  events: "support_question",
  run: async ({ email, ...typed }, { context: { platform, session, lng } }) => {
    const isPlayer = session.kind === "player";
    if (!isPlayer && email === undefined)
      return { ok: false, errors: [{ field: "email", code: "required" }] };
    const asked = { ...typed, kind: "question", payment: null } as const;
    const outcome = await createSupportThread(platform, {
      ...asked,
      email: isPlayer ? null : (email ?? null),
    });
    return threadResult(outcome, (id) =>
      isPlayer
        ? `${screenPath(lng, "office:support")}?sent=${id}`
        : `/${lng}/?modal=user-question&sent=${id}`,
    );
  },
});

/**
 * Writes a support message, then sends the post's files to it. The files are checked first, so that
 * no message is written if one of them is refused. `to` is the page of the written thread.
 */
async function writeMessageThenSendFiles(
  context: RequestContext,
  write: () => Promise<SupportWriteOutcome>,
  to: (id: number) => string,
): Promise<FormResult> {
  const read = readPostedFiles(context, "file");
  if (!read.ok) return { ok: false, errors: read.errors };
  const outcome = await write();
  if (!outcome.ok) return threadResult(outcome, to);
  const code = await sendFiles(context, read.files, { message: outcome.messageId });
  return { ok: true, to: code === null ? to(outcome.id) : `${to(outcome.id)}&files=unsent` };
}

/** Where a written thread leads to, or the form again with why it was not written. */
function threadResult(outcome: SupportWriteOutcome, to: (id: number) => string): FormResult {
  if (outcome.ok) return { ok: true, to: to(outcome.id) };
  const { code } = outcome;
  if (code === null) return refuseThread("unavailable", 503);
  return refuseThread(code, code === "not-blocked" ? 409 : 422);
}

/** The form again, with an error of the form as a whole. */
function refuseThread(code: string, status: number): FormResult {
  return { ok: false, status, errors: [{ field: null, code }] };
}

/** The fields of a thread that stay empty unless its form has them. */
const emptyThread = { topic: "", subject: "", payment: null, email: null } as const;
