/** What a player can be notified of on a device: a settled bet, a goal in a favourite's match, an answer from support. */
export const pushKinds = ["bets", "goals", "support"] as const;
export type PushKind = (typeof pushKinds)[number];

/** The switch of a kind, by its name in the player's settings. */
export const pushSwitch = {
  bets: "enable_push_bets",
  goals: "enable_push_goals",
  support: "enable_push_support",
} as const satisfies Record<PushKind, string>;

/** Maximum length of a subscription's address, characters. */
export const maxEndpointLength = 1000;

/** Hosts of the browsers' push services; one that begins with a dot stands for all below it. */
const pushServices = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/**
 * Whether an address is one of a browser's push service. The platform sends to no other: the address comes from a browser, and
 * could name a host of the operator's own network.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > maxEndpointLength || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return pushServices.some((service) =>
    service.startsWith(".") ? hostname.endsWith(service) : hostname === service,
  );
}

/** A browser's public key for messages (an uncompressed point of P-256) and its secret of 16 bytes, base64url. */
export const pushKeyPattern = /^B[\w-]{86}$/;
export const pushSecretPattern = /^[\w-]{22}$/;

/** The message that the service worker shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path of the page that a press opens, in the player's language. */
  readonly path: string;
  /** A later message with the same tag takes the place of an earlier one. */
  readonly tag: string;
  readonly lng: string;
}
