import { useEffect } from "react";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { whileVisible } from "../../session/presence";
import { useCouponPostQueue } from "../CouponPostQueue";

/** How often the page polls the placement's outcome, ms. */
const againMs = 4_000;

/** Shown while a placement's outcome is unknown; polls until it is known (CPP-11). */
export function PlacementChecking() {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  const { sync } = useCouponPostQueue();
  useEffect(() => whileVisible(sync, againMs), [sync]);
  return (
    <Notice
      kind="warning"
      title={t("checking_title")}
      code="checking"
      controls={
        <ButtonLink to={paths.coupon} look="quiet" reloadDocument>
          {t("checking_refresh")}
        </ButtonLink>
      }
    >
      {t("checking_text")}
    </Notice>
  );
}
