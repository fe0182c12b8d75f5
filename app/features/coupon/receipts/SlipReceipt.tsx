import { useEffect, useRef } from "react";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/class-names";
import { DefinitionRow } from "~/ui/DefinitionRow";
import { Icon } from "~/ui/Icon";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Sides } from "~/ui/Sides";
import { useOddsFormat } from "../../odds/odds-context";
import { closeReceipts } from "../post-queue";
import { useCouponData } from "../use-coupon-data";
import { CouponTypeName } from "./CouponTypeName";
import { NotPlacedBetsWithReasons } from "./NotPlacedBetsWithReasons";
import { AdvanceStakeRow, NumberRow, PriceRow, StakeRow, WinRow } from "./ReceiptRows";
import { ReuseSelectionsForm } from "./ReuseSelectionsForm";
import { receiptPath } from "./receipt-path";
import styles from "./SlipReceipt.module.css";

/**
 * The receipt, shown in place of the slip on the current page; the receipt's own page has all
 * details (CPP-05, CPP-12). It closes with the next change of the slip.
 */
export default function SlipReceipt({ placed }: { readonly placed: readonly PlacedCoupon[] }) {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  const { coupon } = useCouponData();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="slip-receipt">
      <div className={styles.head}>
        <Icon name="check" />
        <h2 id="slip-receipt" tabIndex={-1} ref={title}>
          {placed.length > 1 ? t("receipts_title", { count: placed.length }) : t("receipt_title")}
        </h2>
        <LinkWithTouchSizedTarget to={receiptPath(lng, placed)}>
          {t("receipt_show")}
        </LinkWithTouchSizedTarget>
      </div>
      <NotPlacedBetsWithReasons onBack={closeReceipts} />
      {placed.map((one) => (
        <OneReceipt key={one.id} receipt={one} />
      ))}
      <footer className={styles.foot}>
        <NewBalance />
        <ReuseSelectionsForm ids={placed.map(({ id }) => id)} />
        {coupon.count > 0 ? null : (
          <Button look="quiet" type="button" isWide onClick={closeReceipts}>
            {t("receipt_more")}
          </Button>
        )}
      </footer>
    </section>
  );
}

function OneReceipt({ receipt }: { readonly receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  const { id, coef, legs } = receipt;
  return (
    <article data-receipt="" aria-label={t("receipt_of", { id })}>
      <dl className={classNames(pairs.pairs, styles.sums)}>
        <NumberRow id={id} />
        {couponKindByType(receipt.typeId).lines ? (
          <DefinitionRow name={t("receipt_type")}>
            <CouponTypeName receipt={receipt} />
          </DefinitionRow>
        ) : null}
        <StakeRow name={t("receipt_stake")} receipt={receipt} />
        <AdvanceStakeRow name={t("advance_stake")} receipt={receipt} />
        <PriceRow coef={coef} />
        <WinRow receipt={receipt} className={styles.win} />
      </dl>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <li key={leg.marketId}>
            <span>
              <strong>
                <Sides text={leg.name} />
              </strong>
              <span className={styles.game}>
                {leg.title === undefined ? null : `${leg.title} · `}
                <Sides text={leg.game} />
              </span>
            </span>
            <span dir="ltr">{showPrice(leg.coef)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function NewBalance() {
  const { t } = useTranslation("coupon");
  const { player } = useCouponData();
  if (!player?.balance) return null;
  const { minor, iso } = player.balance;
  return (
    <p className={styles.balance}>
      <span>{t("receipt_balance")}</span>
      <Money minor={minor} iso={iso} />
    </p>
  );
}
