const name = "consent";
const value = "customise";
/** A base to read paths by; nothing is ever asked of it. */
const anywhere = "http://page.invalid";

/** Whether an address asks for the customise view (CNS-01). */
export function isCustomiseAsked(query: URLSearchParams): boolean {
  return query.get(name) === value;
}

/** This page (path and query) with the customise view, or without. */
export function withCustomise(here: string, isAsked: boolean): string {
  const url = new URL(here, anywhere);
  if (isAsked) url.searchParams.set(name, value);
  else if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search;
}
