import type { RemoteMetaTag, RemotePageAddress } from "~/features/seo/meta";
import type { RemotePageFacts } from "~/features/seo/structured-data";
import type { RemoteState } from "./outlet/machine";

/**
 * A sanitized remote reply (REM-01, REM-09, REM-11). `body` and `styles` have placeholders for the visitor's
 * values; `styleHrefs` are our addresses, `scripts` have allowed origins.
 */
export interface PreparedFragment {
  /** Hash of the whole fragment. */
  readonly hash: string;
  readonly body: string;
  /** CSS texts, scoped to the outlet. */
  readonly styles: readonly string[];
  readonly styleHrefs: readonly string[];
  readonly scripts: readonly string[];
  readonly code: string | null;
  readonly title: string | null;
  readonly head: readonly RemoteMetaTag[];
  readonly address: RemotePageAddress;
  readonly facts: RemotePageFacts;
}

/**
 * Result of a fragment request. `asOf` is set for the last good copy, while the remote is down: the copy's
 * time, ms since epoch on the platform's clock. `status` is the remote's HTTP error, if it responded
 * (REM-07). `areTermsAsked` = refused until the changed terms are confirmed (PLT-05).
 */
export type FragmentResult =
  | { readonly state: "ready"; readonly fragment: PreparedFragment; readonly asOf: number | null }
  | { readonly state: "loading" }
  | { readonly state: "error"; readonly status?: number; readonly areTermsAsked?: true };

/**
 * The response of `/remote/…` to the browser: a fragment with this visitor's values; `asOf` as in
 * `FragmentResult`.
 */
export type ClientFragment = Omit<PreparedFragment, "head" | "address" | "facts"> & {
  readonly asOf: number | null;
};

/**
 * Loader data of an outlet: everything but the body, which is in the document (REM-09). For a data request it
 * is `not-exist`, and the outlet loads the fragment itself.
 */
export interface OutletInitialData {
  readonly state: RemoteState;
  readonly hash: string | null;
  readonly title: string | null;
  readonly status: number | null;
  readonly scripts: readonly string[];
  readonly code: string | null;
  /** As in `FragmentResult`. */
  readonly asOf: number | null;
}

/**
 * Loader data of an outlet whose fragment the server did not request: the outlet loads it after
 * mounting.
 */
export const notRequestedInitialData: OutletInitialData = {
  state: "not-exist",
  hash: null,
  title: null,
  status: null,
  scripts: [],
  code: null,
  asOf: null,
};

/** The loader data of an outlet for the result of its fragment request; the body is left out. */
export function toInitialData(result: FragmentResult): OutletInitialData {
  if (result.state === "error")
    return { ...notRequestedInitialData, state: "error", status: result.status ?? null };
  if (result.state === "loading") return { ...notRequestedInitialData, state: "loading" };
  const { hash, title, scripts, code } = result.fragment;
  return { state: "ready", hash, title, status: null, scripts, code, asOf: result.asOf };
}

/** Our address of a fragment; `path` starts with the language, `search` is "" or starts with "?". */
export function fragmentAddress(app: string, path: string, search: string): string {
  return `/remote/${encodeURIComponent(app)}${path}${search}`;
}

/** Identifies a fragment: remote app, path and query. */
export interface FragmentLocation {
  readonly app: string;
  readonly path: string;
  readonly search: string;
}

export function isSameFragmentLocation(
  one: FragmentLocation | null,
  other: FragmentLocation,
): boolean {
  return (
    one !== null && one.app === other.app && one.path === other.path && one.search === other.search
  );
}
