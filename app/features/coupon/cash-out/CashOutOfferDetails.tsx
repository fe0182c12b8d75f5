import type { ReactNode } from "react";
import type { CashOutQuote } from "~/domain/coupon/cash-out/cash-out-reply";
import type { Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Time } from "~/ui/Time";
import { useCouponData } from "../use-coupon-data";
import styles from "./CashOut.module.css";
import { OfferCountdown } from "./OfferCountdown";
import type { ShownCashOut } from "./use-cash-out";

interface CashOutOfferDetailsProps {
  readonly shown: ShownCashOut;
  readonly quote: CashOutQuote;
  /** What is paid: the offer, or a part's share of it. */
  readonly amount: Minor;
  readonly label: string;
  readonly children?: ReactNode;
}

/** What is paid, until when the offer holds, and what was offered before if that has changed. */
export function CashOutOfferDetails({
  shown: { now, notice },
  quote,
  amount,
  label,
  children,
}: CashOutOfferDetailsProps) {
  const { t } = useTranslation("bets");
  const { timeStyle } = useCouponData();
  const { iso } = now.receipt;
  const isWhole = amount === quote.amount;
  const asked = isWhole ? (notice?.asked ?? null) : null;
  return (
    <dl className={classNames(pairs.pairs, styles.offer)}>
      {notice && asked !== null && asked !== quote.amount ? (
        <div id="cash-out-take-error" data-code={notice.code}>
          <dt>{t("cash_out_asked")}</dt>
          <dd>
            <s>
              <Money minor={asked} iso={iso} name="cash-out-asked" />
            </s>
          </dd>
        </div>
      ) : null}
      <div className={styles.amount}>
        <dt>{label}</dt>
        <dd>
          <Money minor={amount} iso={iso} name="cash-out" />
        </dd>
      </div>
      {children}
      <div className={styles.until}>
        <dt>{t("cash_out_until")}</dt>
        <dd>
          <OfferCountdown key={quote.id} ms={Date.parse(quote.expiresAt) - now.askedAt} />
          <Time at={quote.expiresAt} style={timeStyle} show="second" name="cash-out-until" />
        </dd>
      </div>
    </dl>
  );
}
