/** A device's data by name, with the platform's token for it (SES-10). */
export interface Fingerprint {
  readonly token: string;
  /** s since epoch, by the device's clock. */
  readonly expiresAt: number;
  readonly data: Readonly<Record<string, string>>;
}

/** Most components, and longest text of one. */
const most = { parts: 16, text: 256 };

/** Reads a stored fingerprint; null = none, or damaged. */
export function parseFingerprint(text: string | null): Fingerprint | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isFingerprint(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a fingerprint may be used (SES-10); `now` is the device's clock, ms since epoch. */
export function isFingerprintValid({ expiresAt }: Fingerprint, now: number): boolean {
  return expiresAt * 1000 > now;
}

export function isFingerprint(value: unknown): value is Fingerprint {
  if (typeof value !== "object" || value === null) return false;
  const { token, expiresAt, data } = value as Record<string, unknown>;
  if (!isText(token) || typeof expiresAt !== "number" || !Number.isFinite(expiresAt)) return false;
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const parts = Object.entries(data);
  return parts.length <= most.parts && parts.every(([name, text]) => isText(name) && isText(text));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= most.text;
}
