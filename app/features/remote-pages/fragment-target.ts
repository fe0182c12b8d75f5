/** Identifies a fragment: remote app, path and query. */
export interface FragmentSource {
  readonly app: string;
  readonly path: string;
  readonly search: string;
}

export function isSameFragmentSource(one: FragmentSource | null, other: FragmentSource): boolean {
  return (
    one !== null && one.app === other.app && one.path === other.path && one.search === other.search
  );
}
