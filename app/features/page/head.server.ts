import type { authorizePage } from "~/features/gate/authorize.server";
import { splitPath } from "~/features/screens/path";
import type { Screen } from "~/features/screens/types";
import { documentTitle, type MetaTag, pageMeta, type RemotePageAddress } from "~/features/seo/meta";
import { serverTexts } from "~/i18n/texts.server";
import { env } from "~/server/env.server";

type Leaf = Awaited<ReturnType<typeof authorizePage>>;

/** What the head takes from a page's remote. */
interface RemotePart {
  readonly initial: { readonly title: string | null };
  readonly address: RemotePageAddress | null;
}

/** Head tags of a page; the remote's title wins over the screen's (SEO-02, SEO-07). */
export async function pageHead(
  context: Leaf,
  remote: RemotePart | null = null,
): Promise<MetaTag[]> {
  const { lng, config, url, languages, decision } = context;
  const { screen, status } = decision;
  const text = await textOf(context);
  const title = remote?.initial.title ?? text(screen.titleKey);
  return pageMeta({
    screen,
    status,
    path: splitPath(url.pathname)
      .rest.filter((segment) => segment !== "")
      .map(decodeURIComponent),
    query: url.searchParams,
    address: remote?.address ?? null,
    lng,
    languages,
    defaultLanguage: languages.includes(config.defaultLanguage) ? config.defaultLanguage : lng,
    origin: env().publicOrigin ?? url.origin,
    title: documentTitle(title, config.companyName),
    description: text(screen.descriptionKey),
    siteName: config.companyName,
  });
}

async function textOf({ lng, config, decision }: Leaf) {
  const t = await serverTexts(lng, "screens");
  const values = { ...decision.params, company: config.companyName };
  return (key: Screen["titleKey"]) => t(key, { replace: values });
}
