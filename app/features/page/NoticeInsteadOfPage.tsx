import { useRouteLoaderData } from "@remix-run/react";
import type { NoticeData } from "./notice.server";
import { OnDemand, partOnDemand } from "./OnDemand";

/** Few visitors ever see a notice. */
const noticePage = partOnDemand("features/page/NoticePage.tsx", () => import("./NoticePage"));

/** A notice in place of the page (NTC-02, NTC-05); its texts come with the shell's data. */
export function NoticeInsteadOfPage({ reason }: { reason: string }) {
  const data = useRouteLoaderData<{ notice: NoticeData | null }>("routes/lng")?.notice;
  return data ? <OnDemand part={noticePage} props={{ reason, data }} /> : null;
}
