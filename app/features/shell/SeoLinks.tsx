import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "./ShellParts.module.css";
import type { ShellData } from "./shell-data";

/** Links to the site's sections below a page, for crawlers and for who has read to its end (LAY-01); some screens hide them. */
export function SeoLinks({ nav }: { nav: ShellData["nav"] }) {
  const { t } = useTranslation("shell");
  return (
    <nav className={styles.seoLinks} aria-label={t("seo_links")}>
      <ul>
        {nav.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{t(`nav_${name}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Leads to the support: a player to his questions, a guest to the contacts (LAY-01). */
export function SupportButton({ href }: { href: string }) {
  const { t } = useTranslation("shell");
  return (
    <p className={styles.support}>
      <LinkWithTouchSizedTarget to={href}>{t("support_button")}</LinkWithTouchSizedTarget>
    </p>
  );
}
