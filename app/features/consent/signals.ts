import type { ConsentClass } from "~/server/browser-storage";
import { allows, type Choice } from "./choice";

/**
 * Signals of consent mode, and the class that grants each (CNS-05). `security_storage` is a tag's own storage, not ours:
 * who refuses everything has refused that as well.
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

export type Signal = keyof typeof classOf;
export type Signals = Readonly<Record<Signal, "granted" | "denied">>;

/** What tags are told of a choice; null = none made, all seven denied. */
export function signalsOf(choice: Choice | null): Signals {
  const entries = Object.entries(classOf).map(([signal, kept]) => [
    signal,
    allows(choice, kept) ? "granted" : "denied",
  ]);
  return Object.fromEntries(entries) as Signals;
}

/** The script that stands before every tag: everything denied, then what the visitor chose. */
export function signalsScript(choice: Choice | null): string {
  const update = choice === null ? "" : `;gtag("consent","update",${JSON.stringify(signalsOf(choice))})`;
  return `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${JSON.stringify(signalsOf(null))})${update}`;
}
