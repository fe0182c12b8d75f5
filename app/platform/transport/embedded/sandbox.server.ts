import { setPlatformMetrics } from "~/server/metrics.server";
import { loadAndOpenSandbox } from "./load.server";
import type { Sandbox } from "./sandbox";

// On globalThis: hot reload replaces modules and must not open a second database.
/**
 * `globalThis` with the embedded platform that this process has opened: hot reload replaces modules
 * and must not open a second database.
 */
export const globalSandboxHolder = globalThis as typeof globalThis & {
  __touchlineSandbox?: Promise<Sandbox> | undefined;
};

/** The embedded platform of this process, opened on first use. */
export function embeddedPlatform(): Promise<Sandbox> {
  if (!globalSandboxHolder.__touchlineSandbox) {
    const opening = loadAndOpenSandbox();
    globalSandboxHolder.__touchlineSandbox = opening;
    setPlatformMetrics(async () => (await opening).metrics());
    // A failed start is not cached: the next request tries again.
    opening.catch(() => {
      if (globalSandboxHolder.__touchlineSandbox === opening)
        globalSandboxHolder.__touchlineSandbox = undefined;
    });
  }
  return globalSandboxHolder.__touchlineSandbox;
}
