import { fromMinor } from "~/domain/money/money";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { useHydrated } from "~/ui/hydrated";
import { useMoneyText } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import { Value } from "~/ui/Value";
import { useOddsFormat } from "../../odds/odds-context";
import { CouponForm } from "../CouponForm";
import { receiptPath } from "../receipts/receipt-path";
import { useCouponData } from "../use-coupon-data";
import { useRefusalText } from "../use-refusal-text";
import { shownStakeText } from "./one-click";
import { closeOneClickResult } from "./one-click-presses";
import type { OneClickReply } from "./one-click-reply";

/** The result of a one-click press: receipt, refusal with a next step, or checking (CPS-04, CPP-11). */
export default function OneClickResult({ reply }: { reply: OneClickReply }) {
  const { t } = useTranslation("coupon");
  const { oneClick } = useCouponData();
  const again = {
    bet: `${reply.bet}:${reply.coef ?? ""}`,
    key: reply.key,
    ...(oneClick ? { stake: shownStakeText(oneClick) } : {}),
  };
  const bet = [reply.title, reply.name].filter(Boolean).join(", ") || t("one_click_bet");
  switch (reply.kind) {
    case "placed":
      return <Placed reply={reply} bet={bet} />;
    case "refused":
      return <Refused reply={reply} bet={bet} />;
    case "checking":
    case "lost":
      return (
        <Notice
          kind="warning"
          code="checking"
          title={t("one_click_checking", { bet })}
          controls={
            // The page polls for a lost response.
            reply.kind === "lost" ? null : (
              <CouponForm intent="one-click" fields={again} returnUrl={reply.back}>
                <Button look="quiet" isSmall>
                  {t("checking_refresh")}
                </Button>
              </CouponForm>
            )
          }
        >
          {t("one_click_checking_text")}
        </Notice>
      );
  }
}

interface ToldProps {
  readonly reply: OneClickReply;
  /** The bet's display name. */
  readonly bet: string;
}

function Placed({ reply: { receipt, bet: id }, bet }: ToldProps) {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  const money = useMoneyText();
  const showPrice = useOddsFormat();
  if (!receipt) return null;
  const { stake, possibleWin, iso, coef } = receipt;
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
          <Leave bet={id} back={null} />
        </>
      }
    >
      <Value name="receipt-id" value={receipt.id}>
        № {receipt.id}
      </Value>
      {" · "}
      <Value name="receipt-stake" value={fromMinor(stake, iso)}>
        {t("one_click_placed_text", {
          stake: money(stake, iso),
          price: `\u200e${showPrice(coef)}`,
          win: money(possibleWin, iso),
        })}
      </Value>
    </Notice>
  );
}

function Refused({ reply, bet }: ToldProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(reply.iso);
  const showPrice = useOddsFormat();
  const { coef } = reply;
  return (
    <Notice
      kind="error"
      code={reply.refusals[0]?.code}
      title={t("one_click_refused", { bet })}
      controls={
        <>
          {coef === null || reply.bet === "" ? null : (
            <CouponForm
              intent="add"
              fields={{ bet: `${reply.bet}:${coef}` }}
              returnUrl={reply.back}
            >
              <Button look="quiet" isSmall>
                {t("one_click_add")}
              </Button>
            </CouponForm>
          )}
          <Leave bet={reply.bet} back={reply.back} />
        </>
      }
    >
      {reply.refusals.map((refusal) => (
        <p key={refusal.code} data-code={refusal.code}>
          {words(refusal)}
        </p>
      ))}
      {coef === null ? null : (
        <p>
          <Value name="bet-coef" value={coef}>
            {t("one_click_price_now", { price: `\u200e${showPrice(coef)}` })}
          </Value>
        </p>
      )}
    </Notice>
  );
}

/** Closes the message with JavaScript; without, links back to the price's page. */
function Leave({ bet, back }: { bet: string; back: string | null }) {
  const { t } = useTranslation("coupon");
  if (!useHydrated())
    return back === null ? null : (
      <ButtonLink to={back} look="quiet" isSmall>
        {t("receipt_back")}
      </ButtonLink>
    );
  return (
    <Button type="button" look="quiet" isSmall onClick={() => closeOneClickResult(bet)}>
      {t("one_click_close")}
    </Button>
  );
}
