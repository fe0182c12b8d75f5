import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./CookiesPage.module.css";
import type { CookiesPageData } from "./cookies-page.server";

/**
 * Every cookie and stored key: name, purpose, class, lifetime (CNS-05). Each row is a card on phones, with
 * table semantics.
 */
export function BrowserStorageTable({ kept }: Pick<CookiesPageData, "kept">) {
  const { t } = useTranslation("consent");
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as cards it would lose its roles
    <table role="table" className={styles.table} aria-labelledby="cookies-kept">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {(["name", "purpose", "class", "lifetime"] as const).map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th key={column} role="columnheader" scope="col">
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {kept.map(({ name, store, purpose, class: kind, lifetime, until }) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={name} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <th role="rowheader" scope="row">
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.store}>{t(`store_${store}`)}</span>
            </th>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <td role="cell">{t(`purpose_${purpose}`)}</td>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <td role="cell">{t(`class_${kind}`)}</td>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <td role="cell">{until === null ? lifetime : t(`lifetime_${until}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
