import { Link, useLocation } from "@remix-run/react";
import { useShellData } from "~/features/page/shell-data";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import styles from "./AllPagesMenuDialog.module.css";
import type { ShellData } from "./shell-data";

/** Every page that this visitor can go to, as a dialog over the page or a page of its own (SCR-12). */
export default function AllPagesMenuDialog() {
  const { t } = useTranslation("support", "shell");
  const lng = useLanguage();
  const { nav, readingNav, playerNav, isSignedIn, signInHref, signUpHref } =
    useShellData<ShellData>();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("modal");
  const closed = query.size > 0 ? `${pathname}?${query}` : pathname;
  const settings = screenPath(lng, isSignedIn ? "office:settings" : "settings");
  const sections = [
    {
      title: t("menu_site"),
      links: [
        { href: screenPath(lng, "home"), label: t("shell:nav_home") },
        ...nav.map(({ href, name }) => ({ href, label: t(`shell:nav_${name}`) })),
      ],
    },
    {
      title: t("menu_account"),
      links: isSignedIn
        ? playerNav.map(({ href, name }) => ({ href, label: t(`shell:nav_${name}`) }))
        : [
            { href: signInHref, label: t("shell:sign_in") },
            ...(signUpHref === null ? [] : [{ href: signUpHref, label: t("shell:sign_up") }]),
            { href: settings, label: t("menu_settings") },
          ],
    },
    {
      title: t("menu_help"),
      links: [
        {
          href: `${screenPath(lng, "home")}?modal=user-question`,
          label: t("menu_question"),
        },
        { href: screenPath(lng, "info:responsiblegaming"), label: t("menu_responsible") },
        { href: screenPath(lng, "info:rules", { ruleGroup: "general" }), label: t("shell:rules") },
        ...readingNav.map(({ href, name }) => ({ href, label: t(`shell:nav_${name}`) })),
      ],
    },
  ];
  return (
    <Dialog title={t("menu_title")} closeTo={closed}>
      {sections.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className={styles.title}>{title}</p>
          <ul className={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  to={href}
                  rel={href === signInHref || href === signUpHref ? "nofollow" : undefined}
                  aria-current={href === pathname ? "page" : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Dialog>
  );
}
