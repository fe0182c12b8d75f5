import { Link } from "@remix-run/react";
import { useLanguage } from "~/i18n/I18nProvider";
import type { SeoBlock } from "~/platform/services/seo/client.server";
import styles from "./SeoBlocks.module.css";

/** Text and links about a page, below it (SEO-10). */
export function SeoBlocks({ blocks }: { readonly blocks: readonly SeoBlock[] }) {
  const lng = useLanguage();
  return (
    <div className={styles.blocks}>
      {blocks.map(({ title, paragraphs, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {links.length > 0 ? (
            <ul>
              {links.map(({ name, path }) => (
                <li key={path}>
                  <Link to={`/${lng}/${path}`}>{name}</Link>
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </div>
  );
}
