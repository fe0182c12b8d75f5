/** The document's nonce for scripts and styles of remotes (REM-11). */
export function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

export function whenAssetLoadedOrFailed(
  element: HTMLElement,
  onFailure?: () => void,
): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener("load", () => resolve(), { once: true });
    element.addEventListener(
      "error",
      () => {
        onFailure?.();
        resolve();
      },
      { once: true },
    );
  });
}
