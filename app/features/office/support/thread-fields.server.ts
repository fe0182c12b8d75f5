import { z } from "zod";
import { longestMessage, longestSubject, supportTopics } from "~/domain/support/support";

export const key = z.string({ message: "required" }).regex(/^[\w-]{8,64}$/, "invalid");
export const text = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(longestMessage, "too-long");
export const subject = z
  .string({ message: "required" })
  .trim()
  .min(1, "required")
  .max(longestSubject, "too-long");
export const topic = z.enum(supportTopics, { message: "choice" });
