import { documentNonce } from "./asset-element.client";

/**
 * Runs a remote's code as a script element, never with `eval` (REM-11). Its errors are logged and stopped.
 */
export function runRemoteCode(app: string, code: string, log: (message: string) => void) {
  // A syntax error names the document instead of the script. It fires while the script is inserted, so it is
  // recognised by its timing.
  const onError = (event: ErrorEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    log(`error in a remote's script ${codeName(app)}: ${event.message}`);
  };
  const script = document.createElement("script");
  script.nonce = documentNonce();
  script.textContent = `${code}\n//# sourceURL=${codeName(app)}`;
  window.addEventListener("error", onError);
  document.head.append(script);
  window.removeEventListener("error", onError);
  script.remove();
}

/** Matches the file name that `runRemoteCode` gives a remote's code, as it stands in errors. */
export const remoteCodeErrorFilePattern = /(?:^|\/)remote-code-[\w-]+\.js$/;

function codeName(app: string) {
  return `remote-code-${app}.js`;
}
