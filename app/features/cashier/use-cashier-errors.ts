import { paymentRefusalField } from "~/domain/payments/payment-refusal";
import { useLimitName } from "~/features/limits/use-limit-text";
import { formatDateTimeWithZone } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";
import { useMoneyFormatter } from "~/ui/Money";
import type { CashierData } from "./cashier-data.server";
import type { RefusedCashierReply } from "./reply";

/** Errors of a refused form, for its fields and the summary. */
export function useCashierErrors(
  reply: RefusedCashierReply | null,
  { kind, accounts, timeStyle }: CashierData,
): readonly SummaryError[] {
  const { t } = useTranslation("cashier");
  const lng = useLanguage();
  const money = useMoneyFormatter();
  const period = useLimitName();
  if (reply === null) return [];
  const iso = accounts.find(({ id }) => String(id) === reply.typed.accountId)?.iso ?? null;
  return reply.refusals.map((refusal) => {
    const { code, bound, limit, until, waitS } = refusal;
    const known = bound === undefined || iso === null ? "" : money(bound, iso);
    const error = { code, field: paymentRefusalField(refusal) };
    if (code === "unavailable") return { ...error, message: t(`unavailable_${kind}`) };
    if (code === "limit" && limit !== undefined)
      return { ...error, message: t("error_limit", { period: period(limit), left: known }) };
    if (code === "limit") return { ...error, message: t("error_limit_any") };
    if (code === "excluded" && until)
      return {
        ...error,
        message: t("error_excluded_until", {
          until: formatDateTimeWithZone(lng, until, timeStyle),
        }),
      };
    return { ...error, message: t(`error_${code}`, { bound: known, wait: String(waitS ?? "") }) };
  });
}
