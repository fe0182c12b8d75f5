import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { RealityCheckAndAgeGuard } from "~/features/gate/play-guard.server";
import { type RefusedSignInReply, secretSignInFields } from "./refused-sign-in-reply.server";

/** Blocks posts that sign in until the age gate is confirmed, where the site has one (POP-05). */
export const signInAgeGateGuard: RealityCheckAndAgeGuard<RefusedSignInReply> = {
  intents: ["default", "resend", "social", "one-tap", "token"],
  refuse: (form, first) =>
    parseWithZod(form, { schema: z.object({}) }).reply({
      hideFields: secretSignInFields,
      formErrors: [first],
    }),
  keep: async ({ context: { url } }) => url.pathname + url.search,
};
