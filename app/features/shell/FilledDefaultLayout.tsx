import type { ReactNode } from "react";
import { AppBanner } from "~/features/app-banner/AppBanner";
import { OneClickBar } from "~/features/coupon/one-click/OneClickBar";
import { CouponPanelWithPageData } from "~/features/coupon/panel/CouponPanelWithPageData";
import { BackToTopLink } from "./BackToTopLink";
import { DefaultLayout } from "./DefaultLayout";
import { FoldableSportsColumn } from "./FoldableSportsColumn";
import { NavigationProgress } from "./NavigationProgress";
import { PageBottomNav } from "./PageBottomNav";
import { PageHeader, PageSessionStrip } from "./PageHeader";
import { PageOfficeNav } from "./PageOfficeNav";
import { Snow } from "./Snow";
import type { ShellData } from "./shell-data";
import { useCouponSheet } from "./use-coupon-sheet";

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
  // Among games an empty coupon leaves its place to them.
  const hidesCoupon = data.chrome.hideCoupon || (data.isGames && data.coupon.count === 0);
  // What is not drawn keeps its place in the layout.
  const panel = isCouponDrawn ? (
    <CouponPanelWithPageData reply={null} onClose={() => setCouponOpen(false)} />
  ) : (
    true
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
      onCoupon={goToCoupon}
      isCouponOpen={isCouponOpen}
      isCouponLoose={!data.coupon.shown.isFixed}
      isRightHidden={data.isRightHidden}
      footer={footer}
      sign={data.oneClick ? <OneClickBar oneClick={data.oneClick} /> : null}
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
          {data.hasSnow ? <Snow /> : null}
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
