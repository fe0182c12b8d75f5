import type { PlacedLeg } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Sides } from "~/ui/Sides";
import { Time } from "~/ui/Time";
import { useCouponData } from "../use-coupon-data";
import { PriceWithDecimal } from "./PriceWithDecimal";
import styles from "./PrintPage.module.css";

export function PrintLeg({ leg }: { leg: PlacedLeg }) {
  const { t } = useTranslation("coupon", "bets");
  const { timeStyle } = useCouponData();
  return (
    <li className={styles.leg}>
      <p className={styles.champ}>{leg.champ}</p>
      <p>
        <Sides text={leg.game} />
        {leg.scores === null ? null : (
          <>
            {" ("}
            <Sides text={t("bets:bet_score", { score: leg.scores })} />)
          </>
        )}
      </p>
      <p className={styles.champ}>
        <Time at={leg.startsAt} style={timeStyle} show="both" />
      </p>
      {leg.title === undefined ? null : <p>{leg.title}</p>}
      <p className={styles.outcome}>
        <strong>
          <Sides text={leg.name} />
        </strong>
        <MachineReadableValue name="leg-coef" value={leg.coef}>
          <PriceWithDecimal coef={leg.coef} />
        </MachineReadableValue>
        <span>{t(`leg_${leg.state}`)}</span>
      </p>
    </li>
  );
}
