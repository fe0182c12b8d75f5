import { bonusBetId } from "~/domain/coupon/bonus";
import { ratioText } from "~/domain/odds/ratio";
import { useTranslation } from "~/i18n/I18nProvider";
import { IconButton } from "~/ui/IconButton";
import { CouponPostForm } from "../CouponPostForm";
import styles from "../panel/CouponBetRow.module.css";
import type { CouponView } from "../view";

/** The express bonus as a row: its multiplier and a button that removes it (CPN-03, CPN-06). */
export function ExpressBonusRow({ coupon }: { readonly coupon: CouponView }) {
  const { t } = useTranslation("coupon");
  const { bonusPercent } = coupon.rewards;
  if (bonusPercent === 0) return null;
  const factor = ratioText({ num: BigInt(100 + bonusPercent), den: 100n }, 2);
  return (
    <li className={styles.row} data-bet={bonusBetId}>
      <div className={styles.what}>
        <p className={styles.name}>{t("bonus_title")}</p>
        <p className={styles.meta}>
          {t("bonus_adds", { percent: bonusPercent, bets: t("bets", { count: coupon.count }) })}
        </p>
      </div>
      <div className={styles.price} dir="ltr">
        ×{" "}
        <data data-name="bet-coef" value={factor}>
          {factor}
        </data>
      </div>
      {coupon.isChecking ? null : (
        <CouponPostForm intent="remove" fields={{ bet: bonusBetId }} className={styles.remove}>
          <IconButton icon="close" label={t("bonus_remove")} />
        </CouponPostForm>
      )}
    </li>
  );
}
