import type { ReactNode } from "react";
import { ConsentBanner } from "~/features/consent/ConsentBanner";
import { PopupBand } from "~/features/popups/PopupBand";
import { EmptyLayout } from "./EmptyLayout";
import { FilledDefaultLayout } from "./FilledDefaultLayout";
import { HeadlessLayout } from "./HeadlessLayout";
import { NoticeLayout } from "./NoticeLayout";
import listStyles from "./Notifications.module.css";
import { PageFooter } from "./PageFooter";
import { PageNotifications } from "./PageNotifications";
import type { ShellData } from "./shell-data";

export function ScreenLayout({ data, children }: { data: ShellData; children: ReactNode }) {
  const notifications = (
    <>
      <PageNotifications data={data} />
      <PopupBand popups={data.popups} className={listStyles.list} />
    </>
  );
  const footer = <PageFooter data={data} />;
  const consent = data.consent.isAsked ? <ConsentBanner /> : null;
  const page = { consent, isInert: data.gate !== null };
  switch (data.layout) {
    case "empty":
      return (
        <EmptyLayout {...page} footer={footer}>
          {children}
        </EmptyLayout>
      );
    case "headless":
      return (
        <HeadlessLayout {...page} notifications={notifications} footer={footer}>
          {children}
        </HeadlessLayout>
      );
    case "blocked":
    case "maintenance":
      return (
        <NoticeLayout
          brand={data.company.name}
          kind={data.layout}
          footer={data.isSiteOpen ? footer : null}
        >
          {children}
        </NoticeLayout>
      );
    default:
      return (
        <FilledDefaultLayout data={data} page={page} notifications={notifications} footer={footer}>
          {children}
        </FilledDefaultLayout>
      );
  }
}
