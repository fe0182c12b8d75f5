import { fromMinor } from "~/domain/money/money";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { useMoneyFormatter } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import { useOddsFormat } from "../../odds/odds-context";
import { receiptPath } from "../receipts/receipt-path";
import { HighestPayoutNote } from "../returns/HighestPayoutNote";
import { DismissOneClickResult } from "./DismissOneClickResult";
import type { OneClickReply } from "./one-click-reply";

export interface OneClickResultProps {
  readonly reply: OneClickReply;
  /** The bet's display name. */
  readonly bet: string;
}

/** A press of one-click that placed a bet, with the way to its receipt. */
export function OneClickPlaced({ reply: { receipt, bet: id }, bet }: OneClickResultProps) {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  const money = useMoneyFormatter();
  const showPrice = useOddsFormat();
  if (!receipt) return null;
  const { stake, possibleWin, maxPayout, iso, coef } = receipt;
  return (
    <Notice
      kind="success"
      code="placed"
      title={t("one_click_placed", { bet })}
      controls={
        <>
          <ButtonLink to={receiptPath(lng, [receipt])} look="quiet" isSmall>
            {t("receipt_of", { id: receipt.id })}
          </ButtonLink>
          <DismissOneClickResult bet={id} back={null} />
        </>
      }
    >
      <MachineReadableValue name="receipt-id" value={receipt.id}>
        № {receipt.id}
      </MachineReadableValue>
      {" · "}
      <MachineReadableValue name="receipt-stake" value={fromMinor(stake, iso)}>
        {t("one_click_placed_text", {
          stake: money(stake, iso),
          price: `\u200e${showPrice(coef)}`,
          win: money(possibleWin, iso),
        })}
      </MachineReadableValue>
      <HighestPayoutNote amount={maxPayout} iso={iso} />
    </Notice>
  );
}
