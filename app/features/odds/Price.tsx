import { useOddsFormat } from "~/features/odds/odds-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./Price.module.css";

interface PriceProps {
  /**
   * The price as exact decimal text; it is displayed in the format of odds that the reader has
   * chosen.
   */
  readonly coef: string;
  /**
   * The price before the change, shown struck through beside the present one if they differ; null
   * or absent = none.
   */
  readonly was?: string | null | undefined;
  readonly name?: string;
  readonly isBlocked?: boolean;
}

/**
 * A price with a decimal point in every language, as on the price buttons of remote pages. The
 * document's `data-moves` selects how a change is marked (ODD-03); the text for screen readers is
 * always there.
 */
export function Price({ coef, was, name, isBlocked }: PriceProps) {
  const { t } = useTranslation();
  const show = useOddsFormat();
  const move =
    was && Number(was) !== Number(coef) ? (Number(coef) > Number(was) ? "up" : "down") : null;
  const now = (
    <data data-name={name} value={coef}>
      {show(coef)}
    </data>
  );
  if (isBlocked) {
    return (
      <span className={styles.blocked}>
        <Icon name="lock" />
        <s>{now}</s>
        <VisuallyHidden>{t("price_blocked")}</VisuallyHidden>
      </span>
    );
  }
  if (!move || !was) return <span className={styles.price}>{now}</span>;
  return (
    <span className={styles.moved}>
      <s className={styles.was} dir="ltr" aria-hidden="true">
        {show(was)}
      </s>
      <span className={classNames(styles.price, styles[move])}>
        <Icon name={move === "up" ? "arrow-up" : "arrow-down"} />
        {now}
        <VisuallyHidden>
          {t(move === "up" ? "price_up" : "price_down")}, {t("price_was", { price: show(was) })}
        </VisuallyHidden>
      </span>
    </span>
  );
}
