import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Sides } from "~/ui/Sides";
import { useOddsFormat } from "../../odds/odds-context";
import { CouponPostForm } from "../CouponPostForm";
import type { CouponBetRowProps } from "./CouponBetRow";
import styles from "./CouponBetRow.module.css";

/** Accepts the current price and score: the next placement uses both (CPS-02, CPS-05). */
export function AcceptPriceAndScore({ row }: Pick<CouponBetRowProps, "row">) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  const isPrice = row.reasons.includes("price-changed");
  if (!isPrice && !row.reasons.includes("score-changed")) return null;
  return (
    <CouponPostForm
      intent="add"
      fields={{ bet: `${row.id}:${row.coef}` }}
      className={styles.accept}
    >
      <Button look="quiet" isSmall>
        {isPrice ? (
          <>
            {t("accept")} <bdi dir="ltr">{showPrice(row.coef)}</bdi>
          </>
        ) : (
          <Sides text={t("accept_score", { score: row.scores ?? "–" })} />
        )}
      </Button>
    </CouponPostForm>
  );
}
