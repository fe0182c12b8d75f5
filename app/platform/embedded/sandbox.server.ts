import type { Sandbox } from "../sandbox";
import { loadSandbox } from "./load.server";

// On globalThis: hot reload replaces modules and must not open a second database.
export const sandboxHolder = globalThis as typeof globalThis & {
  __touchlineSandbox?: Promise<Sandbox> | undefined;
};

/** The embedded platform of this process, opened on first use. */
export function embeddedPlatform(): Promise<Sandbox> {
  if (!sandboxHolder.__touchlineSandbox) {
    const opening = loadSandbox();
    sandboxHolder.__touchlineSandbox = opening;
    // A failed start is not cached: the next request tries again.
    opening.catch(() => {
      if (sandboxHolder.__touchlineSandbox === opening)
        sandboxHolder.__touchlineSandbox = undefined;
    });
  }
  return sandboxHolder.__touchlineSandbox;
}
