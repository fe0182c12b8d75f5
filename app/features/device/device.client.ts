import { allows, type Choice } from "~/domain/consent/choice";
import { type Fingerprint, isFingerprint, isFresh, readFingerprint } from "~/domain/session/device";
import { keepCookie } from "~/features/consent/effects.client";
import type { StorageKey } from "~/server/browser-storage";

/** Defined by the platform's script. */
type Source = typeof globalThis & { touchlineFingerprint?: () => unknown };

const key = "FINGERPRINT" satisfies StorageKey<"local", "functionality">;
const scriptPath = "/remote/fingerprint.js";
/** Delay from the page's start (CFG-04), failed attempts and the wait between two, ms (SES-10). */
const delayMs = 8000;
const mostAttempts = 2;
const waitMs = 110;

/** Fetches the session of the visit (CFG-04); the next page tries again. */
export function fetchVisit(): void {
  void fetch("/remote/visit", { cache: "no-store" }).catch(() => undefined);
}

/**
 * Takes the device's fingerprint 8 s after the start, where the visitor's choice allows it; a stored one serves
 * until it is over. It is kept in local storage, and in a cookie for later sign-ins. Returns what stops it.
 */
export function scheduleFingerprint(choice: Choice): () => void {
  if (!allows(choice, "functionality")) return () => undefined;
  const timer = setTimeout(() => void keep(choice), Math.max(0, delayMs - performance.now()));
  return () => clearTimeout(timer);
}

async function keep(choice: Choice): Promise<void> {
  try {
    const stored = readFingerprint(localStorage.getItem(key));
    const known = stored && isFresh(stored, Date.now()) ? stored : await take();
    if (!known) return;
    const text = JSON.stringify(known);
    localStorage.setItem(key, text);
    keepCookie(choice, "device", encodeURIComponent(text));
  } catch {
    // Without storage nothing is kept, and nothing is sent.
  }
}

async function take(): Promise<Fingerprint | null> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const found = await load().catch(() => null);
    if (isFingerprint(found)) return found;
    if (attempt < mostAttempts) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return null;
}

function load(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptPath;
    script.onload = () => {
      script.remove();
      resolve((globalThis as Source).touchlineFingerprint?.());
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("no fingerprint script"));
    };
    document.head.append(script);
  });
}
