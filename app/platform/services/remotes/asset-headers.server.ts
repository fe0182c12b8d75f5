import type { SiteConfig } from "~/domain/settings/site-config";

/**
 * What remotes and the platform build the addresses of their own assets from (LAY-12): the project whose files are common to
 * all sites, and the versions of the icons and of the library of building blocks that the shell was made for.
 */
const assets = { project: 285, icons: "1.0.637", ui: "2.3.273" } as const;

/**
 * Headers that name the asset path to a remote: the site's own group where site config says that the path is flexible, else
 * the common project. The shell's own files have hashed names and do not depend on it.
 */
export function assetHeaders({
  isFlexibleAssetPath,
  groupId,
}: Pick<SiteConfig, "isFlexibleAssetPath" | "groupId">): Readonly<Record<string, string>> {
  return {
    "x-asset-path": `/assets/${isFlexibleAssetPath ? groupId : assets.project}/`,
    "x-asset-versions": `icons=${assets.icons}, ui=${assets.ui}`,
  };
}
