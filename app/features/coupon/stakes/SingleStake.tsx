import type { Refusal } from "~/domain/coupon/types";
import { useTranslation } from "~/i18n/I18nProvider";
import { usePlainAmount } from "~/ui/Money";
import { isPlaceable } from "../refusals";
import type { BetView, CouponView } from "../view";
import { StakeField } from "./StakeField";
import { type SingleBetView, singleField, singleWin } from "./singles";
import type { TypedStakes } from "./use-typed-stakes";

interface SingleStakeProps {
  readonly single: SingleBetView;
  readonly row: BetView;
  readonly coupon: CouponView;
  readonly stakes: TypedStakes;
  /** The last response's refusals of this bet. */
  readonly replyRefusals: readonly Refusal[];
}

/** A single's stake in its row (CPN-02). */
export function SingleStake({ single, row, coupon, stakes, replyRefusals }: SingleStakeProps) {
  const { t } = useTranslation("coupon");
  const typed = stakes.of(single.id);
  const plain = usePlainAmount(coupon.iso)(typed);
  return (
    <StakeField
      name={singleField(single.id)}
      label={t("stake_on", { bet: `${row.title ?? ""} ${row.name ?? ""}`.trim() })}
      typed={typed}
      onType={(text) => stakes.type(single.id, text)}
      bounds={single}
      win={singleWin(plain, isPlaceable(row) ? row.coef : null, coupon.iso, single)}
      replyRefusals={replyRefusals}
      storedRefusals={row.refusal && typed === row.amount ? [row.refusal] : []}
      coupon={coupon}
    />
  );
}
