import { renderToStaticMarkup } from "react-dom/server";
import type { SiteConfig } from "~/domain/settings/site-config";
import { screenPath } from "~/features/screens/links";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { type Language, languages } from "~/i18n/languages";
import { createTranslator } from "~/i18n/translator";
import base from "~/styles/base.css?url";
import tokens from "~/styles/tokens.css?url";

/** Of a link to the page that did not load. */
const sameAddress = "";

/**
 * The document that stands in for a page without a network. It has nothing of a player and nothing that gets old: no
 * balance, no bet, no price. Its styles are those that the worker keeps.
 * @param age from which one may play, years
 */
export function offlinePage(
  lng: Language,
  { companyName, themeColor }: Pick<SiteConfig, "companyName" | "themeColor">,
  age: number,
): string {
  const { t } = createTranslator(lng, textsOfDictionaries(lng, ["app", "shell"]));
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lng} dir={languages[lng].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColor} />
        <meta name="robots" content="noindex" />
        <title>{`${t("app:offline_title")} – ${companyName}`}</title>
        <link rel="stylesheet" href={tokens} />
        <link rel="stylesheet" href={base} />
      </head>
      <body data-code="offline">
        <div
          style={{
            display: "grid",
            gap: "var(--space-3)",
            maxInlineSize: "36rem",
            marginInline: "auto",
            padding: "var(--space-5) var(--space-3)",
          }}
        >
          <main id="content" style={{ display: "grid", gap: "var(--space-3)" }}>
            <p style={{ color: "var(--ink-muted)" }}>{companyName}</p>
            <h1>{t("app:offline_title")}</h1>
            <p>{t("app:offline_text")}</p>
            <p>{t("app:offline_money")}</p>
            <p>
              <a
                href={sameAddress}
                style={{
                  display: "inline-grid",
                  placeItems: "center",
                  minBlockSize: "var(--finger)",
                  paddingInline: "var(--space-4)",
                  borderRadius: "var(--radius-control)",
                  background: "var(--accent)",
                  color: "var(--accent-ink)",
                  textDecoration: "none",
                }}
              >
                {t("app:offline_retry")}
              </a>
            </p>
          </main>
          <footer style={{ color: "var(--ink-muted)", fontSize: "var(--text-13)" }}>
            <p>
              {t("shell:age_note", { age })}.{" "}
              <a
                href={screenPath(lng, "info:responsiblegaming")}
                style={{ display: "inline-block", paddingBlock: "var(--space-2)" }}
              >
                {t("shell:responsible")}
              </a>
            </p>
          </footer>
        </div>
      </body>
    </html>,
  )}`;
}
