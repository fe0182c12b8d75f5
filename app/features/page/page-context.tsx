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

const Context = createContext<PageContext | null>(null);

export function PageContextProvider({
  page,
  children,
}: {
  page: PageContext;
  children: ReactNode;
}) {
  return <Context.Provider value={page}>{children}</Context.Provider>;
}

export function usePageContext(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error("usePageContext needs a PageContextProvider");
  return page;
}
