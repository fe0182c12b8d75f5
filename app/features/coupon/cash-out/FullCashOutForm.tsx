import type { CashOutQuote } from "~/domain/coupon/cash-out/cash-out-reply";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { useMoneyFormatter } from "~/ui/Money";
import { AcceptOfferFields } from "./AcceptOfferFields";
import { confirmCashOutPath } from "./ask-path";
import styles from "./CashOut.module.css";
import type { ShownCashOut } from "./use-cash-out";

interface FullCashOutFormProps {
  readonly shown: ShownCashOut;
  readonly quote: CashOutQuote;
  /** The receipt's address, whose page asks before it sells. */
  readonly receiptPath: string;
}

/** Cashes the whole bet out: asks first, unless the player's settings say otherwise. */
export function FullCashOutForm({ shown, quote, receiptPath }: FullCashOutFormProps) {
  const { t } = useTranslation("bets");
  const { paths } = usePageContext();
  const money = useMoneyFormatter();
  const { now, form: Form, isBusy } = shown;
  const label = t("cash_out_take", { amount: money(quote.amount, now.receipt.iso) });
  if (now.isAsked)
    return (
      <ButtonLink to={confirmCashOutPath(receiptPath)} look="quiet" isWide>
        {label}
      </ButtonLink>
    );
  return (
    <Form method="post" action={paths.coupon} className={styles.form}>
      <AcceptOfferFields shown={shown} quote={quote} />
      <Button
        id="cash-out-take"
        look="quiet"
        isWide
        disabled={isBusy}
        aria-describedby="cash-out-hint"
      >
        {isBusy ? t("cash_out_taking") : label}
      </Button>
    </Form>
  );
}
