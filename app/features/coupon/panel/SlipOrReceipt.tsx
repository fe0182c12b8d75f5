import { lazy, Suspense, useEffect } from "react";
import type { Refusal } from "~/domain/coupon/refusal";
import { useTranslation } from "~/i18n/I18nProvider";
import { EmptyState } from "~/ui/EmptyState";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { preloadRoute } from "../../network/ahead";
import { ExpressOffers } from "../express/ExpressOffers";
import { commonFieldOfRefusal, isStakeRefusal } from "../refusals";
import { EmptyCouponCodeForm } from "../sharing/CodeForms";
import { stakeFieldName } from "../typed-values";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";
import { useClosedText } from "./ClosedNotice";
import type { CouponPanelProps } from "./CouponPanel";
import { FilledSlipOnDemand } from "./FilledSlipOnDemand";
import { SlipStatusNotices } from "./SlipStatusNotices";

const importReceipt = () => import("../receipts/SlipReceipt");
/**
 * The receipt in the slip's place. Its code is not in the page's first load: it loads while a bet
 * is made.
 */
const SlipReceipt = lazy(importReceipt);

/**
 * The slip before it is placed (its messages, its bets, and the foot that places it), and its receipt in the
 * same place afterwards. `edited`: names of the fields that were typed in since the last response.
 */
export function SlipOrReceipt({
  edited,
  ...props
}: CouponPanelProps & { readonly edited: readonly string[] }) {
  const { coupon, reply, isSignedIn, onClose } = props;
  const isBeside = onClose !== null;
  const mayPlace = isSignedIn && coupon.count > 0;
  useEffect(() => {
    if (mayPlace && isBeside) importReceipt();
    else if (mayPlace) preloadRoute("routes/receipt");
  }, [mayPlace, isBeside]);
  const words = useRefusalText(coupon.iso);
  const closedWords = useClosedText(coupon.iso);
  const { closed } = coupon;
  const summary = (reply?.refusals ?? [])
    .map((refusal) => ({
      code: refusal.code,
      message: closed?.code === refusal.code ? closedWords(closed) : words(refusal),
      field: fieldOf(refusal, coupon),
    }))
    .filter(({ field }) => field === null || !edited.includes(field));
  // With the page's data that has it: the balance beside the receipt is the new one (CPP-05).
  const isLoaded = coupon.rev >= (reply?.rev ?? 0);
  if (reply?.placed && isBeside && isLoaded)
    return (
      <Suspense fallback={null}>
        <SlipReceipt placed={reply.placed} />
      </Suspense>
    );
  return (
    <>
      <ErrorSummary errors={summary} />
      <SlipStatusNotices coupon={coupon} reply={reply} />
      {coupon.count === 0 ? <EmptySlip {...props} /> : <FilledSlipOnDemand {...props} />}
    </>
  );
}

function EmptySlip({ coupon, reply, expresses }: CouponPanelProps) {
  const { t } = useTranslation("coupon");
  return (
    <>
      <EmptyState icon="coupon" title={t("empty_title")}>
        {t("empty_hint")}
      </EmptyState>
      <ExpressOffers offers={expresses} />
      <EmptyCouponCodeForm coupon={coupon} reply={reply} />
    </>
  );
}

/** The field or bet that a summary error links to; null if none. */
function fieldOf(refusal: Refusal, { singles }: CouponView): string | null {
  const { marketId, blockId } = refusal;
  const single = singles?.find((one) => one.marketId === marketId);
  if (single && isStakeRefusal(refusal)) return stakeFieldName(single.id);
  if (blockId !== undefined) return stakeFieldName(blockId);
  return marketId === undefined ? commonFieldOfRefusal(refusal) : `coupon-bet-${marketId}`;
}
