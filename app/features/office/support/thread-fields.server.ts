import { z } from "zod";
import { isPlainText } from "~/domain/plain-text";
import { maxMessageLength, maxSubjectLength, supportTopics } from "~/domain/support/support";

export const submissionKeySchema = z
  .string({ message: "required" })
  .regex(/^[\w-]{8,64}$/, "invalid");
export const threadTextSchema = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(maxMessageLength, "too-long")
  .refine(isPlainText, "invalid");
export const threadSubjectSchema = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(maxSubjectLength, "too-long")
  .refine(isPlainText, "invalid");
export const threadTopicSchema = z.enum(supportTopics, { message: "choice" });
