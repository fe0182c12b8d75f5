import { useSearchParams } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { AppBanner } from "~/features/app-banner/AppBanner";
import { OneClickBar } from "~/features/coupon/one-click/OneClickBar";
import { CouponPanelWithPageData } from "~/features/coupon/panel/CouponPanelWithPageData";
import { SlipBarOnDemand } from "~/features/coupon/panel/FilledSlipOnDemand";
import { usePageContext } from "~/features/page/page-context";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { useIsWideWindow } from "~/ui/wide";
import { BackToTopLink } from "./BackToTopLink";
import { DefaultLayout } from "./DefaultLayout";
import { FoldableSportsColumn, FoldForm, useFoldedCoupon } from "./FoldableColumns";
import { NavigationProgress } from "./NavigationProgress";
import { PageBottomNav } from "./PageBottomNav";
import { PageHeader, PageSessionStrip } from "./PageHeader";
import { PageOfficeNav } from "./PageOfficeNav";
import type { ShellData } from "./shell-data";
import { useCouponSheet } from "./use-coupon-sheet";

/** A decoration of one page, and of few sites. */
const Snow = lazy(() => import("./Snow").catch(() => ({ default: () => <></> })));

interface FullFrameProps {
  readonly data: ShellData;
  readonly page: { readonly consent: ReactNode; readonly isInert: boolean };
  readonly notifications: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

export function FilledDefaultLayout({
  data,
  page,
  notifications,
  footer,
  children,
}: FullFrameProps) {
  const { isCouponOpen, setCouponOpen, goToCoupon, isCouponDrawn } = useCouponSheet();
  const isWide = useIsWideWindow();
  const { paths } = usePageContext();
  const [query] = useSearchParams();
  const { isFolded, onFold } = useFoldedCoupon(data.isRightHidden);
  // Among games an empty coupon leaves its place to them.
  const hidesCoupon = data.chrome.hideCoupon || (data.isGames && data.coupon.count === 0);
  // A folded column has its button alone; the phone's sheet is not folded.
  const isPanelDrawn = isCouponDrawn && !(isFolded && isWide);
  const panel = (
    <>
      <FoldForm side="right" isFolded={isFolded} isSignedIn={data.isSignedIn} onFold={onFold}>
        {isFolded && data.coupon.count > 0 ? (
          <MachineReadableValue name="coupon-count" value={data.coupon.count} />
        ) : null}
      </FoldForm>
      {isPanelDrawn ? (
        <CouponPanelWithPageData reply={null} onClose={() => setCouponOpen(false)} />
      ) : null}
    </>
  );
  return (
    <DefaultLayout
      {...page}
      header={data.chrome.hideHeader ? null : <PageHeader data={data} />}
      strip={data.chrome.hideHeader ? null : <PageSessionStrip data={data} />}
      banner={data.appBanner && <AppBanner paths={data.appBanner} />}
      notifications={notifications}
      left={data.leftPanel === null ? null : <FoldableSportsColumn data={data} />}
      isLeftFolded={data.leftPanel === "folded"}
      coupon={hidesCoupon ? null : panel}
      onCoupon={isFolded && isWide ? null : goToCoupon}
      isCouponOpen={isCouponOpen}
      // A dialog over the page is part of it.
      isBehindSheet={isCouponOpen && !isWide && !query.has("modal")}
      isCouponLoose={!data.coupon.shown.isFixed}
      isCouponFolded={isFolded}
      footer={footer}
      sign={
        <>
          {data.oneClick ? <OneClickBar oneClick={data.oneClick} /> : null}
          {hidesCoupon || isCouponOpen ? null : (
            <SlipBarOnDemand
              coupon={data.coupon}
              href={paths.coupon}
              onOpen={() => setCouponOpen(true)}
            />
          )}
        </>
      }
      bottomNav={
        data.chrome.hideBottomNav ? null : (
          <PageBottomNav
            data={data}
            onCoupon={hidesCoupon ? null : () => setCouponOpen(!isCouponOpen)}
          />
        )
      }
      extras={
        <>
          <BackToTopLink />
          {data.hasSnow ? (
            <Suspense fallback={null}>
              <Snow />
            </Suspense>
          ) : null}
        </>
      }
    >
      {/* Fixed to the window's edge; inside a landmark. */}
      <NavigationProgress />
      {data.officeNav ? <PageOfficeNav links={data.officeNav} /> : null}
      {children}
    </DefaultLayout>
  );
}
