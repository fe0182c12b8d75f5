import type { Language } from "~/i18n/languages";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { sitemapCalls } from "./calls.server";
import type { SitemapKind } from "./wire.server";

/** The pages of a kind in a language: their number, and the last change of one as ISO text; null = unknown. */
export interface SitemapContents {
  readonly kind: SitemapKind;
  readonly lng: Language;
  readonly total: number;
  readonly changedAt: string | null;
}

/** A page for the sitemap: path and query after `/{lng}/`, its last change as ISO text, and the languages that it has. */
export interface SitemapPage {
  readonly path: string;
  readonly changedAt: string | null;
  readonly languages: readonly Language[];
}

/** What there is to list; null = the platform does not answer. */
export async function loadSitemapContents(
  scope: PlatformScope,
): Promise<readonly SitemapContents[] | null> {
  const reply = await call(scope, sitemapCalls.contents, {});
  return reply.ok ? reply.data : null;
}

/** The pages `[from, from + limit)` of a kind in a language; null = the platform does not answer. */
export async function loadSitemapPages(
  scope: PlatformScope,
  kind: SitemapKind,
  lng: Language,
  from: number,
  limit: number,
): Promise<readonly SitemapPage[] | null> {
  const query = { kind, lng, from: String(from), limit: String(limit) };
  const reply = await call(scope, sitemapCalls.pages, { query });
  return reply.ok ? reply.data : null;
}
