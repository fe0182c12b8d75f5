import type { PlacedCoupon } from "~/domain/coupon/types";
import { useShell } from "~/features/page/page-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { EmptyState } from "~/ui/EmptyState";
import { LineLink } from "~/ui/LineLink";
import { LoadError } from "~/ui/LoadError";
import { Money } from "~/ui/Money";
import { Time } from "~/ui/Time";
import { useOdds } from "../../odds/odds-context";
import { screenPath } from "../../screens/links";
import styles from "./MyBets.module.css";

interface MyBetsProps {
  /** "unknown" = the platform does not answer. */
  readonly bets: readonly PlacedCoupon[] | "unknown";
  readonly isSignedIn: boolean;
  readonly timeStyle: TimeStyle;
}

/** The open bets tab beside the coupon. */
export function MyBets({ bets, isSignedIn, timeStyle }: MyBetsProps) {
  const { t } = useTranslation("coupon");
  const showPrice = useOdds();
  const { paths, here } = useShell();
  const lng = useLanguage();
  if (!isSignedIn) {
    return (
      <EmptyState
        icon="history"
        title={t("my_bets_sign_in")}
        controls={<LineLink to={paths.login}>{t("sign_in_to_place")}</LineLink>}
      />
    );
  }
  if (bets === "unknown") return <LoadError title={t("my_bets_unknown")} href={here} />;
  if (bets.length === 0) return <EmptyState icon="history" title={t("my_bets_empty")} />;
  return (
    <>
      <ul className={styles.bets}>
        {bets.map((bet) => (
          <li key={bet.id} className={styles.bet}>
            <p className={styles.head}>
              <LineLink to={screenPath(lng, "coupon-receipt", { couponId: bet.id })}>
                № {bet.id}
              </LineLink>
              <Time at={bet.placedAt} style={timeStyle} show="both" />
            </p>
            <ul className={styles.legs}>
              {bet.legs.map((leg) => (
                <li key={leg.marketId}>
                  <span>
                    {leg.game}: <strong>{leg.name}</strong>
                  </span>
                  <span className={styles.number} dir="ltr">
                    {showPrice(leg.coef)}
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.foot}>
              <span>
                {t("stake")} <Money minor={bet.stake} iso={bet.iso} />
              </span>
              <span>
                {t("possible_win")} <Money minor={bet.possibleWin} iso={bet.iso} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <LineLink to={paths.history}>{t("receipt_history")}</LineLink>
      </p>
    </>
  );
}
