import { createObservableValue } from "./observable-value";

/** Whether the page's data is outdated because the site does not respond: the last data request failed. */
const behind = createObservableValue(false);
export const {
  read: isDataOutdated,
  readOnServer: neverOutdated,
  follow: onOutdatedChange,
  set: setDataOutdated,
} = behind;

const firstMs = 1_000;
const longestMs = 8_000;

/**
 * Delay before the next try to load outdated page data, after `tries` consecutive failures (from
 * 1), ms.
 */
export function retryDelayMs(tries: number): number {
  return Math.min(firstMs * 2 ** (tries - 1), longestMs);
}
