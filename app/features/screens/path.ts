import type { Language } from "~/i18n/languages";
import { pathWithLanguage } from "~/i18n/paths";

/** A path split at its language; `lng` is any two lower-case letters (LNG-01), shipped or not. */
export interface SplitPath {
  readonly lng: string | null;
  /** Undecoded segments of the path after the language; a trailing slash adds an empty last one. */
  readonly rest: readonly string[];
}

/** Splits a pathname into its language and the raw segments after it. */
export function splitPath(pathname: string): SplitPath {
  const segments = pathname.slice(1).split("/");
  const first = segments[0] ?? "";
  if (/^[a-z]{2}$/.test(first)) return { lng: first, rest: segments.slice(1) };
  return { lng: null, rest: segments[0] === "" && segments.length === 1 ? [] : segments };
}

/**
 * An address's path and query with the language segment replaced, for a redirect (LNG-02, LNG-04,
 * LNG-06).
 */
export function urlPathInLanguage(url: Pick<URL, "pathname" | "search">, lng: Language): string {
  return pathWithLanguage(url.pathname + url.search, lng);
}

/**
 * The page of an address such as `/remote/{name}/{lng}/…`: everything after the first two segments. null for
 * an empty segment or a backslash, which a resolver could read as another host.
 */
export function safePageOfResourceAddress({
  origin,
  pathname,
  search,
}: Pick<URL, "origin" | "pathname" | "search">): URL | null {
  const path = `/${pathname.split("/").slice(3).join("/")}`;
  if (/\/\/|%5c/i.test(path)) return null;
  const page = new URL(origin);
  page.pathname = path;
  page.search = search;
  return page;
}

const machineFiles = new Set([
  "/healthz",
  "/readyz",
  "/metrics",
  "/robots.txt",
  "/manifest.json",
  "/pwa-sw.js",
  "/favicon.ico",
]);
const machineFolders =
  /^\/(?:domain|fatman-api|remote|sandbox|assets|sitemap|\.well-known)(?:\/|$)/;
const files = /^\/(?:sitemap[\w-]*\.xml|(?:apple-touch|maskable)-icon[\w-]*\.png)$/;

/** Whether an address is for machines and has no language (LNG-02). */
export function isMachineAddress(pathname: string): boolean {
  return machineFiles.has(pathname) || machineFolders.test(pathname) || files.test(pathname);
}
