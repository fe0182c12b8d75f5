import { z } from "zod";
import type { CashbackProgramme } from "~/domain/bonuses/cashback";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { claimCashback } from "~/platform/services/rewards/client.server";
import { postLimits } from "~/server/post-limits/rules.server";

const fields = z.object({ iso: z.string({ message: "required" }).regex(/^[A-Z]{3}$/, "choice") });
const screens = {
  vip: "office:casino-vipcashback",
  premium: "office:casino-premiumcashback",
} as const satisfies Record<CashbackProgramme, string>;

const take =
  (programme: CashbackProgramme) =>
  async (
    { iso }: z.output<typeof fields>,
    { context: { platform, lng } }: FormPost,
  ): Promise<FormResult> => {
    const code = await claimCashback(platform, programme, iso);
    if (code === null)
      return { ok: true, to: `${screenPath(lng, screens[programme])}?done=${iso}` };
    const isUnknown = code === "";
    return {
      ok: false,
      status: isUnknown ? 503 : code === "paid" ? 409 : 422,
      errors: [{ field: null, code: isUnknown ? "unavailable" : code }],
    };
  };

/** The forms, one per programme, that claim the last period's cashback in one currency (OFC-09). */
export const cashbackForms = (["vip", "premium"] as const).map((programme) =>
  declareForm({
    screen: screens[programme],
    intent: "take",
    fields,
    rule: postLimits.wallets,
    run: take(programme),
  }),
);
