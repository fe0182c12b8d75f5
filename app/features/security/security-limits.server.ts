import { formRateLimit } from "~/features/forms/refuse.server";
import type { RefusedFormReply } from "~/features/forms/reply";
import { countPostsByPlayer, type PostLimits } from "~/features/gate/post-limit.server";
import { postLimits } from "~/server/post-limits/rules.server";

const securing = (form: string, kept: readonly string[] = []) =>
  formRateLimit(postLimits.securing, countPostsByPlayer, { form, kept });

/** Codes are limited as guesses, addresses as sent messages. */
function address(name: "phone" | "email", kept: readonly string[]) {
  const code = securing(name);
  const message = formRateLimit(postLimits.smsSending, countPostsByPlayer, { form: name, kept });
  return (form: FormData) => (form.has("code") ? code : message);
}

/** Rate limits of the page of security (SEC-07), by player. */
export const securityLimits: PostLimits<RefusedFormReply> = {
  password: securing("password"),
  "two-step-start": securing("two-step-start"),
  "two-step": securing("two-step"),
  "two-step-off": securing("two-step-off"),
  question: securing("question", ["question"]),
  end: securing("end"),
  news: securing("news"),
  network: securing("network"),
  "network-off": securing("network-off"),
  phone: address("phone", ["phone_code", "phone_number"]),
  email: address("email", ["email"]),
};
