import type { FailedCashOutReply } from "~/domain/coupon/cash-out/cash-out-reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { CouponTypeName } from "../receipts/CouponTypeName";
import styles from "../receipts/Receipt.module.css";
import { ReceiptLegs } from "../receipts/ReceiptLegs";
import { ReceiptSums } from "../receipts/ReceiptSums";
import { receiptPath } from "../receipts/receipt-path";
import { CashOut } from "./CashOut";

/** The page that answers a refused cash-out without JavaScript (CPN-23). */
export default function CashOutPage({ reply }: { reply: FailedCashOutReply }) {
  const { t } = useTranslation("bets", "coupon");
  const path = receiptPath(useLanguage(), [{ id: reply.couponId }]);
  return (
    <article className={styles.receipt}>
      <ErrorTitlePrefix hasFailed />
      <header className={styles.head}>
        <h1>№ {reply.couponId}</h1>
      </header>
      {reply.now ? (
        <>
          <CashOut first={reply.now} posted={reply} path={path} />
          <p>
            <CouponTypeName receipt={reply.now.receipt} />
          </p>
          <ReceiptLegs receipt={reply.now.receipt} />
          <ReceiptSums receipt={reply.now.receipt} />
        </>
      ) : (
        <ErrorSummary
          errors={[
            {
              code: reply.code,
              message: t(
                reply.code === "part"
                  ? "bets:cash_out_refusal_part_none"
                  : `bets:cash_out_refusal_${reply.code}`,
                { wait: String(reply.waitS ?? ""), amount: "" },
              ),
            },
          ]}
        />
      )}
      <footer className={styles.foot}>
        <ButtonLink to={path} look="quiet" reloadDocument>
          {t("bets:cash_out_receipt")}
        </ButtonLink>
      </footer>
    </article>
  );
}
