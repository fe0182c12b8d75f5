import type { SiteConfig } from "~/domain/settings/site-config";
import { type Language, languages } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";
import type { RemoteShareCard } from "~/platform/services/remotes/wire.server";
import type { ShareImage } from "../meta";
import { canDrawShareCards, shareCardHash } from "./draw.server";
import { cardSize, type ShareCard, shareCardAlt } from "./svg";

/** What cards need to know of the site. */
type Operator = Pick<SiteConfig, "companyName" | "licence">;

/** Path of the site's own card, which stands for pages without one of their own. */
export const siteCardPath = "site";

/** The card of a page, or of the site where the page states none (SEO-12). */
export async function shareCardOf(
  stated: RemoteShareCard | null,
  lng: Language,
  { companyName, licence }: Operator,
): Promise<ShareCard> {
  const site = { siteName: companyName, age: licence.ageLimit, dir: languages[lng].dir };
  if (stated) return { ...stated, ...site };
  const t = await serverTexts(lng, "screens");
  return {
    ...site,
    title: t("screen_home"),
    lines: [t("about_sport"), t("about_casino")],
    figures: [],
  };
}

/**
 * The picture of a page by what its remote states, and its address, which is another for other facts; null = this server
 * draws none. `path` is that of the page's one address, after the language.
 */
export async function shareImageOf(
  stated: RemoteShareCard | null,
  path: string,
  { origin, lng, config }: { origin: string; lng: Language; config: Operator },
): Promise<ShareImage | null> {
  if (!(await canDrawShareCards())) return null;
  // The home page's path is empty: it has the site's.
  const own = path === "" ? null : stated;
  const card = await shareCardOf(own, lng, config);
  const name = own ? path : siteCardPath;
  return {
    url: `${origin}/${lng}/share-card/${name}.png?v=${shareCardHash(card)}`,
    ...cardSize,
    alt: shareCardAlt(card),
  };
}
