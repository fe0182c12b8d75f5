import { z } from "zod";
import type { CashbackProgramme } from "~/domain/bonuses/cashback";
import { isRequestKey } from "~/domain/money/request-key";
import { declareForm, type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { buyPromoCode, claimCashback } from "~/platform/services/rewards/client.server";
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
    events: "cashback_take",
    run: take(programme),
  }),
);

const statuses: Readonly<Record<string, number>> = { excluded: 403, "account-frozen": 403 };

/**
 * Buys a promo code with points (CNT-04). Without an answer the form comes back with its key, under which the platform
 * sells once.
 */
export const buyPromoCodeForm = declareForm({
  screen: "promo",
  intent: "buy",
  fields: z.object({
    offer: z.string({ message: "required" }).max(40, "choice"),
    key: z.string({ message: "required" }).refine(isRequestKey, "invalid"),
  }),
  rule: postLimits.wallets,
  events: "promo_purchase",
  run: async ({ offer, key }, { context: { platform, session, lng } }) => {
    if (session.kind === "guest") return refuseWith("sign-in", { status: 401 });
    const done = await buyPromoCode(platform, offer, key);
    switch (done.kind) {
      case "bought":
        return {
          ok: true,
          to: `${screenPath(lng, "promo")}?bought=${encodeURIComponent(done.code)}`,
        };
      case "refused":
        return refuseWith(done.code, { status: statuses[done.code] ?? 422 });
      case "sign-in":
        return refuseWith("sign-in", { status: 401 });
      case "unknown":
        return refuseWith("checking", { status: 503 });
      default:
        return refuseWith("unavailable", { status: 503 });
    }
  },
});
