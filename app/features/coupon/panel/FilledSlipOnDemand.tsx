import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { LoadError } from "~/ui/LoadError";
import { Skeleton } from "~/ui/Skeleton";
import { onFirstInteraction, preloadRoute } from "../../network/ahead";
import { loadCodeAhead } from "../../network/chunk-reload";
import type { CouponPanelProps } from "./CouponPanel";
// A development server sends with a document only the styles of what is imported at once; a build finds them itself.
import "~/ui/Pairs.module.css";
import "~/ui/Price.module.css";
import "../bonuses/PromoCodeForm.module.css";
import "../placing/PlaceForm.module.css";
import "../stakes/StakeField.module.css";
import "./CouponBetRow.module.css";
import "./Crest.module.css";
import "./BankerOrBlockControl.module.css";

type Slip = ComponentType<CouponPanelProps>;

const importSlip = () => import("./FilledSlip");
const unavailable: { readonly default: Slip } = { default: UnavailableSlip };
/**
 * The component of a slip with bets, loaded when it is shown. If its file is gone after a release,
 * the page is reloaded once (REM-08); until then, or if loading fails, `UnavailableSlip` is shown.
 */
const LazySlip = lazy<Slip>(() =>
  importSlip().then(
    (module: typeof unavailable | undefined) => module ?? unavailable,
    () => unavailable,
  ),
);
let loaded: Slip | null = null;

/**
 * Loads the code of a slip with bets before it is needed: before hydration if the page has such a
 * slip, else when the visitor first uses the page. If that fails, it is loaded again when the slip
 * is shown.
 */
export async function preloadFilledSlipCode(): Promise<void> {
  const module = await loadCodeAhead(importSlip);
  loaded = module?.default ?? loaded;
}

/** In place of a slip whose code does not load: the way to the coupon's own page, which is whole without it. */
function UnavailableSlip() {
  return <LoadError href={usePageContext().paths.coupon} />;
}

/**
 * A slip with bets. Its code is not in a page's first load: most pages start with an empty slip,
 * and the code is loaded on the first interaction, before a bet can be added.
 */
export function FilledSlipOnDemand(props: CouponPanelProps) {
  const { t } = useTranslation();
  // Chosen once: another component in its place would lose what is typed.
  const [Slip] = useState<Slip>(() => loaded ?? LazySlip);
  return (
    <Suspense fallback={<Skeleton shape="text" label={t("loading")} />}>
      <Slip {...props} />
    </Suspense>
  );
}

/** Loads the code of a first bet's post, and of the slip that then has it, on the first use of a page. */
export function useLoadFilledSlipCodeOnFirstUse(): void {
  useEffect(
    () =>
      onFirstInteraction(() => {
        preloadRoute("routes/coupon");
        void preloadFilledSlipCode();
      }),
    [],
  );
}
