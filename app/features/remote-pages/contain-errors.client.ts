import { remoteCodeErrorFilePattern } from "./code.client";
import { addressesOfScriptsInUse } from "./scripts.client";

/**
 * Logs and stops errors and unhandled rejections of remotes' scripts and code (REM-15). Returns the function
 * that ends this.
 */
export function stopRemoteScriptErrors(log: (message: string) => void): () => void {
  const onError = (event: ErrorEvent) => {
    const isOwn = remoteCodeErrorFilePattern.test(event.filename) || isScript(event.filename);
    // Another outlet may have handled it.
    if (!isOwn || event.defaultPrevented) return;
    event.preventDefault();
    log(`error in a remote's script ${event.filename}: ${event.message}`);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const stack = event.reason instanceof Error ? (event.reason.stack ?? "") : "";
    // Only the stack of a rejection's error names the script.
    const source = stack.match(/remote-code-[\w-]+\.js/)?.[0] ?? scriptIn(stack);
    if (source === null || event.defaultPrevented) return;
    event.preventDefault();
    log(`promise lost in a remote's script ${source}: ${String(event.reason)}`);
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}

function isScript(address: string) {
  return addressesOfScriptsInUse().includes(address);
}

/** The first remote script in a stack, or null. */
function scriptIn(stack: string): string | null {
  return addressesOfScriptsInUse().find((address) => stack.includes(`${address}:`)) ?? null;
}
