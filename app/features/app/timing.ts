/** From the page's start until the service worker is registered for the first time, ms (POP-12). */
export const serviceWorkerDelayMs = 60_000;

/** From the page's start until its version is checked for the first time, and between two checks, ms (POP-07). */
export const firstVersionCheckMs = 60_000;
export const leastBetweenVersionChecksMs = 60_000;
