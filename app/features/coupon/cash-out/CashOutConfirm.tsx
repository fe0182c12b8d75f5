import { type ReactNode, useEffect, useRef } from "react";
import type { CashOutQuote } from "~/domain/coupon/cash-out/cash-out-reply";
import { possibleReturnOfRest } from "~/domain/coupon/cash-out/part";
import type { CashOutStakeAndPayout } from "~/domain/coupon/cash-out/requested-extent";
import { subtractAmounts } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { Money, useMoneyFormatter } from "~/ui/Money";
import { AcceptOfferFields } from "./AcceptOfferFields";
import styles from "./CashOut.module.css";
import { CashOutOfferDetails } from "./CashOutOfferDetails";
import type { ShownCashOut } from "./use-cash-out";

interface QuestionProps {
  readonly shown: ShownCashOut;
  readonly quote: CashOutQuote;
  readonly share: CashOutStakeAndPayout;
  readonly path: string;
}

/** Asks once before a bet is cashed out: what is paid, and what is given up for it (CPN-23). */
export function CashOutConfirm({ shown, quote, share, path }: QuestionProps) {
  const { t } = useTranslation("bets");
  const { paths } = usePageContext();
  const money = useMoneyFormatter();
  const { now, form: Form, isBusy } = shown;
  const { receipt } = now;
  const { iso } = receipt;
  const isWhole = share.stake === receipt.stake;
  const part: Record<string, string> = isWhole ? {} : { stake: fromMinor(share.stake, iso) };
  return (
    <QuestionBox>
      <h3 id="cash-out-question">{t("cash_out_question", { amount: money(share.amount, iso) })}</h3>
      <CashOutOfferDetails
        shown={shown}
        quote={quote}
        amount={share.amount}
        label={t("cash_out_gets")}
      >
        <GivenUp receipt={receipt} share={share} win={quote.win} />
      </CashOutOfferDetails>
      <div className={styles.answers}>
        <Form method="post" action={paths.coupon}>
          <AcceptOfferFields shown={shown} quote={quote} part={part} />
          <Button id="cash-out-take" look="quiet" isWide disabled={isBusy}>
            {isBusy
              ? t("cash_out_taking")
              : t("cash_out_take", { amount: money(share.amount, iso) })}
          </Button>
        </Form>
        <ButtonLink to={path} look="quiet" isWide>
          {t("cash_out_keep")}
        </ButtonLink>
      </div>
    </QuestionBox>
  );
}

/**
 * The box of the question before a cash-out. It takes the focus when it appears, so that it is read
 * out and its answers are near for a keyboard.
 */
function QuestionBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset
      ref={box}
      className={styles.question}
      data-code="cash-out-question"
      aria-labelledby="cash-out-question"
      tabIndex={-1}
    >
      {children}
    </fieldset>
  );
}

/** What is cashed out and given up, and what stays on the bet. */
function GivenUp({
  receipt: { stake, possibleWin, iso },
  share,
  win,
}: Pick<QuestionProps, "share"> & {
  readonly receipt: ShownCashOut["now"]["receipt"];
  readonly win: CashOutQuote["win"];
}) {
  const { t } = useTranslation("bets");
  const rest = subtractAmounts(stake, share.stake);
  const restWin = rest === 0 ? rest : win === null ? null : possibleReturnOfRest(win, stake, rest);
  const row = (name: string, amount: typeof rest, value: string) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money minor={amount} iso={iso} name={value} />
      </dd>
    </div>
  );
  return (
    <>
      {rest === 0 ? null : row(t("cash_out_part_stake"), share.stake, "cash-out-stake")}
      {restWin === null
        ? null
        : row(t("cash_out_given_up"), subtractAmounts(possibleWin, restWin), "cash-out-given-up")}
      {rest === 0 ? null : row(t("cash_out_rest"), rest, "cash-out-rest")}
      {rest === 0 || restWin === null
        ? null
        : row(t("cash_out_rest_win"), restWin, "cash-out-rest-win")}
    </>
  );
}
