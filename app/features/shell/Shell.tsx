import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { CouponPostQueueProvider } from "~/features/coupon/CouponPostQueue";
import { OddsProvider } from "~/features/odds/odds-context";
import { PageContextProvider } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import { BackgroundTasks } from "./BackgroundTasks";
import { ScreenLayout } from "./ScreenLayout";
import type { ShellData } from "./shell-data";

/** Everything around the page's content, in the layout of its screen (LAY-01). */
export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  const page = {
    csrf: data.csrf,
    here: pathname + search,
    paths: {
      home: screenPath(lng, "home"),
      coupon: screenPath(lng, "coupon"),
      couponSettings: screenPath(lng, "coupon-settings"),
      login: data.signInHref,
      history: screenPath(lng, "office:history"),
    },
  };
  return (
    <I18nProvider lng={lng} messages={data.messages}>
      <PageContextProvider page={page}>
        <OddsProvider view={data.odds}>
          <CouponPostQueueProvider
            action={page.paths.coupon}
            csrf={data.csrf}
            rev={data.coupon.rev}
          >
            {data.gate ? (
              <Suspense fallback={null}>
                <AgeGate gate={data.gate} />
              </Suspense>
            ) : null}
            <ScreenLayout data={data}>{children}</ScreenLayout>
            <BackgroundTasks data={data} />
          </CouponPostQueueProvider>
        </OddsProvider>
      </PageContextProvider>
    </I18nProvider>
  );
}

/** Needed on few pages, so its code loads on demand. Until then the server's HTML shows. */
const AgeGate = lazy(() => import("~/features/age-gate/AgeGate"));
