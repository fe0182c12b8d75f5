import { useLocation } from "react-router-dom";

/** The address of this page without its dialog, for what closes the dialog. */
export function usePathWithoutDialog(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("modal");
  query.delete("sent");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
