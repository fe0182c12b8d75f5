import type { OutletInitialData } from "~/features/remote-pages/fragment";

/** The app that draws the error pages of remotes (REM-07). */
export const statusPageApp = "technical-pages";

/** Data of a thrown response whose error page a remote has drawn; its body is in the document. */
export interface StatusPage {
  readonly kind: "status-page";
  readonly path: string;
  readonly initial: OutletInitialData;
}

/** Path of the page of an HTTP error status, after the origin. */
export const statusPagePath = (lng: string, status: number) => `/${lng}/${status}`;

/** Whether a path is that of such a page. */
export const isStatusPagePath = (pathname: string) => /^\/[a-z]{2}\/[45]\d\d$/.test(pathname);

/** The data of a thrown response, if it is of such a page; else null. */
export function statusPageOf(data: unknown): StatusPage | null {
  const isOne =
    typeof data === "object" && data !== null && "kind" in data && data.kind === "status-page";
  return isOne ? (data as StatusPage) : null;
}
