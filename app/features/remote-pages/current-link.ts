/**
 * Index of the link that stands for a page: one of its paths (its own and those of `data-also`) is
 * the page's path or the longest beginning of it; null = no link stands for the page. Queries are
 * not compared.
 * @param links paths of each link
 */
export function currentLinkIndex(
  links: readonly (readonly string[])[],
  path: string,
): number | null {
  let found: number | null = null;
  let longest = 0;
  const here = withoutEnd(path);
  links.forEach((paths, nth) => {
    for (const each of paths) {
      const own = withoutEnd(each);
      const isHere = own === here || (own !== "" && here.startsWith(`${own}/`));
      if (!isHere || own.length <= longest) continue;
      longest = own.length;
      found = nth;
    }
  });
  return found;
}

/**
 * The paths that a link stands for: its `href` without query and hash, and those of `data-also`.
 */
export function linkPaths(href: string, also: string | null | undefined): readonly string[] {
  return [href.replace(/[?#].*$/, ""), ...(also ?? "").split(" ").filter(Boolean)];
}

function withoutEnd(path: string): string {
  return path.replace(/\/$/, "");
}
