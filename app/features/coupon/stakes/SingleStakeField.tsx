import type { Refusal } from "~/domain/coupon/refusal";
import type { Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { stakeFieldName } from "../typed-values";
import type { BetView, CouponView } from "../view";
import { StakeField } from "./StakeField";
import type { SingleBetView } from "./singles";
import type { TypedStakes } from "./use-typed-stakes";

interface SingleStakeProps {
  readonly single: SingleBetView;
  readonly row: BetView;
  readonly coupon: CouponView;
  readonly stakes: TypedStakes;
  /** What the single may return; null = nothing is promised. */
  readonly win: Minor | null;
  /** The last response's refusals of this bet. */
  readonly replyRefusals: readonly Refusal[];
}

/** A single's stake in its row (CPN-02). */
export function SingleStakeField({
  single,
  row,
  coupon,
  stakes,
  win,
  replyRefusals,
}: SingleStakeProps) {
  const { t } = useTranslation("coupon");
  const typed = stakes.of(single.id);
  return (
    <StakeField
      name={stakeFieldName(single.id)}
      label={t("stake_on", { bet: `${row.title ?? ""} ${row.name ?? ""}`.trim() })}
      typed={typed}
      onType={(text) => stakes.type(single.id, text)}
      bounds={single}
      win={win}
      replyRefusals={replyRefusals}
      storedRefusals={row.refusal && typed === row.amount ? [row.refusal] : []}
      coupon={coupon}
    />
  );
}
