import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { CouponPostForm } from "../CouponPostForm";
import { useCouponData } from "../use-coupon-data";
import { OneClickPlaced } from "./OneClickPlaced";
import { OneClickRefused } from "./OneClickRefused";
import { oneClickTermsText } from "./one-click";
import type { OneClickReply } from "./one-click-reply";

/** The result of a one-click press: receipt, refusal with a next step, or checking (CPS-04, CPP-11). */
export default function OneClickResult({ reply }: { reply: OneClickReply }) {
  const { t } = useTranslation("coupon");
  const { oneClick } = useCouponData();
  const again = {
    bet: `${reply.bet}:${reply.coef ?? ""}`,
    key: reply.key,
    ...(oneClick ? { stake: oneClickTermsText(oneClick) } : {}),
  };
  const bet = [reply.title, reply.name].filter(Boolean).join(", ") || t("one_click_bet");
  switch (reply.kind) {
    case "placed":
      return <OneClickPlaced reply={reply} bet={bet} />;
    case "refused":
      return <OneClickRefused reply={reply} bet={bet} />;
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
              <CouponPostForm intent="one-click" fields={again} returnUrl={reply.back}>
                <Button look="quiet" isSmall>
                  {t("checking_refresh")}
                </Button>
              </CouponPostForm>
            )
          }
        >
          {t("one_click_checking_text")}
        </Notice>
      );
  }
}
