import type { CashOutFormData } from "~/domain/coupon/cash-out/cash-out-reply";
import type { RequestedCashOutExtent } from "~/domain/coupon/cash-out/requested-extent";
import { couponOutcomeName } from "~/domain/coupon/outcome-name";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useShellData } from "~/features/page/shell-data";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { useMoneyFormatter } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import { Pill } from "~/ui/Pill";
import { screenPath } from "../../screens/links";
import { CashOut } from "../cash-out/CashOut";
import { NotPlacedBetsWithReasons } from "./NotPlacedBetsWithReasons";
import { PlacedBetDetails } from "./PlacedBetDetails";
import styles from "./Receipt.module.css";
import { ReceiptFoot } from "./ReceiptFoot";
import { ReceiptLegs } from "./ReceiptLegs";
import { CurrentBalance, ReceiptSums } from "./ReceiptSums";
import { ReuseSelectionsForm } from "./ReuseSelectionsForm";
import { receiptPath } from "./receipt-path";
import { SettlementDetails } from "./SettlementDetails";

interface ReceiptProps {
  readonly receipt: PlacedCoupon;
  /** null once it is settled. */
  readonly cashOut: CashOutFormData | null;
  /** What the address asks about a cash-out. */
  readonly question: RequestedCashOutExtent | null;
}

/** The receipt of a placed coupon, and later its result, at its own address (CPP-05, CPP-12). */
export function Receipt({ receipt, cashOut, question }: ReceiptProps) {
  const { t } = useTranslation("coupon", "bets");
  const lng = useLanguage();
  const money = useMoneyFormatter();
  const { app, lockedUntil } = useShellData<{
    readonly app: { readonly isPwa: boolean };
    readonly lockedUntil: number | null;
  }>();
  const isOpen = receipt.state === "placed";
  return (
    <article className={styles.receipt} data-receipt="">
      <header className={styles.head}>
        <Icon name={isOpen ? "check" : "coupon"} />
        <h1>{isOpen ? t("receipt_title") : `№ ${receipt.id}`}</h1>
        <Pill>{t(`state_${couponOutcomeName(receipt)}`)}</Pill>
      </header>
      {receipt.state === "cashed-out" && receipt.return !== null ? (
        <Notice kind="success" code="cashed-out" title={t("state_cashed-out")}>
          {t(receipt.isAutoCashOut ? "bets:cash_out_auto_done" : "bets:cash_out_done", {
            amount: money(receipt.return, receipt.iso),
          })}
        </Notice>
      ) : null}
      <LatestCashedOutPart receipt={receipt} />
      <PlacedBetDetails receipt={receipt} />
      <ReceiptLegs receipt={receipt} />
      <ReceiptSums receipt={receipt}>
        <CurrentBalance />
      </ReceiptSums>
      <SettlementDetails receipt={receipt} />
      {cashOut ? (
        <CashOut first={cashOut} question={question} path={receiptPath(lng, [receipt])} />
      ) : null}
      <NotPlacedBetsWithReasons />
      <ReceiptFoot>
        {isOpen && app.isPwa && lockedUntil === null ? (
          <ButtonLink
            to={`${screenPath(lng, "office:settings")}#push`}
            look="quiet"
            data-push="bets"
          >
            {t("bets:notify_settled")}
          </ButtonLink>
        ) : null}
        <ReuseSelectionsForm ids={[receipt.id]} opensCoupon />
        <ButtonLink to={screenPath(lng, "print-coupon", { couponId: receipt.id })} look="quiet">
          {t("receipt_print")}
        </ButtonLink>
      </ReceiptFoot>
    </article>
  );
}

/** Confirms the last part of the stake that was cashed out, while the rest is open. */
function LatestCashedOutPart({
  receipt: { state, cashedOut, stake, iso },
}: {
  receipt: PlacedCoupon;
}) {
  const { t } = useTranslation("bets");
  const money = useMoneyFormatter();
  const part = cashedOut.at(-1);
  if (state !== "placed" || !part) return null;
  return (
    // Another part is another message, read aloud anew.
    <Notice
      key={cashedOut.length}
      kind="success"
      code="cashed-out-part"
      title={t("cash_out_part_title")}
    >
      {t("cash_out_part_text", {
        stake: money(part.stake, iso),
        amount: money(part.amount, iso),
        rest: money(stake, iso),
      })}
    </Notice>
  );
}
