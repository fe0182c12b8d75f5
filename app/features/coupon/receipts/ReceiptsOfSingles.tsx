import { couponOutcomeName } from "~/domain/coupon/outcome-name";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { type Minor, sumAmounts } from "~/domain/money/amount";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { DefinitionRow } from "~/ui/DefinitionRow";
import { Icon } from "~/ui/Icon";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Pill } from "~/ui/Pill";
import { NotPlacedBetsWithReasons } from "./NotPlacedBetsWithReasons";
import styles from "./Receipt.module.css";
import { ReceiptFoot } from "./ReceiptFoot";
import { ReceiptLegs } from "./ReceiptLegs";
import { CurrentBalance, ReceiptSums } from "./ReceiptSums";
import { ReuseSelectionsForm } from "./ReuseSelectionsForm";
import { receiptPath } from "./receipt-path";

/** The singles of one placement, each with its own receipt (CPP-04, CPP-12). */
export function ReceiptsOfSingles({
  receipts,
}: {
  receipts: readonly [PlacedCoupon, ...PlacedCoupon[]];
}) {
  const { t } = useTranslation("coupon");
  const [{ iso }] = receipts;
  const isOneCurrency = receipts.every((receipt) => receipt.iso === iso);
  const sum = (of: (receipt: PlacedCoupon) => Minor) => sumAmounts(receipts.map(of));
  return (
    <section className={styles.receipts}>
      <header className={styles.head}>
        <Icon name="check" />
        <h1>{t("receipts_title", { count: receipts.length })}</h1>
      </header>
      <NotPlacedBetsWithReasons />
      {isOneCurrency ? (
        <dl className={classNames(pairs.pairs, styles.sums)}>
          <DefinitionRow name={t("stake_total")}>
            <Money minor={sum(({ stake }) => stake)} iso={iso} />
          </DefinitionRow>
          <DefinitionRow name={t("receipts_win")} className={styles.win}>
            <Money minor={sum((receipt) => receipt.return ?? receipt.possibleWin)} iso={iso} />
          </DefinitionRow>
          <CurrentBalance />
        </dl>
      ) : null}
      {receipts.map((receipt) => (
        <OneOfSeveral key={receipt.id} receipt={receipt} />
      ))}
      <ReceiptFoot>
        <ReuseSelectionsForm ids={receipts.map(({ id }) => id)} opensCoupon />
      </ReceiptFoot>
    </section>
  );
}

function OneOfSeveral({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  return (
    <article
      className={styles.one}
      data-receipt=""
      aria-label={t("receipt_of", { id: receipt.id })}
    >
      <p className={styles.number}>
        <LinkWithTouchSizedTarget to={receiptPath(lng, [receipt])}>
          № <MachineReadableValue name="receipt-id" value={receipt.id} />
        </LinkWithTouchSizedTarget>
        <Pill>{t(`state_${couponOutcomeName(receipt)}`)}</Pill>
      </p>
      <ReceiptLegs receipt={receipt} />
      <ReceiptSums receipt={receipt} />
    </article>
  );
}
