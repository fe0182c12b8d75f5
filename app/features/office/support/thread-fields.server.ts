import { z } from "zod";
import { maxMessageLength, maxSubjectLength, supportTopics } from "~/domain/support/support";

export const submissionKeySchema = z
  .string({ message: "required" })
  .regex(/^[\w-]{8,64}$/, "invalid");
export const threadTextSchema = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(maxMessageLength, "too-long");
export const threadSubjectSchema = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(maxSubjectLength, "too-long");
export const threadTopicSchema = z.enum(supportTopics, { message: "choice" });
