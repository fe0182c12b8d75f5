import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { fieldOf } from "../../limits/form";
import type { StakeLimit } from "../../limits/stake-limit";
import styles from "../placing/PlaceForm.module.css";

/** What the strictest stake or loss limit leaves (LIM-14). */
export function StakeLimitText({ limit: { code, kind, days, left, iso } }: { limit: StakeLimit }) {
  const { t } = useTranslation("coupon");
  return (
    <p className={styles.limit}>
      {t(`left_${kind}_${days}`)}: <Money minor={left} iso={iso} name={`${fieldOf(code)}-left`} />
    </p>
  );
}
