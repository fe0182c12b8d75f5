import type { ReactNode } from "react";

/**
 * Shown where no script runs the page: without JavaScript, in a browser that the page's code does not support, and where
 * the code has not loaded (`base.css`). `noscript` covers only the first.
 */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return <span data-without-script="">{children}</span>;
}
