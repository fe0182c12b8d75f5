import { useEffect } from "react";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { LoadError } from "~/ui/LoadError";
import { Skeleton } from "~/ui/Skeleton";
import { onFirstInteraction, preloadRoute } from "../../network/ahead";
import { OnDemand, partOnDemand } from "../../page/OnDemand";
import { useCouponPostQueue } from "../CouponPostQueue";
import { chosenBetsAfterPendingPosts } from "../chosen-bets";
import type { CouponPanelProps } from "./CouponPanel";
import type { SlipBarProps } from "./SlipBar";

/**
 * A slip with bets. Its code is not in a page's first load: most pages start with an empty slip,
 * and the code is loaded on the first interaction, before a bet can be added.
 */
const filledSlip = partOnDemand(
  "features/coupon/panel/FilledSlip.tsx",
  () => import("./FilledSlip"),
  UnavailableSlip,
);

export function FilledSlipOnDemand(props: CouponPanelProps) {
  const { t } = useTranslation();
  return (
    <OnDemand
      part={filledSlip}
      props={props}
      loading={<Skeleton shape="text" label={t("loading")} />}
    />
  );
}

/** The slip in one line on phones, with the same code. */
const slipBar = partOnDemand(
  "features/coupon/panel/SlipBar.tsx",
  () => import("./SlipBar"),
  () => null,
);

/** The line of a slip with bets above the phone's navigation, with those that are being added; nothing of an empty one. */
export function SlipBarOnDemand(props: Pick<SlipBarProps, "coupon" | "href" | "onOpen">) {
  const { pending } = useCouponPostQueue();
  const { count } = chosenBetsAfterPendingPosts(props.coupon, pending);
  return count > 0 ? <OnDemand part={slipBar} props={{ ...props, count }} /> : null;
}

/** In place of a slip whose code does not load: the way to the coupon's own page, which is whole without it. */
function UnavailableSlip() {
  return <LoadError href={usePageContext().paths.coupon} />;
}

/** Loads the code of a first bet's post, and of the slip that then has it, on the first use of a page. */
export function useLoadFilledSlipCodeOnFirstUse(): void {
  useEffect(
    () =>
      onFirstInteraction(() => {
        preloadRoute("routes/coupon");
        void filledSlip.preload();
        void slipBar.preload();
      }),
    [],
  );
}
