import { typedValueOf } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { useLimitName } from "~/features/limits/use-limit-text";
import { formatDateTimeWithZone } from "~/i18n/format";
import { useLanguage } from "~/i18n/I18nProvider";
import { useMoneyFormatter } from "~/ui/Money";
import type { TypedPaymentOrder } from "./form";
import type { CashierData } from "./page.server";
import type { CashierReply } from "./reply";

/** The cashier's form, and its errors with the amounts and times that they are about. */
export function useCashierForm(reply: CashierReply | null, data: CashierData) {
  const { kind, accounts, timeStyle, typed } = data;
  const lng = useLanguage();
  const money = useMoneyFormatter();
  const period = useLimitName();
  const refusals = reply?.data ?? [];
  const limit = refusals.find(({ code }) => code === "limit")?.limit;
  const until = refusals.find(({ code }) => code === "excluded")?.until;
  const chosen = typedValueOf(reply, "accountId");
  const iso = accounts.find(({ id }) => String(id) === chosen)?.iso ?? null;
  const about = refusals.find((one) => one.bound !== undefined)?.bound;
  const known = about === undefined || iso === null ? "" : money(about, iso);
  return useScreenForm<keyof TypedPaymentOrder>({
    name: "default",
    reply,
    defaultValue: { accountId: typed.accountId, method: typed.method, amount: typed.amount },
    words: {
      dictionary: "cashier",
      values: {
        ...{ bound: known, left: known, wait: String(reply?.waitS ?? "") },
        ...(limit === undefined ? {} : { period: period(limit) }),
        ...(until ? { until: formatDateTimeWithZone(lng, until, timeStyle) } : {}),
      },
      keys: {
        unavailable: `unavailable_${kind}`,
        limit: limit === undefined ? "limit_any" : "limit",
        excluded: until ? "excluded_until" : "excluded",
      },
    },
  });
}
