import type { CashOutFormData } from "~/domain/coupon/cash-out/cash-out-reply";
import type { CashOutMessage } from "~/domain/coupon/cash-out/lost-press";
import { useTranslation } from "~/i18n/I18nProvider";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { useMoneyFormatter } from "~/ui/Money";

/** A refusal, or the part that an address names and that cannot be cashed out. */
export type ShownRefusal = CashOutMessage | { readonly code: "part" };

/** The last refusal, shown first; it takes the focus. */
export function CashOutRefusal({
  refusal,
  now,
}: {
  readonly refusal: ShownRefusal | null;
  readonly now: CashOutFormData;
}) {
  const message = useRefusalMessage(refusal, now);
  if (!refusal) return null;
  return <ErrorSummary errors={[{ field: fieldOf(refusal, now), code: refusal.code, message }]} />;
}

/** The text of a refusal, with the bounds that would do. */
export function useRefusalMessage(refusal: ShownRefusal | null, now: CashOutFormData): string {
  const { t } = useTranslation("bets");
  const money = useMoneyFormatter();
  const { iso } = now.receipt;
  if (!refusal) return "";
  if (refusal.code === "part") {
    const part = now.offer.kind === "quote" ? now.offer.quote.part : null;
    return part
      ? t("cash_out_refusal_part", { least: money(part.least, iso), most: money(part.most, iso) })
      : t("cash_out_refusal_part_none");
  }
  const { code, waitS, bound } = refusal;
  return t(`cash_out_refusal_${code}`, {
    wait: String(waitS ?? ""),
    amount: bound === undefined ? "" : money(bound, iso),
  });
}

function fieldOf({ code }: ShownRefusal, { offer }: CashOutFormData): string | null {
  if (code.startsWith("auto-")) return "cash-out-auto";
  if (offer.kind === "none" || code === "checking") return null;
  return code === "part" ? (offer.quote.part ? "cash-out-stake" : null) : "cash-out-take";
}
