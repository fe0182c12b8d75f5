import type { PlatformCall, ShellCall } from "../../define-call.server";
import { call } from "../../transport/call.server";
import type { Reply } from "../../transport/failure.server";
import { configRevision } from "../../transport/revision.server";
import {
  createSignedOutBackgroundScope,
  type PlatformScope,
  pageBudgetLeftMs,
} from "../../transport/scope.server";
import { StaleCopies } from "../../transport/stale-copies.server";
import { wireHeaders } from "../../transport/wire.server";
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

/** How long a page waits for what it can do without, ms; the copy that arrives later serves the next one. */
export const seoWaitMs = 300;

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
  const content = await findCopy(scope, contentCopies, query, seoCalls.content, (behind) =>
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
  const visual = await findCopy(scope, visualCopies, query, seoCalls.visual, (behind) =>
    call(behind, seoCalls.visual, { query }),
  );
  return visual?.title || null;
}

/** The metadata that an editor gave a page; null = the platform does not answer. */
export function loadSeoPage(scope: PlatformScope, subject: SeoSubject): Promise<SeoPage | null> {
  const query = queryOf(subject);
  return findCopy(scope, pageCopies, query, seoCalls.page, (behind) =>
    call(behind, seoCalls.page, { query }),
  );
}

/** ISO codes by the languages of addresses; {} = the platform does not answer: each is its own code. */
export async function loadSeoLanguages(
  scope: PlatformScope,
): Promise<Readonly<Record<string, string>>> {
  const codes = await findCopy(scope, languageCopies, {}, seoCalls.languages, (behind) =>
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

/** A copy, or what one attempt brings in time; null = neither. A failure is in the log of calls, and nothing more. */
async function findCopy<T>(
  scope: PlatformScope,
  copies: StaleCopies<T>,
  query: Readonly<Record<string, unknown>>,
  { timeoutMs }: ShellCall & PlatformCall,
  ask: (behind: PlatformScope) => Promise<Reply<T>>,
): Promise<T | null> {
  const wait = Math.min(seoWaitMs, pageBudgetLeftMs(scope));
  const found = await copies.find(new URLSearchParams(asText(query)).toString(), wait, async () => {
    const revision = configRevision();
    // Detached: the visitor may leave, and the copy serves later requests too.
    const reply = await ask(createSignedOutBackgroundScope(scope, timeoutMs));
    if (!reply.ok) return null;
    return {
      value: reply.data,
      revision: reply.headers.get(wireHeaders.configRevision) ?? revision,
    };
  });
  return found?.value ?? null;
}

function asText(query: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/**
 * Removes all copies; for tests.
 * @internal
 */
export function clearSeoCopies() {
  for (const copies of [contentCopies, visualCopies, pageCopies, languageCopies]) copies.clear();
}
