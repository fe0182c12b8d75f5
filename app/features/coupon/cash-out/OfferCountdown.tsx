import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./CashOut.module.css";

/**
 * Seconds left of the offer, counted with JavaScript only. Hidden from screen readers: the end time beside it
 * says the same.
 */
export function OfferCountdown({ ms }: { ms: number }) {
  const { t } = useTranslation("bets");
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const end = performance.now() + ms;
    const count = () => setLeft(Math.max(0, Math.floor((end - performance.now()) / 1000)));
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [ms]);
  return (
    <span className={styles.left} aria-hidden="true">
      {left === null ? null : t("cash_out_left", { count: left })}
    </span>
  );
}
