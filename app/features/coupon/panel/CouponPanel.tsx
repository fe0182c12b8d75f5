import { useEffect } from "react";
import type { Account } from "~/domain/accounts/account";
import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import type { ExpressOffer } from "~/domain/coupon/express";
import type { Refusal } from "~/domain/coupon/types";
import { useShell } from "~/features/page/page-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { EmptyState } from "~/ui/EmptyState";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LineLink } from "~/ui/LineLink";
import { usePlainAmount } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import { Tabs } from "~/ui/Tabs";
import { Value } from "~/ui/Value";
import { loadAhead } from "../../network/ahead";
import { BonusRow } from "../bonuses/BonusRow";
import { CouponForm } from "../CouponForm";
import { useCouponQueue } from "../CouponQueue";
import { Combinations } from "../combining/Combinations";
import { ExpressOffers } from "../express/ExpressOffers";
import { Checking } from "../placing/Checking";
import { PlaceBlocks } from "../placing/PlaceBlocks";
import { PlaceForm } from "../placing/PlaceForm";
import { PlaceSingles } from "../placing/PlaceSingles";
import { pendingOf } from "../placing/pending";
import { receiptPath } from "../receipts/receipt-path";
import { RefusalProvider } from "../refusal-context";
import { choiceOf, isOfCode, isOfPromo, isOfStake, placeOf, returnCoefs } from "../refusals";
import type { CouponReply } from "../reply";
import { CodeForms } from "../sharing/CodeForms";
import { BlockStake } from "../stakes/BlockStake";
import { blockField, isInBlock, stakedOnBlocks } from "../stakes/blocks";
import { SingleStake } from "../stakes/SingleStake";
import { placedOf, singleField } from "../stakes/singles";
import { useTypedStakes } from "../stakes/use-typed-stakes";
import { useRefusalText } from "../use-refusal-text";
import type { BetView, CouponView } from "../view";
import styles from "./CouponPanel.module.css";
import { CouponRow } from "./CouponRow";
import { MyBets } from "./MyBets";
import { RowTools } from "./RowTools";
import { TypeForm } from "./TypeForm";

export interface CouponPanelProps {
  readonly coupon: CouponView;
  readonly accounts: readonly Account[];
  readonly isSignedIn: boolean;
  readonly timeStyle: TimeStyle;
  /** The page's own action response (documents); the queue's response is newer. */
  readonly reply: CouponReply | null;
  /** Open bets if that tab is chosen, "unknown" if not loaded; null = the coupon's tab. */
  readonly openBets: readonly OpenBet[] | "unknown" | null;
  /** Accumulators of the day, for an empty coupon. */
  readonly expresses: readonly ExpressOffer[];
  readonly tabs: { readonly coupon: string; readonly bets: string };
}

/** The coupon panel: the same beside the page, in the phone sheet and on its own page. */
export function CouponPanel(props: CouponPanelProps) {
  const { coupon, openBets, tabs, timeStyle, isSignedIn } = props;
  const { t } = useTranslation("coupon");
  const { pending } = useCouponQueue();
  const { count } = pendingOf(
    coupon.rows.map((row) => row.id),
    pending,
  );
  return (
    <section
      className={styles.panel}
      data-coupon=""
      data-pending={pending.length > 0 ? "" : undefined}
      aria-label={t("title")}
    >
      <Tabs
        label={t("tabs")}
        tabs={[
          {
            href: tabs.coupon,
            label: (
              <>
                {t("tab_coupon")}{" "}
                <Value name="coupon-count" value={count} className={styles.count} />
              </>
            ),
            isCurrent: openBets === null,
          },
          { href: tabs.bets, label: t("tab_bets"), isCurrent: openBets !== null },
        ]}
      />
      {openBets ? (
        <MyBets bets={openBets} isSignedIn={isSignedIn} timeStyle={timeStyle} />
      ) : (
        <Unplaced {...props} />
      )}
    </section>
  );
}

function Unplaced({
  coupon,
  accounts,
  isSignedIn,
  timeStyle,
  reply: ofPage,
  expresses,
}: CouponPanelProps) {
  const { t } = useTranslation("coupon");
  const { reply: ofQueue } = useCouponQueue();
  const words = useRefusalText(coupon.iso);
  const mayPlace = isSignedIn && coupon.count > 0;
  useEffect(() => {
    if (mayPlace) loadAhead("routes/receipt");
  }, [mayPlace]);
  const reply = ofQueue ?? ofPage;
  const replyRefusals = reply?.refusals ?? [];

  const summary = replyRefusals.map((refusal) => ({
    code: refusal.code,
    message: words(refusal),
    field: fieldOf(refusal, coupon),
  }));
  const ofBlocks = coupon.blocks?.map(({ id, amount }) => ({ id: String(id), amount }));
  const stakes = useTypedStakes(coupon.singles ?? ofBlocks ?? [], reply?.values ?? {});
  const plain = usePlainAmount(coupon.iso);
  const staked =
    coupon.blocks &&
    stakedOnBlocks(
      coupon,
      coupon.blocks,
      (id) => plain(stakes.of(String(id))),
      coupon.iso,
      returnCoefs(coupon.rows),
    );
  const rowOf = (row: BetView) => {
    const ofRow = replyRefusals.filter((refusal) => refusal.marketId === row.ref.marketId);
    const single = coupon.singles?.find(({ id }) => id === row.id);
    return (
      <CouponRow
        key={row.id}
        row={row}
        iso={coupon.iso}
        timeStyle={timeStyle}
        replyRefusals={ofRow}
        isFixed={coupon.isChecking}
        placed={placedOf(row.ref, coupon.singlesResultCoupons)}
        tools={<RowTools row={row} coupon={coupon} />}
        stake={
          single ? (
            <SingleStake
              single={single}
              row={row}
              coupon={coupon}
              stakes={stakes}
              replyRefusals={ofRow}
            />
          ) : null
        }
      />
    );
  };

  if (coupon.count === 0) {
    return (
      <>
        <ErrorSummary errors={summary} />
        {reply?.restored ? <RestoredNotice {...reply.restored} isEmpty /> : null}
        <PlacedMeanwhile ids={coupon.receiptIds} />
        <EmptyState icon="coupon" title={t("empty_title")}>
          {t("empty_hint")}
        </EmptyState>
        <ExpressOffers offers={expresses} />
        <CodeForms coupon={coupon} reply={reply} />
      </>
    );
  }
  return (
    <RefusalProvider value={replyRefusals}>
      <ErrorSummary errors={summary} />
      {reply?.restored ? <RestoredNotice {...reply.restored} /> : null}
      {coupon.isChecking ? <Checking /> : null}
      <PlacedMeanwhile ids={coupon.receiptIds} />
      {coupon.blocks ? (
        coupon.blocks.map((block, at) => (
          <section key={block.id} aria-labelledby={`block-title-${block.id}`} data-block={block.id}>
            <h3 className={styles.block} id={`block-title-${block.id}`}>
              {t("block_title", { block: block.id })}
            </h3>
            <ul className={styles.rows} aria-labelledby={`block-title-${block.id}`}>
              {coupon.rows.filter((row) => isInBlock(row, block.id)).map(rowOf)}
            </ul>
            <BlockStake
              block={block}
              coupon={coupon}
              stakes={stakes}
              win={staked?.returns[at] ?? null}
              replyRefusals={replyRefusals.filter(({ blockId }) => blockId === block.id)}
            />
          </section>
        ))
      ) : (
        <ul className={styles.rows} aria-label={t("bets_list")}>
          {coupon.rows.map(rowOf)}
          <BonusRow coupon={coupon} />
        </ul>
      )}
      {coupon.isChecking ? null : <Combinations offers={coupon.combinations} />}
      <div className={styles.bar}>
        <TypeForm
          typeId={coupon.effectiveTypeId}
          iso={coupon.iso}
          isDisabled={coupon.isChecking || coupon.count < 2}
        />
        <CouponForm intent="clear">
          <button
            type="submit"
            className={styles.clear}
            aria-label={t("clear_coupon")}
            disabled={coupon.isChecking}
          >
            {t("clear")}
          </button>
        </CouponForm>
      </div>
      {coupon.singles ? (
        <PlaceSingles
          coupon={coupon}
          accounts={accounts}
          isSignedIn={isSignedIn}
          stakes={stakes}
          reply={reply}
        />
      ) : staked ? (
        <PlaceBlocks coupon={coupon} accounts={accounts} isSignedIn={isSignedIn} staked={staked} />
      ) : (
        <PlaceForm coupon={coupon} accounts={accounts} isSignedIn={isSignedIn} reply={reply} />
      )}
      <CodeForms coupon={coupon} reply={reply} />
    </RefusalProvider>
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

/** Links to the receipt of a checked bet that is now placed and not yet seen (CPP-11). */
function PlacedMeanwhile({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  const { here } = useShell();
  if (ids.length === 0) return null;
  const href = receiptPath(
    lng,
    ids.map((id) => ({ id })),
  );
  if (here === href) return null;
  return (
    <Notice kind="success" code="placed" title={t("receipts_title", { count: ids.length })}>
      <LineLink to={href}>{t("receipt_show")}</LineLink>
    </Notice>
  );
}

type RestoredNoticeProps = NonNullable<CouponReply["restored"]> & {
  readonly isEmpty?: boolean;
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
