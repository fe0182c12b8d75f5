import { z } from "zod";
import { longestMessage, longestSubject, supportTopics } from "~/domain/support/support";

export const threadKey = z.string({ message: "required" }).regex(/^[\w-]{8,64}$/, "invalid");
export const threadText = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(longestMessage, "too-long");
export const threadSubject = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(longestSubject, "too-long");
export const threadTopic = z.enum(supportTopics, { message: "choice" });
