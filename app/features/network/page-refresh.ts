import { remixRouter } from "./router-state.client";

let refresh: (() => void) | null = null;

/**
 * Sets how `refreshPage` loads the page's data while a coupon is on the page; returns the function
 * that unsets it.
 */
export function setPageRefresh(load: () => void): () => void {
  refresh = load;
  return () => {
    if (refresh === load) refresh = null;
  };
}

/**
 * Loads the page's data again (CPN-19). The router applies the loads that follow posts in the order
 * of those posts, but a revalidation whenever it ends: one that began before a press would take the
 * press off the coupon again (CPN-17). So the coupon's queue refreshes the page where there is one.
 */
export function refreshPage(): void {
  if (refresh) refresh();
  else remixRouter()?.revalidate();
}
