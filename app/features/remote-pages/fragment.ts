import type { RemoteState } from "./machine";

/** A `<meta>` a remote asks for in `head`: only descriptions and share cards get this far. */
export interface RemoteMeta {
  readonly key: "name" | "property";
  readonly name: string;
  readonly content: string;
}

/**
 * A remote's reply made safe to send (REM-01, REM-09, REM-11). `body` and `styles` hold placeholders where a
 * visitor's own values go; addresses in `styleHrefs` are ours, those in `scripts` of allowed origins.
 */
export interface PreparedFragment {
  /** Changes with anything the fragment says. */
  readonly hash: string;
  readonly body: string;
  /** CSS texts, already scoped to the outlet. */
  readonly styles: readonly string[];
  readonly styleHrefs: readonly string[];
  readonly scripts: readonly string[];
  readonly code: string | null;
  readonly title: string | null;
  readonly head: readonly RemoteMeta[];
}

/**
 * What asking for a fragment came to. `asOf` is set where it is the last good copy, the remote being away: when it
 * was true, ms since epoch by the platform's clock. `status` is the remote's own http error (REM-07), if it
 * answered at all; `areTermsAsked` stands where it is refused until the changed terms are confirmed (PLT-05).
 */
export type FragmentResult =
  | { readonly state: "ready"; readonly fragment: PreparedFragment; readonly asOf: number | null }
  | { readonly state: "loading" }
  | { readonly state: "error"; readonly status?: number; readonly areTermsAsked?: true };

/** What `/remote/…` sends to the browser: a fragment filled for this visitor; `asOf` as in `FragmentResult`. */
export type ClientFragment = Omit<PreparedFragment, "head"> & { readonly asOf: number | null };

/**
 * What a loader tells the outlet: everything but the body, which is in the document already (REM-09).
 * A data request says `not-exist`: the outlet then asks for itself.
 */
export interface RemoteInitial {
  readonly state: RemoteState;
  readonly hash: string | null;
  readonly title: string | null;
  readonly status: number | null;
  readonly scripts: readonly string[];
  readonly code: string | null;
  /** As in `FragmentResult`. */
  readonly asOf: number | null;
}

/** Nothing was asked on the server: the outlet loads once it is mounted. */
export const notAsked: RemoteInitial = {
  state: "not-exist",
  hash: null,
  title: null,
  status: null,
  scripts: [],
  code: null,
  asOf: null,
};

/** A result as loader data. */
export function initialOf(result: FragmentResult): RemoteInitial {
  if (result.state === "error") return { ...notAsked, state: "error", status: result.status ?? null };
  if (result.state === "loading") return { ...notAsked, state: "loading" };
  const { hash, title, scripts, code } = result.fragment;
  return { state: "ready", hash, title, status: null, scripts, code, asOf: result.asOf };
}

/** Our own address of a fragment; `path` starts with the language, `search` is "" or starts with "?". */
export function remoteAddress(app: string, path: string, search: string): string {
  return `/remote/${encodeURIComponent(app)}${path}${search}`;
}
