import { accountTypes } from "~/domain/accounts/account";
import { lineSizes } from "~/domain/coupon/covers";
import { couponKindByType } from "~/domain/coupon/kinds";
import { bankerBlockId, type PlacedCoupon } from "~/domain/coupon/placed";
import { countSystemLines } from "~/domain/coupon/returns/lines";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { DefinitionRow } from "~/ui/DefinitionRow";
import pairs from "~/ui/Pairs.module.css";
import { Time } from "~/ui/Time";
import { StakePerLine } from "../returns/SystemReturnRows";
import { useCouponData } from "../use-coupon-data";
import { CouponTypeName } from "./CouponTypeName";
import styles from "./Receipt.module.css";
import { NumberRow } from "./ReceiptRows";

/** A bet's facts and terms: the fields of CPP-01 that concern the player. */
export function PlacedBetDetails({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  return (
    <>
      <dl className={classNames(pairs.pairs, styles.facts)}>
        <NumberTimeTypeAndAccountRows receipt={receipt} />
      </dl>
      <details className={styles.terms}>
        <summary>{t("bets:bet_terms")}</summary>
        <dl className={classNames(pairs.pairs, styles.facts)}>
          <PlacementTermsRows receipt={receipt} />
        </dl>
      </details>
    </>
  );
}

/** A bet's number, times, type and account. */
export function NumberTimeTypeAndAccountRows({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  const { timeStyle } = useCouponData();
  return (
    <>
      <NumberRow id={receipt.id} />
      <DefinitionRow name={t("receipt_time")}>
        <Time at={receipt.placedAt} style={timeStyle} show="moment" name="receipt-time" />
      </DefinitionRow>
      {receipt.settledAt === null ? null : (
        <DefinitionRow name={t("bets:bet_settled")}>
          <Time at={receipt.settledAt} style={timeStyle} show="moment" name="receipt-settled" />
        </DefinitionRow>
      )}
      <DefinitionRow name={t("receipt_type")}>
        <CouponTypeName receipt={receipt} />
      </DefinitionRow>
      <SystemLineRows receipt={receipt} />
      <DefinitionRow name={t("bets:bet_account")}>
        <AccountName receipt={receipt} />
      </DefinitionRow>
      <PromisedRewardRows receipt={receipt} />
    </>
  );
}

/** The number of lines of a system by their size, of a full cover of every size, and the stake on each. */
function SystemLineRows({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const { typeId, systemValue, legs, stake, iso } = receipt;
  if (!couponKindByType(typeId).lines) return null;
  const events = legs.filter(({ blockId }) => blockId !== bankerBlockId).length;
  const sizes = lineSizes(systemValue, events).map((size) => {
    const lines = t("lines", { count: countSystemLines(events, size) });
    return t("system_option", { size, events, lines });
  });
  return (
    <>
      <DefinitionRow name={t("lines_title")}>
        <ul className={styles.sizes}>
          {sizes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </DefinitionRow>
      <DefinitionRow name={t("line_stake")}>
        <StakePerLine stake={stake} lines={countSystemLines(events, systemValue)} iso={iso} />
      </DefinitionRow>
    </>
  );
}

/** The account that paid, by type and currency. */
function AccountName({ receipt: { accountId, iso } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const { accounts } = useCouponData();
  const type = accounts.find(({ id }) => id === accountId)?.type;
  const kind =
    type === accountTypes.bonus
      ? t("account_bonus")
      : type === accountTypes.main
        ? t("account_main")
        : null;
  return (
    <>
      {kind} <span dir="ltr">{iso}</span>
    </>
  );
}

/** The rewards promised at placing (CPN-06, CPN-13, CPN-14). */
function PromisedRewardRows({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const { bonusPercent, hyperBonusPercent, promoPercent, promoCode } = receipt;
  const facts: [string, number][] = [
    [t("bonus_title"), bonusPercent],
    [t("hyper_title"), hyperBonusPercent],
    [`${t("promo_title")} ${promoCode}`, promoPercent],
  ];
  return facts.map(([name, percent]) =>
    percent === 0 ? null : (
      <DefinitionRow key={name} name={name}>
        <span dir="ltr">+{percent}%</span>
      </DefinitionRow>
    ),
  );
}

/** The player's settings at placing, and the price as shown. */
export function PlacementTermsRows({ receipt: { terms } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  return (
    <>
      <DefinitionRow name={t("bets:bet_seen_price")}>
        <span dir="ltr" className={styles.figure}>
          {terms.coefByView}
        </span>
      </DefinitionRow>
      <DefinitionRow name={t("bets:bet_change_coef")}>
        {t(`change_coef_${terms.changeCoefAction}`)}
      </DefinitionRow>
      {terms.isDropOnScoreChange ? (
        <DefinitionRow name={t("bets:bet_drop_on_score")}>{t("bets:yes")}</DefinitionRow>
      ) : null}
    </>
  );
}
