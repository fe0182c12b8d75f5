import { Link } from "@remix-run/react";
import { couponKindByType } from "~/domain/coupon/kinds";
import { useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { Money, useTypedAmountNormalizer } from "~/ui/Money";
import { useOddsFormat } from "../../odds/odds-context";
import { blocksReturnView } from "../returns/blocks-return";
import { couponReturnView } from "../returns/coupon-return";
import { singlesReturnView } from "../returns/singles-return";
import { calculateUnitReturnRanges } from "../returns/stake-returns";
import type { CouponView } from "../view";
import styles from "./SlipBar.module.css";

export interface SlipBarProps {
  readonly coupon: CouponView;
  /** Number of bets, with those whose posts are pending. */
  readonly count: number;
  /** Address of the slip's own page, to which the line leads without JavaScript. */
  readonly href: string;
  readonly onOpen: () => void;
}

/** The slip in one line above the phone's navigation: selections, odds, return. It opens the sheet. */
export default function SlipBar({ coupon, count, href, onOpen }: SlipBarProps) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  const win = usePossibleReturn(coupon);
  const { isMultiple } = kindOf(coupon);
  return (
    <nav className={styles.bar} aria-label={t("bar")}>
      <Link
        to={href}
        className={styles.line}
        data-slip-bar=""
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        <span className={styles.count}>{t("bar_selections", { count })}</span>
        {isMultiple && coupon.count === count && coupon.coef !== "" ? (
          <span>
            {t("bar_odds")} <strong dir="ltr">{showPrice(coupon.coef)}</strong>
          </span>
        ) : null}
        {win === null ? null : (
          <span>
            {t("bar_return")}{" "}
            <strong>
              <Money minor={win} iso={coupon.iso} />
            </strong>
          </span>
        )}
        <Icon name="arrow-up" />
      </Link>
    </nav>
  );
}

/** Whether the coupon has one price for all its bets. */
function kindOf({ effectiveTypeId, singles, blocks }: CouponView) {
  const { lines } = couponKindByType(effectiveTypeId);
  return { isMultiple: !lines && !singles && !blocks };
}

/** What the stakes that the coupon has may return; null = nothing is promised. */
function usePossibleReturn(coupon: CouponView) {
  const plain = useTypedAmountNormalizer(coupon.iso);
  if (!coupon.shown.possibleWin) return null;
  const stakes = coupon.singles ?? coupon.blocks ?? [];
  const typedOf = (id: string) => plain(stakes.find((one) => String(one.id) === id)?.amount ?? "");
  if (coupon.singles) return singlesReturnView(coupon, typedOf).win;
  if (coupon.blocks) return blocksReturnView(coupon, typedOf).range?.most ?? null;
  const unit = calculateUnitReturnRanges(coupon);
  return couponReturnView(coupon, unit, plain(coupon.amount), "")?.range.most ?? null;
}
