import { limitFieldName } from "~/domain/limits/codes";
import type { StakeLimitRemainder } from "~/domain/limits/stake-limit";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import styles from "../placing/PlaceForm.module.css";

/** The remaining amount of the strictest stake or loss limit (LIM-14). */
export function StakeLimitText({
  limit: { code, kind, days, left, iso },
}: {
  limit: StakeLimitRemainder;
}) {
  const { t } = useTranslation("coupon");
  return (
    <p className={styles.limit}>
      {t(`left_${kind}_${days}`)}:{" "}
      <Money minor={left} iso={iso} name={`${limitFieldName(code)}-left`} />
    </p>
  );
}
