import { useLocation } from "react-router-dom";

/** This page without its dialog. */
export function useClosed(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("modal");
  query.delete("sent");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
