import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { LoadError } from "~/ui/LoadError";
import { Skeleton } from "~/ui/Skeleton";
import { onFirstInteraction } from "../../network/ahead";
import { loadAhead } from "../../network/chunk-reload";
import type { CouponPanelProps } from "./CouponPanel";
// A development server sends with a document only the styles of what is imported at once; a build finds them itself.
import "~/ui/Pairs.module.css";
import "~/ui/Price.module.css";
import "../bonuses/PromoForm.module.css";
import "../placing/PlaceForm.module.css";
import "../stakes/StakeField.module.css";
import "./CouponRow.module.css";
import "./Crest.module.css";
import "./BetRowControls.module.css";

type Slip = ComponentType<CouponPanelProps>;

const importSlip = () => import("./FilledSlip");
const unavailable: { readonly default: Slip } = { default: UnavailableSlip };
/** Where the code is missing after a release, the page is loaded again once (REM-08), and meanwhile there is no module. */
const LazySlip = lazy<Slip>(() =>
  importSlip().then(
    (module: typeof unavailable | undefined) => module ?? unavailable,
    () => unavailable,
  ),
);
let loaded: Slip | null = null;

/**
 * Loads the code of a slip with bets ahead: before a document that has one comes alive, or once an empty one's page is
 * used. If that fails, the code is loaded again where the slip is shown.
 */
export async function loadFilledSlip(): Promise<void> {
  const module = await loadAhead(importSlip);
  loaded = module?.default ?? loaded;
}

/** In place of a slip whose code does not load: the way to the coupon's own page, which is whole without it. */
function UnavailableSlip() {
  return <LoadError href={usePageContext().paths.coupon} />;
}

/**
 * A slip with bets. A first page needs none of its code: most of them have an empty slip, and whoever adds a bet has
 * touched the page before.
 */
export function FilledSlip(props: CouponPanelProps) {
  const { t } = useTranslation();
  // Chosen once: another component in its place would lose what is typed.
  const [Slip] = useState<Slip>(() => loaded ?? LazySlip);
  return (
    <Suspense fallback={<Skeleton shape="text" label={t("loading")} />}>
      <Slip {...props} />
    </Suspense>
  );
}

/** Loads a filled slip's code on the first use of a page whose slip is empty. */
export function useFilledSlipAhead(): void {
  useEffect(() => onFirstInteraction(loadFilledSlip), []);
}
