import { useEffect } from "react";
import { usePageContext } from "~/features/page/page-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { whileVisible } from "../../session/presence";
import { useCouponPostQueue } from "../CouponPostQueue";
import { receiptPath } from "../receipts/receipt-path";
import type { CouponReply } from "../reply";
import type { CouponView } from "../view";
import { ClosedNotice } from "./ClosedNotice";
import styles from "./CouponPanel.module.css";

interface SlipNoticesProps {
  readonly coupon: CouponView;
  readonly reply: CouponReply | null;
}

/** Notices about the slip as a whole: it is closed to this player, was restored, is being checked, or was placed. */
export function SlipStatusNotices({ coupon, reply }: SlipNoticesProps) {
  const { count, isChecking, receiptIds } = coupon;
  const isEmpty = count === 0;
  return (
    <div className={styles.notices}>
      {isEmpty ? <ClosedNotice coupon={coupon} reply={reply} /> : null}
      {reply?.restored ? <RestoredNotice {...reply.restored} isEmpty={isEmpty} /> : null}
      {isChecking ? <PlacementChecking /> : null}
      <PlacedMeanwhile ids={receiptIds} />
    </div>
  );
}

/** How often the page polls the placement's outcome, ms. */
const againMs = 4_000;

/** Shown while a placement's outcome is unknown; polls until it is known (CPP-11). */
function PlacementChecking() {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  const { sync } = useCouponPostQueue();
  useEffect(() => whileVisible(sync, againMs), [sync]);
  return (
    <Notice
      kind="warning"
      title={t("checking_title")}
      code="checking"
      controls={
        <ButtonLink to={paths.coupon} look="quiet" reloadDocument>
          {t("checking_refresh")}
        </ButtonLink>
      }
    >
      {t("checking_text")}
    </Notice>
  );
}

/**
 * A notice with a link to the receipt of bets that a check found to be placed and that the player
 * has not seen yet (CPP-11); nothing if there are none, and on the receipt's own page.
 */
function PlacedMeanwhile({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  const { here } = usePageContext();
  if (ids.length === 0) return null;
  const href = receiptPath(
    lng,
    ids.map((id) => ({ id })),
  );
  if (here === href) return null;
  return (
    <Notice kind="success" code="placed" title={t("receipts_title", { count: ids.length })}>
      <LinkWithTouchSizedTarget to={href}>{t("receipt_show")}</LinkWithTouchSizedTarget>
    </Notice>
  );
}

type RestoredNoticeProps = NonNullable<CouponReply["restored"]> & {
  readonly isEmpty: boolean;
};

function RestoredNotice({ dropped, left, isMerged, isEmpty }: RestoredNoticeProps) {
  const { t } = useTranslation("coupon");
  return (
    <Notice kind="info" code="restored">
      {isEmpty ? null : t(isMerged ? "restored_merged" : "restored")}{" "}
      {dropped.length > 0 ? t("restored_dropped", { names: dropped.join(", ") }) : null}{" "}
      {left.length > 0 ? t("restored_left", { names: left.join(", ") }) : null}
    </Notice>
  );
}
