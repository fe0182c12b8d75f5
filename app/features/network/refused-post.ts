import { createObservableValue } from "./observable-value";

/** Why the last post beside the page was refused: its token was of another session (SEC-01), or the site's words. */
export type PostRefusal =
  | { readonly kind: "stale" }
  | { readonly kind: "told"; readonly text: string };

/** The refusal of the last post beside the page; null = it was done, or there was none. */
export const lastPostRefusal = createObservableValue<PostRefusal | null>(null);
