import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { IconButton } from "~/ui/IconButton";
import styles from "./AppBanner.module.css";
import type { AppBannerPaths } from "./offer.server";

/**
 * Leads to the page that says how the site is installed as an app (CNT-07). Closing it is a form, so that it works
 * without a script; in the installed app itself the styles leave it out.
 */
export function AppBanner({ paths }: { readonly paths: AppBannerPaths }): ReactNode {
  const { t } = useTranslation("shell");
  const { here } = usePageContext();
  return (
    <aside className={styles.banner} aria-label={t("app_banner_label")} data-banner="app">
      <Link to={paths.page} className={styles.link}>
        {t("app_banner_text")}
      </Link>
      <Form method="post" action={paths.close} preventScrollReset>
        <CsrfField />
        <input type="hidden" name="intent" value="close-banner" />
        <input type="hidden" name="returnUrl" value={here} />
        <IconButton icon="close" label={t("app_banner_close")} />
      </Form>
    </aside>
  );
}
