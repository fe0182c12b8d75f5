import { z } from "zod";
import type { ThreadKind } from "~/domain/support/support";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { addSupportMessage, createSupportThread } from "~/platform/services/support/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import {
  submissionKeySchema,
  threadSubjectSchema,
  threadTextSchema,
  threadTopicSchema,
} from "./thread-fields.server";
import { emptyThread, refuseThread, writeMessageThenSendFiles } from "./write-thread.server";

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
  run: (typed, post) => writeInThread(post, "idea", "office/share-idea", typed),
});

/** Another message in a payment request (OFC-07). */
export const paymentRequestReplyForm = declareForm({
  screen: "office:payment-requests",
  fields: z.object({ text: threadTextSchema, key: submissionKeySchema }),
  rule: postLimits.writing,
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
