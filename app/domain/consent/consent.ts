import { type ConsentChoice, consentChoices } from "./choice";

/** A visitor's choice with its proof (CNS-05). */
export interface Consent {
  readonly choice: ConsentChoice;
  /** Revision of the cookie policy at the choice. */
  readonly revision: number;
  /** Time of the choice, ms since epoch on the platform's clock, to the second. */
  readonly at: number;
  /** The receipt's id: 16 letters of base64url. */
  readonly receipt: string;
}

const form = /^([a-z]+)\.([1-9]\d{0,5})\.([0-9a-z]{1,9})\.([\w-]{16})$/;
/** The last second that `Date` can represent. */
const lastSecond = 8_640_000_000_000;

/**
 * The value of `cookie_consent`: the choice, the policy's revision, the time of the choice (seconds
 * since epoch, in base 36) and the receipt.
 */
export function serializeConsent({ choice, revision, at, receipt }: Consent): string {
  return `${choice}.${revision}.${Math.floor(at / 1000).toString(36)}.${receipt}`;
}

/** Parses the value of `cookie_consent`; null if absent or invalid. */
export function parseConsent(text: string | null): Consent | null {
  const [, named, revision, second = "", receipt = ""] = form.exec(text ?? "") ?? [];
  const choice = consentChoices.find((name) => name === named);
  const seconds = Number.parseInt(second, 36);
  if (choice === undefined || !(seconds <= lastSecond)) return null;
  return { choice, revision: Number(revision), at: seconds * 1000, receipt };
}

/**
 * The consent in the value of `cookie_consent`, if it was given to the current policy (`revision`);
 * null without one and for one to an older revision: the visitor is asked again (CNS-05).
 */
export function parseConsentToCurrentPolicy(text: string | null, revision: number): Consent | null {
  const consent = parseConsent(text);
  return consent && consent.revision >= revision ? consent : null;
}
