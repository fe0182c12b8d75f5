import { log } from "~/server/log.server";
import type { SiteConfigWire } from "./site-config-wire.server";
import type { SiteConfigWithoutGroups } from "./translate.server";

/**
 * Origins for the Content-Security-Policy. A text that is not an origin is logged and left out.
 * `form` has the networks of social sign-in, because forms redirect to them.
 */
export function toCspOrigins({
  vendors,
  social,
}: SiteConfigWire): SiteConfigWithoutGroups["vendors"] {
  const { connect, frame, image, ancestors } = vendors;
  const networks = social.providers
    .map(({ authorizeUrl }) => authorizeUrl)
    .filter((address) => !address.startsWith("/"));
  return {
    connect: originsOf(connect),
    frame: framesOf(frame),
    image: originsOf(image),
    form: originsOf(networks),
    ancestors: originsOf(ancestors),
  };
}

/** Origins whose pages may stand in frames, and paths of this site as they are. */
function framesOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const isOwnPath = /^\/(?:[\w-]+\/)+$/.test(address);
    return isOwnPath ? [address] : originsOf([address]);
  });
}

function originsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    if (isHttpsOrSitePath(address) && !address.startsWith("/")) return [new URL(address).origin];
    log.error({ address }, "a vendor's address in site config is no https address");
    return [];
  });
}

/** Whether a text is an https address (http on this machine), or a path of this site. */
export function isHttpsOrSitePath(text: string): boolean {
  if (text.startsWith("/")) return !text.startsWith("//") && !text.includes("\\");
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && hostname === "localhost");
}
