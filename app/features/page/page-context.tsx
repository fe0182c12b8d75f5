import { createContext, type ReactNode, useContext } from "react";

/** What forms and links of every view need to know about their page. */
export interface PageContext {
  /** The CSRF token of forms (SEC-01). */
  readonly csrf: string;
  /** Path and query of this page, for the return path. */
  readonly here: string;
  readonly paths: {
    readonly home: string;
    readonly coupon: string;
    readonly couponSettings: string;
    readonly login: string;
    readonly history: string;
  };
}

const Shell = createContext<PageContext | null>(null);

export function PageContextProvider({
  facts,
  children,
}: {
  facts: PageContext;
  children: ReactNode;
}) {
  return <Shell.Provider value={facts}>{children}</Shell.Provider>;
}

export function usePageContext(): PageContext {
  const facts = useContext(Shell);
  if (!facts) throw new Error("usePageContext needs a PageContextProvider");
  return facts;
}
