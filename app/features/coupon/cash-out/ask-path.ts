/** The address that asks whether to cash a bet out; `path` is its receipt's. */
export function confirmCashOutPath(path: string): string {
  return `${path}?sell=whole#cash-out`;
}
