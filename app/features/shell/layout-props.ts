import type { ReactNode } from "react";

export interface LayoutProps {
  /** The question for consent to cookies, which stands before everything else (CNS-01). */
  readonly consent?: ReactNode;
  /** Whether the page is inert, because a gate covers it (POP-05). */
  readonly isInert?: boolean;
  readonly notifications?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Props that make an element inert while a gate covers the page; React 18 renders `inert` only from
 * a string.
 */
export const inertProps = ({ isInert }: Pick<LayoutProps, "isInert">) =>
  isInert ? { inert: "" } : {};
