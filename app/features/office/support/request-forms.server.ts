import { z } from "zod";
import { paymentTopicByNumber } from "~/domain/support/support";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { createSupportThread } from "~/platform/services/support/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { submissionKeySchema, threadTextSchema } from "./thread-fields.server";
import { emptyThread, refuseThread, writeMessageThenSendFiles } from "./write-thread.server";

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
    run: requested,
  }),
  declareForm({
    screen: "office:create-request-transaction",
    fields: requestFields,
    rule: postLimits.writing,
    run: requested,
  }),
];
