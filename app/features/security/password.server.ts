import { z } from "zod";
import { validateNewPassword } from "~/domain/session/password";
import { declareForm } from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
import type { FormError } from "~/features/forms/reply";
import { changePassword } from "~/platform/services/security/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { finishSecurityChange } from "./change-outcome.server";

/** Replaces the password; asks for the old one. */
export const passwordForm = declareForm({
  screen: "office:security",
  intent: "password",
  fields: z.object({
    password_old: textField(256),
    password: textField(256),
    password_again: textField(256),
  }),
  rule: postLimits.securing,
  events: "password_change",
  run: async ({ password_old: old, password, password_again: again }, post) => {
    const { platform, player } = post.context;
    const names = [player?.email ?? "", player?.name ?? ""];
    const refusal = password === "" ? "required" : validateNewPassword(password, again, names);
    const field = refusal === "password-mismatch" ? "password_again" : "password";
    const errors: FormError[] = [
      ...(old === "" ? [{ field: "password_old", code: "required" }] : []),
      ...(refusal ? [{ field, code: refusal }] : []),
    ];
    if (errors.length > 0) return { ok: false, errors };
    return finishSecurityChange(post, await changePassword(platform, old, password), {
      fields: { "bad-password": "password_old", "password-same": "password", password: "password" },
      flash: "password-saved",
    });
  },
});
