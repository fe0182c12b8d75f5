import type { Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money, useMoneyFormatter } from "~/ui/Money";
import { useOddsFormat } from "../../odds/odds-context";
import styles from "../placing/PlaceForm.module.css";
import type { CouponView } from "../view";
import { HighestPayoutNote } from "./HighestPayoutNote";
import type { StakeReturns } from "./stake-returns";

interface CouponReturnRowsProps {
  readonly coupon: CouponView;
  /** The possible return; null = none is promised: no stake, or placing it would be refused. */
  readonly shown: StakeReturns | null;
  /** null while the typed text is no amount. */
  readonly stake: Minor | null;
}

/** The possible return of a single or an express, and its bonus part (CPN-08, CPN-13, CPN-22). */
export function CouponReturnRows({ coupon, shown, stake }: CouponReturnRowsProps) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  const money = useMoneyFormatter();
  const { iso, rewards, antiExpressCoef } = coupon;
  const { hyperBonus } = rewards;
  const isSent = coupon.isChecking && stake !== null;
  return (
    <>
      {isSent ? (
        <div>
          <dt>{t("stake")}</dt>
          <dd>
            <Money minor={stake} iso={iso} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t("total_odds")}</dt>
        <dd>
          <MachineReadableValue name="coupon-coef" value={coupon.coef}>
            {showPrice(coupon.coef)}
          </MachineReadableValue>
        </dd>
      </div>
      {antiExpressCoef ? (
        <div>
          <dt>{t("anti_express")}</dt>
          <dd>
            <MachineReadableValue name="anti-express-coef" value={antiExpressCoef}>
              {showPrice(antiExpressCoef)}
            </MachineReadableValue>
          </dd>
        </div>
      ) : null}
      {coupon.shown.possibleWin ? (
        <div className={styles.win}>
          <dt>{t("possible_win")}</dt>
          <dd>
            {shown ? <Money minor={shown.range.most} iso={iso} name="possible-win" /> : "–"}
            <HighestPayoutNote amount={shown?.limitedTo ?? null} iso={iso} />
          </dd>
        </div>
      ) : null}
      {coupon.shown.possibleWin && shown && shown.added > 0 ? (
        <div>
          <dt>{t("rewards_added")}</dt>
          <dd>
            <Money minor={shown.added} iso={iso} name="bonus-win" />
          </dd>
        </div>
      ) : null}
      {hyperBonus ? (
        <div>
          <dt>{t("hyper_title")}</dt>
          <dd>
            {t("hyper_from", {
              percent: hyperBonus.percent,
              from: money(hyperBonus.minBetLimit, iso, true),
              most: money(hyperBonus.maxLimit, iso, true),
            })}
          </dd>
        </div>
      ) : null}
    </>
  );
}
