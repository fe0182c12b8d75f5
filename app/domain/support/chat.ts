/** Vendors of the support chat (POP-10). */
export const chatVendors = [
  "livechat",
  "supphelper-v2",
  "supphelper-v3",
  "chatra",
  "helpcrunch",
] as const;
export type ChatVendor = (typeof chatVendors)[number];

/** How vendors are known to visitors. */
export const chatVendorNames: Readonly<Record<ChatVendor, string>> = {
  livechat: "LiveChat",
  "supphelper-v2": "SuppHelper",
  "supphelper-v3": "SuppHelper",
  chatra: "Chatra",
  helpcrunch: "HelpCrunch",
};

/** The support chat of a language (POP-10). */
export interface SupportChat {
  readonly vendor: ChatVendor;
  /** The operator's id at the vendor; of HelpCrunch its organization and app, `acme/4f1c…`. */
  readonly id: string;
  /** The vendor's loader. */
  readonly scriptUrl: string;
}

/** Where a vendor's widget takes what it needs, besides its loader's own origin. */
const origins: Readonly<Record<ChatVendor, readonly string[]>> = {
  livechat: ["*.livechatinc.com", "*.livechat-files.com", "*.text.com"],
  chatra: ["*.chatra.io"],
  helpcrunch: ["*.helpcrunch.com"],
  // The operator's own: everything comes from where its loader does.
  "supphelper-v2": [],
  "supphelper-v3": [],
};

/** The vendor's own loader; null = the operator's own service, whose loader site config names. */
export function chatLoaderOf(vendor: ChatVendor, id: string): string | null {
  if (vendor === "livechat") return "https://cdn.livechatinc.com/tracking.js";
  if (vendor === "chatra") return "https://call.chatra.io/chatra.js";
  const organization = /^[a-z0-9-]+(?=\/)/i.exec(id)?.[0];
  return vendor === "helpcrunch" && organization
    ? `https://${organization}.widget.helpcrunch.com/`
    : null;
}

/** Sources that a page with the chat allows for requests, frames and pictures (SEC-02); `scriptUrl` is absolute. */
export function chatSources({ vendor, id, scriptUrl }: SupportChat) {
  const { origin, host, protocol } = new URL(scriptUrl);
  // A loader elsewhere, such as a stand-in, is not the vendor's service.
  const hosts = chatLoaderOf(vendor, id) === scriptUrl ? origins[vendor] : [];
  const https = hosts.map((name) => `https://${name}`);
  const socket = protocol === "http:" ? "ws" : "wss";
  return {
    connect: [origin, `${socket}://${host}`, ...https, ...hosts.map((name) => `wss://${name}`)],
    frame: [origin, ...https],
    image: [origin, ...https],
  };
}
