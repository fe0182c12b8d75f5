import type { ReactNode } from "react";
import { accountTypes } from "~/domain/accounts/account";
import { kindOf } from "~/domain/coupon/kinds";
import { lobbyBlockId, type PlacedCoupon } from "~/domain/coupon/types";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Time } from "~/ui/Time";
import { Value } from "~/ui/Value";
import { kindTexts } from "../kind-texts";
import { useCouponData } from "../use-coupon-data";
import styles from "./Receipt.module.css";

/** A bet's facts and terms: the fields of CPP-01 that concern the player. */
export function PlacedFacts({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  return (
    <>
      <dl className={classNames(pairs.pairs, styles.facts)}>
        <MainFacts receipt={receipt} />
      </dl>
      <details className={styles.terms}>
        <summary>{t("bets:bet_terms")}</summary>
        <dl className={classNames(pairs.pairs, styles.facts)}>
          <Terms receipt={receipt} />
        </dl>
      </details>
    </>
  );
}

/** A bet's number, times, type and account. */
export function MainFacts({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  const { timeStyle } = useCouponData();
  return (
    <>
      <Fact name={t("receipt_number")}>
        <Value name="receipt-id" value={receipt.id} />
      </Fact>
      <Fact name={t("receipt_time")}>
        <Time at={receipt.placedAt} style={timeStyle} show="moment" name="receipt-time" />
      </Fact>
      {receipt.settledAt === null ? null : (
        <Fact name={t("bets:bet_settled")}>
          <Time at={receipt.settledAt} style={timeStyle} show="moment" name="receipt-settled" />
        </Fact>
      )}
      <Fact name={t("receipt_type")}>
        <TypeName receipt={receipt} />
      </Fact>
      <Fact name={t("bets:bet_account")}>
        <AccountName receipt={receipt} />
      </Fact>
      <RewardFacts receipt={receipt} />
    </>
  );
}

/** The rewards promised at placing (CPN-06, CPN-13, CPN-14). */
function RewardFacts({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const { bonusPercent, hyperBonusPercent, promoPercent, promoCode } = receipt;
  const facts: [string, number][] = [
    [t("bonus_title"), bonusPercent],
    [t("hyper_title"), hyperBonusPercent],
    [`${t("promo_title")} ${promoCode}`, promoPercent],
  ];
  return facts.map(([name, percent]) =>
    percent === 0 ? null : (
      <Fact key={name} name={name}>
        <span dir="ltr">+{percent}%</span>
      </Fact>
    ),
  );
}

/** The player's settings at placing, and the price as shown. */
export function Terms({ receipt: { terms } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  return (
    <>
      <Fact name={t("bets:bet_seen_price")}>
        <span dir="ltr" className={styles.figure}>
          {terms.coefByView}
        </span>
      </Fact>
      <Fact name={t("bets:bet_change_coef")}>{t(`change_coef_${terms.changeCoefAction}`)}</Fact>
      {terms.isDropOnScoreChange ? (
        <Fact name={t("bets:bet_drop_on_score")}>{t("bets:yes")}</Fact>
      ) : null}
    </>
  );
}

/** The advanced part of the stake, if any (CPN-15). */
export function Prepaid({ receipt: { terms, iso } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  if (terms.prepaidAmount === 0) return null;
  return (
    <Fact name={t("bets:bet_prepaid")}>
      <Money minor={terms.prepaidAmount} iso={iso} name="receipt-prepaid" />
    </Fact>
  );
}

/** The name of a bet's type; for a system with its line size. */
export function TypeName({ receipt: { typeId, systemValue, legs } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const name = t(kindTexts[typeId].placed);
  if (!kindOf(typeId).lines) return name;
  const events = legs.filter(({ blockId }) => blockId !== lobbyBlockId).length;
  return `${name} ${systemValue}/${events}`;
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

/** A term and its value in a definition list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
