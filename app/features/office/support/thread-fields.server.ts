import { z } from "zod";
import { longestMessage, longestSubject, supportTopics } from "~/domain/support/support";

export const threadKeySchema = z.string({ message: "required" }).regex(/^[\w-]{8,64}$/, "invalid");
export const threadTextSchema = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(longestMessage, "too-long");
export const threadSubjectSchema = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(longestSubject, "too-long");
export const threadTopicSchema = z.enum(supportTopics, { message: "choice" });
