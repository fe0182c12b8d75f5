import { z } from "zod";
import {
  findPaymentTopic,
  longestMessage,
  longestSubject,
  supportTopics,
  type ThreadKind,
} from "~/domain/support/support";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import {
  openThread,
  replyInThread,
  type SupportWriteOutcome,
} from "~/platform/support/client.server";
import { postRules } from "~/server/post-limits/rules.server";
import { readFiles, sendFiles } from "../documents/files.server";

const key = z.string({ message: "required" }).regex(/^[\w-]{8,64}$/, "invalid");
const text = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(longestMessage, "too-long");
const subject = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(longestSubject, "too-long");
const topic = z.enum(supportTopics, { message: "choice" });

/**
 * Writes, then sends the files of the post to what was written. They are judged before, so that nothing is written
 * with files that are not taken.
 */
async function writeWithFiles(
  context: RequestContext,
  write: () => Promise<SupportWriteOutcome>,
  to: (id: number) => string,
): Promise<FormResult> {
  const read = readFiles(context, "file");
  if (!read.ok) return { ok: false, errors: read.errors };
  const outcome = await write();
  if (!outcome.ok) return resultOf(outcome, to);
  const code = await sendFiles(context, read.files, { message: outcome.messageId });
  return { ok: true, to: code === null ? to(outcome.id) : `${to(outcome.id)}&files=unsent` };
}

/** Where a written thread leads to, or the form again with why it was not written. */
function resultOf(outcome: SupportWriteOutcome, to: (id: number) => string): FormResult {
  if (outcome.ok) return { ok: true, to: to(outcome.id) };
  const { code } = outcome;
  if (code === null) return refused("unavailable", 503);
  return refused(code, code === "not-blocked" ? 409 : 422);
}

function refused(code: string, status: number): FormResult {
  return { ok: false, status, errors: [{ field: null, code }] };
}

const nothing = { topic: "", subject: "", payment: null, email: null } as const;

/**
 * A question (OFC-06), or, at the address of a thread, another message in it; there topic and subject are the
 * thread's.
 */
export const supportForm = declareForm({
  screen: "office:support",
  fields: z.object({ topic: topic.optional(), subject: subject.optional(), text, key }),
  rule: postRules.writing,
  run: (typed, post) => written(post, "question", "office/support", typed),
});

/** An idea (OFC-10), or another message about it. */
export const ideaForm = declareForm({
  screen: "office:share-idea",
  fields: z.object({ subject: subject.optional(), text, key }),
  rule: postRules.writing,
  run: (typed, post) => written(post, "idea", "office/share-idea", typed),
});

/** Another message in a payment request (OFC-07). */
export const requestReplyForm = declareForm({
  screen: "office:payment-requests",
  fields: z.object({ text, key }),
  rule: postRules.writing,
  run: (typed, post) => written(post, "payment", "office/payment/requests", typed),
});

/** An appeal of a banned player (OFC-07). */
export const appealForm = declareForm({
  screen: "block-appeal-history",
  fields: z.object({ text, key }),
  rule: postRules.writing,
  run: async (typed, { context: { platform, lng } }) =>
    resultOf(await openThread(platform, { ...nothing, kind: "appeal", ...typed }), (id) => {
      return `${screenPath(lng, "block-appeal-history")}?sent=${id}`;
    }),
});

interface Typed {
  readonly topic?: string | undefined;
  readonly subject?: string | undefined;
  readonly text: string;
  readonly key: string;
}

async function written(
  { context }: FormPost,
  kind: ThreadKind,
  path: string,
  { topic = "", subject: title = "", ...message }: Typed,
): Promise<FormResult> {
  const { platform, url, lng } = context;
  const thread = url.searchParams.get("thread");
  if (thread !== null) {
    if (!/^\d{1,12}$/.test(thread)) return refused("unknown-thread", 422);
    return writeWithFiles(
      context,
      () => replyInThread(platform, Number(thread), message),
      (id) => `/${lng}/${path}?thread=${id}`,
    );
  }
  const missing = [
    ...(kind === "question" && topic === "" ? ["topic"] : []),
    ...(title === "" ? ["subject"] : []),
  ];
  if (missing.length > 0)
    return { ok: false, errors: missing.map((field) => ({ field, code: "required" })) };
  const asked = { ...nothing, kind, topic, subject: title, ...message };
  return writeWithFiles(
    context,
    () => openThread(platform, asked),
    (id) => `/${lng}/${path}?sent=${id}`,
  );
}

const requestFields = z.object({
  topic: z.enum(["1", "2", "3"], { message: "choice" }),
  text,
  key,
});

/** A request about one payment, or about none of them (OFC-07); topic and payment are in the address. */
const requested = async (
  { topic: subTopic, ...message }: z.output<typeof requestFields>,
  { context }: FormPost,
): Promise<FormResult> => {
  const { decision, platform, lng } = context;
  const params = decision.kind === "render" ? decision.params : {};
  const paymentTopic = findPaymentTopic(params["topicId"]);
  if (!paymentTopic) return refused("unknown-payment", 422);
  const asked = {
    ...nothing,
    kind: "payment" as const,
    topic: `${paymentTopic.id}/${subTopic}`,
    payment: params["transactionId"] ?? null,
    ...message,
  };
  return writeWithFiles(
    context,
    () => openThread(platform, asked),
    (id) => `${screenPath(lng, "office:payment-requests")}?sent=${id}`,
  );
};

export const requestForms = [
  declareForm({
    screen: "office:create-request-subtopic",
    fields: requestFields,
    rule: postRules.writing,
    run: requested,
  }),
  declareForm({
    screen: "office:create-request-transaction",
    fields: requestFields,
    rule: postRules.writing,
    run: requested,
  }),
];

/**
 * The question form of the dialog (SCR-12), open to guests, who name an address to answer to. A player's question
 * is among his requests.
 */
export const questionForm = declareForm({
  screen: "modal:user-question",
  fields: z.object({
    topic,
    subject,
    text,
    key,
    email: z.email("email").max(254, "too-long").optional(),
  }),
  rule: postRules.writing,
  run: async ({ email, ...typed }, { context: { platform, session, lng } }) => {
    const isPlayer = session.kind === "player";
    if (!isPlayer && email === undefined)
      return { ok: false, errors: [{ field: "email", code: "required" }] };
    const asked = { ...typed, kind: "question", payment: null } as const;
    const outcome = await openThread(platform, {
      ...asked,
      email: isPlayer ? null : (email ?? null),
    });
    return resultOf(outcome, (id) =>
      isPlayer
        ? `${screenPath(lng, "office:support")}?sent=${id}`
        : `/${lng}/?modal=user-question&sent=${id}`,
    );
  },
});
