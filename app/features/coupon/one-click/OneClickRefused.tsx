import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Notice } from "~/ui/Notice";
import { useOddsFormat } from "../../odds/odds-context";
import { CouponPostForm } from "../CouponPostForm";
import { isNotSentRefusal } from "../refusals";
import { useRefusalText } from "../use-refusal-text";
import { DismissOneClickResult } from "./DismissOneClickResult";
import type { OneClickResultProps } from "./OneClickPlaced";

/** A press of one-click that placed nothing, and why. */
export function OneClickRefused({ reply, bet }: OneClickResultProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(reply.iso);
  const showPrice = useOddsFormat();
  const { coef } = reply;
  return (
    <Notice
      kind="error"
      code={reply.refusals[0]?.code}
      title={t(reply.refusals.some(isNotSentRefusal) ? "one_click_not_sent" : "one_click_refused", {
        bet,
      })}
      controls={
        <>
          {coef === null || reply.bet === "" ? null : (
            <CouponPostForm
              intent="add"
              fields={{ bet: `${reply.bet}:${coef}` }}
              returnUrl={reply.back}
            >
              <Button look="quiet" isSmall>
                {t("one_click_add")}
              </Button>
            </CouponPostForm>
          )}
          <DismissOneClickResult bet={reply.bet} back={reply.back} />
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
          <MachineReadableValue name="bet-coef" value={coef}>
            {t("one_click_price_now", { price: `\u200e${showPrice(coef)}` })}
          </MachineReadableValue>
        </p>
      )}
    </Notice>
  );
}
