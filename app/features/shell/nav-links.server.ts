import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import type { TextKeyOf } from "~/i18n/typed";
import { isPathOffered } from "./offered-path.server";

/** Names of navigation items; the text of each is `nav_{name}` in the shell's dictionary. */
export type NavName =
  Exclude<
    Extract<TextKeyOf<"shell", never>, `nav_${string}`>,
    "nav_with_count"
  > extends `nav_${infer Name}`
    ? Name
    : never;

/** A link to a page that exists for this visitor. */
export interface NavLink {
  readonly name: NavName;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Number of things that wait for the visitor on that page; 0 = nothing (OFC-01). */
  readonly count: number;
}

/**
 * Paths, after `/{lng}/office/`, of further pages that belong to a section of the player's account
 * pages.
 */
const furtherPages: Readonly<Partial<Record<NavName, readonly string[]>>> = {
  bonuses: ["bonuses/wager", "rewards"],
  cashback: ["casino/premiumcashback"],
  support: ["share-idea", "payment"],
};

/** Makes navigation links, and leaves out those whose page this site does not have. */
export function linksToExistingPages(
  context: RequestContext,
  links: readonly (readonly [NavName, string])[],
  counts: Readonly<Partial<Record<NavName, number>>> = {},
): NavLink[] {
  const here = context.url.pathname;
  return links
    .filter(([, href]) => isPathOffered(context, href))
    .map(([name, href]) => ({
      name,
      href,
      isCurrent:
        [href, ...furtherOf(name, context.lng)].some(
          (path) => here === path || here.startsWith(`${path}/`),
        ) || isOfSection(context, name),
      count: counts[name] ?? 0,
    }));
}

/**
 * Whether the page belongs to a navigation item by more than its address. Only the casino and the
 * lotto need this, because their pages have many first segments (slots, keno, games …).
 */
function isOfSection({ decision, lng, url }: RequestContext, name: NavName): boolean {
  if (decision.kind !== "render") return false;
  const { id, remote } = decision.screen;
  const isToto = url.pathname.startsWith(`${screenPath(lng, "toto")}`);
  if (name === "lotto") return isToto;
  const isLotto = isToto || id.startsWith("lotto");
  return name === "casino" && remote === "third-party" && !isLotto;
}

function furtherOf(name: NavName, lng: string): readonly string[] {
  return (furtherPages[name] ?? []).map((path) => `/${lng}/office/${path}`);
}
