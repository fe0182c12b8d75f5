import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { announce } from "~/ui/announce";
import { useCouponPostQueue } from "./CouponPostQueue";
import type { CouponView } from "./view";

/** Announces a bet that was added to the slip and bets that were placed beside the page, each once (ACS-07). */
export function useAnnounceCouponChanges({ rows }: Pick<CouponView, "rows">) {
  const { t } = useTranslation("coupon");
  const { reply } = useCouponPostQueue();
  const known = useRef(rows);
  useEffect(() => {
    const before = new Set(known.current.map(({ id }) => id));
    known.current = rows;
    const added = rows.filter(({ id }) => !before.has(id));
    if (added.length === 0) return;
    const bets = added
      .map(({ title, name }) => [title, name].filter(Boolean).join(", ") || t("one_click_bet"))
      .join("; ");
    announce(t("news_added", { bets, total: String(rows.length) }));
  }, [rows, t]);

  const placed = reply?.placed ?? null;
  const announced = useRef(placed);
  useEffect(() => {
    // The texts are new objects after every reload of the shell's data, and no news.
    if (announced.current === placed) return;
    announced.current = placed;
    if (!placed) return;
    announce(
      placed.length > 1 ? t("receipts_title", { count: placed.length }) : t("receipt_title"),
    );
  }, [placed, t]);
}
