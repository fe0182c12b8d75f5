import { useEffect } from "react";
import { createObservableValue } from "./observable-value";

const mirror = createObservableValue<string | null>(null);

/**
 * The origin at which the site is found instead of this one, by the domain checker; null = this host serves it, or nothing
 * is known (CFG-12).
 */
export const { read: mirrorOfSite, readOnServer: noMirror, follow: onMirrorChange } = mirror;

/** Runs the domain checker on an open page where site config lists domains; its code loads in the background. */
export function useDomainChecker(domains: readonly string[]): void {
  const key = domains.join(" ");
  useEffect(() => {
    if (key === "") return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    import("./domain-checker.client").then(
      ({ startDomainChecker }) => {
        if (!isLeft) stop = startDomainChecker(key.split(" "), mirror.set);
      },
      // biome-ignore lint/suspicious/noConsole: logged only (CFG-11)
      (error) => console.warn("domain checker: its code did not load:", error),
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [key]);
}
