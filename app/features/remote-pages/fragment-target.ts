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
