import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { PlayQuestionGuard } from "~/features/gate/play-guard.server";
import { type SignInReply, secretSignInFields } from "./sign-in-reply.server";

/** Blocks posts that sign in until the age gate is confirmed, where the site has one (POP-05). */
export const signInAgeGateGuard: PlayQuestionGuard<SignInReply> = {
  intents: ["default", "resend", "social", "one-tap", "token"],
  refuse: (form, first) =>
    parseWithZod(form, { schema: z.object({}) }).reply({
      hideFields: secretSignInFields,
      formErrors: [first],
    }),
  keep: async ({ context: { url } }) => url.pathname + url.search,
};
