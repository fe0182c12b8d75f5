import { useTranslation } from "~/i18n/I18nProvider";
import { Tabs } from "~/ui/Tabs";
import styles from "./ShellParts.module.css";
import type { ShellData } from "./shell-data";

/**
 * Links to the player's own pages, shown above each of these pages. On phones the links are one row that
 * scrolls, with the open page first, so that it is in view without a script.
 */
export function PageOfficeNav({ links }: { links: NonNullable<ShellData["officeNav"]> }) {
  const { t } = useTranslation("shell");
  const label = ({ name, count }: (typeof links)[number]) =>
    count === 0 ? (
      t(`nav_${name}`)
    ) : (
      <>
        {t(`nav_${name}`)} <span className={styles.count}>{count}</span>
      </>
    );
  return (
    <div className={styles.officeNav}>
      <Tabs label={t("nav_office")} tabs={links.map((link) => ({ ...link, label: label(link) }))} />
    </div>
  );
}
