import { Form as PageForm } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CashOutQuote } from "~/domain/coupon/cash-out/cash-out-reply";
import {
  calculatePartialCashOutAmount,
  type PartialCashOutBounds,
  partialCashOutPercents,
  stakePartByPercent,
} from "~/domain/coupon/cash-out/part";
import { isAmountAbove, isAmountBelow } from "~/domain/money/amount";
import { AmountField } from "~/features/money/AmountField";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { useMoneyFormatter } from "~/ui/Money";
import { AcceptOfferFields } from "./AcceptOfferFields";
import styles from "./CashOut.module.css";
import { useRefusalMessage } from "./CashOutRefusal";
import type { ShownCashOut } from "./use-cash-out";

interface PartFormsProps {
  readonly shown: ShownCashOut;
  readonly quote: CashOutQuote;
  readonly bounds: PartialCashOutBounds;
  readonly path: string;
  readonly typed: string;
  readonly isWrong: boolean;
}

/** Cashes a part of the stake out: shares as buttons, and a field for any other (CPN-23). */
export function PartialCashOutForms({
  shown,
  quote,
  bounds,
  path,
  typed,
  isWrong,
}: PartFormsProps) {
  const { t } = useTranslation("bets");
  const money = useMoneyFormatter();
  const { stake, iso } = shown.now.receipt;
  const message = useRefusalMessage(isWrong ? { code: "part" } : null, shown.now);
  const shares = partialCashOutPercents
    .map((percent) => ({ percent, part: stakePartByPercent(stake, percent) }))
    .filter(({ part }) => !isAmountBelow(part, bounds.least) && !isAmountAbove(part, bounds.most));
  return (
    <details className={styles.more} open={isWrong}>
      <summary>{t("cash_out_part")}</summary>
      {shares.length === 0 ? null : (
        <PartForm shown={shown} quote={quote} path={path}>
          <div className={styles.shares}>
            {shares.map(({ percent, part }) => (
              <Button key={percent} name="share" value={percent} look="quiet">
                <span dir="ltr">{percent}%</span>
                <span className={styles.pays}>
                  {money(calculatePartialCashOutAmount(quote.amount, stake, part), iso)}
                </span>
              </Button>
            ))}
          </div>
        </PartForm>
      )}
      <PartForm shown={shown} quote={quote} path={path}>
        <AmountField
          name="stake"
          id="cash-out-stake"
          label={t("cash_out_part_stake")}
          iso={iso}
          readingIso={null}
          defaultValue={typed}
          hint={t("cash_out_part_hint", {
            least: money(bounds.least, iso),
            most: money(bounds.most, iso),
          })}
          error={isWrong ? { code: "part", message } : null}
          after={<Button look="quiet">{t("cash_out_part_next")}</Button>}
        />
      </PartForm>
    </details>
  );
}

/**
 * The form of a partial cash-out: leads to the question about it, or posts the cash-out itself if
 * the player wants no question.
 */
function PartForm({
  shown,
  quote,
  path,
  children,
}: Pick<PartFormsProps, "shown" | "quote" | "path"> & { readonly children: ReactNode }) {
  const { paths } = usePageContext();
  const { form: Form, now } = shown;
  if (now.isAsked)
    return (
      <PageForm method="get" action={`${path}#cash-out`}>
        <input type="hidden" name="sell" value="part" />
        {children}
      </PageForm>
    );
  return (
    <Form method="post" action={paths.coupon}>
      <AcceptOfferFields shown={shown} quote={quote} part={{ sell: "part" }} />
      {children}
    </Form>
  );
}
