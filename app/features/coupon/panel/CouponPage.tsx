import { useLocation, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { noCouponStakes, toPricedCoupon } from "~/domain/coupon/returns/priced-coupon";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { OnDemand, partOnDemand } from "~/features/page/OnDemand";
import { useTranslation } from "~/i18n/I18nProvider";
import type { CouponReply } from "../reply";
import type { ShareCodeMessage } from "../sharing/share-code-message";
import { useCouponData } from "../use-coupon-data";
import type { BetView, CouponView } from "../view";
import styles from "./CouponPage.module.css";
import { CouponPanelWithPageData } from "./CouponPanelWithPageData";

/** The route's code comes with the first price that is pressed on any page; what only this page shows does not. */
const oneClickResult = partOnDemand(
  "features/coupon/one-click/OneClickResult.tsx",
  () => import("../one-click/OneClickResult"),
);
const shareCodeMessageCard = partOnDemand(
  "features/coupon/sharing/ShareCodeMessageCard.tsx",
  () => import("../sharing/ShareCodeMessageCard"),
);
const systemLinesTable = partOnDemand(
  "features/coupon/returns/SystemLinesTable.tsx",
  () => import("../returns/SystemLinesTable"),
);

/** The coupon page: the same panel as beside other pages. */
export function CouponPage({
  reply,
  news: loaded,
}: {
  reply: CouponReply | null;
  news: ShareCodeMessage | null;
}) {
  const { t } = useTranslation("coupon");
  const { coupon } = useCouponData();
  const news = useNews(loaded);
  return (
    <div className={styles.page}>
      <ErrorTitlePrefix
        hasFailed={(reply?.refusals.length ?? 0) > 0 || reply?.oneClick?.kind === "refused"}
      />
      <h1>{t("title")}</h1>
      {reply?.oneClick ? (
        <OnDemand part={oneClickResult} props={{ reply: reply.oneClick }} />
      ) : null}
      {news ? <OnDemand part={shareCodeMessageCard} props={{ news }} /> : null}
      <div className={styles.card}>
        <CouponPanelWithPageData reply={reply} />
      </div>
      <CouponLines coupon={coupon} />
    </div>
  );
}

/**
 * The message about a share code that the page was loaded with, kept while that page is open,
 * whatever is revalidated; null = none.
 */
function useNews(loaded: ShareCodeMessage | null): ShareCodeMessage | null {
  const { key } = useLocation();
  const said = useRef({ key, news: loaded });
  if (loaded || said.current.key !== key) said.current = { key, news: loaded };
  return said.current.news;
}

/** The lines of the coupon's system, if it is one and the page's query asks for them (CPN-22). */
function CouponLines({ coupon }: { coupon: CouponView }) {
  const { rows, stake, systemSize: size, iso } = coupon;
  const [search] = useSearchParams();
  if (size === null || !search.has("lines")) return null;
  const { legs } = toPricedCoupon(
    coupon,
    noCouponStakes,
    rows.map(({ coef }) => coef),
  );
  const names = rows.map(({ name }) => name);
  // A name is enough if no other bet has it; "Over 2.5" may occur twice.
  const nameOf = ({ title, name }: BetView) =>
    names.filter((other) => other === name).length > 1 ? `${title}: ${name}` : name;
  const named = legs.map((leg, at) => ({
    ...leg,
    name: (rows[at] && nameOf(rows[at])) ?? String(at + 1),
  }));
  return <OnDemand part={systemLinesTable} props={{ legs: named, size, stake, iso }} />;
}
