import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { couponKindByType } from "~/domain/coupon/kinds";
import { useTranslation } from "~/i18n/I18nProvider";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { CouponPostForm } from "../CouponPostForm";
import { CouponSelectForm } from "../CouponSelectForm";
import type { BetView, CouponView } from "../view";
import styles from "./BankerOrBlockControl.module.css";

interface BetRowControlsProps {
  readonly row: BetView;
  readonly coupon: CouponView;
}

/** Controls per type: the banker of a system, or the bet's block (CPN-02). */
export function BankerOrBlockControl({ row, coupon }: BetRowControlsProps) {
  if (couponKindByType(coupon.effectiveTypeId).hasBankers) return <Banker row={row} />;
  return coupon.blocks ? <Block row={row} coupon={coupon} /> : null;
}

function Banker({ row }: Pick<BetRowControlsProps, "row">) {
  const { t } = useTranslation("coupon");
  // A banker that the platform no longer accepts can still be unset.
  if (!row.canBeBanker && !row.isBanker) return null;
  return (
    <CouponPostForm intent="banker" fields={{ bet: row.id }} className={styles.tools}>
      <button
        type="submit"
        className={styles.banker}
        aria-pressed={row.isBanker}
        aria-label={t("banker_of", { bet: betName(row) })}
      >
        {t("banker")}
      </button>
    </CouponPostForm>
  );
}

function Block({ row, coupon }: BetRowControlsProps) {
  const { t } = useTranslation("coupon");
  const blocks = groupBetsByBlock(coupon.rows);
  const isAlone = (blocks.get(row.blockId)?.length ?? 0) < 2;
  const known = [...blocks.keys()];
  const options = known.map((block) => ({
    value: String(block),
    label: t("block_title", { block }),
  }));
  const next = { value: String((known.at(-1) ?? 0) + 1), label: t("block_new") };
  return (
    <CouponSelectForm
      intent="block"
      fields={{ bet: row.id }}
      className={styles.tools}
      name="block"
      id={`block-${row.ref.marketId}`}
      label={<VisuallyHidden>{t("block_of", { bet: betName(row) })}</VisuallyHidden>}
      value={String(row.blockId)}
      options={isAlone ? options : [...options, next]}
      action={t("block_move")}
    />
  );
}

function betName({ title, name }: BetView): string {
  return `${title ?? ""} ${name ?? ""}`.trim();
}
