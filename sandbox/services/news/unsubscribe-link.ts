import { timingSafeEqual } from "node:crypto";
import type { SandboxServices } from "../sandbox-services";
import { keyedHashes } from "../security/seal";

/** Kinds of messages that a link under each of them stops (OFC-12). */
export const unsubscribeKinds = ["news", "deposit", "bets", "sms"] as const;
export type UnsubscribeKind = (typeof unsubscribeKinds)[number];

/** Target of an unsubscribe link: messages of a kind to an address. */
export interface UnsubscribeTarget {
  readonly kind: UnsubscribeKind;
  readonly address: string;
}

/** Token `{kind}.{address}.{signature}`; it does not expire. */
export function createUnsubscribeToken(
  { secrets }: Pick<SandboxServices, "secrets">,
  stop: UnsubscribeTarget,
): string {
  const name = Buffer.from(stop.address).toString("base64url");
  return `${stop.kind}.${name}.${signatures(secrets, stop)[0] ?? ""}`;
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

/** The target of a token with this platform's signature; null = another signature. */
export function parseUnsubscribeToken(
  { secrets }: Pick<SandboxServices, "secrets">,
  token: string,
): UnsubscribeTarget | null {
  const [kind, name = "", signature = ""] = token.split(".");
  const known = unsubscribeKinds.find((each) => each === kind);
  const address = Buffer.from(name, "base64url").toString("utf8");
  if (known === undefined || address === "") return null;
  const given = Buffer.from(signature);
  const isOurs = signatures(secrets, { kind: known, address })
    .map((text) => Buffer.from(text))
    .some((own) => own.length === given.length && timingSafeEqual(own, given));
  return isOurs ? { kind: known, address } : null;
}

const signatures = (secrets: readonly string[], { kind, address }: UnsubscribeTarget) =>
  keyedHashes(secrets, `stop ${kind} ${address}`);
