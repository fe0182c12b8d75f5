import Big from "big.js";
import { bankerBlockId, type PlacedCoupon } from "~/domain/coupon/placed";
import { legReturnFactor } from "~/domain/coupon/returns/leg-return";
import { useTranslation } from "~/i18n/I18nProvider";
import SystemLinesTable, { SystemLinesPageOrCloseLink } from "../returns/SystemLinesTable";
import styles from "./Statement.module.css";

/** The lines of a system, by page, each with its return at the legs' current states. */
export function SystemSettlementLines({
  receipt: { legs, iso, stake, systemValue },
}: {
  receipt: PlacedCoupon;
}) {
  const { t } = useTranslation("coupon");
  const counted = legs.map(({ state, coef, blockId, game, name }) => ({
    factor: legReturnFactor(state, new Big(coef)),
    isBanker: blockId === bankerBlockId,
    name: `${game}: ${name}`,
  }));
  return (
    <>
      <p className={styles.lines}>
        <SystemLinesPageOrCloseLink page={1}>{t("lines_show")}</SystemLinesPageOrCloseLink>
      </p>
      <SystemLinesTable legs={counted} size={systemValue} stake={stake} iso={iso} />
    </>
  );
}
