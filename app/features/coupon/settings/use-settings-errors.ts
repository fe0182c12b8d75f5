import { currencyOf } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";
import { useMoneyFormatter } from "~/ui/Money";
import type { CouponSettingsData } from "./settings-page.server";
import type { RefusedCouponSettingsReply } from "./settings-reply";

/** Error texts of the settings form, each at its field. */
export function useSettingsErrors(
  reply: RefusedCouponSettingsReply | null,
  isos: CouponSettingsData["isos"],
): SummaryError[] {
  const { t } = useTranslation("settings", "errors");
  const money = useMoneyFormatter();
  return (reply?.errors ?? []).map(({ field, code }) => {
    if (code === "unavailable") return { field, code, message: t("errors:form_not_saved") };
    if (code === "choice") return { field, code, message: t("settings:coupon_error_choice") };
    if (code !== "amount") return { field, code, message: t(`settings:coupon_one_click_${code}`) };
    const iso = isoOf(field ?? "", isos);
    const example = money(currencyOf(iso).step, iso, true);
    return { field, code, message: t("settings:coupon_error_amount", { currency: iso, example }) };
  });
}

function isoOf(field: string, isos: CouponSettingsData["isos"]): string {
  if (field === "oneClickAmount") return isos.main;
  return field === "bonusAccountOneClickAmount" ? isos.bonus : field.slice(-3);
}
