import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Sides } from "~/ui/Sides";
import { Time } from "~/ui/Time";
import { useOddsFormat } from "../../odds/odds-context";
import { useCouponData } from "../use-coupon-data";
import styles from "./Receipt.module.css";

/** The legs of a placed coupon. */
export function ReceiptLegs({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  const lng = useLanguage();
  const { timeStyle } = useCouponData();
  return (
    <ul className={styles.legs}>
      {receipt.legs.map((leg) => (
        <li key={leg.marketId} className={styles.leg}>
          <div>
            <p className={styles.name}>
              <Sides text={leg.name} />
            </p>
            {leg.title === undefined ? null : <p className={styles.market}>{leg.title}</p>}
            <p>
              <LinkWithTouchSizedTarget to={`/${lng}/${leg.path}`}>
                <Sides text={leg.game} />
              </LinkWithTouchSizedTarget>
            </p>
            <p className={styles.meta}>
              <Time at={leg.startsAt} style={timeStyle} show="both" />
              {leg.champ}
            </p>
          </div>
          <div className={styles.end}>
            <span className={styles.price} dir="ltr">
              {showPrice(leg.coef)}
            </span>
            {leg.state === "open" ? null : (
              <span data-state={leg.state}>{t(`leg_${leg.state}`)}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
