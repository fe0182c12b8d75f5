import { lazy, Suspense, useEffect } from "react";
import type { Refusal } from "~/domain/coupon/types";
import { useTranslation } from "~/i18n/I18nProvider";
import { EmptyState } from "~/ui/EmptyState";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { usePlainAmount } from "~/ui/Money";
import { loadAhead } from "../../network/ahead";
import { Combinations } from "../combining/Combinations";
import { ExpressOffers } from "../express/ExpressOffers";
import { useClosedText } from "../placing/ClosedNotice";
import { PlaceBlocks } from "../placing/PlaceBlocks";
import { PlaceForm } from "../placing/PlaceForm";
import { PlaceSingles } from "../placing/PlaceSingles";
import { choiceOf, isOfCode, isOfPromo, isOfStake, placeOf } from "../refusals";
import { shownBlocks, shownSingles } from "../returns/shown";
import { CodeForms } from "../sharing/CodeForms";
import { blockField } from "../stakes/blocks";
import { singleField } from "../stakes/singles";
import { useTypedStakes } from "../stakes/use-typed-stakes";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";
import type { CouponPanelProps } from "./CouponPanel";
import { SlipNotices } from "./SlipNotices";
import { SlipRows } from "./SlipRows";
import { SystemForm } from "./SystemForm";

const importReceipt = () => import("../receipts/SlipReceipt");
/** Needed only once a bet is placed, so its code loads while the bet is made. */
const SlipReceipt = lazy(importReceipt);

/** The slip before it is placed, and its receipt in the same place afterwards: what was said about it, its bets, and the foot that places it. */
export function Unplaced(props: CouponPanelProps) {
  const { coupon, reply, isSignedIn, onClose } = props;
  const isBeside = onClose !== null;
  const mayPlace = isSignedIn && coupon.count > 0;
  useEffect(() => {
    if (mayPlace && isBeside) importReceipt();
    else if (mayPlace) loadAhead("routes/receipt");
  }, [mayPlace, isBeside]);
  const words = useRefusalText(coupon.iso);
  const closedWords = useClosedText(coupon.iso);
  const { closed } = coupon;
  const summary = (reply?.refusals ?? []).map((refusal) => ({
    code: refusal.code,
    message: closed?.code === refusal.code ? closedWords(closed) : words(refusal),
    field: fieldOf(refusal, coupon),
  }));
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
      <SlipNotices coupon={coupon} reply={reply} />
      {coupon.count === 0 ? <EmptySlip {...props} /> : <FilledSlip {...props} />}
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
      <CodeForms coupon={coupon} reply={reply} />
    </>
  );
}

function FilledSlip(props: CouponPanelProps) {
  const { coupon, reply } = props;
  const ofBlocks = coupon.blocks?.map(({ id, amount }) => ({ id: String(id), amount }));
  const stakes = useTypedStakes(coupon.singles ?? ofBlocks ?? [], reply?.values ?? {});
  const plain = usePlainAmount(coupon.iso);
  const typedOf = (id: string) => plain(stakes.of(id));
  const singles = coupon.singles && shownSingles(coupon, typedOf);
  const blocks = coupon.blocks && shownBlocks(coupon, typedOf);
  return (
    <>
      {coupon.isChecking ? null : <SystemForm coupon={coupon} />}
      <SlipRows
        {...props}
        replyRefusals={reply?.refusals ?? []}
        stakes={stakes}
        wins={singles?.wins ?? blocks?.returns ?? []}
      />
      {coupon.isChecking ? null : <Combinations offers={coupon.combinations} />}
      {singles ? (
        <PlaceSingles {...props} shown={singles} />
      ) : blocks ? (
        <PlaceBlocks {...props} shown={blocks} />
      ) : (
        <PlaceForm {...props} />
      )}
    </>
  );
}

/** The field or bet that a summary error links to; null if none. */
function fieldOf(refusal: Refusal, { singles }: CouponView): string | null {
  if (refusal.field) return refusal.field;
  const single = singles?.find(({ marketId }) => marketId === refusal.marketId);
  if (isOfCode(refusal)) return "code";
  if (single && isOfStake(refusal)) return singleField(single.id);
  if (refusal.blockId !== undefined) return blockField(refusal.blockId);
  if (refusal.marketId !== undefined) return `coupon-bet-${refusal.marketId}`;
  if (isOfPromo(refusal)) return "promoCode";
  const choice = choiceOf(refusal);
  if (choice) return choice;
  return placeOf(refusal) === "amount" ? "amount" : null;
}
