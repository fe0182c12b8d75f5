import { useEffect } from "react";
import { parseTypedAmount } from "~/domain/money/money";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import type { PlacedBet } from "~/server/cookies/placed-bets.server";
import { classNames } from "~/ui/class-names";
import { DefinitionRow } from "~/ui/DefinitionRow";
import { Icon } from "~/ui/Icon";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { useMoneyFormatter } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import pairs from "~/ui/Pairs.module.css";
import { refreshPage } from "../../network/page-refresh";
import { whileVisible } from "../../session/presence";
import styles from "./Receipt.module.css";
import { ReceiptFoot } from "./ReceiptFoot";
import { NumberRow, PriceRow } from "./ReceiptRows";

/** How often the receipt is requested again, ms. */
const againMs = 5_000;

/** The receipt of placed bets that cannot be loaded now: number, stake and price; details follow (CPP-05). */
export function UnavailableReceipt({ bets }: { bets: readonly PlacedBet[] }) {
  const { t } = useTranslation("coupon");
  const { here } = usePageContext();
  useEffect(() => whileVisible(refreshPage, againMs), []);
  return (
    <article className={styles.receipt} data-receipt="">
      <header className={styles.head}>
        <Icon name="check" />
        <h1>
          {bets.length > 1 ? t("receipts_title", { count: bets.length }) : t("receipt_title")}
        </h1>
      </header>
      <Notice kind="info" code="details-follow" isStatic>
        {t("receipt_details_follow")}{" "}
        <LinkWithTouchSizedTarget to={here}>{t("receipt_show")}</LinkWithTouchSizedTarget>
      </Notice>
      {bets.map((bet) => (
        <Facts key={bet.id} {...bet} />
      ))}
      <ReceiptFoot />
    </article>
  );
}

function Facts({ id, stake, coef, iso }: PlacedBet) {
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  const read = parseTypedAmount(stake, iso);
  return (
    <dl className={classNames(pairs.pairs, styles.facts)}>
      <NumberRow id={id} />
      <DefinitionRow name={t("receipt_stake")}>
        <MachineReadableValue name="receipt-stake" value={stake}>
          {read.ok ? money(read.minor, iso) : stake}
        </MachineReadableValue>
      </DefinitionRow>
      <PriceRow coef={coef} />
    </dl>
  );
}
