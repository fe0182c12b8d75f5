import type { ReactNode } from "react";

export interface LayoutProps {
  /** The cookie consent, before everything else (CNS-01). */
  readonly consent?: ReactNode;
  /** A gate covers the page, which is inert meanwhile (POP-05). */
  readonly isInert?: boolean;
  readonly notifications?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** React 18 renders `inert` only from a string. */
export const inertIf = ({ isInert }: Pick<LayoutProps, "isInert">) =>
  isInert ? { inert: "" } : {};
