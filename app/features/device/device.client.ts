import { type ConsentChoice, choiceAllowsStorage } from "~/domain/consent/choice";
import {
  type Fingerprint,
  isFingerprint,
  isFingerprintValid,
  parseFingerprint,
} from "~/domain/session/device";
import { setCookieIfConsented } from "~/features/consent/effects.client";
import type { StorageKey } from "~/server/browser-storage";

/** Defined by the platform's script. */
type Source = typeof globalThis & { touchlineFingerprint?: () => unknown };

const key = "FINGERPRINT" satisfies StorageKey<"local", "functionality">;
const scriptPath = "/remote/fingerprint.js";
/**
 * Delay from the page's start until the fingerprint is taken, ms (CFG-04); below, the number of
 * attempts and the wait between them, ms (SES-10).
 */
const delayMs = 8000;
const mostAttempts = 2;
const waitMs = 110;

/**
 * Takes the device's fingerprint 8 s after the start, where the visitor's choice allows it; a stored one serves
 * until it is over. It is kept in local storage, and in a cookie for later sign-ins. Returns what stops it.
 */
export function scheduleFingerprintAfterPageStart(choice: ConsentChoice): () => void {
  if (!choiceAllowsStorage(choice, "functionality")) return () => undefined;
  const timer = setTimeout(() => void keep(choice), Math.max(0, delayMs - performance.now()));
  return () => clearTimeout(timer);
}

async function keep(choice: ConsentChoice): Promise<void> {
  try {
    const stored = parseFingerprint(localStorage.getItem(key));
    const known = stored && isFingerprintValid(stored, Date.now()) ? stored : await take();
    if (!known) return;
    const text = JSON.stringify(known);
    localStorage.setItem(key, text);
    setCookieIfConsented(choice, "device", encodeURIComponent(text));
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
