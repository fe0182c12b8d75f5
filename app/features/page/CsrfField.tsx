import { usePageContext } from "./page-context";

/** The CSRF token that every form carries which posts to the shell (SEC-01). Needs the shell around it. */
export function CsrfField() {
  return <input type="hidden" name="csrf" value={usePageContext().csrf} />;
}
