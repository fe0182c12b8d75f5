/** Origins of other companies that pages may use, as site config names them (SEC-02). */
export interface VendorSources {
  readonly connect: readonly string[];
  /** Origins, and paths of this site. */
  readonly frame: readonly string[];
  readonly image: readonly string[];
  /**
   * Origins that forms may lead to, besides this site: pages of social networks, payment providers.
   */
  readonly form: readonly string[];
  /** Sites that may show this one in a frame. */
  readonly ancestors: readonly string[];
}

const noVendors: VendorSources = { connect: [], frame: [], image: [], form: [], ancestors: [] };

/** Sources of a page's vendors with those of further ones that it uses. */
export function addVendorSources(
  vendors: VendorSources,
  ...further: readonly Partial<Pick<VendorSources, "connect" | "frame" | "image">>[]
): VendorSources {
  const all = (name: "connect" | "frame" | "image") => [
    ...vendors[name],
    ...further.flatMap((one) => one[name] ?? []),
  ];
  return { ...vendors, connect: all("connect"), frame: all("frame"), image: all("image") };
}

interface PolicyInput {
  readonly nonce: string;
  /** Allows Vite's socket and styles. */
  readonly isDev: boolean;
  /** Origins from which pages may load images and fonts of remote pages. */
  readonly remoteOrigins: readonly string[];
  readonly vendors?: VendorSources;
}

/**
 * The Content-Security-Policy of a page (SEC-02). Scripts run by nonce alone, and so do those that they load;
 * no vendor is named but by site config.
 */
export function contentPolicy(input: PolicyInput): string {
  const { nonce, isDev, remoteOrigins, vendors = noVendors } = input;
  const mark = `'nonce-${nonce}'`;
  const directives: readonly (readonly [name: string, ...sources: readonly string[]])[] = [
    ["default-src", "'self'"],
    ["script-src", mark, "'strict-dynamic'"],
    ["style-src", "'self'", isDev ? "'unsafe-inline'" : mark],
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", ...remoteOrigins, ...vendors.image],
    ["font-src", "'self'", ...remoteOrigins],
    ["connect-src", "'self'", ...(isDev ? ["ws:"] : []), ...vendors.connect],
    ["frame-src", ...frameSources(vendors.frame)],
    ["worker-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'", ...vendors.form],
    ["frame-ancestors", "'self'", ...vendors.ancestors],
  ];
  return directives.map((directive) => [...new Set(directive)].join(" ")).join("; ");
}

/**
 * Sources of the CSP that may stand in a frame: those that site config names, else none (CAS-03). A
 * path of this site counts as this site.
 */
function frameSources(frames: readonly string[]): readonly string[] {
  if (frames.length === 0) return ["'none'"];
  return frames.map((frame) => (frame.startsWith("/") ? "'self'" : frame));
}
