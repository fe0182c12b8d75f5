import { isAvailable } from "~/features/gate/availability";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { matchScreen } from "~/features/screens/match";
import { splitPath } from "~/features/screens/path";
import type { KeyOf } from "~/i18n/typed";
import { env } from "~/server/env.server";

/** Names of navigation items; the text of each is `nav_{name}` in the shell's dictionary. */
type NavName =
  Exclude<
    Extract<KeyOf<"shell", never>, `nav_${string}`>,
    "nav_with_count"
  > extends `nav_${infer Name}`
    ? Name
    : never;

/** A link to a page that exists for this visitor. */
export interface NavLink {
  readonly name: NavName;
  readonly href: string;
  readonly isCurrent: boolean;
  /** What waits for the visitor there; 0 = nothing (OFC-01). */
  readonly count: number;
}

/** Links of the header; pages that the site does not have are left out (LAY-02, SCR-10). */
export function mainNavigation(context: RequestContext): NavLink[] {
  const { lng } = context;
  return existing(context, [
    ["live", screenPath(lng, "main-section-1", { pageType: "home", section: "live" })],
    ["line", screenPath(lng, "main-section-1", { pageType: "home", section: "line" })],
    ["cyber", screenPath(lng, "cyber")],
    ...(context.settings.isSportsOnly
      ? []
      : ([
          ["casino", screenPath(lng, "casino:casino-subcategory")],
          ["lotto", screenPath(lng, "lotto")],
        ] as const)),
    ["promotions", screenPath(lng, "bonuses")],
    ["results", screenPath(lng, "results", { type: "live" })],
  ]);
}

/** Sections of the player's own pages that stand above each of them, wherever he is. */
const mainSections: readonly NavName[] = [
  "account",
  "history",
  "deposit",
  "withdrawal",
  "statement",
  "limits",
  "security",
  "settings",
];

/** Further pages of a section, after `/{lng}/office/`. */
const furtherPages: Readonly<Partial<Record<NavName, readonly string[]>>> = {
  bonuses: ["bonuses/wager", "rewards"],
  cashback: ["casino/premiumcashback"],
  support: ["share-idea", "payment"],
};

/** Every section of the player's own pages, with counts where something waits (OFC-01). */
export function playerNavigation(context: RequestContext): NavLink[] {
  const { lng, player } = context;
  const counts: Readonly<Partial<Record<NavName, number>>> = {
    support: player?.messageCount ?? 0,
    personal_data: player?.isDocumentWanted ? 1 : 0,
    withdrawal: player?.pendingWithdrawals ?? 0,
    bonuses: player?.activeBonuses ?? 0,
  };
  // Nothing that sells is offered to who has locked himself out (LIM-12).
  const offers: readonly (readonly [NavName, string])[] = context.isLocked
    ? []
    : [
        ["bonuses", screenPath(lng, "office:bonuses-deposit")],
        ["cashback", screenPath(lng, "office:casino-vipcashback")],
        ["promo_check", screenPath(lng, "office:promotion")],
        ["bring_friend", screenPath(lng, "office:bringfriend")],
      ];
  return existing(
    context,
    [
      ["account", screenPath(lng, "office:account")],
      ["wallets", `${screenPath(lng, "office:account")}#add-account`],
      ["history", screenPath(lng, "office:history")],
      ["deposit", screenPath(lng, "office:recharge")],
      ["withdrawal", screenPath(lng, "office:deduce")],
      ["statement", screenPath(lng, "office:historypay")],
      ...offers,
      ["personal_data", screenPath(lng, "office:verification")],
      ["limits", screenPath(lng, "office:responsible")],
      ["security", screenPath(lng, "office:security")],
      ["auth_qr", screenPath(lng, "office:security-device")],
      ["settings", screenPath(lng, "office:settings")],
      ["mailing", `${screenPath(lng, "office:settings")}#mailing`],
      ["support", screenPath(lng, "office:support")],
      ["line", screenPath(lng, "main-section-1", { pageType: "home", section: "line" })],
    ],
    counts,
  );
}

/** The sections that stand above the player's own pages: the main ones, and the one that is open. */
export function officeNavigation(context: RequestContext): NavLink[] {
  return playerNavigation(context).filter(
    ({ name, href, isCurrent }) =>
      mainSections.includes(name) || (isCurrent && !href.includes("#")),
  );
}

/** The page of the player's messages, or null where the site has none. */
export function messagesPath(context: RequestContext): string | null {
  const href = screenPath(context.lng, "office:support");
  return exists(context, href) ? href : null;
}

/** The deposit page, or null where the site has none. */
export function depositPath(context: RequestContext): string | null {
  const href = screenPath(context.lng, "office:recharge");
  return exists(context, href) ? href : null;
}

/**
 * Registration as the page's screen offers it, a page or a dialog over this one, with the way back (REG-01);
 * null where it is closed (GRD-03).
 */
export function signUpPath(context: RequestContext): string | null {
  const { config, decision, lng, url } = context;
  const href = screenPath(lng, "registration");
  if (!config.features.registration || !exists(context, href)) return null;
  if (decision.kind !== "render") return href;
  const { view } = config.registration;
  const query = new URLSearchParams(url.search);
  const isModal = (view.screens[decision.screen.id] ?? view.default) === "modal";
  if (isModal) {
    query.set("modal", "registration");
    return `${url.pathname}?${query}`;
  }
  query.delete("modal");
  const back = url.pathname + (query.size > 0 ? `?${query}` : "");
  const isOwn =
    decision.screen.pattern.startsWith("registration") || back === screenPath(lng, "home");
  return isOwn ? href : `${href}?returnUrl=${encodeURIComponent(back)}`;
}

function existing(
  context: RequestContext,
  links: readonly (readonly [NavName, string])[],
  counts: Readonly<Partial<Record<NavName, number>>> = {},
): NavLink[] {
  const here = context.url.pathname;
  return links
    .filter(([, href]) => exists(context, href))
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

/** Whether the page is of a section whose pages begin in many ways: slots, keno, games … are the casino's. */
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

function exists({ config }: RequestContext, href: string): boolean {
  const [path = ""] = href.split("#");
  const match = matchScreen(splitPath(path).rest);
  return match !== null && isAvailable(match, { config, env: env().appEnv });
}
