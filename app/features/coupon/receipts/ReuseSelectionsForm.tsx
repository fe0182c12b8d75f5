import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { CouponPostForm } from "../CouponPostForm";

interface ReuseFormProps {
  /** The placed coupons. */
  readonly ids: readonly string[];
  /**
   * Whether the form leads to the coupon's page, as on the receipt's own page; else the page stays.
   */
  readonly opensCoupon?: boolean;
}

/** Puts the same selections into the slip again, at the odds of now and without a stake. */
export function ReuseSelectionsForm({ ids, opensCoupon = false }: ReuseFormProps) {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  return (
    <CouponPostForm
      intent="reuse"
      fields={{ coupon: ids.join(",") }}
      returnUrl={opensCoupon ? paths.coupon : null}
      navigates={opensCoupon}
    >
      <Button look={opensCoupon ? "quiet" : "primary"} isWide={!opensCoupon}>
        {t("receipt_repeat")}
      </Button>
    </CouponPostForm>
  );
}
