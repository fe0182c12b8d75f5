import type { authorizePage } from "~/features/gate/authorize.server";
import { hasRefusedForm } from "~/features/gate/refused-form.server";
import { splitPath } from "~/features/screens/path";
import type { Screen } from "~/features/screens/types";
import { editorTags } from "~/features/seo/editor-page";
import {
  documentTitle,
  indexedAddress,
  type MetaTag,
  type PageMetaInput,
  pageMeta,
  type RemoteMetaTag,
  type RemotePageAddress,
  type ShareImage,
} from "~/features/seo/meta";
import { loadPageSeo } from "~/features/seo/seo.server";
import { shareImageOf } from "~/features/seo/share-card/image.server";
import { jsonLdText, type RemotePageFacts, structuredData } from "~/features/seo/structured-data";
import { serverTexts } from "~/i18n/texts.server";
import { env } from "~/server/env.server";

type Leaf = Awaited<ReturnType<typeof authorizePage>>;

/** What the page's remote says about it: a title, its address, the tags that a remote may set, and facts. */
interface RemotePart {
  readonly initial: { readonly title: string | null };
  readonly address: RemotePageAddress | null;
  readonly head: readonly RemoteMetaTag[];
  readonly facts: RemotePageFacts | null;
}

/**
 * Head tags of a page: an editor's title and tags win over the remote's, and these over the screen's (SEO-02, SEO-07).
 */
export async function pageHead(
  context: Leaf,
  remote: RemotePart | null = null,
): Promise<MetaTag[]> {
  const input = await metaInput(context, remote);
  // The description is among the page's own tags.
  const ofRemote = (remote?.head ?? []).filter(({ name }) => name !== "description");
  const tags = withTags(withTags(pageMeta(input), ofRemote), tagsOfEditor(input));
  if (!hasRefusedForm(context.scope)) return tags;
  // A page that shows a refused form says so first, as `ErrorTitlePrefix` does for a script (ACS-03).
  const prefix = (await serverTexts(context.lng, "main"))("error_prefix");
  return tags.map((tag) => ("title" in tag ? { title: `${prefix} ${tag.title}` } : tag));
}

/** The text of a page's JSON-LD script (SEO-06); null = the page has none. */
export async function pageJsonLd(context: Leaf, remote: RemotePart | null): Promise<string | null> {
  const graph = structuredData({
    ...(await metaInput(context, remote)),
    isHome: context.decision.screen.id === "home",
    facts: remote?.facts ?? null,
  });
  return graph && jsonLdText(graph);
}

async function metaInput(context: Leaf, remote: RemotePart | null): Promise<PageMetaInput> {
  const seo = await loadPageSeo(context);
  const { lng, config, url, languages, decision } = context;
  const { screen, status } = decision;
  const text = await textOf(context);
  const title = remote?.initial.title ?? text(screen.titleKey);
  const description = remote?.head.find(({ name }) => name === "description")?.content;
  const page: PageMetaInput = {
    screen,
    status,
    path: splitPath(url.pathname)
      .rest.filter((segment) => segment !== "")
      .map(decodeURIComponent),
    query: url.searchParams,
    address: remote?.address ?? null,
    article: remote?.facts?.article ?? null,
    image: null,
    lng,
    languages,
    defaultLanguage: languages.includes(config.defaultLanguage) ? config.defaultLanguage : lng,
    origin: env().publicOrigin ?? url.origin,
    editor: seo.page,
    languageCodes: seo.languageCodes,
    title: seo.title ?? documentTitle(title, config.companyName),
    description: seo.page?.description || (description ?? text(screen.descriptionKey)),
    siteName: seo.page?.siteName || config.companyName,
  };
  return { ...page, image: await imageOf(page, remote, config) };
}

/**
 * The picture of an indexed page (SEO-12): its own card, or the site's; a further page of a list has the site's. null where
 * the remote names a picture of its own.
 */
async function imageOf(
  page: PageMetaInput,
  remote: RemotePart | null,
  config: Leaf["config"],
): Promise<ShareImage | null> {
  const address = indexedAddress(page);
  if (address === null || remote?.head.some(({ name }) => name === "og:image")) return null;
  const card = remote?.facts?.card ?? null;
  const { path } = address;
  const { origin, lng } = page;
  return shareImageOf(path.includes("?") ? null : card, path, { origin, lng, config });
}

/** The tags that an editor gave a page which search engines have. */
function tagsOfEditor(page: PageMetaInput): RemoteMetaTag[] {
  const address = indexedAddress(page);
  if (page.editor === null || address === null) return [];
  return editorTags(page.editor, address.pathname).map(({ name, content }) => ({
    key: /^(?:og|article|product):/.test(name) ? "property" : "name",
    name,
    content,
  }));
}

/** The tags of a page with further ones, which replace the page's of the same name. */
function withTags(tags: readonly MetaTag[], metas: readonly RemoteMetaTag[]): MetaTag[] {
  const names = new Set(metas.map(({ name }) => name));
  const isReplaced = (tag: MetaTag) =>
    ("name" in tag && names.has(tag.name)) || ("property" in tag && names.has(tag.property));
  const added = metas.map(
    ({ key, name, content }): MetaTag =>
      key === "name" ? { name, content } : { property: name, content },
  );
  return [...tags.filter((tag) => !isReplaced(tag)), ...added];
}

async function textOf({ lng, config, decision }: Leaf) {
  const t = await serverTexts(lng, "screens");
  const values = { ...decision.params, company: config.companyName };
  return (key: Screen["titleKey"]) => t(key, { replace: values });
}
