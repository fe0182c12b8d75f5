import { usePageContext } from "./page-context";

/** The CSRF token that every form that posts to the shell carries (SEC-01). */
export function CsrfField() {
  return <input type="hidden" name="csrf" value={usePageContext().csrf} />;
}
