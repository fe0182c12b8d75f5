const name = "consent";
const value = "customise";
/** A dummy base for parsing paths; never requested. */
const anywhere = "http://page.invalid";

/** Whether the query selects the customise view (CNS-01). */
export function isCustomiseRequested(query: URLSearchParams): boolean {
  return query.get(name) === value;
}

/** This page's path and query, with or without the customise view. */
export function customiseAddress(here: string, isAsked: boolean): string {
  const url = new URL(here, anywhere);
  if (isAsked) url.searchParams.set(name, value);
  else if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search;
}
