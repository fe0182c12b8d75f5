import type { ReturnRange } from "~/domain/coupon/returns/combine";
import type { Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import styles from "../placing/PlaceForm.module.css";
import { HighestPayoutNote } from "./HighestPayoutNote";

interface LeastAndMostWinRowsProps {
  /** null = no return is promised: no stake, or placing it would be refused. */
  readonly range: ReturnRange | null;
  readonly iso: string;
  /** The highest payout, if it limits the greatest win; null = it does not. */
  readonly limitedTo: Minor | null;
}

/** The least and the greatest win of a coupon that may win in part (CPN-22). */
export function LeastAndMostWinRows({ range, iso, limitedTo }: LeastAndMostWinRowsProps) {
  const { t } = useTranslation("coupon");
  return (
    <>
      <div>
        <dt>{t("least_win")}</dt>
        <dd>{range ? <Money minor={range.least} iso={iso} name="least-win" /> : "–"}</dd>
      </div>
      <div className={styles.win}>
        <dt>{t("most_win")}</dt>
        <dd>
          {range ? <Money minor={range.most} iso={iso} name="possible-win" /> : "–"}
          <HighestPayoutNote amount={limitedTo} iso={iso} />
        </dd>
      </div>
    </>
  );
}
