import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { StaleCopies } from "../../transport/stale-copies.server";
import { findOptionalCopy } from "../optional-copy.server";
import { seoCalls } from "./calls.server";
import type { SeoContentWire, SeoPageWire } from "./wire.server";

/** What the SEO calls ask by (SEO-01). */
export interface SeoSubject {
  /** Host of the page. */
  readonly domain: string;
  /** The site's group. */
  readonly projectId: number;
  readonly lng: string;
  /** Hours east of UTC. */
  readonly timeZone: number;
  readonly stream: string;
  /** "" = none. */
  readonly section: string;
  /** "" = none. */
  readonly subsectionId: string;
}

/** Metadata that an editor gave a page (SEO-02); "" and [] = nothing. */
export type SeoPage = SeoPageWire;
/** A block of text and links below a page (SEO-10). */
export type SeoBlock = SeoContentWire["blocks"][number];

const contentCopies = new StaleCopies<SeoContentWire>("seo-content", 2_000);
const visualCopies = new StaleCopies<{ readonly title: string }>("seo-visual", 2_000);
const pageCopies = new StaleCopies<SeoPage>("seo-page", 2_000);
const languageCopies = new StaleCopies<Readonly<Record<string, string>>>("seo-languages", 10);

/** The blocks below a page; [] = none, or the platform does not answer. `path` is encoded, after the language. */
export async function loadSeoBlocks(
  scope: PlatformScope,
  subject: SeoSubject,
  path: string,
): Promise<readonly SeoBlock[]> {
  const query = { path, ...queryOf(subject) };
  const content = await findOptionalCopy(scope, contentCopies, query, seoCalls.content, (behind) =>
    call(behind, seoCalls.content, { query }),
  );
  return content?.blocks ?? [];
}

/** The title that an editor gave a page; null = none, or the platform does not answer (SEO-04). */
export async function loadSeoTitle(
  scope: PlatformScope,
  subject: SeoSubject,
): Promise<string | null> {
  const query = queryOf(subject);
  const visual = await findOptionalCopy(scope, visualCopies, query, seoCalls.visual, (behind) =>
    call(behind, seoCalls.visual, { query }),
  );
  return visual?.title || null;
}

/** The metadata that an editor gave a page; null = the platform does not answer. */
export function loadSeoPage(scope: PlatformScope, subject: SeoSubject): Promise<SeoPage | null> {
  const query = queryOf(subject);
  return findOptionalCopy(scope, pageCopies, query, seoCalls.page, (behind) =>
    call(behind, seoCalls.page, { query }),
  );
}

/** ISO codes by the languages of addresses; {} = the platform does not answer: each is its own code. */
export async function loadSeoLanguages(
  scope: PlatformScope,
): Promise<Readonly<Record<string, string>>> {
  const codes = await findOptionalCopy(scope, languageCopies, {}, seoCalls.languages, (behind) =>
    call(behind, seoCalls.languages),
  );
  return codes ?? {};
}

function queryOf({ lng, timeZone, section, subsectionId, ...rest }: SeoSubject) {
  return {
    ...rest,
    language: lng,
    timezone: timeZone,
    ...(section && { section }),
    ...(subsectionId && { subsectionId }),
  };
}

/**
 * Removes all copies; for tests.
 * @internal
 */
export function clearSeoCopies() {
  for (const copies of [contentCopies, visualCopies, pageCopies, languageCopies]) copies.clear();
}
