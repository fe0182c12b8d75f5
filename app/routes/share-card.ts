import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { loadPublicPage } from "~/features/screen-page/public-page.server";
import { drawShareCard, shareCardHash } from "~/features/seo/share-card/draw.server";
import { shareCardOf, siteCardPath } from "~/features/seo/share-card/image.server";

/** How long a picture is kept under the address that names its facts, and under any other, s. */
const keptSeconds = { named: 86_400, other: 300 };
/** When to ask again while many cards are drawn, s. */
const retrySeconds = 10;

const refused = (status: number) => new Response(null, { status });

/**
 * The picture by which chats show a link to a page (SEO-12): `{lng}/share-card/{path of the page}.png`, and `site.png` for
 * pages without a card of their own. What stands on it is what the page's remote states; the query is never drawn.
 */
export const loader = withTermsRedirect(async (args) => {
  const own = new URL(args.request.url);
  const [, lng, path = ""] = /^\/([a-z]{2})\/share-card\/(.+)\.png$/.exec(own.pathname) ?? [];
  if (lng === undefined) throw refused(404);
  const page = new URL(path === siteCardPath ? `/${lng}/` : `/${lng}/${path}`, own.origin);
  const context = await authorizePage(args, page);
  const stated = path === siteCardPath ? null : await statedBy(page, context);
  const card = await shareCardOf(stated, context.lng, context.config);
  const png = await drawShareCard(card);
  if (png === null)
    throw new Response(null, { status: 503, headers: { "Retry-After": String(retrySeconds) } });
  const isNamed = own.searchParams.get("v") === shareCardHash(card);
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": `public, max-age=${isNamed ? keptSeconds.named : keptSeconds.other}`,
      "X-Robots-Tag": "noindex",
      // Chats show it on pages of their own.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
});

/** The card that a page's remote states. Throws 404 for a page without one, and for what is no public page. */
async function statedBy(page: URL, context: Awaited<ReturnType<typeof authorizePage>>) {
  const { card } = (await loadPublicPage(page, context)).facts;
  if (card === null) throw refused(404);
  return card;
}
