import type { SandboxServices } from "../sandbox-services";
import { seal, unseal } from "../security/seal";

/** Kinds of messages that a link under each of them stops (OFC-12). */
export const unsubscribeKinds = ["news", "deposit", "bets", "sms"] as const;
export type UnsubscribeKind = (typeof unsubscribeKinds)[number];

/** Target of an unsubscribe link: messages of a kind to an address. */
export interface UnsubscribeTarget {
  readonly kind: UnsubscribeKind;
  readonly address: string;
}

/** Token `{kind}.{sealed}`; it does not expire, and names its address only to the platform. */
export function createUnsubscribeToken(
  { secrets }: Pick<SandboxServices, "secrets">,
  { kind, address }: UnsubscribeTarget,
): string {
  return `${kind}.${seal(secrets, Buffer.from(sealedPrefix(kind) + address))}`;
}

/** Path and query of the page that stops a kind of messages (REG-08). */
export function unsubscribePagePath(
  services: Pick<SandboxServices, "secrets">,
  lng: string,
  stop: UnsubscribeTarget,
): string {
  return `/${lng}/user/stopnewsletter?token=${encodeURIComponent(createUnsubscribeToken(services, stop))}`;
}

/** Path and query of the one-click unsubscribe, a single post without a page (RFC 8058). */
export function oneClickUnsubscribePath(
  services: Pick<SandboxServices, "secrets">,
  stop: UnsubscribeTarget,
): string {
  return `/remote/unsubscribe?token=${encodeURIComponent(createUnsubscribeToken(services, stop))}`;
}

/** The target of a token that this platform has made; null = another token. */
export function parseUnsubscribeToken(
  { secrets }: Pick<SandboxServices, "secrets">,
  token: string,
): UnsubscribeTarget | null {
  const [name, sealed = "", ...more] = token.split(".");
  const kind = unsubscribeKinds.find((each) => each === name);
  if (kind === undefined || more.length > 0) return null;
  const text = unseal(secrets, sealed)?.toString("utf8") ?? "";
  const prefix = sealedPrefix(kind);
  const isOurs = text.startsWith(prefix) && text.length > prefix.length;
  return isOurs ? { kind, address: text.slice(prefix.length) } : null;
}

/** Begins the sealed text, so that nothing else that was sealed, and no other kind, passes for a token. */
const sealedPrefix = (kind: UnsubscribeKind) => `stop ${kind} `;
