import { createContext, type ReactNode, useContext } from "react";

/** What forms and links of every view need to know about their page. */
export interface ShellFacts {
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

const Shell = createContext<ShellFacts | null>(null);

export function ShellProvider({ facts, children }: { facts: ShellFacts; children: ReactNode }) {
  return <Shell.Provider value={facts}>{children}</Shell.Provider>;
}

export function useShell(): ShellFacts {
  const facts = useContext(Shell);
  if (!facts) throw new Error("useShell needs a ShellProvider");
  return facts;
}
