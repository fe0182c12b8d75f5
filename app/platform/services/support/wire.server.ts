import { z } from "zod";
import {
  maxMessageLength,
  maxSubjectLength,
  threadKinds,
  threadStates,
} from "~/domain/support/support";
import { wireTime } from "../../transport/wire.server";

/**
 * A new thread (OFC-06, OFC-07). `key` makes a thread or message once; `payment` is one of the player's own. Without
 * a session only a `question` is taken, with an `email` to answer to.
 */
export const newSupportThreadRequestWire = z.object({
  kind: z.enum(threadKinds),
  topic: z.string().max(40),
  subject: z.string().max(maxSubjectLength),
  text: z.string().min(1).max(maxMessageLength),
  payment: z.string().max(40).nullable(),
  email: z.string().max(254).nullable(),
  key: z.string().min(8).max(80),
});
export type NewSupportThreadRequestWire = z.infer<typeof newSupportThreadRequestWire>;

export const newSupportMessageRequestWire = z.object({
  text: z.string().min(1).max(maxMessageLength),
  key: z.string().min(8).max(80),
});

/**
 * Reply to a message to support: the number of its thread, and `messageId`, by which files are
 * attached to the message.
 */
export const supportMessageReplyWire = z.object({ id: z.number(), messageId: z.number() });

export const supportThreadSummaryWire = z.object({
  id: z.number(),
  kind: z.enum(threadKinds),
  topic: z.string(),
  subject: z.string(),
  state: z.enum(threadStates),
  updatedAt: wireTime,
  unread: z.number(),
});
export const supportThreadListReplyWire = z.object({ threads: z.array(supportThreadSummaryWire) });
export type SupportThreadSummaryWire = z.infer<typeof supportThreadSummaryWire>;
