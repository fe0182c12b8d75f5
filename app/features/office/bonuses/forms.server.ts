import { z } from "zod";
import { isRequestKey } from "~/domain/money/request-key";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { takeOrRefuseBonus } from "~/platform/services/bonuses/client.server";
import { postLimits } from "~/server/post-limits/rules.server";

const fields = z.object({
  bonus: z.string({ message: "required" }).max(40, "choice"),
  key: z.string({ message: "required" }).refine(isRequestKey, "invalid"),
});

const choose =
  (choice: "take" | "refuse") =>
  async (
    { bonus, key }: z.output<typeof fields>,
    { context: { platform, lng } }: FormPost,
  ): Promise<FormResult> => {
    const code = await takeOrRefuseBonus(platform, choice, bonus, key);
    if (code === null)
      return { ok: true, to: `${screenPath(lng, "office:bonuses-deposit")}?done=${choice}` };
    const isUnknown = code === "";
    return {
      ok: false,
      status: isUnknown ? 503 : 422,
      errors: [{ field: null, code: isUnknown ? "unavailable" : code }],
    };
  };

/**
 * Forms that take or refuse a bonus by its offer's name (OFC-08); refusing a running bonus cancels
 * it.
 */
export const takeOrCancelBonusForms = (["take", "refuse"] as const).map((intent) =>
  declareForm({
    screen: "office:bonuses-deposit",
    intent,
    fields,
    rule: postLimits.wallets,
    events: intent === "take" ? "bonus_take" : "bonus_refuse",
    run: choose(intent),
  }),
);
