import { FormProvider, useForm } from "@conform-to/react";
import { useConformResult } from "~/features/forms/use-screen-form";
import { useTypedAmountNormalizer } from "~/ui/Money";
import { SameGameCombinationOffers } from "../combining/SameGameCombinationOffers";
import { BlocksPlaceForm } from "../placing/BlocksPlaceForm";
import { OneStakePlaceForm } from "../placing/OneStakePlaceForm";
import { placeFormId } from "../placing/PlaceAmountField";
import { SinglesPlaceForm } from "../placing/SinglesPlaceForm";
import { blocksReturnView } from "../returns/blocks-return";
import { singlesReturnView } from "../returns/singles-return";
import { useTypedStakes } from "../stakes/use-typed-stakes";
import type { CouponPanelProps } from "./CouponPanel";
import { SlipRows } from "./SlipRows";
import { SystemSizeForm } from "./SystemSizeForm";

/** The bets of the slip and the foot that places them. */
export default function FilledSlip(props: CouponPanelProps) {
  const { coupon, reply } = props;
  const ofBlocks = coupon.blocks?.map(({ id, amount }) => ({ id: String(id), amount }));
  const stakes = useTypedStakes(coupon.singles ?? ofBlocks ?? [], reply);
  const plain = useTypedAmountNormalizer(coupon.iso);
  const typedOf = (id: string) => plain(stakes.of(id));
  const singles = coupon.singles && singlesReturnView(coupon, typedOf);
  const blocks = coupon.blocks && blocksReturnView(coupon, typedOf);
  const [form] = useForm({ id: placeFormId, lastResult: useConformResult(reply) });
  return (
    <FormProvider context={form.context}>
      {coupon.isChecking ? null : <SystemSizeForm coupon={coupon} />}
      <SlipRows
        {...props}
        replyRefusals={reply?.refusals ?? []}
        stakes={stakes}
        wins={singles?.wins ?? blocks?.returns ?? []}
      />
      {coupon.isChecking ? null : <SameGameCombinationOffers offers={coupon.combinations} />}
      {singles ? (
        <SinglesPlaceForm {...props} shown={singles} />
      ) : blocks ? (
        <BlocksPlaceForm {...props} shown={blocks} />
      ) : (
        <OneStakePlaceForm {...props} />
      )}
    </FormProvider>
  );
}
