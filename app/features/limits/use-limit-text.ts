import {
  type LimitCode,
  limitSectionOf,
  moneyLimitBasis,
  realityCheckCode,
  sessionLimitCode,
} from "~/domain/limits/codes";
import { isMoneyLimitValue, type LimitValue } from "~/domain/limits/value";
import { useTranslation } from "~/i18n/I18nProvider";
import { useMoneyFormatter } from "~/ui/Money";

/** Formats a limit's value: an amount or a length of time; null is "no limit" (LIM-01). */
export function useLimitText(iso: string | null): (limit: LimitValue) => string {
  const { t } = useTranslation("limits");
  const money = useMoneyFormatter();
  return (limit) => {
    if (isMoneyLimitValue(limit))
      return limit.value === null || iso === null ? t("none") : money(limit.value, iso, true);
    const { code, value } = limit;
    if (value === null) return t("not_set");
    if (code === sessionLimitCode) return t("hours", { count: value });
    return code === realityCheckCode ? t("minutes", { count: value }) : t("days", { count: value });
  };
}

/** The name of a limit: money limits by their window, others by their type. */
export function useLimitName(): (code: LimitCode) => string {
  const { t } = useTranslation("limits");
  return (code) => {
    const window = moneyLimitBasis(code);
    if (window) return t(`period_${window.days}`);
    switch (code) {
      case 30:
      case 31:
      case 32:
      case 33:
        return t(`field_${code}`);
      default:
        return t("field_37");
    }
  };
}

/** The name of a limit outside its section: several sections have the same money windows. */
export function useLimitFullName(): (code: LimitCode) => string {
  const { t } = useTranslation("limits");
  const name = useLimitName();
  return (code) => {
    const section = moneyLimitBasis(code) && limitSectionOf(code);
    return section
      ? t("name_in_section", { section: t(`section_${section}`), name: name(code) })
      : name(code);
  };
}
