import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { announce } from "~/ui/announce";
import type { BetView } from "../coupon/bet-view";
import { useOddsFormat } from "../odds/odds-context";
import { type LiveUpdates, startLiveUpdates } from "./live.client";
import type { CouponChangeCounts } from "./news";

/**
 * Keeps the page live after hydration (CPN-19). `identity` changes with the session; `sync` refreshes the
 * coupon.
 */
export function usePush(
  rows: readonly BetView[],
  identity: string,
  sync: (isWhole: boolean) => void,
) {
  const { t } = useTranslation("coupon");
  const live = useRef<LiveUpdates | null>(null);

  const say = ({ prices, blocked, over }: CouponChangeCounts) => {
    const words = [
      prices > 0 && t("news_prices", { count: prices }),
      blocked > 0 && t("news_blocked", { count: blocked }),
      over > 0 && t("news_over", { count: over }),
    ];
    announce(words.filter(Boolean).join(" "));
  };
  const show = useOddsFormat();
  const now = useRef({ rows, sync, say, show });
  useEffect(() => {
    now.current = { rows, sync, say, show };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is another stream
  useEffect(() => {
    const started = startLiveUpdates(
      {
        sync: (isWhole) => now.current.sync(isWhole),
        say: (news) => now.current.say(news),
        show: (price) => now.current.show(price),
      },
      now.current.rows,
    );
    live.current = started;
    return () => {
      started.close();
      live.current = null;
    };
  }, [identity]);

  useEffect(() => {
    live.current?.coupon(rows);
  }, [rows]);
}
