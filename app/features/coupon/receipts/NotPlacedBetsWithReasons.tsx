import type { Refusal } from "~/domain/coupon/refusal";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { useCouponData } from "../use-coupon-data";
import { useRefusalText } from "../use-refusal-text";

/**
 * Beside the receipt: the bets that were not placed, each with its reason (CPP-04). `onBack` shows the slip where
 * the receipt stands in its place; else a link leads to it.
 */
export function NotPlacedBetsWithReasons({ onBack }: { readonly onBack?: () => void }) {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  const { coupon } = useCouponData();
  const words = useRefusalText(coupon.iso);
  const left = coupon.rows.flatMap((row): { id: string; name: string; refusal: Refusal }[] => {
    if (!row.refusal) return [];
    const name = [row.title, row.name].filter(Boolean).join(": ");
    return [{ id: row.id, name, refusal: { ...row.refusal, coef: row.coef } }];
  });
  if (left.length === 0) return null;
  return (
    <Notice
      kind="warning"
      title={t("receipts_stay")}
      code="not-placed"
      controls={
        onBack ? (
          <Button look="quiet" type="button" onClick={onBack}>
            {t("receipts_to_coupon")}
          </Button>
        ) : (
          <ButtonLink to={paths.coupon} look="quiet">
            {t("receipts_to_coupon")}
          </ButtonLink>
        )
      }
    >
      <ul>
        {left.map(({ id, name, refusal }) => (
          <li key={id} data-code={refusal.code}>
            {name}. {words(refusal)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
