import type { SiteConfig } from "~/domain/settings/site-config";

/** Sizes of the icons that the build draws (.config/app-icons.ts), px. */
export const touchIconSizes = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/** The path of a touch icon. */
export const touchIconPath = (size: (typeof touchIconSizes)[number]) =>
  `/apple-touch-icon-${size}x${size}.png`;

/** What a manifest has in one language; null = its address names none, and the start page leads to the visitor's. */
export interface ManifestInLanguage {
  readonly lng: string;
  readonly dir: "ltr" | "rtl";
  /** Entries of the app's menu on the home screen: name, and path on this site. */
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The web app manifest (POP-09). Its `id` is the same in all languages, so that there is one app. */
export function webManifest(
  { companyName, themeColor }: Pick<SiteConfig, "companyName" | "themeColor">,
  language: ManifestInLanguage | null,
) {
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: companyName,
    short_name: companyName,
    ...(language ? { lang: language.lng, dir: language.dir } : {}),
    start_url: language ? `/${language.lng}/` : "/",
    scope: "/",
    display: "standalone",
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      ...touchIconSizes.map((size) => icon(touchIconPath(size), size, "any")),
      icon("/maskable-icon-512x512.png", 512, "maskable"),
    ],
    ...(language ? { shortcuts: language.shortcuts } : {}),
  };
}
