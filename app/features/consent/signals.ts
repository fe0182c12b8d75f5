import {
  type ConsentChoice,
  type ConsentClass,
  choiceAllowsStorage,
} from "~/domain/consent/choice";

/**
 * Consent mode signals with the class that grants each (CNS-05). `security_storage` is a tag's storage, not
 * ours, so refusing everything refuses it as well.
 */
const classOf = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "marketing",
  functionality_storage: "functionality",
  personalization_storage: "functionality",
  security_storage: "functionality",
} as const satisfies Readonly<Record<string, ConsentClass>>;

export type ConsentSignal = keyof typeof classOf;
export type ConsentSignals = Readonly<Record<ConsentSignal, "granted" | "denied">>;

/** Signals for tags; null = no choice yet, all seven denied. */
export function consentSignals(choice: ConsentChoice | null): ConsentSignals {
  const entries = Object.entries(classOf).map(([signal, kept]) => [
    signal,
    choiceAllowsStorage(choice, kept) ? "granted" : "denied",
  ]);
  return Object.fromEntries(entries) as ConsentSignals;
}

/** The script before every tag: everything denied, then the visitor's choice. */
export function signalsScript(choice: ConsentChoice | null): string {
  const update =
    choice === null ? "" : `;gtag("consent","update",${JSON.stringify(consentSignals(choice))})`;
  return `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${JSON.stringify(consentSignals(null))})${update}`;
}
