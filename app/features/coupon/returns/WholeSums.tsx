import type { ReturnRange } from "~/domain/coupon/returns/combine";
import type { Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money, useMoneyText } from "~/ui/Money";
import { Value } from "~/ui/Value";
import { useOdds } from "../../odds/odds-context";
import styles from "../placing/PlaceForm.module.css";
import type { CouponView } from "../view";

interface WholeSumsProps {
  readonly coupon: CouponView;
  /** null = no return: no stake, or a bet cannot be placed. */
  readonly range: ReturnRange | null;
  /** The bonuses' part of the return. */
  readonly added: Minor;
}

/** The possible return of a single or an express, and its bonus part (CPN-08, CPN-13, CPN-22). */
export function WholeSums({ coupon, range, added }: WholeSumsProps) {
  const { t } = useTranslation("coupon");
  const showPrice = useOdds();
  const money = useMoneyText();
  const { iso, rewards, antiExpressCoef } = coupon;
  const { hyperBonus } = rewards;
  return (
    <>
      <div>
        <dt>{t("total_odds")}</dt>
        <dd>
          <Value name="coupon-coef" value={coupon.coef}>
            {showPrice(coupon.coef)}
          </Value>
        </dd>
      </div>
      {antiExpressCoef ? (
        <div>
          <dt>{t("anti_express")}</dt>
          <dd>
            <Value name="anti-express-coef" value={antiExpressCoef}>
              {showPrice(antiExpressCoef)}
            </Value>
          </dd>
        </div>
      ) : null}
      {coupon.shown.possibleWin ? (
        <div>
          <dt>{t("possible_win")}</dt>
          <dd className={styles.win}>
            {range ? <Money minor={range.most} iso={iso} name="possible-win" /> : "–"}
          </dd>
        </div>
      ) : null}
      {coupon.shown.possibleWin && added > 0 ? (
        <div>
          <dt>{t("rewards_added")}</dt>
          <dd>
            <Money minor={added} iso={iso} name="bonus-win" />
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
