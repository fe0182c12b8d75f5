import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { useShell } from "../../shell/shell-context";
import { useShellData } from "../../shell/use-shell-data";
import type { Refusal } from "../types";
import { useRefusalText } from "../use-refusal-text";

/** Beside the receipt: the bets that were not placed, each with its reason (CPP-04). */
export function NotPlaced() {
  const { t } = useTranslation("coupon");
  const { paths } = useShell();
  const { coupon } = useShellData();
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
        <ButtonLink to={paths.coupon} look="quiet">
          {t("receipts_to_coupon")}
        </ButtonLink>
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
