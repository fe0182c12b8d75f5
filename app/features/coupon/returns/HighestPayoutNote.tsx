import type { Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { useMoneyFormatter } from "~/ui/Money";
import styles from "./HighestPayoutNote.module.css";

/** Says under a return that the highest payout limits it; nothing for null. */
export function HighestPayoutNote({ amount, iso }: { amount: Minor | null; iso: string }) {
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  if (amount === null) return null;
  return (
    <small className={styles.note}>
      <MachineReadableValue name="max-payout" value={fromMinor(amount, iso)}>
        {t("max_payout", { amount: money(amount, iso) })}
      </MachineReadableValue>
    </small>
  );
}
