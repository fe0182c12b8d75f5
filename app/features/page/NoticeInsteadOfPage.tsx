import { useRouteLoaderData } from "@remix-run/react";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import { BannedPage, MaintenancePage, type NoticeName, NoticePage } from "./NoticePage";
import type { NoticeData } from "./notice.server";

const names: readonly NoticeName[] = [
  "block",
  "block-ua",
  "block-ie",
  "site-updates",
  "coming-soon",
  "suspension",
  "oldbrowser",
];

/** A notice in place of the page (NTC-02, NTC-05); its texts come with the shell's data. */
export function NoticeInsteadOfPage({ reason }: { reason: string }) {
  const lng = useLanguage();
  const data = useRouteLoaderData<{ notice: NoticeData | null }>("routes/lng")?.notice;
  if (!data) return null;
  const name = names.find((known) => known === reason);
  return (
    <I18nProvider lng={lng} messages={data.messages}>
      {reason === "banned" && data.ban ? (
        <BannedPage {...data.ban} />
      ) : name ? (
        <NoticePage name={name} supportHref={data.supportHref} />
      ) : (
        <MaintenancePage {...data.maintenance} />
      )}
    </I18nProvider>
  );
}
