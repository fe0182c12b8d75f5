/** Identifies a fragment: remote app, path and query. */
export interface FragmentTarget {
  readonly app: string;
  readonly path: string;
  readonly search: string;
}

export function isSameTarget(one: FragmentTarget | null, other: FragmentTarget): boolean {
  return (
    one !== null && one.app === other.app && one.path === other.path && one.search === other.search
  );
}
