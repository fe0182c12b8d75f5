import { isLoopbackName } from "../../transport/embedded/sandbox";
import type { ReportConfigFault } from "./report-fault.server";
import type { SiteConfigWire } from "./site-config-wire.server";
import type { SiteConfigWithoutGroups } from "./translate.server";

/**
 * Origins for the Content-Security-Policy. A text that is not an origin is reported and left out.
 * `form` has the networks of social sign-in, because forms redirect to them.
 */
export function toCspOrigins(
  { vendors, social }: SiteConfigWire,
  report: ReportConfigFault,
): SiteConfigWithoutGroups["vendors"] {
  const { connect, frame, image, ancestors } = vendors;
  const originsOf = (field: string, addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      if (isHttpsOrSitePath(address) && !address.startsWith("/")) return [new URL(address).origin];
      report(field, `"${address}" is no https address`);
      return [];
    });
  const networks = social.providers
    .map(({ authorizeUrl }) => authorizeUrl)
    .filter((address) => !address.startsWith("/"));
  return {
    connect: originsOf("vendors.connect", connect),
    // Paths of this site stay as they are.
    frame: frame.flatMap((address) =>
      /^\/(?:[\w-]+\/)+$/.test(address) ? [address] : originsOf("vendors.frame", [address]),
    ),
    image: originsOf("vendors.image", image),
    form: originsOf("social.providers", networks),
    ancestors: originsOf("vendors.ancestors", ancestors),
  };
}

/** Whether a text is an https address (http on this machine), or a path of this site. */
export function isHttpsOrSitePath(text: string): boolean {
  if (text.startsWith("/")) return !text.startsWith("//") && !text.includes("\\");
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopbackName(hostname));
}
